//! Quadrants and windows of the endgame solver, and conversion between windows and discs.

use super::super::tests::{boards, minimax, searcher};
use super::*;

/// Number of empties in the quadrant of a square.
fn empties_around(board: Board, square: Square) -> usize {
    let quadrant = |square: Square| (square.file() < 4, square.rank() < 4);
    let beside = |&other: &Square| quadrant(other) == quadrant(square);
    board.empties().into_iter().filter(beside).count()
}

#[test]
fn odd_quadrants_hold_an_odd_number_of_empties() {
    for board in boards(40, 15) {
        let odd = odd_quadrants(board.empties());
        for square in Square::ALL {
            let expected = empties_around(board, square) % 2 == 1;
            assert_eq!(odd.contains(square), expected, "{square}\n{board}");
        }
    }
}

#[test]
fn a_bound_between_two_scores_is_rounded_down() {
    let units = |discs: Discs, units| in_units(discs) + Value::clamped(units);
    for discs in [-64, -3, -1, 0, 1, 2, 63] {
        assert_eq!(in_discs(in_units(discs)), discs);
        assert_eq!(in_discs(units(discs, 1)), discs);
        assert_eq!(in_discs(units(discs, 127)), discs);
    }
}

#[test]
fn an_endgame_is_exact_inside_its_window_and_a_bound_on_the_right_side_outside() {
    for board in boards(20, 9) {
        let exact = minimax(board, 9);
        for (below, above) in [(3, 3), (-1, 5), (5, -1), (0, 2), (2, 0)] {
            let [below, above] = [below, above].map(in_units);
            let (alpha, beta) = (exact - below, exact + above);
            if alpha >= beta {
                continue;
            }
            let found = searcher().solve_endgame(board, Window { alpha, beta });
            if exact <= alpha {
                assert!(exact <= found && found <= alpha, "{found:?}\n{board}");
            } else if exact >= beta {
                assert!(beta <= found && found <= exact, "{found:?}\n{board}");
            } else {
                assert_eq!(found, exact, "\n{board}");
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn every_processor_visits_the_same_positions() {
    let Some(processor) = X86V3::detect() else {
        return;
    };
    for empties in [5, 8, 11] {
        for board in boards(10, empties) {
            let [mut own, mut plain] = [searcher(), searcher()];
            let found = own.solve_endgame_on(processor, board, Window::ALL);
            let expected = plain.solve_endgame_on(Baseline, board, Window::ALL);
            assert_eq!((found, own.nodes), (expected, plain.nodes), "\n{board}");
        }
    }
}
