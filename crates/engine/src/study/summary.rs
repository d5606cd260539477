//! Summary of a reviewed game: the costliest moves of each side, and where the game turned.

use std::cmp::Reverse;

use super::selection::smallest_first;
use crate::rules::value::Value;
use reversi_game::Color;

/// The smallest loss that has a reason, counts among the costliest and can turn a game.
pub(super) const MIN_LOSS: Value = Value::clamped(Value::PER_DISC);

/// How many of the costliest moves of a side are named.
const COSTLIEST: usize = 3;

/// Plies from which a search is a deep one.
const DEEP: u32 = 12;

/// Discs by which the value of a search that is not deep may be off.
const SHALLOW_ERROR: i32 = 8;

/// Discs by which the value of a deep search may be off.
const DEEP_ERROR: i32 = 3;

/// Among more moves than these no single one is named as the turning point.
const MAX_MOVES_BETWEEN: usize = 8;

/// How far the value of a search may be from the outcome with best play, by the plies that it looks
/// ahead. docs/search.md has the errors measured.
pub const fn value_error(depth: u32) -> Value {
    let discs = if depth < DEEP {
        SHALLOW_ERROR
    } else {
        DEEP_ERROR
    };
    Value::clamped(discs * Value::PER_DISC)
}

/// A move of a reviewed game: who played it, its value and that of the best move in its place, both
/// for the side that moves, and how sure these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// The side that moved.
    pub side: Color,
    /// The value of the move played.
    pub played: Value,
    /// The value of the best move.
    pub best: Value,
    /// How far either value may be from the outcome with best play; 0 if both are exact.
    pub error: Value,
}

impl ReviewedMove {
    /// The loss of the move.
    fn loss(self) -> Value {
        self.best - self.played
    }

    /// The results that one of its values leaves possible, for Black.
    fn results(self, value: Value) -> Results {
        let (least, most) = (value - self.error, value + self.error);
        match self.side {
            Color::Black => Results::between(least, most),
            Color::White => Results::between(-most, -least),
        }
    }
}

/// The move after which the result of a game no longer changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of the move.
    pub number: usize,
    /// Whether its values alone prove it: the result before it and the one after it differ by more
    /// than the errors of the values. Otherwise the game turned within a few moves, and this one
    /// has lost most among them.
    pub certain: bool,
}

/// The summary of a review. Moves are counted from 0.
///
/// ```
/// use reversi_engine::{Color, GameSummary, ReviewedMove, Value};
///
/// let moved = |side, played, best| {
///     let [played, best] = [played, best].map(|discs| Value::clamped(discs * Value::PER_DISC));
///     ReviewedMove { side, played, best, error: Value::clamped(0) }
/// };
/// let summary = GameSummary::of(&[
///     moved(Color::Black, 2, 2),
///     moved(Color::White, -6, -2),
///     moved(Color::Black, -4, 6),
/// ]);
/// assert_eq!(summary.costliest(Color::White), [1]);
/// assert_eq!(summary.lost(Color::Black), 10.0);
/// let turning_point = summary.turning_point.expect("Black gave a win away");
/// assert_eq!((turning_point.number, turning_point.certain), (2, true));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSummary {
    costliest: [Vec<usize>; 2],
    lost: [i32; 2],
    /// Where the result changed for good; `None` if no move changed it, or if the values leave
    /// open which one did.
    pub turning_point: Option<TurningPoint>,
    /// Whether the values prove that no move changed the result: from the first move on only the
    /// final one was possible.
    pub never_turned: bool,
}

impl GameSummary {
    /// The summary of the moves of a game.
    pub fn of(moves: &[ReviewedMove]) -> GameSummary {
        let mut summary = GameSummary::default();
        for side in Color::ALL {
            let own = || moves.iter().zip(0..).filter(|(one, _)| one.side == side);
            summary.lost[side as usize] = own().map(|(one, _)| one.loss().units()).sum();
            let costly = own().filter(|(one, _)| one.loss() >= MIN_LOSS);
            let costliest = smallest_first(costly, |&(one, _)| Reverse(one.loss()));
            let numbers = costliest.map(|(_, number)| number).take(COSTLIEST);
            summary.costliest[side as usize].extend(numbers);
        }
        let results = possible_results(moves);
        if let Some(settled) = results.last().and_then(|last| last.only()) {
            summary.turning_point = turning_point(moves, &results, settled);
            summary.never_turned = results.iter().all(|one| one.only() == Some(settled));
        }
        summary
    }

