//! The fault of a game in its text.

use super::read_error::{ReadError, wrong_move};
use super::read_first_games;
use super::transcript::TranscriptError;
use reversi_game::Fault;

/// Finds the fault of a text with one game, in any notation, and the game before it.
///
/// ```
/// use reversi_engine::fault_in;
///
/// let fault = fault_in("f5 d6 c3 d3\nc4 z9 f4").expect("z9 is no square");
/// assert_eq!(fault.before.lines().count(), 2);
/// assert_eq!(fault.beginning.as_deref(), Some("f5 d6 c3 d3\nc4 "));
/// ```
pub fn fault_in(text: &str) -> Option<Fault<'_>> {
    reversi_game::fault_in(text, moves_in)
}

/// The game before the fault of a text with one game of at most as many characters as
/// [`read_game`](super::read_game) takes; `None` if it has fewer than four moves.
///
/// ```
/// use reversi_engine::good_beginning;
///
/// let link = good_beginning("#m=f4c3d6d7f4&start=parallel&pb=Ada").expect("four moves");
/// assert_eq!(link, "#start=parallel&pb=Ada&m=f4c3d6d7");
/// assert_eq!(good_beginning("f5 d6 c3 z9"), None);
/// ```
pub fn good_beginning(text: &str) -> Option<String> {
    reversi_game::good_beginning(text, moves_in)
}

/// How many moves the only game of a text has, or the number of its wrong one.
fn moves_in(text: &str) -> Result<usize, Option<usize>> {
    let mut games = read_first_games(text, usize::MAX).into_iter();
    match (games.next(), games.next()) {
        (Some(only), None) => match only.game {
            Ok(record) => Ok(record.game.line().len()),
            Err(wrong) if is_cut_tag(&wrong) => Err(None),
            Err(wrong) => Err(wrong_move(&wrong)),
        },
        _ => Err(None),
    }
}

/// Whether what is read as a wrong first move is the beginning of a tag.
fn is_cut_tag(wrong: &ReadError) -> bool {
    matches!(wrong, ReadError::Moves(TranscriptError::NoSquare { found, .. }) if found.starts_with('['))
}
