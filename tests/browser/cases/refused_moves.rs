//! Refused moves: a cross until the button is released, and a sentence with the reason; and presses
//! that are taken back.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["refused_moves":
        // A mouse button that is held and released.
        Everywhere: [
            an_occupied_square_says_so_and_a_press_that_leaves_its_square_plays_nothing,
        ],
    ]
}

/// Presses on a square, and expects a cross until release, a sentence, and the same game.
async fn refuses(page: &Page, square: &str, sentence: &str) -> Result<()> {
    let before = page.state().await?;
    page.press_down(square).await?;
    let pressed = page
        .wait_until("a rejected square", |state| !state.rejected.is_empty())
        .await?;
    check_eq(
        "rejected",
        pressed.rejected.clone(),
        vec![square.to_owned()],
    )?;
    ensure!(
        pressed.status.to_lowercase().contains(sentence),
        "status {:?} does not say {sentence:?}",
        pressed.status
    );
    page.release().await?;
    let after = page
        .wait_until("no rejected square", |state| state.rejected.is_empty())
        .await?;
    check_eq("board", after.discs, before.discs)?;
    check_eq("moves", after.moves, before.moves)
}

async fn an_occupied_square_says_so_and_a_press_that_leaves_its_square_plays_nothing(
    page: &Page,
) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    refuses(page, "d4", "occupied").await?;
    refuses(page, "e4", "occupied").await?;
    // Released on a square that is no move, and on one that is.
    for elsewhere in ["a1", "d3"] {
        page.press_down("f5").await?;
        page.hover(elsewhere).await?;
        page.release().await?;
    }
    // A move of an earlier press would stand before this one.
    let played = page.play("f5").await?;
    check_eq("moves", played.played().as_str(), "f5")
}
