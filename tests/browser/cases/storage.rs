//! The storage across a reload, and none.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::ServerMode;
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    let normal = cases!["storage":
        // The browser's storage across a reload, which the service worker answers.
        Everywhere: [a_reload_keeps_game_settings_and_language],
    ];
    let blocked = cases!["storage":
        // Errors of a storage that is blocked.
        Everywhere: [a_blocked_storage_does_no_harm],
    ];
    [
        on(ServerMode::Normal, normal),
        on(ServerMode::WithoutStorage, blocked),
    ]
    .concat()
}

/// Chooses two human players in the form, which stores them.
async fn two_people(page: &Page) -> Result<()> {
    page.open_quick("?seed=1").await?;
    page.choose("lang", "en").await?;
    page.choose("black", "human").await?;
    page.choose("white", "human").await?;
    Ok(())
}

async fn a_reload_keeps_game_settings_and_language(page: &Page) -> Result<()> {
    two_people(page).await?;
    let wanted = [
        ("lang", "de"),
        ("theme", "garden"),
        ("pause", "350"),
        ("hints", "false"),
        ("manual-pass", "true"),
        ("start", "parallel"),
        ("first", "white"),
        ("animation", "slow"),
        ("black-level", "doofie"),
        ("white-level", "8"),
        ("think-time", "5"),
        ("scheme", "dark"),
        ("board-size", "small"),
        ("hand", "left"),
        ("sound", "true"),
        ("typed", "true"),
    ];
    page.choose("animation", "off").await?;
    let before = page.play_all("f5d6c3").await?;
    for (name, value) in wanted {
        page.choose(name, value).await?;
    }
    let after = page.reload().await?;
    check_eq("board", after.discs, before.discs)?;
    check_eq("moves", after.moves, before.moves)?;
    check_eq("turn", after.turn.as_str(), "white")?;
    check_eq("language", after.lang.as_str(), "de")?;
    for (name, value) in wanted {
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    for side in ["black", "white"] {
        check_eq(side, page.chosen(side).await?.as_str(), "human")?;
    }
    page.choose("animation", "off").await?;
    page.play("d3").await?;
    Ok(())
}

async fn a_blocked_storage_does_no_harm(page: &Page) -> Result<()> {
    page.open("?lang=en&black=human&white=human&seed=1").await?;
    page.choose("animation", "off").await?;
    let state = page
        .wait_until("the warning", |state| {
            state.status.starts_with("Your browser does not store")
        })
        .await?;
    check_eq("discs", state.placed(), 4)?;
    let state = page.play("f5").await?;
    ensure!(
        state.status.starts_with("Not stored."),
        "the visitor is reminded: {}",
        state.status
    );
    page.choose("theme", "garden").await?;
    let state = page.reload().await?;
    check_eq("discs of a new game", state.placed(), 4)
}
