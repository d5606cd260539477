//! Explanation of a move: what sets it apart from the other moves of its position.

use std::cmp::Reverse;

use super::move_review::reason_of;
use super::reason::Reason;
use super::selection::smallest_first;
use super::theme::Theme;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::search::MoveValue;

/// The most empties with which people count an ending to its end.
const COUNTED_EMPTIES: u32 = 12;

/// The difference of a move from the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The theme that shows in the boards after the move and after the next best one. `None` if it
    /// is the only move, or if nothing shows and the end is too far away to count.
    pub theme: Option<Theme>,
    /// A worse move: the best one that loses a disc or more for a reason that a review gives, too.
    /// `None` if there is none.
    pub contrast: Option<Contrast>,
    /// How the game goes on with best play, from the move; passes are omitted.
    pub line: Vec<Square>,
}

/// A move that is worse than another one, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contrast {
    /// The worse move.
    pub square: Square,
    /// Why it is worse, with the squares that show it before the move: none where they are discs as
    /// the worse move leaves them.
    pub reason: Reason,
}

impl Explanation {
    /// The explanation of the move `square` on `board` by the values of its moves.
    pub(crate) fn of(board: Board, square: Square, moves: &[MoveValue]) -> Explanation {
        let Some(explained) = moves.iter().find(|found| found.square == square) else {
            return Explanation::default();
        };
        let others = || moves.iter().filter(|found| found.square != square);
        let rival = others().max_by_key(|other| other.value);
        let theme = rival.and_then(|rival| Theme::of(board, square, rival.square));
        let is_counted = board.empties().len() <= COUNTED_EMPTIES;
        let mut best_first = smallest_first(others(), |other| Reverse(other.value));
        let contrast = best_first.find_map(|worse| {
            let found = reason_of(board, worse, explained)?;
            let squares = if found.kind.is_of_discs_after() {
                Bitboard::EMPTY
            } else {
                found.squares
            };
            Some(Contrast {
                square: worse.square,
                reason: Reason { squares, ..found },
            })
        });
        Explanation {
            theme: theme.filter(|theme| *theme != Theme::Ending || is_counted),
            contrast,
            line: explained.pv.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reason_kind::ReasonKind;
    use super::*;
    use crate::rules::game::Game;
    use crate::rules::value::Value;
    use crate::search::Selectivity;

    fn squares(transcript: &str) -> Vec<Square> {
        let names = transcript.as_bytes().chunks(2);
        let names = names.map(|name| str::from_utf8(name).expect("squares are ASCII"));
        names.map(|name| name.parse().expect("a square")).collect()
    }

    /// A move with its line and its value in discs.
    fn move_value(line: &str, discs: i32) -> MoveValue {
        let pv = squares(line);
        MoveValue {
            square: pv[0],
            value: Value::clamped(discs * Value::PER_DISC),
            exact: false,
            at_least: -Value::MAX,
            at_most: Value::MAX,
            depth: 8,
            selectivity: Selectivity::Off,
            pv,
        }
    }

    /// The reason that sets the first of these moves apart.
    fn contrast(before: &str, moves: &[MoveValue]) -> Option<Contrast> {
        let game: Game = before.parse().expect("a game");
        Explanation::of(game.position().board(), moves[0].square, moves).contrast
    }

    #[test]
    fn discs_as_the_worse_move_leaves_them_are_not_shown_before_it() {
        let best = move_value("f3e3d7f7g4f2f8h6c2h3e8d2c7c6", 2);
        let worse = move_value("c5e3c6f7h5c7d7c4g3e8b5b4a5a3", 0);
        let found = contrast("f5d6c3f4f6g5e6e7g6d3", &[best, worse]).expect("a reason");
        assert_eq!(found.square, Square::C5);
        assert_eq!(found.reason.kind, ReasonKind::Frontier);
        assert_eq!(found.reason.squares, Bitboard::EMPTY);
    }

    #[test]
    fn a_reason_that_only_says_what_the_better_line_gets_is_for_large_losses() {
        let before = "f5d6c5f4e3c6d3f3e6";
        let best = move_value("f6g4g3g6h4g5", 4);
        let worse = |discs| move_value("f7g4c3c2d2c4", discs);
        let large = contrast(before, &[best.clone(), worse(0)]).expect("a reason");
        assert_eq!(large.reason.kind, ReasonKind::Kept);
        assert_eq!(contrast(before, &[best, worse(2)]), None);
    }
}
