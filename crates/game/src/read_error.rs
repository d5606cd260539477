//! Why a text cannot be read as a game.

use alloc::boxed::Box;
use alloc::string::String;
use core::error::Error;
use core::fmt::Debug;

use crate::quoted::Quoted;
use crate::sentence::Part;
use crate::{add_parts, display_by_parts};

/// The longest text that is read as a game, in characters.
pub const MAX_CHARACTERS: usize = 20_000;

/// Why a text cannot be read as a game. `P` is what can be wrong with a position of the game, and
/// `M` what can be wrong with its moves.
///
/// ```
/// use reversi_game::{Part, ReadError, add_parts};
///
/// /// What can be wrong with a position of Nim.
/// struct NoHeap;
///
/// impl Part for NoHeap {
///     fn add_to(&self, sentence: &mut String) {
///         add_parts!(sentence, "a heap is a number of matches");
///     }
/// }
///
/// /// What can be wrong with its moves.
/// struct TooMany {
///     taken: u32,
/// }
///
/// impl Part for TooMany {
///     fn add_to(&self, sentence: &mut String) {
///         add_parts!(sentence, "a move takes at most three matches, not ", self.taken);
///     }
/// }
///
/// type NimError = ReadError<NoHeap, TooMany>;
///
/// let wrong = NimError::BadPly { found: "9".to_owned() };
/// assert_eq!(wrong.to_string(), "the game has no ply \"9\"");
/// let wrong = NimError::Moves(TooMany { taken: 4 });
/// assert_eq!(wrong.to_string(), "a move takes at most three matches, not 4");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError<P, M> {
    /// There is no text, or no game in it.
    Empty,
    /// The text is longer than any game.
    TooLong {
        /// Its length.
        characters: usize,
    },
    /// A link names a ply that the game does not have.
    BadPly {
        /// The text in place of the ply.
        found: String,
    },
    /// A link names a setup that there is not.
    BadSetup {
        /// The parameter.
        name: &'static str,
        /// Its value.
        found: String,
    },
    /// A link or a record holds another game.
    OtherGame {
        /// Its name in the link or the record.
        game: String,
    },
    /// One of several games cannot be read.
    InGame {
        /// Its number, counted from 1.
        number: usize,
        /// Its fault.
        error: Box<ReadError<P, M>>,
    },
    /// The position cannot be read.
    Position(P),
    /// The moves cannot be read or played.
    Moves(M),
}

impl<P: Part, M: Part> Part for ReadError<P, M> {
    fn add_to(&self, sentence: &mut String) {
        match self {
            ReadError::Empty => add_parts!(sentence, "there is no game in the text"),
            ReadError::TooLong { characters } => {
                add_parts!(sentence, "a game has at most ", MAX_CHARACTERS);
                add_parts!(sentence, " characters, not ", characters);
            }
            ReadError::BadPly { found } => {
                add_parts!(sentence, "the game has no ply ", Quoted(found))
            }
            ReadError::BadSetup { name, found } => {
                add_parts!(
                    sentence,
                    "there is no setup with ",
                    name,
                    " ",
                    Quoted(found)
                );
            }
            ReadError::OtherGame { game } => {
                add_parts!(sentence, "this is a game of ", Quoted(game))
            }
            ReadError::InGame { number, error } => {
                add_parts!(sentence, "game ", number, ": ", error)
            }
            ReadError::Position(error) => error.add_to(sentence),
            ReadError::Moves(error) => error.add_to(sentence),
        }
    }
}

display_by_parts!([P: Part, M: Part] ReadError<P, M>);

impl<P: Part + Debug, M: Part + Debug> Error for ReadError<P, M> {}
