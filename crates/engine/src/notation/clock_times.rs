//! The clocks of a game, as its text has them: what a clock shows after a move, or how long the
//! move took.
//!
//! `[%clk 0:04:58]` in a comment and `BL` and `WL` of SGF are what is left.
//! `[%emt 0:00:02]` and the time of a move of GGF, `B[f5//2.1]`, are what was used.
//! Where a text names the time for all moves, as `TimeControl` of PGN, `TI` of GGF and `TM` of SGF
//! do, what was used is taken off it.

use super::comment::commands;
use super::game_record::GameRecord;
use super::move_time::{FoundTime, NamedTime, Used, milliseconds};
use reversi_game::Color;

/// What the clock of a side shows at a point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// The number of moves before that point.
    pub ply: usize,
    /// Whose clock it is.
    pub side: Color,
    /// What it shows, in milliseconds.
    pub milliseconds: u32,
    /// Whether that is what the side has left; else what it has used so far.
    pub is_left: bool,
}

impl GameRecord {
    /// What the clocks show in the course of the game, in the order of play; empty where the text
    /// has no times.
    ///
    /// ```
    /// use reversi_engine::{ClockTime, Color, read_games};
    ///
    /// let records = read_games("f5 {[%clk 0:04:58]} d6 {good [%clk 0:05:00]}")?;
    /// let clock = |ply, side, milliseconds| ClockTime { ply, side, milliseconds, is_left: true };
    /// let clocks = [clock(1, Color::Black, 298_000), clock(2, Color::White, 300_000)];
    /// assert_eq!(records[0].read_clocks(), clocks);
    /// # Ok::<(), reversi_engine::ReadError>(())
    /// ```
    pub fn read_clocks(&self) -> Vec<ClockTime> {
        let found = self.found_times();
        let limit = self.time_limit.filter(|_| !found.is_empty());
        let mut used = [Used::default(); 2];
        let mut clocks = Vec::new();
        for ply in 0..=self.game.line().len() {
            for side in [Color::Black, Color::White] {
                let named = found.iter().find(|found| (found.0, found.1) == (ply, side));
                let start = limit
                    .filter(|_| ply == 0)
                    .map(|limit| NamedTime::Left(limit.main));
                let Some(named) = named.map(|&(_, _, time)| time).or(start) else {
                    continue;
                };
                let used = &mut used[side as usize];
                used.moves += u32::from(ply > 0);
                let (milliseconds, is_left) = match named {
                    NamedTime::Left(left) => (left, true),
                    NamedTime::Used(time) => {
                        used.time = used.time.saturating_add(time);
                        let left = limit.map(|limit| limit.left(*used));
                        (left.unwrap_or(used.time), left.is_some())
                    }
                };
                clocks.push(ClockTime {
                    ply,
                    side,
                    milliseconds,
                    is_left,
                });
            }
        }
        clocks
    }

    /// The times of fields and comments. Of two of a side at a point the first counts: what is left
    /// goes before what was used.
    fn found_times(&self) -> Vec<FoundTime> {
        let mut found = self.times.clone();
        let movers: Vec<Color> = self.game.moves().map(|(before, _)| before.turn()).collect();
        for (ply, text) in &self.comments {
            let sides = match ply.checked_sub(1) {
                Some(before) => movers.get(before).map_or(&[][..], std::slice::from_ref),
                None => &[Color::Black, Color::White],
            };
            for time in commands(text).filter_map(time_of_command) {
                for &side in sides {
                    found.push((*ply, side, time));
                }
            }
        }
        let (mut left, used): (Vec<_>, Vec<_>) = found
            .into_iter()
            .partition(|(.., time)| matches!(time, NamedTime::Left(_)));
        left.extend(used);
        left
    }
}

/// The time that a command of a comment names, `[%clk 0:04:58`.
fn time_of_command(command: &str) -> Option<NamedTime> {
    let left = command
        .strip_prefix("[%clk ")
        .map(|time| milliseconds(time).map(NamedTime::Left));
    let used = command
        .strip_prefix("[%emt ")
        .map(|time| milliseconds(time).map(NamedTime::Used));
    left.or(used)?
}
