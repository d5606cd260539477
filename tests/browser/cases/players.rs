//! Who plays: people, computers, chance; and what the engine does for a human.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["players":
        // State of the game; whole games run the worker everywhere.
        OneBrowser: [
            a_side_changes_its_player_in_mid_game,
            two_computers_play_on_and_a_human_pauses_them,
            a_human_pauses_two_computers_even_in_the_other_sides_turn,
            chance_plays_to_the_end,
            the_computer_moves_after_the_pause_with_input_locked,
            the_thinking_time_is_shown,
            stop_holds_the_computer_and_continue_releases_it,
            two_computers_stop_and_continue,
            a_hint_only_shows,
            the_best_move_is_played_for_me,
            a_random_move_is_played_for_me,
            the_same_seed_plays_the_same_game,
        ],
    ]
}

async fn a_side_changes_its_player_in_mid_game(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6c3").await?;
    page.choose("white", "computer").await?;
    let state = page
        .wait_until("White answers", |s| s.placed() == 8 && s.input)
        .await?;
    check_eq("turn", state.turn.as_str(), "black")?;
    page.choose("black", "random").await?;
    page.wait_until("both go on", |state| state.placed() >= 12)
        .await?;
    page.choose("black", "human").await?;
    // With both sides played for, a person pauses the game even in the other side's turn.
    let state = page
        .wait_until("the game waits for somebody", |state| {
            state.over() || !state.thinking
        })
        .await?;
    if !state.over() && !state.input {
        stop_says(page, "Continue").await?;
        page.click(".actions [data-action=\"stop\"]").await?;
    }
    let state = page.wait_turn().await?;
    ensure!(state.over() || state.turn == "black", "{state:#?}");
    Ok(())
}

/// What the entry that stops and continues says.
async fn stop_says(page: &Page, word: &str) -> Result<()> {
    let label = page
        .find(".actions [data-action=\"stop\"]")
        .await?
        .text()
        .await?;
    ensure!(
        label.contains(word),
        "the entry says {label:?}, expected {word:?}"
    );
    Ok(())
}

async fn two_computers_play_on_and_a_human_pauses_them(page: &Page) -> Result<()> {
    page.open("?lang=en&black=computer&white=computer&level=ramscher&seed=2")
        .await?;
    page.choose("animation", "off").await?;
    page.choose("pause", "100").await?;
    page.wait_until("some moves", |state| state.placed() >= 9)
        .await?;
    page.choose("black", "human").await?;
    let paused = page.state().await?;
    if paused.turn == "white" {
        stop_says(page, "Continue").await?;
        page.press("stop").await?;
    }
    let mine = page
        .wait_until("Black's turn", |s| s.input && s.turn == "black")
        .await?;
    ensure!(mine.placed() < 64, "the game is not over: {mine:#?}");
    page.choose("pause", "0").await?;
    page.choose("black", "computer").await?;
    page.wait_until("the end", |state| state.end.is_some())
        .await?;
    Ok(())
}

async fn a_human_pauses_two_computers_even_in_the_other_sides_turn(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=computer&white=computer&level=ramscher&seed=2#m=f5")
        .await?;
    page.choose("pause", "3000").await?;
    page.press("stop").await?;
    page.wait_until("White is at it", |state| state.turn == "white")
        .await?;
    stop_says(page, "Stop").await?;
    page.choose("black", "human").await?;
    stop_says(page, "Continue").await?;
    page.choose("pause", "0").await?;
    check_eq("discs while paused", page.state().await?.placed(), 5)?;
    page.press("stop").await?;
    page.wait_until("White's move", |state| state.placed() == 6 && state.input)
        .await?;
    Ok(())
}

async fn chance_plays_to_the_end(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=random&white=random")
        .await?;
    page.wait_until("the end", |state| state.over() && state.end.is_some())
        .await?;
    Ok(())
}

async fn the_computer_moves_after_the_pause_with_input_locked(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=2")
        .await?;
    page.choose("pause", "1000").await?;
    // The clock runs from before the click, so that a slow computer cannot fail the test.
    page.square("f5").await?.click().await?;
    let shown = page
        .wait_until("my disc", |state| state.disc("f5") == 'X')
        .await?;
    let since = Instant::now();
    ensure!(
        !shown.input && shown.legal.is_empty(),
        "input is locked: {shown:#?}"
    );
    page.square("f6").await?.click().await?;
    let state = page
        .wait_until("the answer", |state| state.placed() == 6)
        .await?;
    ensure!(
        since.elapsed() >= Duration::from_millis(700),
        "no pause: {:?}",
        since.elapsed()
    );
    check_eq("turn", state.turn.as_str(), "black")?;
    page.wait_turn().await?;
    Ok(())
}

