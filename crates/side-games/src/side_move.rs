//! Moves of the side games.

/// A move: the square of Tic-Tac-Toe that gets a mark, or the column of Connect Four into which a
/// disc falls, from 0.
///
/// ```
/// use side_games::{connect_four, tic_tac_toe};
///
/// let mv = connect_four::GAME.move_on(9).expect("c2 is a square");
/// assert_eq!((mv.index(), connect_four::GAME.write_move(mv)), (2, "3".to_owned()));
/// assert_eq!(tic_tac_toe::GAME.move_on(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SideMove(pub(crate) u8);

impl SideMove {
    /// The number of the square or of the column, from 0.
    pub const fn index(self) -> u8 {
        self.0
    }
}
