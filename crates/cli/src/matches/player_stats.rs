//! Results of one player: games, points, discs and times.

use super::match_log::{GameRecord, GameResult};
use super::move_times::MoveTimes;

/// A player's results against another, or against all.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerStats {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
    /// Games won, and lost, by a fault; `games` counts them too.
    pub faults: [u32; 2],
    /// Lead in discs, summed over the games without a fault.
    pub lead: i32,
    /// Times of the player's moves.
    pub times: MoveTimes,
}

impl PlayerStats {
    /// Number of games.
    pub fn len(&self) -> u32 {
        self.games.iter().sum()
    }

    /// Share of the points, a draw being half a point.
    pub fn score(&self) -> f64 {
        let [won, drawn, _] = self.games.map(f64::from);
        (won + drawn / 2.0) / f64::from(self.len())
    }

    /// Mean lead in discs of a game without a fault.
    pub fn mean_lead(&self) -> f64 {
        let games = self.len() - self.faults[0] - self.faults[1];
        f64::from(self.lead) / f64::from(games.max(1))
    }

    /// Adds a game in which the player had a seat: 0 is Black, 1 is White.
    pub fn add(&mut self, record: &GameRecord, seat: usize) {
        let half_points = record.half_points(seat);
        self.games[2 - half_points] += 1;
        match record.result {
            GameResult::Discs(lead) => self.lead += if seat == 0 { lead } else { -lead },
            _ => self.faults[usize::from(half_points == 0)] += 1,
        }
        self.times.add(record.times[seat]);
    }
}