async fn the_thinking_time_is_shown(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=stratege&seed=2")
        .await?;
    page.play("f5").await?;
    page.wait_turn().await?;
    page.wait_for(
        "a time",
        "return /[0-9]/.test(document.querySelector('[data-clock]').textContent)",
    )
    .await
}

async fn stop_holds_the_computer_and_continue_releases_it(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=2")
        .await?;
    ensure!(
        !page.state().await?.can("stop"),
        "there is nothing to stop in my turn"
    );
    page.choose("pause", "3000").await?;
    page.play("f5").await?;
    let stopped = page.press("stop").await?;
    check_eq("discs", stopped.placed(), 5)?;
    ensure!(!stopped.thinking, "no search after Stop");
    let label = page
        .find(".actions [data-action=\"stop\"]")
        .await?
        .text()
        .await?;
    ensure!(label.contains("Continue"), "the entry says {label:?}");
    // Without a pause a computer that is not held would answer at once; a stopped one stays.
    page.choose("pause", "0").await?;
    page.choose("white-level", "doofie").await?;
    check_eq("discs while stopped", page.state().await?.placed(), 5)?;
    page.press("stop").await?;
    page.wait_until("the answer", |state| state.placed() == 6 && state.input)
        .await?;
    Ok(())
}

async fn two_computers_stop_and_continue(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=computer&white=computer&level=doofie&seed=2")
        .await?;
    page.press("new").await?;
    page.choose("pause", "200").await?;
    page.press("stop").await?;
    let held = page.state().await?;
    page.choose("pause", "0").await?;
    check_eq("discs", page.state().await?.placed(), held.placed())?;
    page.press("stop").await?;
    page.wait_until("the end", |state| state.end.is_some())
        .await?;
    Ok(())
}

async fn a_hint_only_shows(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.press("hint").await?;
    let state = page
        .wait_until("a hint", |state| !state.hint.is_empty())
        .await?;
    check_eq("hints", state.hint.len(), 1)?;
    ensure!(
        state.legal.contains(&state.hint[0]),
        "the hint is a legal move: {state:#?}"
    );
    ensure!(
        state.status.contains(&state.hint[0]),
        "the status names it: {:?}",
        state.status
    );
    check_eq("discs", state.placed(), 4)?;
    let state = page.play(&state.legal[0]).await?;
    check_eq("hints after the move", state.hint, vec![])
}

async fn the_best_move_is_played_for_me(page: &Page) -> Result<()> {
    // One legal move wins this game at once by a wipeout, and the strongest play finds it.
    page.open_quick(&format!("{TWO_PEOPLE}#m=e6f4e3f6g5d6e7f5"))
        .await?;
    page.press("best").await?;
    let state = page
        .wait_until("the best move", |state| state.end.is_some())
        .await?;
    check_eq("last move", state.last.clone(), vec!["c5".to_owned()])?;
    check_eq("result", state.end.as_deref(), Some("black"))
}

async fn a_random_move_is_played_for_me(page: &Page) -> Result<()> {
    let start = page.open_quick(TWO_PEOPLE).await?;
    page.press("random").await?;
    let state = page
        .wait_until("a move", |state| state.placed() == 5)
        .await?;
    ensure!(
        start.legal.contains(&state.last[0]),
        "it was a legal move: {state:#?}"
    );
    check_eq("turn", state.turn.as_str(), "white")
}

async fn the_same_seed_plays_the_same_game(page: &Page) -> Result<()> {
    let query = "?lang=en&black=random&white=computer&level=ramscher&seed=11";
    page.open_quick(query).await?;
    page.press("new").await?;
    let first = page
        .wait_until("the end", |state| state.end.is_some())
        .await?;
    page.press("new").await?;
    page.wait_until("a new game", |state| state.end.is_none())
        .await?;
    let second = page
        .wait_until("the end again", |state| state.end.is_some())
        .await?;
    check_eq("game", second.played(), first.played())
}