    /// The costliest moves of a side, at most three, the costliest first.
    pub fn costliest(&self, side: Color) -> &[usize] {
        &self.costliest[side as usize]
    }

    /// The total loss of the moves of a side, in discs.
    pub fn lost(&self, side: Color) -> f32 {
        self.lost[side as usize] as f32 / Value::PER_DISC as f32
    }
}

/// The results that are possible from a position, for Black: the lowest and the highest of -1, 0
/// and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Results {
    lowest: i32,
    highest: i32,
}

impl Results {
    /// Those of the outcomes from `least` to `most`.
    fn between(least: Value, most: Value) -> Results {
        Results {
            lowest: least.units().signum(),
            highest: most.units().signum(),
        }
    }

    /// Those that either of two values leaves possible.
    fn or(self, other: Results) -> Results {
        Results {
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
        }
    }

    fn include(self, result: i32) -> bool {
        (self.lowest..=self.highest).contains(&result)
    }

    /// The only one, if there is only one.
    fn only(self) -> Option<i32> {
        (self.lowest == self.highest).then_some(self.lowest)
    }
}

/// The results possible before each move and at the end. Between two moves a position has two
/// values, the one after the first and the one before the second: an exact one decides alone.
fn possible_results(moves: &[ReviewedMove]) -> Vec<Results> {
    let exact = |one: &ReviewedMove| one.error == Value::clamped(0);
    let mut results: Vec<Results> = moves.iter().map(|one| one.results(one.best)).collect();
    for (number, one) in moves.iter().enumerate() {
        let after = one.results(one.played);
        match moves.get(number + 1) {
            None => results.push(after),
            Some(next) if exact(next) => {}
            Some(_) if exact(one) => results[number + 1] = after,
            Some(_) => results[number + 1] = results[number + 1].or(after),
        }
    }
    results
}

/// The last position from which the final result was not possible, and the first from which no
/// other one is: the move between them turned the game, or one of several. `results` are those
/// possible before each move and at the end, `settled` is the final one.
fn turning_point(
    moves: &[ReviewedMove],
    results: &[Results],
    settled: i32,
) -> Option<TurningPoint> {
    let before = results.iter().rposition(|one| !one.include(settled))?;
    let open = results
        .iter()
        .rposition(|one| one.only() != Some(settled))?;
    let between = &moves[before..=open];
    if between.len() > MAX_MOVES_BETWEEN {
        return None;
    }
    let dropped = |one: &ReviewedMove| one.loss() >= MIN_LOSS && gives_away(one, settled);
    let candidates = (before..).zip(between).filter(|(_, one)| dropped(one));
    let (number, _) = candidates.max_by_key(|&(number, one)| (one.loss(), Reverse(number)))?;
    Some(TurningPoint {
        number,
        certain: between.len() == 1,
    })
}

