//! The card of the end: its picture, its place, and the keys that close it.

use anyhow::{Result, ensure};
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::state::State;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["end":
        // Dialogs and their keys.
        Everywhere: [
            the_end_screen_closes_and_the_board_stays,
        ],
    ]
}

/// Plays the last two moves and checks the screen: result, sentence, count, and a picture that is
/// there.
async fn ends(page: &Page, moves: &str, result: &str, title: &str) -> Result<State> {
    let (before, last) = moves.split_at(moves.len() - 4);
    page.open_quick(&format!("{TWO_PEOPLE}#m={before}")).await?;
    page.play_all(last).await?;
    ended(page, result, title).await
}

async fn ended(page: &Page, result: &str, title: &str) -> Result<State> {
    let state = page
        .wait_until("the end screen", |state| state.end.is_some())
        .await?;
    check_eq("result", state.end.as_deref(), Some(result))?;
    ensure!(
        state.end_text.contains(title),
        "title {title:?} is not in {:?}",
        state.end_text
    );
    ensure!(
        !state.input && state.legal.is_empty(),
        "the game is over, but there is input"
    );
    let picture = format!(
        "const i = document.querySelector('[data-end-image]');\
         return i.complete && i.naturalWidth > 0 && i.src.includes('end-{result}')"
    );
    page.wait_for("the picture of the result", &picture).await?;
    Ok(state)
}

/// Whether nothing lies over the tabs and the last move of a large window.
const CLEAR: &str = "const parts = [...document.querySelectorAll('.tab, .moves [aria-current=step]')];\
    return parts.length > 1 && parts.every((part) => {\
        const { left, top, width, height } = part.getBoundingClientRect();\
        return part.contains(document.elementFromPoint(left + width / 2, top + height / 2)); })";

async fn the_end_screen_closes_and_the_board_stays(page: &Page) -> Result<()> {
    ends(page, BLACK_WIPES_OUT, "black", "Black wins").await?;
    page.wait_for("tabs and last move clear of the card", CLEAR)
        .await?;
    page.click("[data-close=\"end\"]").await?;
    let state = page
        .wait_until("the end screen is closed", |state| state.end.is_none())
        .await?;
    check_eq("discs", state.count('X'), 13)?;
    ensure!(state.over(), "the game is still over");
    page.press("undo").await?;
    page.press("redo").await?;
    ended(page, "black", "Black wins").await?;
    page.keys(Key::Escape).await?;
    page.wait_until("Escape closes the end screen", |state| state.end.is_none())
        .await?;
    Ok(())
}
