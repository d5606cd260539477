//! The page in one file, opened from a disk by a double click.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["single_file":
        // Pages, modules and workers from a file instead of a server.
        Everywhere: [
            the_file_plays_from_a_disk,
            a_game_in_the_address_is_opened,
        ],
        // What the build puts into the file.
        OneBrowser: [
            every_theme_is_inside,
            every_panel_is_inside_with_its_style,
            a_file_in_the_address_is_refused,
        ],
    ]
}

/// Where `cargo xtask dist --single-file` leaves it.
fn file() -> Result<PathBuf> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist-single/reversi.html");
    let file = std::env::var_os("REVERSI_SINGLE_FILE").map_or(default, PathBuf::from);
    ensure!(
        file.is_file(),
        "there is no {}: run `cargo xtask dist --single-file` first",
        file.display()
    );
    Ok(file.canonicalize()?)
}

async fn open(page: &Page, rest: &str) -> Result<()> {
    let address = format!("file://{}{rest}", file()?.display());
    page.goto(&address).await?;
    page.wait_for_board().await?;
    page.choose("animation", "off").await?;
    page.choose("pause", "0").await
}

/// The page may have loaded nothing that is not inside it.
async fn check_sources(page: &Page) -> Result<()> {
    let loaded = page.run(
        "return performance.getEntriesByType('resource').map((e) => e.name.slice(0, 60))",
        vec![],
    );
    let loaded: Vec<String> = serde_json::from_value(loaded.await?)?;
    let foreign: Vec<_> = loaded
        .iter()
        .filter(|url| !url.starts_with("data:") && !url.starts_with("blob:"))
        .collect();
    ensure!(foreign.is_empty(), "loaded from elsewhere: {foreign:?}");
    check_eq("requests", page.site.requests().len(), 0)
}

async fn the_file_plays_from_a_disk(page: &Page) -> Result<()> {
    open(
        page,
        "?lang=en&black=human&white=computer&level=ramscher&seed=1",
    )
    .await?;
    page.play("f5").await?;
    page.wait_until("the computer's answer", |state| {
        state.placed() == 6 && state.input
    })
    .await?;
    page.hint().await?;
    let home = "return document.querySelector('[data-action=home]').checkVisibility()";
    check_eq(
        "a way to the folder above",
        page.run(home, vec![]).await?,
        json!(false),
    )?;
    check_sources(page).await
}

async fn a_file_in_the_address_is_refused(page: &Page) -> Result<()> {
    open(page, "?lang=en&black=human&white=human&src=league.txt").await?;
    page.wait_for(
        "the sentence about a page in one file",
        "return document.querySelector('#status').textContent.includes('a single file')",
    )
    .await?;
    check_sources(page).await
}

async fn every_panel_is_inside_with_its_style(page: &Page) -> Result<()> {
    open(page, "?lang=en&black=human&white=human").await?;
    for (panel, styled, display) in [
        ("learn", ".card", "grid"),
        ("games", ".library-head", "flex"),
        ("help", ".help .pictured", "grid"),
    ] {
        page.open_panel(panel).await?;
        let laid_out = format!(
            "const part = document.querySelector('{styled}');\
             return part !== null && getComputedStyle(part).display === '{display}'"
        );
        page.wait_for(styled, &laid_out).await?;
    }
    page.press("text").await?;
    page.wait_for(
        "the further notations",
        "return document.querySelector('[data-export] select') !== null",
    )
    .await?;
    check_sources(page).await
}

async fn every_theme_is_inside(page: &Page) -> Result<()> {
    open(page, "?lang=en&black=human&white=human").await?;
    for theme in ["garden", "contrast", "classic"] {
        page.choose("theme", theme).await?;
        let whole = format!(
            "const sheet = document.getElementById('theme');\
             return document.documentElement.dataset.theme === '{theme}' && sheet.sheet !== null\
             && getComputedStyle(document.documentElement).getPropertyValue('--page') !== ''\
             && [...document.images].filter((image) => image.hasAttribute('src'))\
             .every((image) => image.complete && image.naturalWidth > 0)"
        );
        page.wait_for(theme, &whole).await?;
        let problem = page.state().await?.status;
        ensure!(!problem.contains("missing"), "told: {problem}");
    }
    check_sources(page).await
}

async fn a_game_in_the_address_is_opened(page: &Page) -> Result<()> {
    open(page, "?lang=de&black=human&white=human#m=f5d6c3").await?;
    let state = page
        .wait_until("the game", |state| state.placed() == 7)
        .await?;
    check_eq("language", state.lang.as_str(), "de")
}
