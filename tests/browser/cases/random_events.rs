//! Whatever a visitor does in whatever order: the page stays sound.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::state::State;
use reversi_tests::suite::Case;
use reversi_tests::{cases, js};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["random_events":
        Everywhere: [every_event_leaves_a_sound_page],
    ]
}

const EVENTS: u32 = 120;

async fn every_event_leaves_a_sound_page(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&white=random&seed=5").await?;
    for number in 1..=EVENTS {
        page.call(js!("random-event.js"), vec![json!(number)])
            .await?;
        let state = page.state().await?;
        check(&state).with_context(|| format!("after event {number} of {EVENTS}: {state:#?}"))?;
    }
    // The last computer may still be thinking: a new game is played as ever.
    page.open_again("?lang=en&black=human&white=human").await?;
    let state = page.new_game().await?;
    ensure!(state.placed() == 4, "a new game has four discs");
    Ok(())
}

/// The laws of every page.
fn check(state: &State) -> Result<()> {
    ensure!(state.discs.len() == 64, "64 squares");
    ensure!(!state.discs.contains('?'), "a square holds a disc or none");
    for (output, disc) in [(&state.black, 'X'), (&state.white, 'O')] {
        ensure!(
            *output == state.count(disc).to_string(),
            "{disc}: {output} discs are named"
        );
    }
    for square in &state.legal {
        ensure!(is_empty(state, square), "{square} is legal but not empty");
    }
    for square in &state.last {
        ensure!(
            !is_empty(state, square),
            "{square} is the last move but empty"
        );
    }
    ensure!(
        state.legal.is_empty() || !state.over(),
        "no move after the end"
    );
    ensure!(
        state.input || state.hint.is_empty(),
        "a hint is for a human to move"
    );
    ensure!(
        state.last.len() <= 1 && state.hint.len() <= 1,
        "one last move, one hint"
    );
    ensure!(
        state.current <= state.moves.len(),
        "the current move is in the list"
    );
    ensure!(!state.status.is_empty(), "a sentence says what happens");
    ensure!(state.problems.is_empty(), "the page reports no problem");
    Ok(())
}

/// Whether a square, such as f5, holds no disc.
fn is_empty(state: &State, square: &str) -> bool {
    let [file, rank] = square.as_bytes() else {
        return false;
    };
    let index = usize::from(rank - b'1') * 8 + usize::from(file - b'a');
    state.discs.as_bytes().get(index) == Some(&b'-')
}
