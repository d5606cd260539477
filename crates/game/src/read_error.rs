//! Why a text cannot be read as a game.

use alloc::boxed::Box;
use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::fmt::{Debug, Display, Formatter};

use crate::quoted::Quoted;

/// The longest text that is read as a game, in characters.
pub const MAX_CHARACTERS: usize = 20_000;

/// Why a text cannot be read as a game. `P` is what can be wrong with a position of the game, and
/// `M` what can be wrong with its moves.
///
/// ```
/// use core::fmt;
///
/// use reversi_game::ReadError;
///
/// /// What can be wrong with a position of Nim.
/// #[derive(Debug)]
/// struct NoHeap;
///
/// impl fmt::Display for NoHeap {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         f.write_str("a heap is a number of matches")
///     }
/// }
///
/// /// What can be wrong with its moves.
/// #[derive(Debug)]
/// struct TooMany {
///     taken: u32,
/// }
///
/// impl fmt::Display for TooMany {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "a move takes at most three matches, not {}", self.taken)
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

impl<P: Display, M: Display> Display for ReadError<P, M> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Empty => f.write_str("there is no game in the text"),
            ReadError::TooLong { characters } => write!(
                f,
                "a game has at most {MAX_CHARACTERS} characters, not {characters}"
            ),
            ReadError::BadPly { found } => write!(f, "the game has no ply {}", Quoted(found)),
            ReadError::BadSetup { name, found } => {
                write!(f, "there is no setup with {name} {}", Quoted(found))
            }
            ReadError::OtherGame { game } => write!(f, "this is a game of {}", Quoted(game)),
            ReadError::InGame { number, error } => write!(f, "game {number}: {error}"),
            ReadError::Position(error) => error.fmt(f),
            ReadError::Moves(error) => error.fmt(f),
        }
    }
}

impl<P: Debug + Display, M: Debug + Display> Error for ReadError<P, M> {}
