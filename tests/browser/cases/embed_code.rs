//! The code of a board for somebody's website: written by the dialog, pasted into a blank page.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::leave;

pub fn cases() -> Vec<Case> {
    cases!["embed_code":
        // Frames within the page, and its code in a page of another host.
        Everywhere: [
            the_code_of_a_chosen_board_makes_it_in_a_blank_page,
        ],
        OneBrowser: [
            a_text_that_is_no_game_is_named_and_every_group_passes_axe,
        ],
    ]
}

/// Opens the dialog and waits for its first code.
async fn open(page: &Page) -> Result<()> {
    page.press("embed-code").await?;
    page.wait_for(
        "the code",
        "return document.querySelector('#embed-code [name=code]')?.value.includes('reversi-game')",
    )
    .await?;
    let first = "const [result, fields] = ['result', 'fields']
             .map((name) => document.querySelector(`#embed-code .embed-${name}`));
         return (result.compareDocumentPosition(fields) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0";
    check_eq(
        "code and preview before the choices",
        page.run(first, vec![]).await?,
        json!(true),
    )
}

/// Gives a field of the dialog a value, and waits until the code has changed.
async fn choose(page: &Page, name: &str, value: &str) -> Result<String> {
    let before = code(page).await?;
    let script = "const field = document.querySelector(`#embed-code [name=\"${arguments[0]}\"]`);\
        field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.run(script, vec![json!(name), json!(value)]).await?;
    let script = "return document.querySelector('#embed-code [name=code]').value";
    page.wait_for(
        &format!("another code after {name}={value}"),
        &format!("{script} !== {}", json!(before)),
    )
    .await?;
    code(page).await
}

async fn code(page: &Page) -> Result<String> {
    let script = "return document.querySelector('#embed-code [name=code]').value";
    Ok(serde_json::from_value(page.run(script, vec![]).await?)?)
}

/// Checks theme and point of the board in a frame.
async fn check_board(page: &Page, frame: thirtyfour::WebElement) -> Result<()> {
    frame.enter_frame().await?;
    let state = page.wait_for_board().await?;
    check_eq("the point", state.played().as_str(), "f5d6")?;
    let theme = "return document.documentElement.dataset.theme === 'garden'";
    page.wait_for("the theme", theme).await?;
    leave(page).await
}

/// The frame of the only board of a page.
const FRAME: &str = "return (document.querySelector('reversi-game')?.shadowRoot ?? document)\
     .querySelector('iframe')";

async fn the_code_of_a_chosen_board_makes_it_in_a_blank_page(page: &Page) -> Result<()> {
    page.open_quick("?black=human&white=human#m=f5d6c3&ply=2")
        .await?;
    open(page).await?;
    let script = "return document.querySelector('#embed-code [name=code]').value";
    let has_game = format!("{script}.includes('moves=\"f5d6c3\" ply=\"2\"')");
    page.wait_for("the game on the board", &has_game).await?;
    page.click("#embed-code [name=shown][value=new]").await?;
    page.wait_for(
        "a new game",
        &format!("{script}.includes('<reversi-game>')"),
    )
    .await?;
    page.click("#embed-code [name=shown][value=game]").await?;
    page.wait_for("the game again", &has_game).await?;
    let element = choose(page, "theme", "garden").await?;
    check_board(page, page.find("#embed-code iframe").await?).await?;
    let plain = choose(page, "place", "frame").await?;

    let club = Site::start(ServerMode::Normal).await?;
    for (path, pasted) in [("/element", element), ("/frame", plain)] {
        let text = format!("<!DOCTYPE html><title>Club</title><h1>Club</h1>{pasted}");
        page.goto(&club.publish(path, &text, None)?).await?;
        page.wait_for("a frame", &format!("{FRAME} !== null"))
            .await?;
        let frame = page.browser.session.execute(FRAME, vec![]).await?;
        check_board(page, frame.element()?).await?;
    }
    Ok(())
}

async fn a_text_that_is_no_game_is_named_and_every_group_passes_axe(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick("?white=human").await?;
    open(page).await?;
    choose(page, "moves", "f5d6h1").await?;
    let said = "return document.querySelector('#embed-code [role=alert]').textContent";
    page.wait_for("a sentence", &format!("{said} !== ''"))
        .await?;
    let sentence = page.run(said, vec![]).await?;
    ensure!(sentence.to_string().contains("h1"), "{sentence}");
    choose(page, "moves", "f5d6c3").await?;
    check_eq("no sentence", page.run(said, vec![]).await?, json!(""))?;
    page.run(
        "for (const group of document.querySelectorAll('#embed-code details')) group.open = true",
        vec![],
    )
    .await?;
    checker.check(page, "the code of a board").await
}
