//! Games and positions as text, and the tournament database's records.

mod board_text;
mod transcript;
mod wthor;

pub use board_text::{BoardTextError, parse_position, position_text};
pub use transcript::{TranscriptError, play_transcript, transcript};
pub use wthor::{WthorError, WthorGame, parse_wthor};
