//! Perft: the number of lines of a given length, where a pass is a ply and a finished game is one
//! leaf however early it ends. By this convention the usual start has 4, 12, 56, 244, 1396, 8200, …

use crate::rules::board::Board;

/// Number of leaves `depth` plies below `board`.
///
/// ```
/// use reversi_engine::{Board, perft};
///
/// assert_eq!(perft(Board::DIAGONAL, 5), 1396);
/// ```
pub fn perft(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.legal_moves();
    if moves.is_empty() {
        let passed = board.pass();
        return if passed.legal_moves().is_empty() {
            1
        } else {
            perft(passed, depth - 1)
        };
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves
        .into_iter()
        .map(|square| perft(board.play_unchecked(square, board.flips(square)), depth - 1))
        .sum()
}
