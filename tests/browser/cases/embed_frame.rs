//! The page in a plain frame of another page: a compact layout, and a choice of actions.

use anyhow::Result;
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};

pub fn cases() -> Vec<Case> {
    cases!["embed_frame":
        // Layout and storage of a frame.
        Everywhere: [
            a_plain_frame_shows_the_board_first,
        ],
        // The page's own style sheets and storage.
        OneBrowser: [
            an_embedded_board_stores_nothing,
            the_card_of_the_end_leaves_the_board_of_a_wide_frame_in_its_place,
            a_low_wide_frame_has_everything_beside_the_board,
        ],
    ]
}

/// Puts the page into a frame of a page of another origin, and the session into the frame.
async fn frame(page: &Page, club: &Site, rest: &str, size: &str) -> Result<()> {
    let source = page.site.url(rest);
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title></head><body style='margin:0'>\
         <h1 style='margin:0;font-size:10px'>Club</h1><iframe src='{source}' {size} style='border:0'></iframe>"
    );
    let address = club.publish("/plain", &text, None)?;
    page.goto(&address).await?;
    page.browser.session.enter_frame(0).await?;
    page.wait_for_board().await?;
    Ok(())
}

async fn a_plain_frame_shows_the_board_first(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let query = format!("{TWO_PEOPLE}&embed=1#m=f5d6");
    frame(page, &club, &query, "width=420 height=500").await?;
    check_eq(
        "score, board and status in sight, nothing to scroll sideways",
        page.call(js!("parts-in-sight.js"), vec![]).await?,
        json!([true, true, true, true]),
    )?;
    let hidden = "return ['.skip', 'form[name=settings]', '[data-moves]', '[data-action=home]']\
                  .filter((s) => document.querySelector(s).getClientRects().length > 0)";
    check_eq(
        "clutter",
        page.run(hidden, vec![]).await?,
        json!([] as [Value; 0]),
    )?;
    page.choose("animation", "off").await?;
    let state = page.play("c3").await?;
    check_eq("played", state.played().as_str(), "f5d6c3")?;
    Ok(page.browser.session.enter_default_frame().await?)
}

async fn an_embedded_board_stores_nothing(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}&embed=1")).await?;
    page.play("f5").await?;
    check_eq(
        "stored",
        page.run("return localStorage.length", vec![]).await?,
        json!(0),
    )?;
    let state = page.reload().await?;
    check_eq("a fresh board", state.placed(), 4)
}

async fn the_card_of_the_end_leaves_the_board_of_a_wide_frame_in_its_place(
    page: &Page,
) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let place = "const { left, right } = \
                 document.querySelector('.board-frame').getBoundingClientRect();\
                 const end = document.querySelector('.end').getBoundingClientRect();\
                 return [left >= 0, right <= innerWidth, end.left >= left, end.right <= right]";
    for controls in ["", "&controls=moves"] {
        let query = format!("{TWO_PEOPLE}&embed=1{controls}#m={BLACK_WIPES_OUT}");
        frame(page, &club, &query, "width=900 height=700").await?;
        let shown = "return document.querySelector('.end[open]') !== null";
        page.wait_for("the card", shown).await?;
        check_eq(
            "the board in the frame, the card below it",
            page.run(place, vec![]).await?,
            json!([true, true, true, true]),
        )?;
        page.browser.session.enter_default_frame().await?;
    }
    Ok(())
}

async fn a_low_wide_frame_has_everything_beside_the_board(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let query = format!("{TWO_PEOPLE}&embed=1#m={BLACK_WIPES_OUT}");
    frame(page, &club, &query, "width=900 height=500").await?;
    page.wait_for(
        "the card",
        "return document.querySelector('.end[open]') !== null",
    )
    .await?;
    let place = "const box = (part) => document.querySelector(part).getBoundingClientRect();\
                 const board = box('.board-frame'), root = document.documentElement;\
                 const parts = ['.scoreboard', '.status-line', '.fence', '.end'].map(box);\
                 return [board.height > 460, root.scrollHeight <= innerHeight,\
                 parts.every(({ left, right, bottom }) =>\
                 left >= board.right && right <= innerWidth && bottom <= innerHeight),\
                 box('.game-switch').height]";
    check_eq(
        "a large board, nothing to scroll, the parts beside it, no other games",
        page.run(place, vec![]).await?,
        json!([true, true, true, 0]),
    )?;
    Ok(page.browser.session.enter_default_frame().await?)
}
