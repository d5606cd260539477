//! The window for an audience: it follows the board of its tab, over reloads of both.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::{Key, WindowHandle};

use crate::table;

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
        // The clocks of the same window.
        OneBrowser: [
            an_audience_sees_running_clocks_until_escape,
        ],
    ]
}

/// Opens the window from the menu and goes there; the tab's own window and the new one.
async fn open_audience(page: &Page) -> Result<(WindowHandle, WindowHandle)> {
    let session = &page.browser.session;
    let own = session.window().await?;
    page.click_action("audience").await?;
    let audience = page.other_window(&own).await?;
    session.switch_to_window(audience.clone()).await?;
    Ok((own, audience))
}

async fn a_window_for_an_audience_follows_the_board(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=human").await?;
    page.play("f5").await?;
    let session = &page.browser.session;
    let (own, audience) = open_audience(page).await?;
    let followed = follow(page, &own, &audience).await;
    session.switch_to_window(audience).await?;
    session.close_window().await?;
    session.switch_to_window(own).await?;
    followed
}

/// Moves, a step back and reloads of both windows.
async fn follow(page: &Page, own: &WindowHandle, audience: &WindowHandle) -> Result<()> {
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

async fn an_audience_sees_running_clocks_until_escape(page: &Page) -> Result<()> {
    table::begin(page).await?;
    page.click("[aria-label=\"Start the clock\"]").await?;
    let session = &page.browser.session;
    let (own, audience) = open_audience(page).await?;
    let runs = "const clock = document.querySelector('[data-clock-of=black][data-running]');\
                return clock !== null && clock.checkVisibility()";
    page.wait_for("the clock of Black", runs).await?;
    let names = "return ['black', 'white'].map((side) =>\
                 document.querySelector(`[data-player=\"${side}\"]`).textContent)";
    let names = page.run(names, vec![]).await?;
    check_eq("the names", names, json!(["Anna", "Ben"]))?;
    page.run(
        "window.time = document.querySelector('[data-clock-of=black] .table-time');\
         window.first = time.textContent",
        vec![],
    )
    .await?;
    let goes = "return time.textContent !== first";
    page.wait_for("a clock that goes", goes).await?;
    session.switch_to_window(own.clone()).await?;
    page.play("f5").await?;
    session.switch_to_window(audience.clone()).await?;
    let pressed = "return document.querySelector('[data-clock-of=white][data-running]') !== null\
                   && document.querySelector('[data-clock-of=black][data-running]') === null";
    page.wait_for("the clock of White", pressed).await?;
    Checker::of_all_rules()?
        .check(page, "the clocks of an audience")
        .await?;
    session.switch_to_window(own.clone()).await?;
    page.click("[aria-label=\"Stop both clocks\"]").await?;
    session.switch_to_window(audience.clone()).await?;
    let stand = "return document.querySelector('.table-clock[data-running]') === null";
    page.wait_for("clocks that stand", stand).await?;
    // Some drivers answer that the window is gone, as it should be.
    page.keys(Key::Escape).await.ok();
    let is_closed = page.no_other_window(&own).await;
    session.switch_to_window(own).await?;
    is_closed?;
    page.wait_until("the game of the tab", |state| state.current == 1)
        .await?;
    Ok(())
}
