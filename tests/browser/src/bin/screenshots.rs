//! Screenshots of the page in mid-game: three widths, every theme, light and dark.
//!
//! `cargo run -p reversi-tests --bin screenshots -- FOLDER`, after `cargo xtask dist`

use std::path::PathBuf;

use anyhow::{Result, bail};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::tool;
use serde_json::{Value, json};

/// Width and height in CSS pixels: a phone, a tablet, a computer.
const SCREENS: [(u32, u32); 3] = [(360, 740), (768, 1024), (1440, 900)];
/// A position in mid-game.
const MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3";

const USAGE: &str = "Usage: screenshots FOLDER

Writes screenshots of the page in mid-game into FOLDER: three widths, every theme, light and dark.
Needs the built page: cargo xtask dist.";

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = tool::arguments(USAGE);
    let [folder] = &arguments[..] else {
        bail!("{USAGE}")
    };
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    let result = take_all(&page, &folder).await;
    page.browser.quit().await;
    result
}

async fn take_all(page: &Page, folder: &std::path::Path) -> Result<()> {
    let tools = page.browser.session.cdp();
    let command = async |name: &str, parameters: Value| -> Result<()> {
        tools.send_raw(name, parameters).await?;
        Ok(())
    };
    page.open("").await?;
    let themes = page.options("theme").await?;
    for (width, height) in SCREENS {
        command(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
            }),
        )
        .await?;
        for theme in &themes {
            for scheme in ["light", "dark"] {
                command(
                    "Emulation.setEmulatedMedia",
                    json!({
                        "features": [{ "name": "prefers-color-scheme", "value": scheme }],
                    }),
                )
                .await?;
                open(page, theme).await?;
                let path = folder.join(format!("{width}-{theme}-{scheme}.png"));
                page.browser.session.screenshot(&path).await?;
                println!("{}", path.display());
            }
        }
    }
    Ok(())
}

/// Opens the game and waits until every picture of the theme is there.
async fn open(page: &Page, theme: &str) -> Result<()> {
    page.browser.session.goto("about:blank").await?;
    page.open_quick(&format!(
        "?lang=en&black=human&white=human&theme={theme}#m={MOVES}"
    ))
    .await?;
    page.wait_for_pictures().await
}
