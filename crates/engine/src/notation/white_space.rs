//! White space in texts that people paste.

/// Whether texts may hold the character anywhere: white space, or the mark at the start of a file.
pub(super) fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}
