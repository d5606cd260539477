//! How a game ended.

use crate::rules::board::Board;
use crate::rules::value::DiscDiff;
use reversi_game::Color;

/// The final count: 64 together, since the empties are given to the winner, or shared in a draw.
///
/// ```
/// use reversi_engine::{Color, Game};
///
/// let game: Game = "e6f4e3f6g5d6e7f5c5".parse()?;
/// let outcome = game.outcome().expect("White has no disc left");
/// assert_eq!((outcome.black(), outcome.white()), (64, 0));
/// assert_eq!(outcome.lead(Color::White).discs(), -64);
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Black's lead.
    lead: DiscDiff,
}

impl Outcome {
    /// The outcome if play stops at `board`, whose player is `turn`.
    pub(crate) fn of(board: Board, turn: Color) -> Outcome {
        let lead = DiscDiff::of_finished(board);
        Outcome {
            lead: match turn {
                Color::Black => lead,
                Color::White => -lead,
            },
        }
    }

    /// The outcome by Black's lead in discs; `None` for an odd number or more than 64: both counts
    /// together are 64.
    pub fn of_lead(black: i32) -> Option<Outcome> {
        let lead = DiscDiff::from_discs(black).filter(|lead| lead.discs() % 2 == 0)?;
        Some(Outcome { lead })
    }

    /// How many discs more than the other side `color` has, the empties counted.
    pub fn lead(self, color: Color) -> DiscDiff {
        match color {
            Color::Black => self.lead,
            Color::White => -self.lead,
        }
    }

    /// Black's count with the empties if Black won, 0 to 64.
    pub const fn black(self) -> u8 {
        (32 + self.lead.discs() / 2) as u8
    }

    /// White's count with the empties if White won, 0 to 64.
    pub const fn white(self) -> u8 {
        64 - self.black()
    }

    /// The side with more discs, or `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self.lead.discs() {
            1.. => Some(Color::Black),
            0 => None,
            _ => Some(Color::White),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bitboard::Bitboard;
    use crate::rules::board::Board;

    #[test]
    fn empties_go_to_the_winner_and_are_shared_in_a_draw() {
        let first = |count: u32| Bitboard::from_bits(((1_u128 << count) - 1) as u64);
        for (black, white, expected) in [
            (12, 44, (12, 52, Some(Color::White))),
            (13, 0, (64, 0, Some(Color::Black))),
            (30, 30, (32, 32, None)),
            (33, 31, (33, 31, Some(Color::Black))),
        ] {
            let discs = [first(black), first(black + white) & !first(black)];
            for turn in Color::ALL {
                let board = Board::new(discs[turn as usize], discs[turn.other() as usize]);
                let outcome = Outcome::of(board.expect("no overlap"), turn);
                let found = (outcome.black(), outcome.white(), outcome.winner());
                assert_eq!(found, expected, "{turn} to move");
                let lead = i32::from(expected.0) - i32::from(expected.1);
                let leads = Color::ALL.map(|side| i32::from(outcome.lead(side).discs()));
                assert_eq!(leads, [lead, -lead], "{turn} to move");
            }
        }
    }
}
