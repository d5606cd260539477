//! Messages that a board ignores: those from elsewhere. `www/rooms/host/host.test.js` has the
//! commands that it refuses.

use anyhow::Result;
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::{enter, events_of, leave, one, refused};

pub fn cases() -> Vec<Case> {
    cases!["embed_messages":
        // Sources and origins of messages.
        Everywhere: [
            another_window_commands_nothing,
            another_origin_commands_nothing,
        ],
        // The checks of each message.
        OneBrowser: [
            what_no_board_sends_is_no_event,
        ],
    ]
}

async fn another_window_commands_nothing(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    page.run(
        "document.body.append(document.createElement('iframe'))",
        vec![],
    )
    .await?;
    page.find("body > iframe").await?.enter_frame().await?;
    page.run(
        "parent.board.shadowRoot.querySelector('iframe').contentWindow\
         .postMessage({ reversi: 1, type: 'play', square: 'f5' }, '*')",
        vec![],
    )
    .await?;
    leave(page).await?;
    // The board answers its host page in the order of the messages.
    let error = refused(page, "board.play('z9')").await?;
    check_eq("code", error["code"].clone(), json!("no-such-square"))?;
    check_eq("one error", events_of(page, "error").await?.len(), 1)?;
    check_eq("no move", events_of(page, "move").await?, vec![])?;
    // What the browser cannot hand on, the element refuses itself.
    let error = refused(page, "board.set('lock', () => 1)").await?;
    check_eq("code", error["code"].clone(), json!("embed-shape"))
}

async fn what_no_board_sends_is_no_event(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    // The messages of other scripts do not concern the board either.
    page.run(
        "const inner = board.shadowRoot.querySelector('iframe').contentWindow;\
         for (const message of ['hello', null, 7, { type: 'play', square: 'f5' }]) inner.postMessage(message, '*');\
         postMessage({ reversi: 1, type: 'gameover', black: 64, white: 0, winner: 'black', moves: '' }, '*')",
        vec![],
    )
    .await?;
    enter(page, "a").await?;
    page.run(
        "parent.postMessage({ reversi: 1, type: 'castle' }, '*')",
        vec![],
    )
    .await?;
    leave(page).await?;
    page.wait_for("an error", "return events.some((t) => t.type === 'error')")
        .await?;
    let errors = events_of(page, "error").await?;
    check_eq("only the frame's own", errors.len(), 1)?;
    check_eq("code", errors[0]["code"].clone(), json!("embed-type"))?;
    check_eq("no end", events_of(page, "gameover").await?, vec![])?;
    check_eq("no move", events_of(page, "move").await?, vec![])
}

async fn another_origin_commands_nothing(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    let source = page
        .site
        .url("?embed=1&lang=en&black=human&white=human&origin=http://elsewhere.invalid");
    page.run(
        "const frame = document.createElement('iframe'); frame.id = 'b'; frame.src = arguments[0];\
         board.before(frame)",
        vec![json!(source)],
    )
    .await?;
    let inner = page.find("#b").await?;
    inner.clone().enter_frame().await?;
    page.wait_until("the board", |state| state.placed() == 4)
        .await?;
    leave(page).await?;
    page.run(
        "document.getElementById('b').contentWindow.postMessage({ reversi: 1, type: 'play', square: 'f5' }, '*')",
        vec![],
    )
    .await?;
    inner.enter_frame().await?;
    page.choose("animation", "off").await?;
    let state = page.play("d3").await?;
    check_eq("only the visitor played", state.played().as_str(), "d3")?;
    leave(page).await
}
