//! A game of two people at one device: its dialog, and clocks that go on through a reload.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

const BEGIN: &str = "#players [data-players-play]";

/// The side whose clock runs, and the names on both cards.
const SHOWN: &str = "return [document.querySelector('.table-clock[data-running]')?.dataset.clockOf, \
    ...['black', 'white'].map((side) => document.querySelector(`[data-player=\"${side}\"]`).textContent)]";

pub fn cases() -> Vec<Case> {
    cases!["table":
        // Dialog, fields and storage of each engine.
        Everywhere: [
            two_people_agree_on_clocks_which_go_on_through_a_reload,
        ],
    ]
}

/// Opens the terms of two people in the dialog of a new game.
async fn open_dialog(page: &Page) -> Result<()> {
    page.open_quick("?lang=en").await?;
    page.press("new").await?;
    page.run(
        "document.querySelector('#players [value=person]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the terms",
        "return document.querySelector('#players[open] form[name=table]') !== null",
    )
    .await?;
    page.click("#players summary").await
}

/// Fills a field of the dialog.
async fn fill(page: &Page, name: &str, value: &str) -> Result<()> {
    let field = page
        .find(&format!("form[name=\"table\"] [name=\"{name}\"]"))
        .await?;
    field.clear().await?;
    field.send_keys(value).await?;
    Ok(())
}

/// Chooses a time for the game.
async fn choose_clock(page: &Page) -> Result<()> {
    let choose = "const field = document.querySelector('#players [name=method]');\
        field.value = 'sudden-death';\
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.run(choose, vec![]).await?;
    Ok(())
}

/// Begins a game of Anna and Ben with the clock that is offered.
pub async fn begin(page: &Page) -> Result<()> {
    open_dialog(page).await?;
    fill(page, "black", "Anna").await?;
    fill(page, "white", "Ben").await?;
    choose_clock(page).await?;
    page.click(BEGIN).await?;
    page.wait_for(
        "the clocks",
        "return document.querySelector('.table-clocks') !== null",
    )
    .await
}

async fn two_people_agree_on_clocks_which_go_on_through_a_reload(page: &Page) -> Result<()> {
    open_dialog(page).await?;
    let checker = Checker::of_all_rules()?;
    checker.check(page, "the dialog").await?;
    fill(page, "black", "Anna").await?;
    fill(page, "white", "Ben").await?;
    choose_clock(page).await?;
    fill(page, "minutes", "181").await?;
    page.click(BEGIN).await?;
    let said = page
        .find("form[name=\"table\"] .problem")
        .await?
        .text()
        .await?;
    check_eq("the problem", said.as_str(), "Between 1 and 180.")?;
    fill(page, "minutes", "30").await?;
    page.click(BEGIN).await?;
    page.wait_for(
        "the clocks",
        "return document.querySelector('.table-clocks') !== null",
    )
    .await?;
    checker.check(page, "the clocks").await?;
    page.click("[aria-label=\"Start the clock\"]").await?;
    check_eq(
        "shown",
        page.run(SHOWN, vec![]).await?,
        json!(["black", "Anna", "Ben"]),
    )?;
    page.play("f5").await?;
    page.wait_for(
        "the clock of White",
        "return document.querySelector('[data-clock-of=white][data-running]') !== null",
    )
    .await?;
    page.reload().await?;
    page.wait_for(
        "the clock of White after a reload",
        "return document.querySelector('[data-clock-of=white][data-running]') !== null",
    )
    .await?;
    check_eq(
        "shown",
        page.run(SHOWN, vec![]).await?,
        json!(["white", "Anna", "Ben"]),
    )?;
    page.click("[aria-label=\"Stop both clocks\"]").await?;
    page.wait_for(
        "clocks that stand",
        "return document.querySelector('[aria-label=\"Go on with both clocks\"]') !== null \
            && document.querySelector('.table-clock[data-running]') === null",
    )
    .await
}
