//! Who wins each position with a certain number of discs.
//!
//! The table that the project keeps has the outcomes of [`undecided`] positions in their order,
//! five in a byte: digits of base three, the first one the lowest. It has no keys: they are found
//! again.

use alloc::boxed::Box;
use alloc::vec::Vec;

use once_cell::race::OnceBox;

use super::bits::COLUMNS;
use super::board::Board;
use crate::choice::Outcome;

/// The table that the project keeps.
const PACKED: &[u8] = include_bytes!("verdicts.bin");

/// The discs of the positions in that table.
pub const VERDICT_DISCS: u32 = 9;

/// Outcomes in a byte.
const OUTCOMES_OF_BYTE: usize = 5;

/// The outcomes by their digit.
const BY_DIGIT: [Outcome; 3] = [Outcome::Loss, Outcome::Draw, Outcome::Win];

/// The positions with `discs` discs in which nobody has a four and the side to move cannot complete
/// one: one of each two mirror images, in the order of their keys.
///
/// ```
/// use side_games::connect_four::undecided;
///
/// assert_eq!(undecided(2).len(), 25);
/// ```
pub fn undecided(discs: u32) -> Vec<Board> {
    let mut keys = Vec::from([Board::default().key()]);
    for _ in 0..discs {
        let mut next = Vec::with_capacity(keys.len() * COLUMNS as usize);
        for board in keys.into_iter().map(Board::from_key) {
            next.extend(board.unwon_after().map(Board::canonical_key));
        }
        next.sort_unstable();
        next.dedup();
        keys = next;
    }
    let boards = keys.into_iter().map(Board::from_key);
    boards.filter(|board| !board.can_win()).collect()
}

/// The outcome of every undecided position with a certain number of discs, for the side to move.
///
/// ```
/// use side_games::Outcome;
/// use side_games::connect_four::{Board, Verdicts};
///
/// let mut verdicts = Verdicts::builtin().one_disc_before();
/// while verdicts.discs() > 0 {
///     verdicts = verdicts.one_disc_before();
/// }
/// assert_eq!(verdicts.find(Board::default()), Some(Outcome::Win));
/// ```
#[derive(Debug)]
pub struct Verdicts {
    discs: u32,
    /// The keys of the positions, in ascending order.
    keys: Vec<u64>,
    /// The outcome of each of them.
    outcomes: Vec<Outcome>,
}