/// Whether a side that loses value comes nearer to the result by it: the loser, or either side if
/// the game ends level.
fn gives_away(one: &ReviewedMove, result: i32) -> bool {
    let winner = match one.side {
        Color::Black => 1,
        Color::White => -1,
    };
    result != winner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves from the view of Black, who begins: the value after the best move and after the move.
    fn game(values: &[(i32, i32)]) -> Vec<ReviewedMove> {
        let sides = Color::ALL.into_iter().cycle();
        let moved = |(side, &(best, played)): (Color, &(i32, i32))| {
            let sign = if side == Color::Black { 1 } else { -1 };
            let value = |discs: i32| Value::clamped(sign * discs * Value::PER_DISC);
            ReviewedMove {
                side,
                played: value(played),
                best: value(best),
                error: Value::clamped(0),
            }
        };
        sides.zip(values).map(moved).collect()
    }

    #[test]
    fn the_three_costliest_moves_of_a_side_are_named_and_none_that_loses_nothing() {
        let values = [
            (0, -2),
            (-2, -2),
            (-2, -9),
            (-9, -8),
            (-8, -9),
            (-9, -9),
            (-9, -14),
        ];
        let summary = GameSummary::of(&game(&values));
        assert_eq!(summary.costliest(Color::Black), [2, 6, 0]);
        assert_eq!(summary.costliest(Color::White), [3]);
        assert_eq!(
            (summary.lost(Color::Black), summary.lost(Color::White)),
            (15.0, 1.0)
        );
    }

    /// The turning point of a game, its values with an error of `error` discs before the move
    /// `solved_from`, and whether it is certain.
    fn turned(values: &[(i32, i32)], solved_from: usize, error: i32) -> Option<(usize, bool)> {
        let mut moves = game(values);
        for one in &mut moves[..solved_from] {
            one.error = Value::clamped(error * Value::PER_DISC);
        }
        let turning_point = GameSummary::of(&moves).turning_point;
        turning_point.map(|found| (found.number, found.certain))
    }

    #[test]
    fn a_solved_game_turns_with_the_last_move_that_changes_its_result() {
        let turned = |values: &[(i32, i32)]| turned(values, 0, 0);
        // White loses: black's early gift does not count, the later one of White does.
        assert_eq!(turned(&[(4, -2), (-2, 6), (6, 6), (6, 8)]), Some((1, true)));
        assert_eq!(turned(&[(4, -2), (-2, 0), (0, 0), (0, 8)]), Some((3, true)));
        // The winner stood better throughout.
        assert_eq!(turned(&[(2, 2), (2, 5)]), None);
        // Level at the end: the last win given away.
        assert_eq!(turned(&[(4, -2), (-2, 0), (0, 0)]), Some((1, true)));
        assert_eq!(turned(&[]), None);
    }

    #[test]
    fn a_value_within_its_error_of_a_draw_turns_nothing() {
        // By the values alone the first move turns the game; it may have been lost before.
        let values = [(1, -3), (-3, -4), (-4, -4), (-4, -6)];
        assert_eq!(turned(&values, 0, 0), Some((0, true)));
        assert_eq!(turned(&values, 4, 2), None);
        // The move keeps the exact value, whatever a search of the position before has said.
        let values = [(1, -5), (-5, -5), (-6, -6), (-6, -6)];
        assert_eq!(turned(&values, 2, 2), None);
    }

    #[test]
    fn where_one_move_crosses_by_more_than_the_error_the_game_turned_with_it() {
        let values = [(5, -5), (-5, -4), (-4, -4), (-4, -6)];
        assert_eq!(turned(&values, 4, 3), Some((0, true)));
        // The next move's value of the position counts too.
        let values = [(5, -5), (-2, -4), (-4, -4), (-4, -6)];
        assert_eq!(turned(&values, 4, 3), Some((0, false)));
    }

    #[test]
    fn a_lead_that_goes_in_small_steps_turned_about_the_costliest_or_it_is_left_open() {
        let values = [
            (5, 5),
            (5, 5),
            (5, 2),
            (2, 2),
            (2, -2),
            (-2, -2),
            (-2, -6),
            (-6, -6),
        ];
        assert_eq!(turned(&values, 8, 3), Some((4, false)));
        // Within many moves.
        let mut values = vec![(5, 5), (5, 5)];
        values.extend([(1, 1); 6]);
        values.extend([(1, -1), (-1, -1), (-1, -5), (-5, -5)]);
        assert_eq!(turned(&values, 12, 3), None);
    }

    #[test]
    fn no_move_turned_a_game_only_where_its_result_is_the_only_one_possible_from_the_start() {
        let never_turned = |values: &[(i32, i32)], error: i32| {
            let mut moves = game(values);
            moves[0].error = Value::clamped(error * Value::PER_DISC);
            GameSummary::of(&moves).never_turned
        };
        assert!(never_turned(&[(2, 2), (2, 5), (5, 5)], 0));
        assert!(never_turned(&[(0, 0), (0, 0)], 0));
        assert!(never_turned(&[(5, 2), (2, 5), (5, 5)], 3));
        // The search of the first position leaves it open.
        assert!(!never_turned(&[(2, 2), (2, 5), (5, 5)], 3));
        assert!(!never_turned(&[(4, -2), (-2, 6), (6, 6)], 0));
        assert!(!GameSummary::of(&[]).never_turned);
    }

    #[test]
    fn an_unfinished_game_that_hangs_in_the_balance_has_not_turned() {
        assert_eq!(turned(&[(5, 5), (5, 5), (5, 1)], 3, 2), None);
    }
}
