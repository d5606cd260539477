//! Reviews of moves from tournament games.

use std::cell::Cell;

use super::move_review::review_move;
use super::reason::{Reason, reason};
use super::reason_kind::ReasonKind;
use crate::eval::Weights;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::moves::IllegalMove;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;
use crate::rules::value::Value;
use crate::search::solve::solve;
use crate::search::{Clock, Limits, Searcher};

/// A game of a tournament in 2015, 60 moves long.
const GAME: &str = "f5d6c3d3c4f4f6g5e6f7d7c5g3e3d2e7c6b5b6d8a6b4f2c7a5e2f8e8g6b3a2g8h4d1g4f3b8g1c2h3\
                    b7a3f1e1c1b1a4c8h8a8g7a7b2a1h2h6g2h1h5h7";

fn game(transcript: &str) -> Game {
    transcript.parse().expect(transcript)
}

/// The squares of a transcript.
fn squares(transcript: &str) -> Vec<Square> {
    let names = transcript.as_bytes().chunks(2);
    let names = names.map(|name| str::from_utf8(name).expect("squares are ASCII"));
    names.map(|name| name.parse().expect("a square")).collect()
}

/// The moves before, the line played, the best line, the reason, its squares.
const REASONS: [(&str, &str, &str, ReasonKind, &str); 26] = [
    ("e6f4e3f6g5d6e7", "f5c5", "f3d3", ReasonKind::Wipeout, "c5"),
    (
        "e6f4e3f6g5d6e7f5",
        "c4",
        "c5",
        ReasonKind::MissedWipeout,
        "c5",
    ),
    (
        "f5f6e6f4e3d6g5d3c4c3g6c5f7f2e7f3c7g4h3h6h5e8f8h4h7g8d7b8c6b5g3g7a5b4d8c8h8a6a8a4b6a7a3b7\
         g2h2g1b3h1f1e1e2d1d2",
        "b2",
        "c2b1c1a2b2a1",
        ReasonKind::XSquare,
        "a1b2",
    ),
    (
        "f5d6c3d3c4f4f6f3e6e7f7c5e3e2g3f2g4d2d8g5g6b5f1h4h5h6d7h3b6c6b3b4a5a3a4e1c7a6",
        "g1h1g2h2",
        "c2c1d1g1a2g2",
        ReasonKind::CSquare,
        "g1h1",
    ),
    (
        "f5d6c5f4d3e3f3e2f2c6e6f7d7e7f6g3e1f1g4d1e8d2c7h5g2g5f8c3h4h6g6c4b4d8c8b3c1c2a3a5a4a2h7\
         b1b5",
        "g7h2h3h1b6g8",
        "a6b6a7h2g7g8h1g1h8b7h3a1a8b8b2",
        ReasonKind::Corner,
        "h1",
    ),
    (
        "f5d6c5f4d3e3f3e2f2c6e6f7d7e7f6g3e1f1g4d1e8d2c7h5g2g5f8c3h4h6g6c4b4d8c8b3c1c2a3a5a4a2h7",
        "b1b5a6b6a7h2g7g8",
        "h1b2b5a6a7b6g7b1a1g1b8a8b7h2g8h8h3",
        ReasonKind::MissedCorner,
        "h1",
    ),
    (
        "f5f4e3d6f3g5f6",
        "g7e6g3f7e2h5",
        "g4e6d7g6f7h6",
        ReasonKind::EarlyXSquare,
        "g7h8",
    ),
    (
        "f5f6e6f4g6c5g4g5e3f3f2h4h6h5h3d2c4g3c1f7e2e7f8d3c3e1f1g1e8b4c2b5b3h7h8c6d6d7d8a2a6c8d1\
         b1g2h1h2a5a4",
        "c7a3",
        "a3a1c7b8g8g7a8b7b6a7b2",
        ReasonKind::Parity,
        "a1b2a3",
    ),
    (
        "f5d6c3d3c4f4e6f6e3c5c6b5d7c7e7f3b4f7a6d2b6b3c8a4d8e8f8",
        "b7b8a5a7c2d1",
        "b8a8a7b7a5c2",
        ReasonKind::Tempo,
        "b8",
    ),
    (
        "f5d6c3g5f6f4e6c4c6d7e7e8c5b6f7f8b5a5c8b4g6h6g4c7a6g3a4b2a3b7b3a7a8b8",
        "c2d8a2c1d2e3",
        "d8a2a1h3h4b1",
        ReasonKind::MissedTempo,
        "d8",
    ),
    (
        "f5d6c5f4e3f6f3c4d3e2g4g5c2f2e6e7g6h3d7",
        "h5h4g3h6c3h2",
        "c3b3c1d2g3h4",
        ReasonKind::Wedge,
        "h4",
    ),
    (
        "f5f6e6f4e3d6g4d3c3f3g5e2g6g3f2d2h3h4d1h2h5h6f7e7e8e1f1d7c1g8c2",
        "g1h1g2f8g7h7",
        "g2f8d8h1g1h7",
        ReasonKind::MissedWedge,
        "g1",
    ),
    (
        "f5d6c5f4d3e3",
        "f3e2f2c6e6f6e7c3c4g4h3g5h5b5",
        "g4g5e2c4f3e6c6b4c3b5b6b3a6a5",
        ReasonKind::Mobility,
        "f2f6",
    ),
    (
        "f5d6c3d3c4f4f6g5e6f7d7c5g3e3d2e7c6b5b6d8a6b4f2c7a5e2",
        "f8e8g6g8b3d1b8c2b7c8h8a8c1a7g7h7",
        "c8b8f8d1g6b3f3h5h4h3c1c2h6g4",
        ReasonKind::Opened,
        "e8",
    ),
    (
        "f5f6e6f4e3d6g5d3c4c3g6c5f7f2e7f3c7g4h3h6h5e8f8h4h7g8d7b8c6b5g3g7a5b4d8c8h8a6a8a4b6a7a3b7\
         g2h2g1b3h1",
        "f1e1",
        "d2a2b2b1a1d1c1c2e1e2f1",
        ReasonKind::Stability,
        "e1f5f6",
    ),
    (
        "f5d6c4d3c3f4c5b3c2e6b4d2e3a4b5g6g4e2g5c6f3h4h3f6g3d1f1e1f2g1a6h2h6g2a2b6",
        "c1b1a7b7f7a3",
        "h7h5h1g7h8e7",
        ReasonKind::MissedStability,
        "h5h6h7",
    ),
    (
        "f5d6c4d3e6f4e3f3g4g3d2f6g6h6e7h5e2d7c5c7f7c6g5f8h4b5h7b3d8f2c3d1h3g2",
        "a3e8b6b4c8a6g8b7e1g1c1f1c2b1a4",
        "e8c8a3c2b4b6a5a6a4a2b8a8a7b7",
        ReasonKind::KeySquare,
        "e8",
    ),
    (
        "f5d6c3f4f6g5e6e7g6d3",
        "c5e3c6f7h5c7d7c4g3e8b5b4a5a3",
        "f3e3d7f7g4f2f8h6c2h3e8d2c7c6",
        ReasonKind::Frontier,
        "c5d5",
    ),
    (
        "f5d6c4d3c3f4f6g5e6d7f7c5e3f3c8e2g6e7b6g4h3d8e8b4h4h6c7g3e1f1g1f2h2g8c2d2f8b8c6b5a3a4a5\
         b3a2c1b2a7b1a1a6b7a8d1",
        "h8h1g2h5g7h7",
        "g2h1h5h7h8g7",
        ReasonKind::Count,
        "g2",
    ),
    (
        "f5f6d3c5",
        "f7e3f3f2c6f4",
        "d6g5f4f3b5c4",
        ReasonKind::Moves,
        "b6e6",
    ),
    (
        "f5d6c3d3c4f4e6f6e3c5c6b5d7e7b6c8d8b3g3a6c7e8g5c2c1b4",
        "a5a4a3a2b7d2",
        "a3d2a4a5a7b1",
        ReasonKind::Greedy,
        "b4b5c5d5b6",
    ),
    (
        "f5d6c4g5",
        "e6f6c7c6c5f4",
        "c6c5d7d3b4c3",
        ReasonKind::Access,
        "f6",
    ),
    (
        "f5f6e6f4g4e7f7g5e3",
        "d6f3g6h6d3h5",
        "d3g6f3g3h6f2",
        ReasonKind::Closed,
        "d3",
    ),
    (
        "f5f4e3d6f3g5f6g7",
        "f7g4e6e2h5d3",
        "e6g3f7e2h8f2",
        ReasonKind::Order,
        "e6",
    ),
    (
        "f5d6c3d3c4f4f6f3g4g3e6b3c2h4",
        "a3d7g5e3d2e2",
        "c6d1a3c7d7e3",
        ReasonKind::Taken,
        "d7",
    ),
    (
        "f5d6c5f4e3c6d3f3e6",
        "f7g4c3c2d2c4",
        "f6g4g3g6h4g5",
        ReasonKind::Kept,
        "g3h4f6",
    ),
];