impl Verdicts {
    /// The table of positions with [`VERDICT_DISCS`] discs; the first call unpacks it.
    pub fn builtin() -> &'static Verdicts {
        static UNPACKED: OnceBox<Verdicts> = OnceBox::new();
        UNPACKED.get_or_init(|| {
            let unpacked = Verdicts::unpack(VERDICT_DISCS, PACKED);
            Box::new(unpacked.expect("a test unpacks the table"))
        })
    }

    /// The table of positions with `discs` discs, from their outcomes in the order of
    /// [`undecided`]; `None` if there are more or fewer outcomes.
    pub fn new(discs: u32, outcomes: Vec<Outcome>) -> Option<Verdicts> {
        Verdicts::of(discs, undecided(discs), outcomes)
    }

    fn of(discs: u32, boards: Vec<Board>, outcomes: Vec<Outcome>) -> Option<Verdicts> {
        (boards.len() == outcomes.len()).then(|| Verdicts {
            discs,
            keys: boards.into_iter().map(Board::key).collect(),
            outcomes,
        })
    }

    /// Reads what [`Verdicts::pack`] writes; `None` for any other bytes.
    pub fn unpack(discs: u32, bytes: &[u8]) -> Option<Verdicts> {
        let mut outcomes = Vec::with_capacity(bytes.len() * OUTCOMES_OF_BYTE);
        for &byte in bytes {
            let mut rest = usize::from(byte);
            for _ in 0..OUTCOMES_OF_BYTE {
                outcomes.push(BY_DIGIT[rest % BY_DIGIT.len()]);
                rest /= BY_DIGIT.len();
            }
            if rest != 0 {
                return None;
            }
        }
        let boards = undecided(discs);
        // Only the last byte may have room, which losses fill.
        let fill = outcomes.split_off(boards.len().min(outcomes.len()));
        if fill.len() >= OUTCOMES_OF_BYTE || fill.iter().any(|&fill| fill != Outcome::Loss) {
            return None;
        }
        Verdicts::of(discs, boards, outcomes)
    }

    /// The outcomes in a few bytes.
    pub fn pack(&self) -> Vec<u8> {
        let fives = self.outcomes.chunks(OUTCOMES_OF_BYTE);
        let byte = |five: &[Outcome]| {
            let digits = five.iter().rev().map(|&outcome| outcome as u8);
            digits.fold(0, |sum, digit| sum * BY_DIGIT.len() as u8 + digit)
        };
        fives.map(byte).collect()
    }

    /// The discs of the positions.
    pub fn discs(&self) -> u32 {
        self.discs
    }

    /// The outcomes in the order of [`undecided`].
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> + Clone {
        self.outcomes.iter().copied()
    }

    /// The outcome of a position for the side to move, if it is one of the table.
    pub fn find(&self, board: Board) -> Option<Outcome> {
        if board.plies() != self.discs {
            return None;
        }
        let index = self.keys.binary_search(&board.canonical_key());
        Some(self.outcomes[index.ok()?])
    }

    /// The table of the positions with one disc fewer: the best of their moves decides.
    ///
    /// # Panics
    /// If these positions have no discs.
    #[must_use]
    pub fn one_disc_before(&self) -> Verdicts {
        let discs = self.discs.checked_sub(1).expect("a disc to take away");
        let outcome = |board: Board| {
            let after = board.undecided_after().filter_map(|board| self.find(board));
            // After every other move the other side completes a four.
            after.map(Outcome::of_other_side).max()
        };
        let boards = undecided(discs);
        let outcomes = boards
            .iter()
            .map(|&board| outcome(board).unwrap_or(Outcome::Loss));
        Verdicts {
            discs,
            outcomes: outcomes.collect(),
            keys: boards.into_iter().map(Board::key).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undecided_positions_are_counted() {
        let counts: Vec<usize> = (0..7).map(|discs| undecided(discs).len()).collect();
        assert_eq!(counts, [1, 4, 25, 121, 568, 2144, 7638]);
    }

    #[test]
    fn a_key_has_its_board() {
        for board in undecided(6) {
            assert_eq!(Board::from_key(board.key()), board);
            assert_eq!(board.canonical_key(), board.key());
        }
    }

    #[test]
    fn outcomes_are_those_of_the_published_set() {
        // The positions with eight discs in which neither side can complete a four at once (J.
        // Tromp, "Connect-4", UCI Machine Learning Repository, 1995).
        let verdicts = Verdicts::builtin().one_disc_before();
        let mut counts = [0; 3];
        for board in undecided(8) {
            if board.threats() & board.landing_squares() == 0 {
                counts[verdicts.find(board).expect("a verdict") as usize] += 1;
            }
        }
        assert_eq!(counts, [16_635, 6_449, 44_473]);
    }

    #[test]
    fn a_mirror_image_has_the_same_verdict() {
        let verdicts = Verdicts::builtin();
        for board in undecided(VERDICT_DISCS) {
            assert_eq!(verdicts.find(board.mirrored()), verdicts.find(board));
        }
    }

    #[test]
    fn the_first_moves_are_worth_what_is_known_of_them() {
        let mut verdicts = Verdicts::builtin().one_disc_before();
        while verdicts.discs() > 1 {
            verdicts = verdicts.one_disc_before();
        }
        let after = Board::default().undecided_after();
        let outcomes: Vec<Outcome> = after.filter_map(|board| verdicts.find(board)).collect();
        use Outcome::{Draw, Loss, Win};
        assert_eq!(outcomes, [Win, Win, Draw, Loss, Draw, Win, Win]);
    }

    #[test]
    fn packed_verdicts_are_unpacked_and_other_bytes_refused() {
        let count = undecided(4).len();
        let outcomes: Vec<Outcome> = (0..count).map(|index| BY_DIGIT[index * 7 % 3]).collect();
        let verdicts = Verdicts::new(4, outcomes.clone());
        let bytes = verdicts.expect("as many outcomes as positions").pack();
        let unpacked = Verdicts::unpack(4, &bytes).expect("the same bytes");
        assert_eq!(unpacked.outcomes, outcomes);

        assert!(Verdicts::new(4, outcomes[1..].to_vec()).is_none());
        assert!(Verdicts::unpack(4, &bytes[1..]).is_none());
        assert!(Verdicts::unpack(4, &[&bytes[..], &[0]].concat()).is_none());
        assert!(Verdicts::unpack(4, &[&bytes[1..], &[242]].concat()).is_none());
        assert!(Verdicts::unpack(4, &[&[243], &bytes[1..]].concat()).is_none());
    }
}
