//! The moving picture of README.md: the first moves of a game on the page.
//!
//! `cargo run -p reversi-tests --bin moving_picture`, after `cargo xtask dist`

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::moving_picture;
use reversi_tests::page::{Page, squares};
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::tool;
use serde_json::{Value, json};

/// The moves that are shown.
const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3";

/// Width and height of the window.
const WINDOW: (u32, u32) = (820, 640);
/// Width and height of the part with scoreboard, board and status line, from the top left on.
const PART: (u32, u32) = (532, 624);
/// Pixels of the picture for each pixel of the page.
const SCALE: f64 = 0.75;
/// The quality of the coding, of 100.
const QUALITY: u32 = 60;

/// How long each position is shown, and the last one.
const MOVE_TIME: Duration = Duration::from_millis(900);
const LAST_TIME: Duration = Duration::from_secs(4);

const USAGE: &str = "Usage: moving_picture

Draws docs/game.webp: a game on the page, a picture a move.
Needs the built page: cargo xtask dist.";

#[tokio::main]
async fn main() -> Result<()> {
    if !tool::arguments(USAGE).is_empty() {
        bail!("{USAGE}")
    }
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    let result = take_all(&page).await;
    page.browser.quit().await;
    let picture = moving_picture::join(&result?)?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/game.webp");
    std::fs::write(&path, &picture)?;
    println!("{}, {} bytes", path.display(), picture.len());
    Ok(())
}

/// The position before each move and after the last one, each with its time.
async fn take_all(page: &Page) -> Result<Vec<(Vec<u8>, Duration)>> {
    let (width, height) = WINDOW;
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    command(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
    page.open_quick("?lang=en&black=human&white=human").await?;
    page.wait_for_pictures().await?;
    page.click("[data-guide-skip]").await?;
    let mut frames = vec![(take(page).await?, MOVE_TIME)];
    for square in squares(MOVES) {
        page.play(square).await?;
        page.wait_turn().await?;
        frames.push((take(page).await?, MOVE_TIME));
    }
    let (_, time) = frames.last_mut().context("there are moves")?;
    *time = LAST_TIME;
    Ok(frames)
}

/// A picture of the part.
async fn take(page: &Page) -> Result<Vec<u8>> {
    let (width, height) = PART;
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": SCALE });
    let shape = json!({ "format": "webp", "quality": QUALITY, "clip": clip });
    let answer = command(page, "Page.captureScreenshot", shape).await?;
    let text = answer["data"].as_str().context("there is no picture")?;
    Ok(BASE64_STANDARD.decode(text)?)
}

async fn command(page: &Page, name: &str, parameters: Value) -> Result<Value> {
    let tools = page.browser.session.cdp();
    Ok(tools.send_raw(name, parameters).await?)
}
