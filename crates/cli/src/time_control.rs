//! Time control: the time that each side has left, and its share for a move.
//!
//! The Go Text Protocol gives a side its main time first. When that is over, it has to
//! play a number of moves (the protocol speaks of stones) in each period of overtime; without
//! overtime it has lost.

use std::time::Duration;

use reversi_engine::{Color, Position};

/// Moves of a side for which the endgame takes no time: it is solved at once.
const SOLVED_MOVES: u32 = 5;

/// The main time is never spread over fewer moves.
const MIN_MOVES: u32 = 3;

/// Time kept back at each move, for the way of the answer to the controller.
const RESERVE: Duration = Duration::from_millis(20);

/// Index of a side in arrays that hold Black first.
pub const fn seat(side: Color) -> usize {
    match side {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// The time that Black and White have left.
    pub left: [Duration; 2],
    /// The time that a side gets after each of its moves.
    pub increment: Duration,
}

impl Clocks {
    /// The time for a move of the side to move.
    pub fn share(self, position: Position) -> Duration {
        let left = self.left[seat(position.turn())];
        share(left, self.increment, position.board().empties().len())
    }
}

/// The share of a move of a side with `left` on its clock and this many empties on the board. The
/// side gets `increment` after the move.
pub fn share(left: Duration, increment: Duration, empties: u32) -> Duration {
    let to_come = empties.div_ceil(2).saturating_sub(SOLVED_MOVES);
    let spread = left / to_come.max(MIN_MOVES);
    (spread + increment).min(left).saturating_sub(RESERVE)
}

/// The time of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    settings: Option<Settings>,
    left: [Option<TimeLeft>; 2],
}

/// Time settings: main time, and periods of overtime if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Settings {
    main: Duration,
    overtime: Option<TimeLeft>,
}

/// Time that a side has left, for this number of moves: 0 in main time, which has no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TimeLeft {
    time: Duration,
    moves: u32,
}

impl TimeControl {
    /// The time control of `time_settings`. A period of overtime for no move is no limit at all, as
    /// the protocol defines it.
    pub fn new(main: Duration, period: Duration, moves: u32) -> TimeControl {
        let settings = match (period.is_zero(), moves) {
            (true, _) => Some(None),
            (false, 0) => None,
            (false, moves) => Some(Some(TimeLeft {
                time: period,
                moves,
            })),
        };
        let settings = settings.map(|overtime| Settings { main, overtime });
        let mut control = TimeControl {
            settings,
            left: [None; 2],
        };
        control.restart();
        control
    }

    /// Gives both sides the time of the start of a game.
    pub fn restart(&mut self) {
        let main = |settings: Settings| match settings.overtime {
            Some(overtime) if settings.main.is_zero() => overtime,
            _ => TimeLeft {
                time: settings.main,
                moves: 0,
            },
        };
        self.left = [self.settings.map(main); 2];
    }

    /// Sets the time that a side has left, as in `time_left`.
    pub fn set_left(&mut self, side: Color, time: Duration, moves: u32) {
        self.left[seat(side)] = Some(TimeLeft { time, moves });
    }

    /// The time of a side for its next move, with this many empties on the board; `None` without a
    /// limit.
    pub fn share(&self, side: Color, empties: u32) -> Option<Duration> {
        let TimeLeft { time, moves } = self.left[seat(side)]?;
        let overtime = self.settings.and_then(|settings| settings.overtime);
        let of_period = |period: TimeLeft| (period.time / period.moves).saturating_sub(RESERVE);
        Some(if moves > 0 {
            of_period(TimeLeft { time, moves })
        } else {
            let after = overtime.map_or(Duration::ZERO, of_period);
            share(time, Duration::ZERO, empties).max(after)
        })
    }

    /// Takes the time of a move off the time that a side has left.
    pub fn spend(&mut self, side: Color, spent: Duration) {
        let overtime = self.settings.and_then(|settings| settings.overtime);
        let Some(left) = &mut self.left[seat(side)] else {
            return;
        };
        let excess = spent.checked_sub(left.time);
        left.time = left.time.saturating_sub(spent);
        match (overtime, excess) {
            (Some(period), Some(excess)) if left.moves == 0 => {
                left.time = period.time.saturating_sub(excess);
                left.moves = period.moves;
            }
            _ if left.moves == 0 => return,
            _ => {}
        }
        left.moves -= 1;
        if left.moves == 0
            && let Some(period) = overtime
        {
            *left = period;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn an_increment_is_spent_as_it_comes_but_never_more_than_the_clock_has() {
        assert_eq!(share(ms(300_000), ms(2000), 60), ms(12_000 + 2000 - 20));
        assert_eq!(share(ms(1500), ms(2000), 60), ms(1500 - 20));
        assert_eq!(share(ms(10), ms(2000), 60), ms(0));
    }

    #[test]
    fn the_main_time_is_spread_over_the_moves_to_come() {
        let control = TimeControl::new(ms(300_000), ms(0), 0);
        // 30 moves of a side are to come, and 25 of them take time; then 15, and 10 of them do.
        assert_eq!(control.share(Black, 60), Some(ms(12_000 - 20)));
        assert_eq!(control.share(White, 29), Some(ms(30_000 - 20)));
        assert_eq!(control.share(White, 1), Some(ms(100_000 - 20)));
    }

    #[test]
    fn without_settings_or_with_overtime_for_no_move_there_is_no_limit() {
        assert_eq!(TimeControl::default().share(Black, 60), None);
        let mut control = TimeControl::new(ms(300_000), ms(1000), 0);
        control.spend(Black, ms(5000));
        assert_eq!(control.share(Black, 60), None);
    }

    #[test]
    fn time_left_counts_for_its_side_alone() {
        let mut control = TimeControl::default();
        control.set_left(White, ms(10), 0);
        assert_eq!(control.share(White, 60), Some(ms(0)));
        control.set_left(White, ms(6000), 4);
        assert_eq!(control.share(White, 60), Some(ms(1480)));
        assert_eq!(control.share(Black, 60), None);
    }

    #[test]
    fn a_move_takes_its_time_and_a_new_game_gives_it_back() {
        let mut control = TimeControl::new(ms(50_000), ms(0), 0);
        control.spend(Black, ms(30_000));
        assert_eq!(control.share(Black, 50), Some(ms(980)));
        assert_eq!(control.share(White, 50), Some(ms(2480)));
        control.spend(Black, ms(30_000));
        assert_eq!(control.share(Black, 50), Some(ms(0)));
        control.restart();
        assert_eq!(control.share(Black, 50), Some(ms(2480)));
    }

    #[test]
    fn overtime_follows_the_main_time_and_is_renewed() {
        let mut control = TimeControl::new(ms(10_000), ms(6000), 3);
        // A move may take a share of the overtime as soon as that is more.
        assert_eq!(control.share(Black, 60), Some(ms(1980)));
        control.spend(Black, ms(11_000));
        // 5 s and two moves of the first period are left; after those moves a new one begins.
        assert_eq!(control.share(Black, 50), Some(ms(2480)));
        control.spend(Black, ms(1000));
        assert_eq!(control.share(Black, 50), Some(ms(3980)));
        control.spend(Black, ms(1000));
        assert_eq!(control.share(Black, 50), Some(ms(1980)));
        // Without main time, the first period begins with the game.
        let control = TimeControl::new(ms(0), ms(6000), 3);
        assert_eq!(control.share(White, 60), Some(ms(1980)));
    }
}
