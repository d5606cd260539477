//! Names of openings: a table by position, so a name holds in every symmetry and however the
//! position was reached.

use std::sync::OnceLock;

use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::position::Position;
use crate::rules::square::Square;

/// The table, a line for each opening.
const TABLE: &str = include_str!("openings.txt");

/// An opening with a name.
///
/// ```
/// use reversi_engine::{Game, Opening};
///
/// // A tiger, first in its usual order, then mirrored and with other moves before it.
/// for moves in ["f5d6c3d3c4", "f5d6c4d3c3", "e6f4c3c4d3"] {
///     let opening = Opening::of_game(&moves.parse()?).expect("a named opening");
///     assert_eq!((opening.english, opening.german, opening.japanese), ("Tiger", "Tiger", "虎"));
/// }
/// assert_eq!(Opening::of_game(&Game::default()), None);
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The moves that lead to it, from f5, as a transcript.
    pub moves: &'static str,
    /// Its English name.
    pub english: &'static str,
    /// Its German name.
    pub german: &'static str,
    /// Its Japanese name.
    pub japanese: &'static str,
}

impl Opening {
    /// All openings, sorted by their moves.
    pub fn all() -> impl Iterator<Item = Opening> {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| {
            let mut fields = line.split('|');
            let mut next = || fields.next().expect("a line of the table has four fields");
            Opening {
                moves: next(),
                english: next(),
                german: next(),
                japanese: next(),
            }
        })
    }

    /// Number of moves that lead to it.
    pub const fn ply(&self) -> usize {
        self.moves.len() / 2
    }

    /// The opening that a position belongs to, whichever side moves and however it is turned.
    pub fn of_position(position: Position) -> Option<Opening> {
        let board = position.board().canonical();
        let known = by_board().iter().find(|(known, _)| *known == board);
        known.map(|&(_, opening)| opening)
    }

    /// The last opening on the way to the position shown.
    pub fn of_game(game: &Game) -> Option<Opening> {
        let tree = game.tree();
        let mut back = std::iter::successors(Some(tree.current()), |&node| tree.parent(node));
        back.find_map(|node| Opening::of_position(tree.position_at(node)?))
    }
}

/// The openings with their boards in canonical form.
fn by_board() -> &'static [(Board, Opening)] {
    static BY_BOARD: OnceLock<Vec<(Board, Opening)>> = OnceLock::new();
    BY_BOARD.get_or_init(|| {
        let canonical = |opening: Opening| (board_after(opening.moves).canonical(), opening);
        Opening::all().map(canonical).collect()
    })
}

/// The board after moves of the table, which contain no pass.
fn board_after(moves: &str) -> Board {
    let mut board = Board::DIAGONAL;
    for name in moves.as_bytes().chunks_exact(2) {
        let square = Square::from_index((name[1] - b'1') * 8 + (name[0] - b'a'));
        let after = square.and_then(|square| board.play(square));
        board = after.expect("the lines of the table are legal");
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::setup::Start;
    use crate::rules::symmetry::Symmetry;
    use reversi_game::Color;

    /// The game with the moves of a transcript, each seen in a symmetry of the first four discs.
    fn game(moves: &str, symmetry: Symmetry) -> Game {
        let plain: Game = moves.parse().expect(moves);
        let first = if symmetry.board(Board::DIAGONAL) == Board::DIAGONAL {
            Color::Black
        } else {
            Color::White
        };
        let mut game = Game::new(Position::start(Start::Diagonal, first));
        for square in plain.line() {
            game.play(symmetry.square(square)).expect(moves);
        }
        game
    }

    #[test]
    fn every_opening_is_recognised_in_all_eight_symmetries() {
        let mut recognised = 0;
        for opening in Opening::all() {
            for symmetry in Symmetry::ALL {
                let game = game(opening.moves, symmetry);
                assert_eq!(game.ply(), opening.ply());
                assert_eq!(Opening::of_game(&game), Some(opening), "{symmetry:?}");
                recognised += 1;
            }
        }
        assert!(recognised >= 8 * 75, "{recognised} openings and symmetries");
    }

    #[test]
    fn a_name_holds_until_the_next_one_and_for_every_order_of_moves() {
        let english = |moves: &str| {
            let opening = Opening::of_game(&moves.parse().expect(moves));
            opening.map(|opening| opening.english)
        };
        assert_eq!(english("f5"), None);
        assert_eq!(english("f5d6c3d3c4f4"), Some("Tiger"));
        assert_eq!(english("f5d6c3d3c4f4f6f3e6e7"), Some("Comp'Oth"));
        assert_eq!(english("f5d6c5f4e3c6d3f6e6d7g3"), Some("Sharp Rose"));
        assert_eq!(english("f5d6c4d3c3"), Some("Tiger"));
        let mut taken_back: Game = "f5d6c3d3c4f4f6".parse().expect("a game");
        assert!(taken_back.go_to(2));
        let opening = Opening::of_game(&taken_back);
        assert_eq!(opening.map(|opening| opening.german), Some("Rechtwinklig"));
    }

    #[test]
    fn positions_and_names_are_distinct_and_complete() {
        let all: Vec<Opening> = Opening::all().collect();
        assert!(all.is_sorted_by(|one, next| one.moves < next.moves));
        for (number, one) in all.iter().enumerate() {
            assert!(
                !one.german.is_empty() && !one.japanese.is_empty(),
                "{one:?}"
            );
            for other in &all[..number] {
                assert_ne!(one.english, other.english);
                assert_ne!(one.japanese, other.japanese);
                let [one, other] = [one, other].map(|of| board_after(of.moves).canonical());
                assert_ne!(one, other);
            }
        }
    }

    #[test]
    fn no_game_from_the_parallel_start_has_the_name_of_another() {
        let start = Game::new(Position::start(Start::Parallel, Color::Black));
        for square in start.position().legal_moves() {
            let mut game = start.clone();
            game.play(square).expect("legal");
            assert_eq!(Opening::of_game(&game), None);
        }
    }
}
