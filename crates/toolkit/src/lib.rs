//! Files, progress bars, clocks, random moves and linear algebra that the command line and the
//! trainer share.
//!
//! The engine reads no files: these do.

#![forbid(unsafe_code)]

mod append_log;
mod bounded_read;
mod linear_system;
mod progress;
mod random_moves;
mod stopwatch;
mod text_file;
mod tournament_files;
mod weights_file;

pub use append_log::{AppendLog, OpenError};
pub use linear_system::solve_linear_system;
pub use progress::progress_bar;
pub use random_moves::play_random;
pub use stopwatch::{Interrupt, Stopwatch};
pub use text_file::{TextLines, is_comment_line, read_lines, read_text};
pub use tournament_files::{DatabaseParts, read_games, tournament_files};
pub use weights_file::WeightsFile;
