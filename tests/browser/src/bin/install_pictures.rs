//! The PNG and JPEG pictures of the web app manifest: icons from their SVG drawings, and two
//! screenshots of the page.
//!
//! `cargo run -p reversi-tests --bin install_pictures`, after `cargo xtask dist`

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::tool;
use serde_json::{Value, json};

/// File, drawing, and width in pixels.
const ICONS: [(&str, &str, u32); 3] = [
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("maskable-512.png", "maskable.svg", 512),
];

/// File, width, height, and pixels for each of them: as the manifest says.
const SCREENS: [(&str, u32, u32, u32); 2] =
    [("wide.jpg", 1280, 800, 1), ("narrow.jpg", 360, 640, 2)];

/// A position in mid-game.
const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3";

const USAGE: &str = "Usage: install_pictures

Draws the icons and screenshots of the web app manifest into www/install.
Needs the built page: cargo xtask dist.";

#[tokio::main]
async fn main() -> Result<()> {
    if !tool::arguments(USAGE).is_empty() {
        bail!("{USAGE}")
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/install");
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    let result = take_all(&page, &folder).await;
    page.browser.quit().await;
    result
}

async fn take_all(page: &Page, folder: &Path) -> Result<()> {
    for (file, drawing, width) in ICONS {
        let address = page.site.url(&format!("www/install/{drawing}"));
        page.browser.session.goto(address).await?;
        let clear = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
        command(page, "Emulation.setDefaultBackgroundColorOverride", clear).await?;
        size(page, width, width, 1).await?;
        save(page, json!({ "format": "png" }), folder.join(file)).await?;
    }
    command(
        page,
        "Emulation.setDefaultBackgroundColorOverride",
        json!({}),
    )
    .await?;
    for (file, width, height, scale) in SCREENS {
        size(page, width, height, scale).await?;
        page.browser.session.goto("about:blank").await?;
        page.open_quick(&format!("?lang=en&black=human&white=human#m={MOVES}"))
            .await?;
        page.wait_for_pictures().await?;
        let shape = json!({ "format": "jpeg", "quality": 80 });
        save(page, shape, folder.join(file)).await?;
    }
    Ok(())
}

/// Gives the window a size.
async fn size(page: &Page, width: u32, height: u32, scale: u32) -> Result<()> {
    let metrics = json!({
        "width": width, "height": height, "deviceScaleFactor": scale, "mobile": scale > 1,
    });
    command(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
    Ok(())
}

/// Writes a screenshot.
async fn save(page: &Page, shape: Value, path: PathBuf) -> Result<()> {
    let answer = command(page, "Page.captureScreenshot", shape).await?;
    let text = answer["data"].as_str().context("there is no picture")?;
    std::fs::write(&path, BASE64_STANDARD.decode(text)?)?;
    println!("{}", path.display());
    Ok(())
}

async fn command(page: &Page, name: &str, parameters: Value) -> Result<Value> {
    Ok(page
        .browser
        .session
        .cdp()
        .send_raw(name, parameters)
        .await?)
}
