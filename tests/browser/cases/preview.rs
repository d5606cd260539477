//! The ghost of the disc and the discs that would flip, before a move is made.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["preview":
        // Mouse and focus.
        Everywhere: [
            a_hovered_square_shows_its_flips,
            a_focused_square_shows_its_flips,
        ],
        // The page's own state.
        OneBrowser: [
            nothing_is_shown_without_hints,
            nothing_is_shown_on_other_squares,
        ],
    ]
}

async fn a_hovered_square_shows_its_flips(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
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
    page.wait_until("no ghost", |s| {
        s.ghost.is_empty() && s.would_flip.is_empty()
    })
    .await?;
    Ok(())
}

async fn a_focused_square_shows_its_flips(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
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
    page.wait_until("no ghost", |s| {
        s.ghost.is_empty() && s.would_flip.is_empty()
    })
    .await?;
    Ok(())
}

async fn nothing_is_shown_without_hints(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("hints", "false").await?;
    page.hover("f5").await?;
    let state = page.state().await?;
    ensure!(
        state.ghost.is_empty() && state.would_flip.is_empty(),
        "{state:#?}"
    );
    ensure!(
        state.may_play("f5"),
        "what may be played does not depend on being shown"
    );
    // The mark of a legal square is not drawn either.
    page.choose("hints", "true").await?;
    page.wait_until("a ghost", |state| state.ghost == ["f5"])
        .await?;
    Ok(())
}

async fn nothing_is_shown_on_other_squares(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for square in ["a1", "d4"] {
        page.hover(square).await?;
        let state = page.state().await?;
        ensure!(
            state.ghost.is_empty() && state.would_flip.is_empty(),
            "{square}: {state:#?}"
        );
    }
    Ok(())
}
