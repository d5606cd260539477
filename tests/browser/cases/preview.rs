//! The ghost of the disc and the discs that would flip, before a move is made.

use anyhow::Result;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["preview":
        // Mouse and focus.
        Everywhere: [
            a_focused_square_and_a_hovered_one_show_their_flips,
        ],
    ]
}

async fn a_focused_square_and_a_hovered_one_show_their_flips(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    // Before any press of the mouse, after which an engine may hide the focus.
    page.hover("h8").await?;
    page.run(
        "document.querySelector('#board [data-square=f4]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Down).await?;
    let state = page
        .wait_until("a ghost", |state| !state.ghost.is_empty())
        .await?;
    check_eq("ghost", state.ghost, vec!["f5".to_owned()])?;
    check_eq("turning", state.would_flip, vec!["e5".to_owned()])?;
    page.keys(Key::Down).await?;
    no_ghost(page).await?;
    page.play_all("f5d6c5").await?;
    page.hover("f4").await?;
    let state = page
        .wait_until("a ghost", |state| !state.ghost.is_empty())
        .await?;
    check_eq("ghost", state.ghost, vec!["f4".to_owned()])?;
    check_eq(
        "turning",
        state.would_flip,
        vec!["e4".to_owned(), "e5".to_owned()],
    )?;
    page.hover("h8").await?;
    no_ghost(page).await
}

async fn no_ghost(page: &Page) -> Result<()> {
    page.wait_until("no ghost", |state| {
        state.ghost.is_empty() && state.would_flip.is_empty()
    })
    .await?;
    Ok(())
}
