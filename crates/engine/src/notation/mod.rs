//! Games, positions and endgame problems as text, and the tournament database's records.

mod board_text;
mod obf;
mod transcript;
mod wthor;

pub use board_text::{BoardTextError, parse_position, position_text};
pub use obf::{EndgameProblem, EndgameProblemError};
pub use transcript::{TranscriptError, play_transcript, transcript};
pub use wthor::{WthorError, WthorGame, parse_wthor};
