//! The games of the commands, by name.

use clap::ValueEnum;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// Reversi.
    Reversi,
    /// Tic-Tac-Toe.
    TicTacToe,
    /// Connect Four.
    ConnectFour,
}
