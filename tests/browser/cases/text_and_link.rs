//! Texts and links whose reader loads when it is wanted.

use anyhow::Result;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["text_and_link":
        // Modules that load at once with a text, and what is left in the address.
        OneBrowser: [
            a_position_in_place_of_the_moves_is_read,
            a_reload_keeps_the_game_that_a_link_names,
            a_pasted_game_keeps_its_players,
        ],
    ]
}

/// Opens the dialog, pastes a text, and presses Load.
async fn paste(page: &Page, text: &str) -> Result<()> {
    page.open_games().await?;
    let fill = "const f = document.querySelector('#open-games textarea[name=paste]');\
                f.value = arguments[0]; f.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(fill, vec![json!(text)]).await?;
    page.click("#open-games [data-load]").await
}

/// The names on the panel, Black's and White's.
const PLAYERS: &str = "return [...document.querySelectorAll('[data-player]')]\
                       .map((each) => each.textContent).join(' – ')";

async fn a_pasted_game_keeps_its_players(page: &Page) -> Result<()> {
    page.open_quick("?black=human&white=computer").await?;
    let text = "[Event \"Paris Open\"]\n[Black \"Ada <b>\"]\n[White \"Bob\"]\n\n1. f5 d6 2. c3 *";
    paste(page, text).await?;
    let named = format!("{PLAYERS} === 'Ada <b> – Bob'");
    page.wait_for("the players of the game", &named).await?;
    page.reload().await?;
    page.wait_for("the players after a reload", &named).await?;
    page.press("text").await?;
    let link = "return document.querySelector('#text textarea[name=link]').value\
                .endsWith('#m=f5d6c3&ply=3&ev=Paris+Open&pb=Ada+%3Cb%3E&pw=Bob')";
    page.wait_for("the players in the link", link).await?;
    page.click("#text button[value=close]").await?;
    page.new_game().await?;
    let unnamed = format!("{PLAYERS}.includes('Bob') === false");
    page.wait_for("a new game without the players", &unnamed)
        .await
}

/// The notations read it: at the start, and in a page that has not loaded them.
async fn a_position_in_place_of_the_moves_is_read(page: &Page) -> Result<()> {
    let link = |square: &str| {
        let (before, after) = ("-".repeat(27), "-".repeat(27));
        format!("#m={before}OX------XO{after}+X+{square}")
    };
    page.open_quick(TWO_PEOPLE).await?;
    page.run("location.hash = arguments[0]", vec![json!(link("d3"))])
        .await?;
    page.wait_until("the game", |state| state.moves.concat() == "d3")
        .await?;
    page.browser
        .session
        .goto(format!("{}/club/", page.site.origin()))
        .await?;
    let address = format!("{TWO_PEOPLE}{}", link("c4"));
    let state = page.open_quick(&address).await?;
    check_eq("moves", state.moves.concat().as_str(), "c4")
}

async fn a_reload_keeps_the_game_that_a_link_names(page: &Page) -> Result<()> {
    let other = format!("{TWO_PEOPLE}&game=connect-four#m=f5d6c3");
    check_eq(
        "moves",
        page.open_quick(&other).await?.played().as_str(),
        "f5d6c3",
    )?;
    check_eq("moves", page.reload().await?.played().as_str(), "f5d6c3")
}
