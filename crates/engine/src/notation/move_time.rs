//! The times that texts name: of moves, of clocks, and of a side for all its moves.

use reversi_game::Color;

/// The time of a side for all its moves, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeLimit {
    pub main: u32,
    /// What each move adds.
    increment: u32,
}

impl TimeLimit {
    /// Reads `300+2`, in seconds.
    pub(super) fn of_seconds(text: &str) -> Option<TimeLimit> {
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        TimeLimit::of(main, increment)
    }

    /// Reads `15:00/00:10/02:00`: the last part is added once. A number without a colon has no
    /// known unit.
    pub(super) fn of_clock(text: &str) -> Option<TimeLimit> {
        let mut parts = text.split('/');
        let main = parts.next().filter(|main| main.contains(':'))?;
        let increment = parts.next().filter(|increment| !increment.is_empty());
        TimeLimit::of(main, increment.unwrap_or("0"))
    }

    fn of(main: &str, increment: &str) -> Option<TimeLimit> {
        Some(TimeLimit {
            main: milliseconds(main)?,
            increment: milliseconds(increment)?,
        })
    }

    /// What is left after some moves.
    pub(super) fn left(self, used: Used) -> u32 {
        let added = self.increment.saturating_mul(used.moves);
        self.main.saturating_add(added).saturating_sub(used.time)
    }
}

/// The moves of a side so far, and what they took in milliseconds.
#[derive(Clone, Copy, Default)]
pub(super) struct Used {
    pub moves: u32,
    pub time: u32,
}

/// A time that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedTime {
    /// What is left, in milliseconds.
    Left(u32),
    /// What the move has taken, in milliseconds.
    Used(u32),
}

/// The milliseconds of `1:02:03.5`, `2:03.5` or `3.5`.
pub(super) fn milliseconds(text: &str) -> Option<u32> {
    let text = text.trim();
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u32;
    for part in whole.split(':') {
        seconds = seconds.saturating_mul(60).saturating_add(number(part)?);
    }
    let mut thousandths = 0;
    for place in 0..3 {
        let digit = fraction.get(place..=place).map_or(Some(0), number)?;
        thousandths = 10 * thousandths + digit;
    }
    Some(seconds.saturating_mul(1_000).saturating_add(thousandths))
}

/// The number that digits alone are, the largest one in place of a larger one.
fn number(digits: &str) -> Option<u32> {
    let is_number = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u32::MAX))
}

/// A time of a side that a text names, with the number of moves before it.
pub(super) type FoundTime = (usize, Color, NamedTime);
