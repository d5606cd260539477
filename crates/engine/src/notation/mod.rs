//! Games, positions and endgame problems as text, and the tournament database's records.

mod board_text;
mod obf;
mod transcript;
mod wthor;

pub use board_text::BoardTextError;
pub use obf::{EndgameProblem, EndgameProblemError};
pub use transcript::{TranscriptError, transcript};
pub use wthor::{WthorError, WthorGame, parse_wthor};

/// Whether texts may hold the character anywhere: white space, or the mark at the start of a file.
fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}
