//! Each step of a node by itself.

use super::super::Limits;
use super::super::tests::{boards, minimax, searcher};
use super::*;
use crate::eval::PatternIndices;
use crate::random_games::random_boards;

/// A null window, or a wider one, between two numbers of discs.
fn window(alpha: i32, beta: i32) -> Window {
    let [alpha, beta] = [alpha, beta].map(discs);
    Window { alpha, beta }
}

fn discs(discs: i32) -> Value {
    Value::clamped(discs * Value::PER_DISC)
}

/// Boards with `empties` empties on which only the other side can move.
fn passing_boards(count: usize, empties: u32) -> Vec<Board> {
    let must_pass = |board: &Board| board.legal_moves().is_empty() && !board.is_over();
    let boards = random_boards(empties).filter(must_pass);
    boards.take(count).collect()
}

/// A board on which the opponent holds the first ranks, all stable, and the player all others but
/// the last, which is empty.
fn with_stable_ranks(ranks: u32) -> Board {
    let opponent = Bitboard::from_bits((1 << (8 * ranks)) - 1);
    let last = Bitboard::from_bits(0xFF << 56);
    Board::new(!opponent & !last, opponent).expect("no overlap")
}

#[test]
fn stable_discs_set_a_ceiling_that_decides_from_alpha_0() {
    let mut searcher = searcher();
    let board = with_stable_ranks(2);
    assert_eq!(board.stable_discs_of_opponent().len(), 16);
    let ceiling = discs(64 - 2 * 16);
    let cut =
        |searcher: &Searcher, board, alpha| searcher.stability_cutoff(board, Window::above(alpha));
    assert_eq!(cut(&searcher, board, ceiling), Some(ceiling));
    assert_eq!(cut(&searcher, board, discs(64)), Some(ceiling));
    assert_eq!(cut(&searcher, board, ceiling - Value::UNIT), None);
    // Below the least alpha there is no cutoff, even if it would decide.
    let lost = with_stable_ranks(5);
    let least = params::STABILITY_MIN_ALPHA;
    assert_eq!(cut(&searcher, lost, least), Some(discs(64 - 2 * 40)));
    assert_eq!(cut(&searcher, lost, least - Value::UNIT), None);
    searcher.prunings.stability = false;
    assert_eq!(cut(&searcher, board, ceiling), None);
}

#[test]
fn the_table_decides_if_its_bounds_lie_outside_the_window_or_are_equal() {
    let mut searcher = searcher();
    let known = |lower, upper| (discs(lower), discs(upper));
    let cut = |searcher: &Searcher, bounds| searcher.table_cutoff(bounds, window(4, 9));
    assert_eq!(cut(&searcher, known(9, 64)), Some(discs(9)));
    assert_eq!(cut(&searcher, known(8, 64)), None);
    assert_eq!(cut(&searcher, known(-64, 4)), Some(discs(4)));
    assert_eq!(cut(&searcher, known(-64, 5)), None);
    assert_eq!(cut(&searcher, known(6, 6)), Some(discs(6)));
    assert_eq!(cut(&searcher, known(5, 8)), None);
    searcher.prunings.table = false;
    assert_eq!(cut(&searcher, known(9, 64)), None);
}

/// A searcher whose table holds, for the board after the first legal move of the initial board, the
/// upper bound `-least` at a draft of `depth` plies; and the moves of that board.
fn with_stored_reply(least: i32, depth: u8) -> (Searcher, AllMoves) {
    let mut searcher = searcher();
    let moves = AllMoves::of(Board::DIAGONAL, Board::DIAGONAL.legal_moves());
    let draft = Draft {
        depth,
        selectivity: Selectivity::Off,
    };
    let (after, bounds) = (
        moves.as_slice()[0].after(Board::DIAGONAL),
        (discs(-64), discs(-least)),
    );
    searcher.table.put(after, draft, bounds, Square::A1);
    (searcher, moves)
}

#[test]
fn etc_cuts_if_a_stored_reply_is_bad_enough() {
    let (mut searcher, moves) = with_stored_reply(7, 7);
    let cut = |searcher: &Searcher, depth, alpha, beta| {
        let draft = Draft {
            depth,
            selectivity: Selectivity::Percent95,
        };
        searcher.etc_cutoff(Board::DIAGONAL, &moves, draft, window(alpha, beta))
    };
    assert_eq!(cut(&searcher, 8, 6, 7), Some(discs(7)));
    assert_eq!(cut(&searcher, 8, -9, -8), Some(discs(7)));
    assert_eq!(cut(&searcher, 8, 7, 8), None);
    assert_eq!(cut(&searcher, 9, 6, 7), None);
    searcher.prunings.etc = false;
    assert_eq!(cut(&searcher, 8, 6, 7), None);
}

#[test]
fn etc_is_left_out_near_the_leaves() {
    let (searcher, moves) = with_stored_reply(7, 60);
    for depth in 3..12 {
        let draft = Draft {
            depth,
            selectivity: Selectivity::Percent95,
        };
        let cut = searcher.etc_cutoff(Board::DIAGONAL, &moves, draft, window(6, 7));
        assert_eq!(cut.is_some(), depth >= 7);
    }
}

