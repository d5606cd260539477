//! Matches and ladders: games between players from balanced openings, and the players' strength.

mod clock_spec;
mod elo;
pub mod head_to_head;
pub mod ladder;
mod match_log;
mod move_times;
mod openings;
mod player_spec;
mod player_stats;
mod referee;
mod tournament;
mod weights_player;

pub use player_spec::PlayerSpec;
pub use tournament::MatchOptions;
