//! Explanation of a move: what sets it apart from the other moves of its position.

use super::reason::{Reason, reason};
use super::summary::MIN_LOSS;
use super::theme::Theme;
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
    /// A worse move. `None` if no other move loses a disc or more, or if the position does not
    /// show why one does.
    pub contrast: Option<Contrast>,
    /// How the game goes on with best play, from the move; passes are omitted.
    pub line: Vec<Square>,
}

/// A move that is worse than another one, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contrast {
    /// The worse move.
    pub square: Square,
    /// Why it is worse.
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
        let worse = others()
            .filter(|other| explained.value - other.value >= MIN_LOSS)
            .max_by_key(|other| other.value);
        let contrast = worse.and_then(|worse| {
            let reason = reason(board, &worse.pv, &explained.pv)?;
            Some(Contrast {
                square: worse.square,
                reason,
            })
        });
        Explanation {
            theme: theme.filter(|theme| *theme != Theme::Ending || is_counted),
            contrast,
            line: explained.pv.clone(),
        }
    }
}
