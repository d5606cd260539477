//! Back and forth in a game.

use anyhow::{Result, ensure};
use reversi_tests::known_games::{BLACK_MUST_PASS, BLACK_WIPES_OUT};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["undo":
        // State of the game, which Node tests as well.
        OneBrowser: [
            two_humans_take_back_one_move_at_a_time,
            undo_leads_to_my_own_last_decision,
            undo_and_redo_go_through_a_pass,
            undo_takes_back_the_end,
            undo_while_the_computer_pauses_cancels_its_move,
            another_move_drops_the_moves_taken_back,
            undo_holds_two_computers,
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

async fn undo_and_redo_go_through_a_pass(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let passed = page.play_all(BLACK_MUST_PASS).await?;
    check_eq("turn after the pass", passed.turn.as_str(), "white")?;
    page.press("undo").await?;
    let before = page
        .wait_until("before the pass", |state| state.current == 7)
        .await?;
    check_eq("turn before the pass", before.turn.as_str(), "white")?;
    page.press("redo").await?;
    let again = page
        .wait_until("after the pass", |state| state.current == 8)
        .await?;
    check_eq("turn", again.turn.as_str(), "white")?;
    check_eq("board", again.discs, passed.discs)
}

async fn undo_takes_back_the_end(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all(BLACK_WIPES_OUT).await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    page.press("undo").await?;
    let state = page
        .wait_until("the last decision", |state| state.end.is_none())
        .await?;
    check_eq("turn", state.turn.as_str(), "black")?;
    ensure!(state.may_play("c5"), "c5 can be played again: {state:#?}");
    page.press("redo").await?;
    page.wait_until("the end again", |state| state.end.is_some())
        .await?;
    Ok(())
}

async fn undo_while_the_computer_pauses_cancels_its_move(page: &Page) -> Result<()> {
    page.open_quick(AGAINST_COMPUTER).await?;
    page.choose("pause", "1000").await?;
    page.play("f5").await?;
    page.press("undo").await?;
    page.wait_until("the start", |state| state.placed() == 4 && state.input)
        .await?;
    // If the cancelled answer still came, it would come before the answer to this move.
    page.play("c4").await?;
    let state = page
        .wait_until("the answer", |state| state.placed() > 5)
        .await?;
    check_eq("moves", state.moves.len(), 2)?;
    check_eq("first move", state.moves[0].as_str(), "c4")
}

async fn another_move_drops_the_moves_taken_back(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6c3").await?;
    page.press("undo").await?;
    page.press("undo").await?;
    page.wait_until("one move", |state| state.current == 1)
        .await?;
    let state = page.play("f6").await?;
    check_eq("line", state.moves.concat().as_str(), "f5f6")?;
    ensure!(!state.can("redo"), "nothing to redo after another move");
    Ok(())
}

async fn undo_holds_two_computers(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=computer&white=computer&level=doofie&seed=5")
        .await?;
    page.choose("pause", "300").await?;
    page.wait_until("a few moves", |state| state.placed() >= 8)
        .await?;
    page.press("undo").await?;
    let held = page.state().await?;
    ensure!(
        !held.over() && held.can("redo"),
        "one ply was taken back: {held:#?}"
    );
    page.wait_for(
        "Stop says Continue",
        "return document.querySelector('[data-action=stop]').innerText.includes('Continue')",
    )
    .await?;
    page.press("stop").await?;
    let placed = held.placed();
    page.wait_until("the computers go on", |state| state.placed() > placed)
        .await?;
    Ok(())
}
