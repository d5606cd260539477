//! Boards of random games, for the tests of every layer.

use reversi_engine::{Board, Rng};

/// The boards of a random game from `start` to its end, in which a pass is another board.
pub fn random_game(start: Board, rng: &mut Rng) -> impl Iterator<Item = Board> {
    let mut last = None;
    let boards = std::iter::from_fn(move || {
        last = match last {
            None => Some(start),
            Some(board) => successor(board, rng),
        };
        last
    });
    boards.fuse()
}

fn successor(board: Board, rng: &mut Rng) -> Option<Board> {
    let moves = board.legal_moves();
    match moves.nth(rng.below(moves.len() as usize)) {
        Some(square) => board.play(square),
        None => Some(board.pass()).filter(|_| !board.is_over()),
    }
}

/// Boards with `empties` empties, each of another random game; on some of them the side to move
/// cannot move.
pub fn random_boards(empties: u32) -> impl Iterator<Item = Board> {
    let mut rng = Rng::new(u64::from(empties));
    let first = move || {
        let mut boards = random_game(Board::DIAGONAL, &mut rng);
        boards.find(|board| board.empties().len() == empties)
    };
    std::iter::repeat_with(first).flatten()
}
