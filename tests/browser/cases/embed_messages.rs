//! Messages that a board refuses or ignores: bad commands, and those from elsewhere.

use anyhow::{Result, ensure};
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
            bad_commands_are_reported_and_change_nothing,
            what_no_board_sends_is_no_event,
        ],
    ]
}

/// A script in the club's page, the code of the error that comes of it, and what it is about.
const BAD_COMMANDS: [(&str, &str, &str); 29] = [
    (
        "post({ reversi: 2, type: 'play', square: 'c3' })",
        "embed-version",
        "2",
    ),
    ("post({ reversi: 1 })", "embed-type", "undefined"),
    (
        "post({ reversi: 1, type: 'castle' })",
        "embed-type",
        "castle",
    ),
    (
        "post({ reversi: 1, type: 'toString' })",
        "embed-type",
        "toString",
    ),
    (
        "post({ reversi: 1, type: ['play'], square: 'c3' })",
        "embed-type",
        "play",
    ),
    (
        "post({ reversi: 1, type: 'play' })",
        "embed-shape",
        "play.square",
    ),
    (
        "post({ reversi: 1, type: 'play', square: 26 })",
        "embed-shape",
        "play.square",
    ),
    (
        "post({ reversi: 1, type: 'play', square: 'c3', by: 'me' })",
        "embed-shape",
        "play.by",
    ),
    ("board.load(7)", "embed-shape", "load.moves"),
    ("board.load('f5', 'end')", "embed-shape", "load.ply"),
    ("board.goto(1.5)", "embed-shape", "goto.ply"),
    (
        "board.newgame('parallel')",
        "embed-shape",
        "newgame.options",
    ),
    ("board.set('lock', () => 1)", "embed-shape", ""),
    ("board.newgame({ komi: 1 })", "embed-name", "komi"),
    (
        "board.newgame({ start: 'round' })",
        "embed-value",
        "start=round",
    ),
    ("board.newgame({ position: 'XO' })", "too-short", "2"),
    ("board.set('speed', 1)", "embed-name", "speed"),
    ("board.set('__proto__', 1)", "embed-name", "__proto__"),
    (
        "board.set('theme', 'velvet')",
        "embed-value",
        "theme=velvet",
    ),
    ("board.set('pause', '3001')", "embed-value", "pause=3001"),
    ("board.set('lock', 'undo rook')", "embed-value", "lock=rook"),
    (
        "board.setAttribute('level', '99')",
        "embed-value",
        "level=99",
    ),
    (
        "board.setAttribute('game', 'chess')",
        "embed-value",
        "game=chess",
    ),
    ("board.play('z9')", "no-such-square", "z9"),
    ("board.play('a1')", "encloses-nothing", "a1"),
    ("board.play('d4')", "square-occupied", "d4"),
    ("board.goto(99)", "bad-ply", "99"),
    ("board.load('f5d6f5')", "illegal-move", "3: f5"),
    ("board.load('f5d6', 3)", "bad-ply", "3"),
];

async fn bad_commands_are_reported_and_change_nothing(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "moves=f5d6").await?;
    page.run(
        "window.post = (message) => board.shadowRoot.querySelector('iframe').contentWindow.postMessage(message, '*')",
        vec![],
    )
    .await?;
    for (script, code, about) in BAD_COMMANDS {
        let error = refused(page, script).await?;
        check_eq(script, error["code"].clone(), json!(code))?;
        let shown = error["about"].as_str().unwrap_or_default().to_owned();
        ensure!(
            shown == about || about.is_empty(),
            "{script}: about {shown:?}, expected {about:?}"
        );
        let message = error["message"].as_str().unwrap_or_default();
        ensure!(
            message.len() > 20 && !message.contains('{'),
            "{script}: {message:?}"
        );
    }
    check_eq("no change", events_of(page, "change").await?, vec![])?;
    enter(page, "a").await?;
    let state = page.state().await?;
    check_eq("game", state.played().as_str(), "f5d6")?;
    check_eq("theme", page.chosen("theme").await?.as_str(), "classic")?;
    leave(page).await
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
    check_eq("no move", events_of(page, "move").await?, vec![])
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
