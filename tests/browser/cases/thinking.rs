//! The strong engine at work in the page: what it shows, and what "Stop" does.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};

pub fn cases() -> Vec<Case> {
    cases!["thinking":
        // The worker's messages, its stop, and the layout of what it finds.
        Everywhere: [
            stop_plays_the_best_so_far,
            nothing_moves_while_it_thinks,
        ],
    ]
}

/// Against the strongest, which nobody waits for: it thinks for a minute unless it is stopped.
const AGAINST_STRONGEST: &str = "?lang=en&black=human&white=computer&level=10&seed=2";
/// A position in mid-game, after the opening book, with Black to move; and a move of Black's.
const MIDDLE: &str = "#m=f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6";
const MOVE: &str = "e3";
/// The discs on the board there.
const DISCS: usize = 26;
const A_MINUTE: &str = "60";

/// The clock of a search, in the page.
const FOUND: &str = "document.querySelector('[data-clock]').textContent";

/// Waits until the page shows what a search has found, at a depth that only level 10 reaches.
async fn wait_for_findings(page: &Page) -> Result<()> {
    let deep =
        format!("return Number({FOUND}.match(/^depth (\\d+) · (Black|White|even)/)?.[1]) > 7");
    page.wait_for("what the search has found", &deep).await
}

/// The text of the clock of a search.
async fn found(page: &Page) -> Result<String> {
    let text = page.run(&format!("return {FOUND}"), vec![]).await?;
    Ok(text.as_str().context("a text")?.to_owned())
}

async fn think_for(page: &Page, query: &str, seconds: &str) -> Result<()> {
    page.open_quick(&format!("{query}{MIDDLE}")).await?;
    page.choose("details", "true").await?;
    page.choose("think-time", seconds).await
}

async fn stop_plays_the_best_so_far(page: &Page) -> Result<()> {
    think_for(page, AGAINST_STRONGEST, A_MINUTE).await?;
    page.play(MOVE).await?;
    wait_for_findings(page).await?;
    page.press("stop").await?;
    let state = page
        .wait_until("White's move", |state| {
            state.placed() == DISCS + 2 && state.input
        })
        .await?;
    check_eq("turn", state.turn.as_str(), "black")?;
    let shown = found(page).await?;
    ensure!(shown.starts_with("depth "), "it stays to be seen: {shown}");
    // The next search finds a worker again.
    page.play(&state.legal[0]).await?;
    wait_for_findings(page).await?;
    page.press("stop").await?;
    page.wait_until("White's next move", |state| {
        state.placed() == DISCS + 4 && state.input
    })
    .await?;
    Ok(())
}

async fn nothing_moves_while_it_thinks(page: &Page) -> Result<()> {
    think_for(page, TWO_PEOPLE, A_MINUTE).await?;
    let before = page.call(js!("places.js"), vec![]).await?;
    page.press("hint").await?;
    wait_for_findings(page).await?;
    check_eq(
        "while it thinks",
        page.call(js!("places.js"), vec![]).await?,
        before.clone(),
    )?;
    page.press("stop").await?;
    page.hint_on_to_square().await?;
    check_eq(
        "after it",
        page.call(js!("places.js"), vec![]).await?,
        before,
    )
}
