//! The exact solver against published results.

use std::num::NonZeroUsize;

use reversi_engine::{Position, Symmetry, solve, solve_on};

/// Endgames with 14 to 20 empties from the well-known FForum collection: the position, the
/// result for the side to move, and the moves that reach it.
const PUBLISHED: [(&str, i8, &str); 9] = [
    (
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        18,
        "g8",
    ),
    (
        "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X",
        32,
        "g8",
    ),
    (
        "--OXXX--OOOXXX--OOOXOXO-OOXOOOX-OOXXXXXXXOOXXOX--OOOOX---XXXXXX- X",
        14,
        "a1 h3",
    ),
    (
        "--XOXX--O-OOXXXX-OOOXXXX-XOXXXOXXXOXOOOXOXXOXOXX--OXOO----OOOO-- O",
        -8,
        "g7 a4",
    ),
    (
        "--O--O--X-OOOOX-XXOOOXOOXXOXOXOOXXOXXOOOXXXXOOOO--OXXX---XXXXX-- O",
        -8,
        "b7",
    ),
    (
        "--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X",
        18,
        "a3",
    ),
    (
        "-XXXXXX-X-XXXOO-XOXXXOOXXOOXXXOX-OOOXXXX--OOXXXX---OOO----XOX-O- X",
        24,
        "f8",
    ),
    (
        "-XXX------OOOX--XOOOOOXXOXOXOOXXOXXOOOOOXXXOXOOX--OXXO---OOOOO-- X",
        -2,
        "g2",
    ),
    (
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
        38,
        "a2",
    ),
];

#[test]
fn published_endgames_have_the_published_result_and_move() {
    for (text, result, moves) in PUBLISHED {
        let board = text.parse::<Position>().expect("a position").board();
        let solution = solve(board).expect("there is a move");
        assert_eq!(solution.score.discs(), result, "{text}");
        let best = solution.pv[0].to_string();
        assert!(
            moves.split(' ').any(|listed| listed == best),
            "{text}: {best}, not {moves}"
        );
    }
}

#[test]
fn several_threads_find_the_published_results() {
    for (text, result, _) in PUBLISHED {
        let board = text.parse::<Position>().expect("a position").board();
        for count in [2, 3] {
            let threads = NonZeroUsize::new(count).expect("not zero");
            let found = solve_on(threads, board).expect("there is a move");
            assert_eq!(found.score.discs(), result, "{text}, {count} threads");
        }
    }
}

#[test]
fn the_line_leads_to_the_result() {
    for (text, result, _) in PUBLISHED {
        let position: Position = text.parse().expect("a position");
        let solution = solve(position.board()).expect("there is a move");
        let mut game = reversi_engine::Game::new(position);
        for square in solution.pv {
            game.play(square).expect("the line is legal");
        }
        let outcome = game.outcome().expect("the line goes to the end");
        assert_eq!(outcome.lead(position.turn()).discs(), result, "{text}");
    }
}

#[test]
fn symmetric_endgames_have_the_same_result() {
    let (text, result, _) = PUBLISHED[1];
    let board = text.parse::<Position>().expect("a position").board();
    for symmetry in Symmetry::ALL {
        let score = solve(symmetry.board(board)).map(|solution| solution.score.discs());
        assert_eq!(score, Some(result), "{symmetry:?}");
    }
}
