//! Where the fault of a game stands in its text, and the game before it.

use reversi_engine::{GameRecord, ReadError, TranscriptError, read_first_games};

/// The fewest moves before a fault that are worth writing.
const MIN_MOVES: usize = 4;

/// Bytes of the longest text in which a fault is sought.
const LONGEST: usize = 1_000_000;

/// Characters before a fault that may have to go with it, such as an open bracket.
const STEPS_BACK: usize = 24;

/// A fault among the moves of a game.
pub struct Fault {
    /// The line of the text on which it stands, counted from 1.
    pub line: usize,
    /// The game up to there, unless it is too short.
    pub beginning: Option<GameRecord>,
}

/// Finds the fault of a text with one game; `None` if it is not in a move, or the text is too long.
pub fn fault_in(text: &str, wrong: &ReadError) -> Option<Fault> {
    let number = number_of(wrong).filter(|_| text.len() <= LONGEST)?;
    let characters = text.char_indices().map(|(at, _)| at);
    let ends: Vec<usize> = characters.chain([text.len()]).collect();
    // What is wrong with a part of the text says on which side of its end the fault stands.
    let reaches =
        |end: &usize| game_of(&text[..*end]).is_err_and(|wrong| number_of(&wrong) >= Some(number));
    let good = ends.partition_point(|end| !reaches(end));
    let last = *ends[..good].last()?;
    let moves = number - 1;
    let parts = ends[..good].iter().rev().take(STEPS_BACK);
    let mut games = parts.filter_map(|&end| game_of(&text[..end]).ok());
    Some(Fault {
        line: text[..last].matches('\n').count() + 1,
        beginning: games.find(|record| moves >= MIN_MOVES && record.game.line().len() == moves),
    })
}

/// The first game of a text.
fn game_of(text: &str) -> Result<GameRecord, ReadError> {
    let first = read_first_games(text, 1).into_iter().next();
    first.map_or(Err(ReadError::Empty), |read| read.game)
}

/// The number of the move that an error is about.
fn number_of(wrong: &ReadError) -> Option<usize> {
    match wrong {
        ReadError::Moves(
            TranscriptError::NoSquare { number, .. }
            | TranscriptError::PassNotForced { number }
            | TranscriptError::OtherSide { number, .. }
            | TranscriptError::Illegal { number, .. },
        ) => Some(*number),
        _ => None,
    }
}
