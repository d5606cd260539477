//! Balanced starts: openings after which neither side stands better by more than a disc.

use reversi_game::Rng;

/// The starts, a line each after comments.
const STARTS: &str = include_str!("starts.txt");

/// One of the balanced starts, as a transcript of eight moves.
///
/// ```
/// use reversi_engine::{Game, Rng, balanced_start};
///
/// let start: Game = balanced_start(Rng::new(1)).parse()?;
/// assert_eq!(start.ply(), 8);
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
pub fn balanced_start(mut rng: Rng) -> &'static str {
    let starts: Vec<&str> = STARTS
        .lines()
        .filter(|line| !line.starts_with('%'))
        .collect();
    starts[rng.below(starts.len())]
}
