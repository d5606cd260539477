//! The rules of a game: what a game tree and a search need of them.

use core::fmt::Debug;

/// A position of a game of two players with perfect information.
///
/// The crate's documentation implements it for a small game.
pub trait Position: Copy + PartialEq {
    /// A move.
    type Move: Copy + Debug + Ord;

    /// Why a move is illegal.
    type IllegalMove;

    /// The legal moves, in ascending order: exactly those that [`play`](Position::play) accepts.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// The position after a move.
    ///
    /// # Errors
    /// Says why the move is illegal.
    fn play(&self, mv: Self::Move) -> Result<Self, Self::IllegalMove>;
}

/// A position whose moves all hand the turn to the other side.
///
/// [`AlphaBeta`](crate::AlphaBeta) relies on it: a value changes its sign with every move. A
/// position that plays forced passes by itself is not alternating, since the same side may move
/// twice.
pub trait Alternating: Position {}