#[test]
fn each_reason_is_found_with_its_squares_in_every_symmetry() {
    for (before, played, best, kind, shown) in REASONS {
        let board = game(before).position().board();
        for symmetry in Symmetry::ALL {
            let image = |line: &str| -> Vec<Square> {
                let line = squares(line).into_iter();
                line.map(|square| symmetry.square(square)).collect()
            };
            let found = reason(symmetry.board(board), &image(played), &image(best));
            let squares: Bitboard = image(shown).into_iter().collect();
            assert_eq!(
                found,
                Some(Reason { kind, squares }),
                "{before} {played} {symmetry:?}"
            );
        }
    }
}

#[test]
fn every_kind_of_reason_has_its_example_and_its_name() {
    let kinds = REASONS.map(|(.., kind, _)| kind);
    assert_eq!(kinds, ReasonKind::ALL);
    let mut names = ReasonKind::ALL.map(ReasonKind::name);
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn equal_lines_and_illegal_ones_have_no_reason() {
    let board = Board::DIAGONAL;
    assert_eq!(reason(board, &[Square::F5], &[Square::F5]), None);
    assert_eq!(reason(board, &[Square::A1], &[Square::D3]), None);
    assert_eq!(reason(board, &[Square::F5], &[]), None);
}

/// The outcome after a move with best play of both sides, for the side that moves.
fn outcome_after(board: Board, square: Square) -> Value {
    let after = board.play(square).expect("a move of a game");
    let solved = |board| solve(board).map(|solution| Value::from(solution.score));
    let finished = || -Value::from(crate::rules::value::DiscDiff::of_finished(after));
    let opponent_moves = solved(after).map(|value| -value);
    let passes = || solved(after.pass());
    opponent_moves.or_else(passes).unwrap_or_else(finished)
}

#[test]
fn the_losses_of_the_last_moves_are_those_of_the_solver() {
    let mut searcher = Searcher::with_table(Weights::builtin(), 14);
    let shallow = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    for (position, square) in game(GAME).moves().skip(44) {
        let board = position.board();
        let review = review_move(&mut searcher, board, square, &shallow).expect("a legal move");
        let outcomes = board.legal_moves().into_iter();
        let best = outcomes.map(|square| outcome_after(board, square)).max();
        assert!(review.is_exact(), "{square}\n{board}");
        assert_eq!(Some(review.best.value), best, "{square}\n{board}");
        assert_eq!(
            review.played.value,
            outcome_after(board, square),
            "{square}\n{board}"
        );
        assert_eq!(outcome_after(board, review.best.square), review.best.value);
        assert_eq!(review.played.square, square);
    }
}

#[test]
fn both_values_of_an_earlier_move_are_searched_to_the_same_depth() {
    let mut searcher = Searcher::with_table(Weights::builtin(), 14);
    let limits = Limits {
        depth: Some(5),
        ..Limits::default()
    };
    let mut losses = 0;
    for (position, square) in game(GAME).moves().take(40) {
        let review = review_move(&mut searcher, position.board(), square, &limits);
        let review = review.expect("a legal move");
        assert_eq!((review.played.depth, review.best.depth), (5, 5));
        assert!(review.loss() >= Value::clamped(0) && !review.is_exact());
        assert_eq!(review.played.pv[0], square);
        assert!(review.reason.is_none() || review.loss() >= Value::clamped(Value::PER_DISC));
        losses += u32::from(review.loss() > Value::clamped(0));
    }
    assert!(losses > 5, "only {losses} moves lose anything");
}

/// A clock on which the time is up at its fiftieth reading.
#[derive(Default)]
struct LeapingClock(Cell<u32>);

impl Clock for LeapingClock {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 1);
        if self.0.get() < 50 { 0.0 } else { 100.0 }
    }
}

