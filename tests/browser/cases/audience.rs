//! The window for an audience: it follows the board of its tab, over reloads of both.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

/// Measures for an audience: the board's share of the window, whether all of it is in sight, and
/// how many buttons and fields can be pressed beside it.
const LOOK: &str = "const box = document.querySelector('#board').getBoundingClientRect();\
    const pressed = [...document.querySelectorAll('button, input, select, a')]\
        .filter((one) => !one.closest('#board') && one.checkVisibility({ visibilityProperty: true })\
            && one.getBoundingClientRect().width > 1 && !one.disabled);\
    return [box.width / Math.min(innerWidth, innerHeight) > 0.6,\
        box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,\
        pressed.map((one) => one.outerHTML.slice(0, 80))]";

pub fn cases() -> Vec<Case> {
    cases!["audience":
        // Windows and the messages between them.
        Everywhere: [
            a_window_for_an_audience_follows_the_board,
        ],
    ]
}

async fn a_window_for_an_audience_follows_the_board(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=human").await?;
    page.play("f5").await?;
    let session = &page.browser.session;
    let own = session.window().await?;
    page.click_action("audience").await?;
    let audience = page.other_window(&own).await?;
    session.switch_to_window(audience.clone()).await?;
    let followed = follow(page, &own, &audience).await;
    session.switch_to_window(audience).await?;
    session.close_window().await?;
    session.switch_to_window(own).await?;
    followed
}

/// Moves, a step back and reloads of both windows.
async fn follow(
    page: &Page,
    own: &thirtyfour::WindowHandle,
    audience: &thirtyfour::WindowHandle,
) -> Result<()> {
    let session = &page.browser.session;
    let ply = |count: usize| move |state: &reversi_tests::state::State| state.current == count;
    page.wait_until("the game of the tab", ply(1)).await?;
    let look = page.run(LOOK, vec![]).await?;
    check_eq("the board, in sight, alone", look, json!([true, true, []]))?;
    Checker::of_all_rules()?
        .check(page, "the window for an audience")
        .await?;
    session.switch_to_window(own.clone()).await?;
    page.play("d6").await?;
    session.switch_to_window(audience.clone()).await?;
    page.wait_until("the next move", ply(2)).await?;
    session.refresh().await?;
    page.wait_until("the game after a reload", ply(2)).await?;
    session.switch_to_window(own.clone()).await?;
    session.refresh().await?;
    page.wait_for_board().await?;
    page.click_action("undo").await?;
    session.switch_to_window(audience.clone()).await?;
    let shown = page.wait_until("a step back of the tab", ply(1)).await?;
    ensure!(!shown.input, "nobody plays in this window");
    Ok(())
}
