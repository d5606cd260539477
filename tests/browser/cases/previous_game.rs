//! Steps in the history, and what two tabs share.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use thirtyfour::WindowHandle;

pub fn cases() -> Vec<Case> {
    cases!["previous_game":
        // The browser's history, and events of the storage between two tabs.
        Everywhere: [
            back_leads_from_a_link_to_the_game_before_it,
            tabs_share_their_settings_at_once,
            a_tab_follows_the_game_that_another_one_plays_on,
        ],
    ]
}

async fn back_leads_from_a_link_to_the_game_before_it(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6").await?;
    for _ in 0..2 {
        page.run("location.hash = '#m=c4e3f6'", vec![]).await?;
        page.wait_until("the linked game", |state| state.played() == "c4e3f6")
            .await?;
        page.run("history.back()", vec![]).await?;
        page.wait_until("the game before it", |state| state.played() == "f5d6")
            .await?;
    }
    Ok(())
}

/// Opens the page in a second tab, and leaves it at the front.
async fn open_second_tab(page: &Page, rest: &str) -> Result<[WindowHandle; 2]> {
    let session = &page.browser.session;
    let first = session.window().await?;
    let second = session.new_tab().await?;
    session.switch_to_window(second.clone()).await?;
    page.open(rest).await?;
    Ok([first, second])
}

async fn tabs_share_their_settings_at_once(page: &Page) -> Result<()> {
    page.open("?lang=en").await?;
    let [first, second] = open_second_tab(page, "?lang=en").await?;
    page.choose("theme", "garden").await?;
    let session = &page.browser.session;
    session.switch_to_window(first.clone()).await?;
    page.wait_for(
        "the other tab's look",
        "return document.documentElement.dataset.theme === 'garden'",
    )
    .await?;
    check_eq("theme", page.chosen("theme").await?.as_str(), "garden")?;
    page.choose("pause", "250").await?;
    page.choose("lang", "de").await?;
    session.switch_to_window(second).await?;
    page.wait_for(
        "the first tab's pause",
        "return document.forms.settings.elements.pause.value === '250'",
    )
    .await?;
    let lang = page.state().await?.lang;
    check_eq("named by the address", lang.as_str(), "en")?;
    page.open_panel("settings").await?;
    page.click(".more-settings summary").await?;
    page.click("[data-reset]").await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    page.wait_for(
        "the reset",
        "return document.documentElement.dataset.theme === 'classic'",
    )
    .await
}

async fn a_tab_follows_the_game_that_another_one_plays_on(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5").await?;
    let [first, second] = open_second_tab(page, TWO_PEOPLE).await?;
    let state = page.play_all("d6c3").await?;
    check_eq("second tab", state.played().as_str(), "f5d6c3")?;
    let session = &page.browser.session;
    session.switch_to_window(first.clone()).await?;
    page.wait_until("the second tab's moves", |state| state.played() == "f5d6c3")
        .await?;
    page.play_all("d3").await?;
    session.switch_to_window(second.clone()).await?;
    let state = page
        .wait_until("the first tab's move", |state| state.played() == "f5d6c3d3")
        .await?;
    check_eq("the turn in both tabs", state.turn.as_str(), "black")?;
    page.new_game().await?;
    session.switch_to_window(first.clone()).await?;
    let state = page
        .wait_until("the second tab's new game", |state| {
            state.played().is_empty()
        })
        .await?;
    ensure!(state.can("undo"), "the game before it can be had");
    session.switch_to_window(second).await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    Ok(())
}
