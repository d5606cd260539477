//! Texts that people paste: white space, and the length that a game may have.

use crate::read_error::{MAX_CHARACTERS, ReadError};

/// Whether texts may hold the character anywhere: white space, or one without a width. Programs add
/// those at the start of a file, where words may break, and where the direction of writing changes.
pub fn is_blank(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        )
}

/// The parts of a text between its comments in braces, each with all that follows its beginning.
pub fn outside_comments(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let onward = rest?;
        let (part, comment) = onward.split_once('{').unwrap_or((onward, ""));
        rest = comment.split_once('}').map(|(_, after)| after);
        Some((part, onward))
    })
}

/// The fragment of the first link of a text, with its `#` and all that follows. A link inside a
/// comment in braces does not count.
///
/// ```
/// use reversi_game::linked_fragment;
///
/// assert_eq!(linked_fragment("see https://club.example/#m=f5"), Some("#m=f5"));
/// assert_eq!(linked_fragment("f5 {see #m=e6} d6"), None);
/// assert_eq!(linked_fragment("{see #m=e6} #m=f5"), Some("#m=f5"));
/// ```
pub fn linked_fragment(text: &str) -> Option<&str> {
    // Not by an index: the message of a wrong one would be code in every module of the page.
    outside_comments(text).find_map(|(part, onward)| onward.get(part.find('#')?..))
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
    // Not by `count`: its code for long texts would be in every module of the page.
    let characters = text.chars().fold(0, |count, _| count + 1);
    if characters > MAX_CHARACTERS {
        return Err(ReadError::TooLong { characters });
    }
    let text = text.trim_matches(is_blank);
    if text.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(text)
}
