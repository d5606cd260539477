//! Notations of games: what each is called, and how it reads and writes games.

use super::full_width::narrow;
use super::game_record::GameRecord;
use super::read_error::ReadError;
use reversi_game::is_blank;

/// The records of a text's games, at least one.
pub(super) type Records = Vec<ReadRecord>;

/// A record of a text or of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRecord {
    /// Number of the line on which it begins, from 1; a database has none.
    pub line: Option<usize>,
    /// The game, or why it cannot be read.
    pub game: Result<GameRecord, ReadError>,
}

/// A text that is one record.
pub(super) fn only(game: Result<GameRecord, ReadError>) -> Records {
    let line = Some(1);
    vec![ReadRecord { line, game }]
}

/// Numbers of the lines of a text, for places that follow each other.
pub(super) struct LineNumbers<'a> {
    text: &'a str,
    counted: usize,
    line: usize,
}

impl<'a> LineNumbers<'a> {
    pub(super) const fn of(text: &'a str) -> LineNumbers<'a> {
        LineNumbers {
            text,
            counted: 0,
            line: 1,
        }
    }

    /// The line on which a rest of the text begins.
    pub(super) fn of_rest(&mut self, rest: &str) -> usize {
        let at = self.text.len() - rest.len();
        self.line += count_newlines(&self.text[self.counted..at]);
        self.counted = at;
        self.line
    }
}

/// How many lines start after the first one of a text.
#[inline(never)]
pub(super) fn count_newlines(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

/// A way to write games as text.
///
/// ```
/// use reversi_engine::{Game, Notation};
///
/// let game: Game = "f5d6c3".parse()?;
/// let record = game.into();
/// let written = Notation::ALL.iter().filter_map(|notation| notation.write(&record));
/// assert!(written.count() >= 5);
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    pub(super) name: &'static str,
    /// The first games of a text, up to a number; `None` if the text is not of this notation.
    pub(super) read: fn(&str, usize) -> Option<Records>,
    pub(super) write: Option<fn(&GameRecord) -> Option<String>>,
    /// Whether what is written can be read as the same game.
    pub(super) holds_game: bool,
}

impl Notation {
    /// The name of the notation.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The notation of this name.
    pub fn named(name: &str) -> Option<&'static Notation> {
        Notation::ALL.iter().find(|notation| notation.name == name)
    }

    /// Whether games can be written.
    pub const fn is_written(&self) -> bool {
        self.write.is_some()
    }

    /// Whether what is written can be read as the same game; else it shows one position.
    pub const fn holds_game(&self) -> bool {
        self.holds_game
    }

    /// Reads games; `None` if the text is not of this notation.
    ///
    /// # Errors
    /// If the text is of this notation and holds no game.
    pub fn read(&self, text: &str) -> Option<Result<Vec<GameRecord>, ReadError>> {
        (self.read)(&narrow(text.trim_matches(is_blank)), usize::MAX).map(all_or_first_error)
    }

    /// Writes a game; `None` if the notation has no text for it, or is only read.
    pub fn write(&self, record: &GameRecord) -> Option<String> {
        self.write.and_then(|write| write(record))
    }
}

/// All games, or the first error; of several games it names the number.
pub(super) fn all_or_first_error(games: Records) -> Result<Vec<GameRecord>, ReadError> {
    let several = games.len() > 1;
    let numbered = games.into_iter().zip(1..).map(|(record, number)| {
        record.game.map_err(|error| match several {
            true => ReadError::InGame {
                number,
                error: Box::new(error),
            },
            false => error,
        })
    });
    numbered.collect()
}
