//! Back and forth in a game.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["undo":
        // One way of undo each: Node tests the rest of it (undo.test.js, turns.test.js).
        OneBrowser: [
            two_humans_take_back_one_move_at_a_time,
            undo_leads_to_my_own_last_decision,
        ],
    ]
}

const AGAINST_COMPUTER: &str = "?lang=en&black=human&white=computer&level=ramscher&seed=3";

async fn two_humans_take_back_one_move_at_a_time(page: &Page) -> Result<()> {
    let start = page.open_quick(TWO_PEOPLE).await?;
    ensure!(
        !start.can("undo") && !start.can("redo"),
        "nothing to undo or redo: {start:#?}"
    );
    let mut boards = vec![start.discs];
    for square in ["f5", "d6", "c3"] {
        boards.push(page.play(square).await?.discs);
    }
    for ply in [2, 1, 0] {
        page.press("undo").await?;
        let state = page
            .wait_until("one move less", |state| state.current == ply)
            .await?;
        check_eq("board", &state.discs, &boards[ply])?;
    }
    ensure!(!page.state().await?.can("undo"), "nothing is left to undo");
    for ply in [1, 2, 3] {
        page.press("redo").await?;
        let state = page
            .wait_until("one move more", |state| state.current == ply)
            .await?;
        check_eq("board", &state.discs, &boards[ply])?;
    }
    ensure!(!page.state().await?.can("redo"), "nothing is left to redo");
    Ok(())
}

async fn undo_leads_to_my_own_last_decision(page: &Page) -> Result<()> {
    page.open_quick(AGAINST_COMPUTER).await?;
    page.play("f5").await?;
    let first = page.wait_turn().await?;
    check_eq("discs", first.placed(), 6)?;
    page.play(&first.legal[0]).await?;
    let second = page.wait_turn().await?;
    check_eq("discs", second.placed(), 8)?;
    page.press("undo").await?;
    let back = page
        .wait_until("my second move", |state| state.placed() == 6)
        .await?;
    check_eq("board", &back.discs, &first.discs)?;
    ensure!(back.input, "it is my turn after undo");
    page.press("undo").await?;
    page.wait_until("my first move", |state| state.placed() == 4 && state.input)
        .await?;
    page.press("redo").await?;
    page.wait_until("my second move again", |state| {
        state.placed() == 6 && state.input
    })
    .await?;
    page.press("redo").await?;
    let forth = page
        .wait_until("the line's end", |state| state.placed() == 8)
        .await?;
    check_eq("board", &forth.discs, &second.discs)
}
