//! The whole game without a mouse.

use anyhow::{Context, Result, bail, ensure};
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE, squares};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["keyboard":
        // Keys and focus.
        Everywhere: [
            the_board_is_one_tab_stop_in_which_arrows_lead_everywhere,
            a_whole_game_is_played_by_keys_and_a_refused_one_says_why,
            arrow_keys_and_swipes_step_through_the_game,
        ],
    ]
}

/// More tab stops than the page has.
const STOPS: usize = 60;

/// Presses Tab until the focus is on the board.
async fn tab_to_board(page: &Page) -> Result<String> {
    for _ in 0..STOPS {
        page.keys(Key::Tab).await?;
        if let Some(square) = page.focused().await? {
            return Ok(square);
        }
    }
    bail!("Tab never reaches the board");
}

async fn arrow_keys_and_swipes_step_through_the_game(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3d3")).await?;
    page.run("document.activeElement.blur()", vec![]).await?;
    for (key, ply) in [(Key::Left, 3), (Key::Left, 2), (Key::Right, 3)] {
        page.keys(key).await?;
        page.wait_until("the step of a key", |state| state.current == ply)
            .await?;
    }
    tab_to_board(page).await?;
    page.keys(Key::Left).await?;
    check_eq("on a square", page.state().await?.current, 3)?;
    let swipe = "const [from, to] = arguments;\
                 const at = (name) => document.querySelector(`#board [data-square='${name}']`);\
                 const middle = (name) => {\
                     const { left, top, width, height } = at(name).getBoundingClientRect();\
                     return { clientX: left + width / 2, clientY: top + height / 2 };\
                 };\
                 const facts = { pointerType: 'touch', isPrimary: true, pointerId: 7, bubbles: true };\
                 at(from).dispatchEvent(new PointerEvent('pointerdown', { ...facts, ...middle(from) }));\
                 at(to).dispatchEvent(new PointerEvent('pointerup', { ...facts, ...middle(to) }));";
    for (from, to, ply) in [("c6", "f6", 2), ("f6", "c6", 3), ("f6", "f3", 3)] {
        page.run(swipe, vec![json!(from), json!(to)]).await?;
        page.wait_until("the step of a swipe", |state| state.current == ply)
            .await?;
    }
    check_eq(
        "moves shown",
        page.state().await?.played().as_str(),
        "f5d6c3",
    )
}

async fn the_board_is_one_tab_stop_in_which_arrows_lead_everywhere(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let stops = "return document.querySelectorAll('#board [tabindex=\"0\"]').length";
    check_eq("tab stops", page.run(stops, vec![]).await?, json!(1))?;
    tab_to_board(page).await?;
    page.keys(Key::Tab).await?;
    check_eq("focus after another Tab", page.focused().await?, None)?;
    page.chord(Key::Shift, Key::Tab).await?;
    ensure!(
        page.focused().await?.is_some(),
        "Shift+Tab leads back to the board"
    );
    page.keys(Key::Right).await?;
    check_eq(
        "tab stops after an arrow",
        page.run(stops, vec![]).await?,
        json!(1),
    )?;
    let square = page.focused().await?;
    let skip = "const link = document.querySelector('.skip'); link.focus(); link.click()";
    page.run(skip, vec![]).await?;
    check_eq("focus by the skip link", page.focused().await?, square)?;
    arrows_lead_everywhere(page).await
}

/// From a square that has the focus to the corners and the edges.
async fn arrows_lead_everywhere(page: &Page) -> Result<()> {
    page.chord(Key::Control, Key::Home).await?;
    check_eq(
        "focus after Ctrl+Home",
        page.focused().await?.as_deref(),
        Some("a1"),
    )?;
    follow(
        page,
        &[
            (Key::Left, "a1"),
            (Key::Up, "a1"),
            (Key::Right, "b1"),
            (Key::Down, "b2"),
            (Key::End, "h2"),
            (Key::Right, "h2"),
            (Key::Home, "a2"),
        ],
    )
    .await?;
    page.chord(Key::Control, Key::End).await?;
    check_eq(
        "focus after Ctrl+End",
        page.focused().await?.as_deref(),
        Some("h8"),
    )?;
    follow(
        page,
        &[(Key::Down, "h8"), (Key::Up, "h7"), (Key::Left, "g7")],
    )
    .await
}

/// Presses keys one by one; each has to lead to its square.
async fn follow(page: &Page, ways: &[(Key, &str)]) -> Result<()> {
    for (key, square) in ways {
        page.keys(key.clone()).await?;
        check_eq("focus", page.focused().await?.as_deref(), Some(*square))?;
    }
    Ok(())
}

/// Walks from one square to another by arrows.
async fn walk(page: &Page, square: &str) -> Result<()> {
    let from = page
        .focused()
        .await?
        .context("the focus has left the board")?;
    let offset = |at: usize| i32::from(square.as_bytes()[at]) - i32::from(from.as_bytes()[at]);
    let (columns, rows) = (offset(0), offset(1));
    for _ in 0..columns.abs() {
        page.keys(if columns > 0 { Key::Right } else { Key::Left })
            .await?;
    }
    for _ in 0..rows.abs() {
        page.keys(if rows > 0 { Key::Down } else { Key::Up })
            .await?;
    }
    check_eq("focus", page.focused().await?.as_deref(), Some(square))
}

async fn a_whole_game_is_played_by_keys_and_a_refused_one_says_why(page: &Page) -> Result<()> {
    let start = page.open_quick(TWO_PEOPLE).await?;
    tab_to_board(page).await?;
    walk(page, "d4").await?;
    page.keys(Key::Enter).await?;
    let refused = page
        .wait_until("a sentence", |s| s.status.contains("occupied"))
        .await?;
    check_eq("board", refused.discs, start.discs)?;
    check_eq("rejected after the key is up", refused.rejected, vec![])?;
    for (number, square) in squares(BLACK_WIPES_OUT).enumerate() {
        walk(page, square).await?;
        page.wait_until("the square may be played", |state| state.may_play(square))
            .await?;
        if number % 2 == 0 {
            page.keys(Key::Enter).await?;
        } else {
            page.keys(' ').await?;
        }
        let state = page
            .wait_until("the disc", |state| state.disc(square) != '-')
            .await?;
        check_eq("moves by one key", state.current, number + 1)?;
        if !state.over() {
            check_eq(
                "focus after the move",
                page.focused().await?.as_deref(),
                Some(square),
            )?;
        }
    }
    let state = page
        .wait_until("the end screen", |state| state.end.is_some())
        .await?;
    check_eq("result", state.end.as_deref(), Some("black"))?;
    page.keys(Key::Escape).await?;
    page.wait_until("Escape closes the end screen", |state| state.end.is_none())
        .await?;
    Ok(())
}
