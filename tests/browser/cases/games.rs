//! Whole games, from the first click to the end.

use anyhow::{Result, ensure};
use reversi_tests::known_games::WITH_PASSES;
use reversi_tests::page::{Page, TWO_PEOPLE, squares};
use reversi_tests::state::State;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

/// The opponents in the order in which the form offers them: levels, then bots.
pub const LEVELS: [&str; 17] = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "doofie",
    "klauwastekannz",
    "ramscher",
    "ecken-eddi",
    "aufpasser",
    "pascal",
    "stratege",
];

pub fn cases() -> Vec<Case> {
    cases!["games":
        // The worker plays a whole game.
        Everywhere: [
            a_whole_game_against_ramscher,
        ],
        // Levels and rules, which the engine's tests prove, as the page shows them.
        OneBrowser: [
            a_whole_game_against_10,
            the_start_is_as_in_the_rules,
            a_move_flips_what_it_encloses,
            a_tournament_game_with_passes_ends_as_recorded,
            moves_are_listed_and_lead_back_to_their_point,
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

async fn the_start_is_as_in_the_rules(page: &Page) -> Result<()> {
    let state = page.open(TWO_PEOPLE).await?;
    check_eq("discs", state.count('-'), 60)?;
    let middle: String = ["d4", "e4", "d5", "e5"]
        .map(|square| state.disc(square))
        .iter()
        .collect();
    check_eq("middle", middle.as_str(), "OXXO")?;
    check_eq(
        "legal",
        state.legal.clone(),
        ["d3", "c4", "f5", "e6"].map(String::from).to_vec(),
    )?;
    check_eq("turn", state.turn_alt.as_str(), "Black")?;
    let names =
        "return [...document.querySelectorAll('#board button')].map((b) => b.dataset.square)";
    let names: Vec<String> = serde_json::from_value(page.run(names, vec![]).await?)?;
    let expected: Vec<String> = (1..=8)
        .flat_map(|row| ('a'..='h').map(move |column| format!("{column}{row}")))
        .collect();
    check_eq("squares from top left", names, expected)?;
    counts_follow_the_board(&state)
}

async fn a_move_flips_what_it_encloses(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let state = page.play("f5").await?;
    check_eq("discs", (state.count('X'), state.count('O')), (4, 1))?;
    check_eq("e5", state.disc("e5"), 'X')?;
    check_eq("last move", state.last.clone(), vec!["f5".to_owned()])?;
    check_eq("turn", state.turn.as_str(), "white")?;
    check_eq("image of the turn", state.turn_alt.as_str(), "White")?;
    counts_follow_the_board(&state)
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

async fn a_tournament_game_with_passes_ends_as_recorded(page: &Page) -> Result<()> {
    // Both passes are to come.
    let (before, rest) = WITH_PASSES.split_at(2 * 43);
    page.open_quick(&format!("{TWO_PEOPLE}#m={before}")).await?;
    page.play_all(rest).await?;
    let state = page
        .wait_until("the end screen", |state| state.end.is_some())
        .await?;
    check_eq("discs", (state.count('X'), state.count('O')), (13, 51))?;
    counts_follow_the_board(&state)?;
    check_eq("moves", state.played().as_str(), WITH_PASSES)?;
    crate::end::count_is(&state, (13, 51), (13, 51))
}

async fn moves_are_listed_and_lead_back_to_their_point(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let moves = "f5d6c3d3";
    let state = page.play_all(moves).await?;
    check_eq(
        "list",
        state.moves.clone(),
        squares(moves).map(String::from).collect(),
    )?;
    check_eq("current", state.current, 4)?;
    page.click("[data-moves] [data-ply=\"2\"]").await?;
    let state = page
        .wait_until("move 2", |state| state.current == 2)
        .await?;
    check_eq("discs", state.placed(), 6)?;
    check_eq("list", state.moves.len(), 4)?;
    page.click("[data-moves] [data-ply=\"4\"]").await?;
    let state = page
        .wait_until("move 4", |state| state.current == 4)
        .await?;
    check_eq("discs", state.placed(), 8)
}
