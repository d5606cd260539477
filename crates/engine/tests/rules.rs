//! The rules against known numbers, against the plain reference, and against their own laws.

mod support;

use proptest::prelude::*;
use reversi_engine::{Bitboard, Board, Color, Game, Position, Square, Start, Symmetry, perft};
use support::{Cells, indices};

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

/// Any two disjoint sets of discs, also such that no game reaches.
fn any_board() -> impl Strategy<Value = Board> {
    (any::<u64>(), any::<u64>(), any::<u64>()).prop_map(|(first, second, empty)| {
        let player = Bitboard::from_bits(first & !empty);
        let opponent = Bitboard::from_bits(second & !empty & !first);
        Board::new(player, opponent).expect("the sets are disjoint")
    })
}

/// A game from a random start, as the numbers that choose its moves.
fn any_game() -> impl Strategy<Value = Game> {
    (
        any::<bool>(),
        any::<bool>(),
        prop::collection::vec(any::<u8>(), 0..=60),
    )
        .prop_map(|(parallel, white, choices)| {
            let start = if parallel {
                Start::Parallel
            } else {
                Start::Diagonal
            };
            let first = if white { Color::White } else { Color::Black };
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
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legal_moves_and_flips_are_those_of_the_reference(board in any_board()) {
        let cells = Cells::of(board);
        prop_assert_eq!(indices(board.legal_moves()), cells.legal_moves());
        for square in Square::ALL {
            let mut flips = cells.flips(square.index().into());
            flips.sort_unstable();
            prop_assert_eq!(indices(board.flips(square)), flips);
            let after = board.play(square).map(Cells::of);
            let legal = !board.flips(square).is_empty();
            prop_assert_eq!(after, legal.then(|| cells.play(square.index().into())));
        }
    }

    #[test]
    fn the_canonical_board_is_the_same_for_all_eight_symmetries(board in any_board()) {
        for symmetry in Symmetry::ALL {
            prop_assert_eq!(symmetry.board(board).canonical(), board.canonical());
            prop_assert_eq!(
                symmetry.board(board).legal_moves(),
                symmetry.bitboard(board.legal_moves())
            );
        }
    }

    #[test]
    fn a_position_survives_its_text(board in any_board(), white in any::<bool>()) {
        let turn = if white { Color::White } else { Color::Black };
        let position = Position::new(board, turn);
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_survives_its_transcript_and_undo_and_redo(game in any_game()) {
        let shown = game.clone();
        let mut walked = game.clone();
        while walked.undo() {
            prop_assert!(walked.turn().is_some());
            let turn = walked.position();
            prop_assert!(!turn.legal_moves().is_empty());
        }
        let mut replayed = walked.clone();
        while walked.redo() {}
        prop_assert_eq!(&walked, &shown);
        replayed.play_transcript(&game.to_string()).expect("the game is legal");
        prop_assert_eq!(&replayed, &shown);
    }

    #[test]
    fn every_move_adds_one_disc_and_turns_at_least_one(game in any_game()) {
        let mut game = game;
        while let Some(square) = game.last_move() {
            let after = game.position();
            game.undo();
            let before = game.position();
            let mover = before.turn();
            let turned = before.board().flips(square).len();
            prop_assert!(turned > 0);
            prop_assert_eq!(after.discs(mover).len(), before.discs(mover).len() + turned + 1);
            let other = mover.other();
            prop_assert_eq!(after.discs(other).len() + turned, before.discs(other).len());
        }
    }

    #[test]
    fn texts_of_any_kind_are_read_or_refused_without_harm(text in "\\PC{0,80}") {
        let mut game = Game::default();
        let before = game.clone();
        if game.play_transcript(&text).is_err() {
            prop_assert_eq!(game, before);
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert!(position.board().occupied().len() <= 64);
        }
    }
}