#[test]
fn etc_needs_one_ply_less_for_the_replies() {
    for (depth, decides) in [(6, true), (5, false)] {
        let (mut searcher, _) = with_stored_reply(60, depth);
        let mut budget = Budget::new(Limits::default());
        let state = NodeState::of(Board::DIAGONAL);
        let value = searcher.node(&mut budget, &state, 7, window(39, 40));
        let value = value.expect("there is no limit");
        assert_eq!(value >= discs(40), decides, "{value:?}");
    }
}

#[test]
fn a_value_is_exact_inside_the_window_and_a_bound_at_its_borders() {
    let bounds = |value| bounds_of(discs(value), window(4, 9));
    assert_eq!(bounds(5), (discs(5), discs(5)));
    assert_eq!(bounds(8), (discs(8), discs(8)));
    assert_eq!(bounds(9), (discs(9), Value::MAX));
    assert_eq!(bounds(4), (-Value::MAX, discs(4)));
}

#[test]
fn a_pass_takes_no_depth() {
    for (empties, depths) in [(30, 1..=4), (14, 3..=5)] {
        for board in passing_boards(4, empties) {
            let state = NodeState::of(board);
            for depth in depths.clone() {
                let mut budget = Budget::new(Limits::default());
                let found = searcher().node(&mut budget, &state, depth, Window::ALL);
                let found = found.expect("there is no limit");
                assert_eq!(found, minimax(board, depth), "{depth} plies\n{board}");
            }
        }
    }
}

#[test]
fn moves_are_ranked_by_their_values_and_their_number_of_replies() {
    for (empties, depth, ahead) in [
        (34, 6, 0),
        (34, 18, 1),
        (34, 22, 2),
        (17, 17, 0),
        (18, 18, 1),
        (22, 22, 2),
    ] {
        let to_the_end = empties == depth;
        let reply = if to_the_end {
            params::ENDGAME_SORT_REPLY
        } else {
            params::MIDGAME_SORT_REPLY
        };
        for board in boards(3, empties) {
            let mut moves = AllMoves::of(board, board.legal_moves());
            let mut budget = Budget::new(Limits::default());
            let state = NodeState::of(board);
            let sorted = searcher().sort(&mut budget, &state, &mut moves, 0, depth);
            sorted.expect("there is no limit");
            let moves = moves.as_slice();
            for found in moves {
                let replies = found.after(board).legal_moves().len() as i32;
                let expected = minimax(found.after(board), ahead).units() + reply * replies;
                assert_eq!(found.rank, expected, "{}\n{board}", found.square);
            }
            assert!(moves.is_sorted_by_key(|found| found.rank));
        }
    }
}

#[test]
fn the_best_moves_of_the_table_come_first_in_their_order() {
    for board in boards(10, 34) {
        let legal: Vec<Square> = board.legal_moves().into_iter().collect();
        let first = [legal.last().copied(), legal.first().copied()];
        let mut moves = AllMoves::of(board, board.legal_moves());
        let front = moves.bring_forward(first);
        let mut budget = Budget::new(Limits::default());
        let sorted = searcher().sort(&mut budget, &NodeState::of(board), &mut moves, front, 6);
        sorted.expect("there is no limit");
        assert!(moves.as_slice()[front..].is_sorted_by_key(|found| found.rank));
        let found = moves.as_slice().iter().map(|found| Some(found.square));
        let mut expected = first.to_vec();
        expected.dedup();
        assert!(found.take(expected.len()).eq(expected));
    }
}

#[test]
fn sorting_keeps_the_static_values_for_the_positions_after_the_moves() {
    for board in boards(10, 34) {
        let state = NodeState::of(board);
        let mut moves = AllMoves::of(board, board.legal_moves());
        let mut searcher = searcher();
        let mut budget = Budget::new(Limits::default());
        let sorted = searcher.sort(&mut budget, &state, &mut moves, 0, 6);
        sorted.expect("there is no limit");
        for candidate in moves.as_slice() {
            let after = candidate.after(board);
            let value = searcher.weights.value(&PatternIndices::of(after), after);
            assert_eq!(state.after(candidate).value.get(), Some(value), "\n{after}");
        }
    }
}

#[test]
fn a_static_value_is_computed_once() {
    for board in boards(10, 34) {
        let (searcher, legal) = (searcher(), board.legal_moves());
        let state = NodeState::of(board);
        let value = state.static_value(&searcher.weights, legal);
        assert_eq!(state.value.get(), Some(value));
        let other = value + Value::UNIT;
        state.value.set(Some(other));
        assert_eq!(state.static_value(&searcher.weights, legal), other);
    }
}

#[test]
fn sorting_leaves_equal_moves_in_the_order_of_squares() {
    for board in boards(5, 34) {
        let mut moves = AllMoves::of(board, board.legal_moves());
        moves.sort_from(0, |candidate| i32::from(candidate.square.file()) / 4);
        let key = |square: Square| (square.file() / 4, square);
        let squares = moves.as_slice().iter().map(|found| key(found.square));
        assert!(squares.is_sorted());
        let first = moves.as_slice()[0];
        assert_eq!(Some(first.after(board)), board.play(first.square));
    }
}
