//! Matches and ladders: games between players from balanced openings, and what they tell of strength.

mod elo;
pub mod ladder;
mod openings;
mod player_spec;
mod record;
mod referee;
pub mod report;
mod tournament;

pub use player_spec::PlayerSpec;
pub use tournament::Options;
