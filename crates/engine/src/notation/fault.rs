//! The fault of a game in its text.

use super::read_error::{ReadError, wrong_move};
use super::read_first_games;
use crate::rules::game::Game;
use reversi_game::Fault;

/// Finds the fault of a text with one game, in any notation, and the game before it.
///
/// ```
/// use reversi_engine::fault_in;
///
/// let fault = fault_in("f5 d6 c3 d3\nc4 z9 f4").expect("z9 is no square");
/// assert_eq!(fault.before.lines().count(), 2);
/// assert_eq!(fault.beginning.map(str::trim_end), Some("f5 d6 c3 d3\nc4"));
/// ```
pub fn fault_in(text: &str) -> Option<Fault<'_>> {
    reversi_game::fault_in(text, |part| {
        let mut games = read_first_games(part, usize::MAX).into_iter();
        match (games.next(), games.next()) {
            (Some(only), None) => moves_in(only.game.map(|record| record.game)),
            _ => Err(None),
        }
    })
}

/// How many moves a game has, or the number of the wrong one.
fn moves_in(read: Result<Game, ReadError>) -> Result<usize, Option<usize>> {
    let count = read.map(|game| game.line().len());
    count.map_err(|wrong| wrong_move(&wrong))
}