#[test]
fn a_second_search_without_time_is_compared_at_its_own_depth() {
    for (position, square) in game(GAME).moves().take(30) {
        let mut searcher = Searcher::with_table(Weights::builtin(), 14);
        let clock = LeapingClock::default();
        let limits = Limits {
            deadline: Some((&clock, 80.0)),
            ..Limits::default()
        };
        let board = position.board();
        let review = review_move(&mut searcher, board, square, &limits).expect("a legal move");
        assert_eq!(review.played.depth, review.best.depth, "{square}\n{board}");
    }
}

#[test]
fn a_move_that_is_symmetric_to_the_best_one_loses_nothing() {
    let limits = Limits {
        depth: Some(8),
        ..Limits::default()
    };
    // The table's entries of the later moves make the values of the four first ones differ.
    let mut searcher = Searcher::with_table(Weights::builtin(), 14);
    let mut moves: Vec<_> = game("f5d6c3d3").moves().collect();
    moves.reverse();
    let reviews = moves.into_iter().map(|(position, square)| {
        let review = review_move(&mut searcher, position.board(), square, &limits);
        review.expect("a legal move")
    });
    let first = reviews.last().expect("a game of four moves");
    assert_eq!(
        (first.loss(), first.best.square),
        (Value::clamped(0), Square::F5)
    );
}

#[test]
fn a_loss_is_at_least_what_the_bounds_of_both_values_leave() {
    let mut searcher = Searcher::with_table(Weights::builtin(), 14);
    let (position, _) = game(GAME).moves().nth(46).expect("a long game");
    let board = position.board();
    let discs = |count: i32| Value::clamped(count * Value::PER_DISC);
    for square in board.legal_moves() {
        let review = review_move(&mut searcher, board, square, &Limits::default());
        let mut review = review.expect("a legal move");
        assert_eq!(review.least_loss(), review.loss(), "{square}");
        review.played.exact = false;
        review.played.at_most = review.best.value - discs(2);
        assert_eq!(review.least_loss(), discs(2), "{square}");
        review.played.at_most = Value::MAX;
        assert_eq!(review.least_loss(), discs(0), "{square}");
    }
}

#[test]
fn an_illegal_move_is_refused() {
    let mut searcher = Searcher::with_table(Weights::builtin(), 10);
    let review = review_move(
        &mut searcher,
        Board::DIAGONAL,
        Square::A1,
        &Limits::default(),
    );
    assert_eq!(review, Err(IllegalMove::EnclosesNothing(Square::A1)));
}
