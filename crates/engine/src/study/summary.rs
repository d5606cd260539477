//! Summary of a reviewed game: the costliest moves of each side, and where the game turned.

use std::cmp::Reverse;

use super::move_review::MIN_LOSS;
use crate::rules::value::Value;
use reversi_game::Color;

/// How many of the costliest moves of a side are named.
const COSTLIEST: usize = 3;

/// A move of a reviewed game: who played it, its value and that of the best move in its place, both
/// for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// The side that moved.
    pub side: Color,
    /// The value of the move played.
    pub played: Value,
    /// The value of the best move.
    pub best: Value,
}

impl ReviewedMove {
    /// What the move loses.
    fn loss(self) -> Value {
        self.best - self.played
    }

    /// Whether the move gives a win or a draw away: a draw becomes a loss, or a win less.
    fn drops_below(self, kept: Value) -> bool {
        self.loss() >= MIN_LOSS && self.best >= kept && self.played < kept
    }
}

/// What a review says about a game as a whole. Moves are counted from 0.
///
/// ```
/// use reversi_engine::{Color, GameSummary, ReviewedMove, Value};
///
/// let moved = |side, played, best| {
///     let [played, best] = [played, best].map(|discs| Value::clamped(discs * Value::PER_DISC));
///     ReviewedMove { side, played, best }
/// };
/// let summary = GameSummary::of(&[
///     moved(Color::Black, 2, 2),
///     moved(Color::White, -6, -2),
///     moved(Color::Black, -4, 6),
/// ]);
/// assert_eq!(summary.costliest(Color::White), [1]);
/// assert_eq!(summary.lost(Color::Black), 10.0);
/// assert_eq!(summary.turning_point, Some(2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSummary {
    costliest: [Vec<usize>; 2],
    lost: [i32; 2],
    /// The last move by which the side that stands worse at the end gave away a win or a draw; if
    /// the game ends level, the last by which a side gave away a win.
    pub turning_point: Option<usize>,
}

impl GameSummary {
    /// The summary of the moves of a game.
    pub fn of(moves: &[ReviewedMove]) -> GameSummary {
        let mut summary = GameSummary::default();
        for side in Color::ALL {
            let own = || moves.iter().zip(0..).filter(|(one, _)| one.side == side);
            summary.lost[side as usize] = own().map(|(one, _)| one.loss().units()).sum();
            let costliest = &mut summary.costliest[side as usize];
            // Three passes: sorting would double the size of the module with the rules alone.
            for _ in 0..COSTLIEST {
                let others = own()
                    .filter(|(one, number)| one.loss() >= MIN_LOSS && !costliest.contains(number));
                let costly = others.max_by_key(|&(one, number)| (one.loss(), Reverse(number)));
                costliest.extend(costly.map(|(_, number)| number));
            }
        }
        summary.turning_point = turning_point(moves);
        summary
    }

    /// The costliest moves of a side, at most three, the costliest first.
    pub fn costliest(&self, side: Color) -> &[usize] {
        &self.costliest[side as usize]
    }

    /// What the moves of a side have lost together, in discs.
    pub fn lost(&self, side: Color) -> f32 {
        self.lost[side as usize] as f32 / Value::PER_DISC as f32
    }
}

fn turning_point(moves: &[ReviewedMove]) -> Option<usize> {
    let last = moves.last()?;
    let level = Value::clamped(0);
    let loser = match last.played.cmp(&level) {
        std::cmp::Ordering::Less => Some(last.side),
        std::cmp::Ordering::Greater => Some(last.side.other()),
        std::cmp::Ordering::Equal => None,
    };
    moves.iter().rposition(|one| match loser {
        Some(loser) => one.side == loser && one.drops_below(level),
        None => one.drops_below(Value::UNIT),
    })
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

    #[test]
    fn a_game_turns_with_the_last_win_or_draw_that_the_loser_gave_away() {
        let turned = |values: &[(i32, i32)]| GameSummary::of(&game(values)).turning_point;
        // White loses: black's early gift does not count, the later one of White does.
        assert_eq!(turned(&[(4, -2), (-2, 6), (6, 6), (6, 8)]), Some(1));
        assert_eq!(turned(&[(4, -2), (-2, 0), (0, 0), (0, 8)]), Some(3));
        // The winner stood better throughout.
        assert_eq!(turned(&[(2, 2), (2, 5)]), None);
        // Level at the end: the last win given away.
        assert_eq!(turned(&[(4, -2), (-2, 0), (0, 0)]), Some(1));
        assert_eq!(turned(&[]), None);
    }
}
