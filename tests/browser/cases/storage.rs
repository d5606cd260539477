//! The storage across a reload, damaged storage, and none.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::ServerMode;
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    let normal = cases!["storage":
        // The browser's storage across a reload, which the service worker answers.
        Everywhere: [a_reload_keeps_game_settings_and_language],
    ];
    let unencrypted = cases!["storage":
        // How the page reads what is stored.
        OneBrowser: [
            a_reload_keeps_the_moves_taken_back,
            a_reload_lets_the_computer_continue,
            damaged_storage_is_dropped_with_a_notice,
        ],
    ];
    let blocked = cases!["storage":
        // Errors of a storage that is blocked.
        Everywhere: [a_blocked_storage_does_no_harm],
    ];
    [
        on(ServerMode::Normal, normal),
        unencrypted,
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

async fn a_reload_keeps_the_moves_taken_back(page: &Page) -> Result<()> {
    two_people(page).await?;
    page.play_all("f5d6c3").await?;
    page.press("undo").await?;
    page.wait_until("two moves", |state| state.current == 2)
        .await?;
    let state = page.reload().await?;
    check_eq("current", state.current, 2)?;
    page.press("redo").await?;
    page.wait_until("three moves", |state| state.current == 3)
        .await?;
    // Another move leaves the line as a branch, which comes back as well.
    page.press("undo").await?;
    page.wait_until("two moves", |state| state.current == 2)
        .await?;
    page.play("c5").await?;
    let branches = "return [...document.querySelectorAll('[data-branch]:not([data-drop])')]\
         .map((branch) => branch.textContent)";
    let left = json!(["From move 3: c3"]);
    check_eq("left", page.run(branches, vec![]).await?, left.clone())?;
    page.reload().await?;
    check_eq("kept", page.run(branches, vec![]).await?, left)
}

async fn a_reload_lets_the_computer_continue(page: &Page) -> Result<()> {
    two_people(page).await?;
    page.choose("pause", "1000").await?;
    page.choose("white", "computer").await?;
    page.play("f5").await?;
    page.reload().await?;
    page.wait_until("the answer", |state| state.placed() == 6 && state.input)
        .await?;
    Ok(())
}

async fn damaged_storage_is_dropped_with_a_notice(page: &Page) -> Result<()> {
    two_people(page).await?;
    page.play_all("f5d6c3").await?;
    // The page may store once more while it is left, so the damage is done after that, from a
    // page of the same origin that runs no script.
    let elsewhere = format!("{}/club/", page.site.origin());
    page.browser.session.goto(&elsewhere).await?;
    let spoil = "for (const key of Object.keys(localStorage)) localStorage.setItem(key, arguments[0]);\
                 return localStorage.length";
    let count = page
        .run(spoil, vec![json!("{\"version\":1,\"transcr")])
        .await?;
    ensure!(
        count.as_u64() >= Some(2),
        "settings and game are stored: {count} keys"
    );
    let state = page.open("?lang=en&black=human&white=human").await?;
    ensure!(
        state.status.contains("damaged"),
        "a notice: {:?}",
        state.status
    );
    // The tab's own storage is whole: nothing of the game is lost.
    check_eq("moves", state.played().as_str(), "f5d6c3")?;
    page.choose("animation", "off").await?;
    page.play("d3").await?;
    page.press("undo").await?;
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
