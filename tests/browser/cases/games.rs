//! Whole games, from the first click to the end.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::state::State;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["games":
        // The order of the moves; `thinking` holds the worker of each engine.
        OneBrowser: [
            a_whole_game_against_ramscher,
            a_whole_game_against_10,
        ],
    ]
}

async fn a_whole_game_against_ramscher(page: &Page) -> Result<()> {
    a_whole_game(page, "ramscher").await
}

async fn a_whole_game_against_10(page: &Page) -> Result<()> {
    a_whole_game(page, "10").await
}

/// Fails unless the two outputs count the discs on the board.
fn counts_follow_the_board(state: &State) -> Result<()> {
    check_eq(
        "Black's discs",
        state.black.as_str(),
        &state.count('X').to_string(),
    )?;
    check_eq(
        "White's discs",
        state.white.as_str(),
        &state.count('O').to_string(),
    )
}

/// Plays the first legal square whenever it is a human's turn.
async fn a_whole_game(page: &Page, level: &str) -> Result<()> {
    let query = format!("?lang=en&black=human&white=computer&level={level}&seed=7");
    page.open_quick(&query).await?;
    page.choose("think-time", "0.2").await?;
    check_eq("level", page.chosen("white-level").await?.as_str(), level)?;
    loop {
        let state = page.wait_turn().await?;
        counts_follow_the_board(&state)?;
        if state.over() {
            break;
        }
        check_eq("turn", state.turn.as_str(), "black")?;
        ensure!(
            !state.legal.is_empty(),
            "a human's turn without a legal square: {state:#?}"
        );
        page.play(&state.legal[0]).await?;
    }
    let state = page
        .wait_until("the end screen", |state| state.end.is_some())
        .await?;
    let (black, white) = (state.count('X'), state.count('O'));
    let winner = match black.cmp(&white) {
        std::cmp::Ordering::Greater => "black",
        std::cmp::Ordering::Less => "white",
        std::cmp::Ordering::Equal => "draw",
    };
    check_eq("result", state.end.as_deref(), Some(winner))?;
    ensure!(
        black + white <= 64 && state.played().len() == 2 * (state.placed() - 4),
        "{state:#?}"
    );
    Ok(())
}
