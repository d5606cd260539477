//! The rules against known numbers and the plain reference, and games in random play.

mod support;

use proptest::prelude::*;
use reversi_engine::{Board, Color, Game, Position, Start, perft};
use support::Cells;

/// Leaves below the start for each number of plies from 1; a pass is a ply, a finished game a leaf.
const PERFT: [u64; 9] = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288];

#[test]
fn perft_gives_the_known_numbers() {
    for (depth, leaves) in (1..).zip(PERFT) {
        assert_eq!(perft(Board::DIAGONAL, depth), leaves, "depth {depth}");
    }
    assert_eq!(perft(Board::DIAGONAL, 0), 1);
}

fn reference_perft(cells: &Cells, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = cells.legal_moves();
    if !moves.is_empty() {
        return moves
            .iter()
            .map(|&index| reference_perft(&cells.play(index), depth - 1))
            .sum();
    }
    let over = cells.pass().legal_moves().is_empty();
    if over {
        1
    } else {
        reference_perft(&cells.pass(), depth - 1)
    }
}

#[test]
fn perft_of_the_parallel_start_is_that_of_the_reference() {
    let cells = Cells::of(Board::PARALLEL);
    for depth in 1..=6 {
        assert_eq!(
            perft(Board::PARALLEL, depth),
            reference_perft(&cells, depth),
            "depth {depth}"
        );
    }
}

/// A game from a random start, as the numbers that choose its moves.
fn any_game() -> impl Strategy<Value = Game> {
    (
        any::<bool>(),
        any::<bool>(),
        prop::collection::vec(any::<u8>(), 0..=60),
    )
        .prop_map(|(parallel, white, choices)| {
            let (start, first) = (
                Start::ALL[usize::from(parallel)],
                Color::ALL[usize::from(white)],
            );
            let mut game = Game::new(Position::start(start, first));
            for choice in choices {
                let moves = game.position().legal_moves();
                let Some(square) = moves.nth(usize::from(choice) % moves.len().max(1) as usize)
                else {
                    break;
                };
                game.play(square).expect("the move is legal");
            }
            game
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_survives_undo_and_redo_and_replay(game in any_game()) {
        let shown = game.clone();
        let mut walked = game.clone();
        while walked.undo() {
            prop_assert!(walked.turn().is_some());
            prop_assert!(!walked.position().legal_moves().is_empty());
        }
        let mut replayed = walked.clone();
        while walked.redo() {}
        prop_assert_eq!(&walked, &shown);
        replayed.play_transcript(&game.to_string()).expect("the game is legal");
        prop_assert_eq!(&replayed, &shown);
    }

    #[test]
    fn every_move_adds_one_disc_and_flips_at_least_one(game in any_game()) {
        let mut game = game;
        while let Some(square) = game.last_move() {
            let after = game.position();
            game.undo();
            let before = game.position();
            let mover = before.turn();
            let flipped = before.board().flips(square).len();
            prop_assert!(flipped > 0);
            prop_assert_eq!(after.discs(mover).len(), before.discs(mover).len() + flipped + 1);
            let other = mover.other();
            prop_assert_eq!(after.discs(other).len() + flipped, before.discs(other).len());
        }
    }
}
