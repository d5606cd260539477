//! Texts that people paste: white space, and the length that a game may have.

use crate::read_error::{MAX_CHARACTERS, ReadError};

/// Whether texts may hold the character anywhere: white space, or the mark at the start of a file.
pub fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

/// The text without blanks around it.
///
/// ```
/// use reversi_game::{ReadError, trimmed};
/// use std::fmt::Error;
///
/// assert_eq!(trimmed::<Error, Error>(" f5 "), Ok("f5"));
/// assert_eq!(trimmed::<Error, Error>(" \n"), Err(ReadError::Empty));
/// ```
///
/// # Errors
/// If it is empty, or longer than any game.
pub fn trimmed<P, M>(text: &str) -> Result<&str, ReadError<P, M>> {
    let characters = text.chars().count();
    if characters > MAX_CHARACTERS {
        return Err(ReadError::TooLong { characters });
    }
    let text = text.trim_matches(is_blank);
    if text.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(text)
}
