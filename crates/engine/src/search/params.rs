//! Every number by which the search is tuned.

use crate::rules::score::Value;

/// How much a search leaves out as improbable: multi-ProbCut believes a shallow search that is this
/// many standard deviations away from the window.
///
/// ```
/// use reversi_engine::Selectivity;
///
/// assert!(Selectivity::Percent73 < Selectivity::None);
/// assert_eq!(Selectivity::ALL.last(), Some(&Selectivity::None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Selectivity {
    /// Cuts at 1.1 standard deviations: nominally right in 73 % of the cases where it cuts on either side, as
    /// normal errors of the assumed deviations would be.
    Percent73,
    /// Cuts at 1.5 standard deviations (nominally 87 %).
    Percent87,
    /// Cuts at 2.0 standard deviations (nominally 95 %).
    Percent95,
    /// Cuts at 2.6 standard deviations (nominally 99 %).
    Percent99,
    /// Leaves nothing out.
    None,
}

impl Selectivity {
    /// From the most selective to the one that leaves nothing out.
    pub const ALL: [Selectivity; 5] = [
        Selectivity::Percent73,
        Selectivity::Percent87,
        Selectivity::Percent95,
        Selectivity::Percent99,
        Selectivity::None,
    ];

    /// Standard deviations at which a shallow search is believed, in hundredths; `None` if it never is.
    pub(super) const fn deviations(self) -> Option<i32> {
        match self {
            Selectivity::Percent73 => Some(110),
            Selectivity::Percent87 => Some(150),
            Selectivity::Percent95 => Some(200),
            Selectivity::Percent99 => Some(260),
            Selectivity::None => None,
        }
    }
}

/// Empty squares up to which a search to the end is handed to the exact solver.
pub(super) const HANDOVER_EMPTIES: u32 = 13;

/// Depth up to which a node uses neither the table nor sorted values: its children are leaves or
/// nearly so.
pub(super) const SHALLOW_DEPTH: u32 = 2;

/// Depth from which multi-ProbCut is tried.
pub(super) const PROBCUT_MIN_DEPTH: u32 = 3;

/// ProbCut searches within ProbCut searches.
pub(super) const PROBCUT_MAX_NESTING: u32 = 2;

/// Depth from which moves are sorted by a search of one ply, and of two.
pub(super) const SORT_DEPTH_1: u32 = 15;
pub(super) const SORT_DEPTH_2: u32 = 18;

/// 1/128 disc that a reply of the opponent counts when moves are sorted for a search to the end:
/// few replies make small trees.
pub(super) const END_SORT_REPLY: i32 = 160;

/// The same for a search that ends before.
pub(super) const SORT_REPLY: i32 = 24;

/// 1/128 disc by which the window is opened around the value of the search before.
pub(super) const ASPIRATION: i32 = 256;

/// Plies between the last midgame search and the end: closer, the game is counted out at once.
pub(super) const END_GAP: u32 = 10;

/// Nodes between two looks at the clock.
pub(super) const NODES_PER_LOOK: u64 = 1024;

/// Table of a search that may take its time: 2^19 pairs of entries (32 MiB).
pub(super) const TABLE_BITS: u32 = 19;

/// The least alpha at which the opponent's stable discs are counted: below, they seldom decide.
pub(super) const STABILITY_MIN_ALPHA: Value = Value::clamped(0);

/// Depth of the shallow search that stands for a deep one: about half, with the same parity, since values of even
/// and odd depths differ.
pub(super) const fn probcut_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

/// Standard deviation, in 1/128 disc, of the value at `depth` from that at `shallow`.
pub(super) fn probcut_error(empties: u32, depth: u32, shallow: u32) -> i32 {
    let (empties, depth, shallow) = (empties as f32, depth as f32, shallow as f32);
    let discs = 1.5 + 0.25 * (depth - shallow) - 0.05 * shallow - 0.01 * empties;
    (discs * 128.0) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_selectivity_leaves_out_less_than_the_one_before() {
        let deviations = Selectivity::ALL.map(Selectivity::deviations);
        assert!(deviations[..4].is_sorted_by(|less, more| less < more && less.is_some()));
        assert_eq!(deviations[4], None);
        assert!(Selectivity::ALL.is_sorted());
    }

    #[test]
    fn a_shallow_search_is_about_half_as_deep_and_of_the_same_parity() {
        for depth in PROBCUT_MIN_DEPTH..60 {
            let shallow = probcut_depth(depth);
            assert_eq!(shallow % 2, depth % 2);
            assert!(
                shallow < depth && shallow.abs_diff(depth / 2) <= 1,
                "{depth}"
            );
        }
    }

    #[test]
    fn a_shallow_search_is_nearer_to_a_deep_one_than_none_but_never_sure() {
        for empties in 1..=60 {
            for depth in PROBCUT_MIN_DEPTH..=empties {
                let shallow = probcut_error(empties, depth, probcut_depth(depth));
                let none = probcut_error(empties, depth, 0);
                assert!(
                    0 < shallow && shallow < none,
                    "{empties} empty, {depth} plies"
                );
            }
        }
    }
}
