//! The game and the position as text, out and in, and the link that holds a game.

use anyhow::{Result, ensure};
use reversi_tests::known_games::{BLACK_MUST_PASS, WITH_PASSES};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["text_and_link":
        // A change of the address.
        Everywhere: [
            a_new_fragment_loads_at_once,
        ],
        // Reading and writing of games.
        OneBrowser: [
            a_position_comes_back_exactly,
            a_game_comes_back_exactly,
            a_position_line_of_a_problem_collection_loads,
            nonsense_is_refused_and_changes_nothing,
            a_link_holds_the_whole_game,
            a_position_in_place_of_the_moves_is_read,
            a_broken_link_is_reported,
            a_reload_keeps_the_game_that_a_link_names,
            a_pasted_game_keeps_its_players,
        ],
    ]
}

async fn field(page: &Page, name: &str) -> Result<String> {
    wait_for_sheet(page).await?;
    let script = "return document.querySelector(`#text textarea[name=${arguments[0]}]`).value";
    Ok(page
        .run(script, vec![json!(name)])
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned())
}

/// The sheet loads after the first move is possible.
async fn wait_for_sheet(page: &Page) -> Result<()> {
    let open = "return document.getElementById('text').open";
    page.wait_for("the open sheet", open).await
}

/// Opens the sheet, pastes a text, and presses Load.
async fn paste(page: &Page, text: &str) -> Result<()> {
    if !is_open(page).await? {
        page.press("text").await?;
    }
    wait_for_sheet(page).await?;
    let fill = "const f = document.querySelector('#text textarea[name=paste]');\
                f.value = arguments[0]; f.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(fill, vec![json!(text)]).await?;
    page.click("#text [data-load]").await
}

async fn is_open(page: &Page) -> Result<bool> {
    Ok(page
        .run("return document.getElementById('text').open", vec![])
        .await?
        == json!(true))
}

async fn close(page: &Page) -> Result<()> {
    // In one step: a sheet whose text is loaded closes by itself.
    let close = "const sheet = document.getElementById('text');\
                 if (sheet.open) sheet.querySelector('button[value=close]').click()";
    page.run(close, vec![]).await?;
    page.wait_for(
        "the sheet is closed",
        "return !document.getElementById('text').open",
    )
    .await
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
    wait_for_sheet(page).await?;
    let link = "return document.querySelector('#text textarea[name=link]').value\
                .endsWith('#m=f5d6c3&ply=3&ev=Paris+Open&pb=Ada+%3Cb%3E&pw=Bob')";
    page.wait_for("the players in the link", link).await?;
    close(page).await?;
    page.press("new").await?;
    let unnamed = format!("{PLAYERS}.includes('Bob') === false");
    page.wait_for("a new game without the players", &unnamed)
        .await
}

async fn a_position_comes_back_exactly(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let before = page.play_all("f5d6c3d3c4").await?;
    page.press("text").await?;
    let position = field(page, "position").await?;
    check_eq(
        "position",
        position.as_str(),
        format!("{} O", before.discs).as_str(),
    )?;
    close(page).await?;
    page.press("new").await?;
    paste(page, &position).await?;
    close(page).await?;
    let after = page
        .wait_until("the position", |state| state.discs == before.discs)
        .await?;
    check_eq("turn", after.turn, before.turn)?;
    check_eq("legal", after.legal, before.legal)?;
    page.press("text").await?;
    check_eq("position again", field(page, "position").await?, position)?;
    close(page).await
}

async fn a_game_comes_back_exactly(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m={WITH_PASSES}"))
        .await?;
    let before = page.wait_until("the end", |state| state.over()).await?;
    page.press("text").await?;
    let game = field(page, "moves").await?;
    check_eq("game", game.as_str(), WITH_PASSES)?;
    close(page).await?;
    page.press("new").await?;
    page.wait_until("a new game", |state| state.placed() == 4)
        .await?;
    paste(page, &game.to_uppercase()).await?;
    close(page).await?;
    let after = page.wait_until("the game", |state| state.over()).await?;
    check_eq("board", after.discs, before.discs)?;
    check_eq("moves", after.moves, before.moves)
}

async fn a_position_line_of_a_problem_collection_loads(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let board = format!("{}OX------XO{}", "-".repeat(27), "-".repeat(27));
    paste(page, &format!("{board} X; D3:+2; C4:+2;")).await?;
    close(page).await?;
    let state = page
        .wait_until("the position", |state| state.discs == board)
        .await?;
    check_eq("turn", state.turn.as_str(), "black")
}

async fn nonsense_is_refused_and_changes_nothing(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let before = page.play_all("f5d6c3").await?;
    for nonsense in ["f5f6f6", "z9", "XO-", "f5d", "https://club.invalid/#m=a1"] {
        paste(page, nonsense).await?;
        page.wait_for(
            &format!("a sentence about {nonsense:?}"),
            "return document.querySelector('[data-problem]').innerText.length > 20",
        )
        .await?;
        ensure!(is_open(page).await?, "the dialog stays open with the text");
        let after = page.state().await?;
        check_eq("board", &after.discs, &before.discs)?;
        check_eq("moves", &after.moves, &before.moves)?;
        close(page).await?;
        page.press("text").await?;
        let problem = page.find("[data-problem]").await?.text().await?;
        check_eq(
            "the sentence is gone when the sheet opens again",
            problem.as_str(),
            "",
        )?;
    }
    close(page).await
}

async fn a_link_holds_the_whole_game(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all(BLACK_MUST_PASS).await?;
    page.press("undo").await?;
    let before = page
        .wait_until("seven moves", |state| state.current == 7)
        .await?;
    page.press("text").await?;
    let link = field(page, "link").await?;
    ensure!(
        link.starts_with(&page.site.url("")),
        "the link leads to the page: {link}"
    );
    ensure!(
        link.contains(BLACK_MUST_PASS) && link.contains("ply=7"),
        "{link}"
    );
    // Another address first: the same one with another fragment would not load the page.
    page.browser
        .session
        .goto(format!("{}/club/", page.site.origin()))
        .await?;
    page.run("localStorage.clear()", vec![]).await?;
    page.browser.session.goto(&link).await?;
    let after = page
        .wait_until("the game", |state| state.current == 7)
        .await?;
    check_eq("board", after.discs, before.discs)?;
    check_eq("moves", after.moves, before.moves)
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

async fn a_new_fragment_loads_at_once(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.run("location.hash = '#m=f5d6c3&ply=2'", vec![])
        .await?;
    let state = page
        .wait_until("the game", |state| state.current == 2)
        .await?;
    check_eq("line", state.moves.concat().as_str(), "f5d6c3")
}

async fn a_broken_link_is_reported(page: &Page) -> Result<()> {
    let state = page.open_quick(&format!("{TWO_PEOPLE}#m=f5f5")).await?;
    ensure!(
        state.status.contains("cannot be loaded"),
        "status: {:?}",
        state.status
    );
    check_eq("discs", state.placed(), 4)?;
    page.play("f5").await?;
    page.run("location.hash = '#m=f5d6c3&ply=99'", vec![])
        .await?;
    let state = page
        .wait_until("a sentence", |state| {
            state.status.contains("cannot be loaded")
        })
        .await?;
    check_eq("discs", state.placed(), 5)
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
