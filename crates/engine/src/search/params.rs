//! Tunable numbers of the search.

use crate::rules::value::Value;

/// How aggressively multi-ProbCut prunes: it trusts a shallow result at least this many standard
/// deviations outside the window.
///
/// ```
/// use reversi_engine::Selectivity;
///
/// assert!(Selectivity::Percent73 < Selectivity::Off);
/// assert_eq!(Selectivity::ALL.last(), Some(&Selectivity::Off));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Selectivity {
    /// Cuts at 1.1 standard deviations: right in 73 % of its cuts on either side if the errors were
    /// normal, with the assumed deviations.
    Percent73,
    /// Cuts at 1.5 standard deviations (nominally 87 %).
    Percent87,
    /// Cuts at 2.0 standard deviations (nominally 95 %).
    Percent95,
    /// Cuts at 2.6 standard deviations (nominally 99 %).
    Percent99,
    /// Prunes nothing selectively.
    Off,
}

impl Selectivity {
    /// How often a cut is right, in percent, if the errors are normal with the assumed deviations;
    /// 100 where nothing is cut.
    ///
    /// ```
    /// use reversi_engine::Selectivity;
    ///
    /// assert_eq!(Selectivity::ALL.map(Selectivity::certainty), [73, 87, 95, 99, 100]);
    /// ```
    pub const fn certainty(self) -> u32 {
        match self {
            Selectivity::Percent73 => 73,
            Selectivity::Percent87 => 87,
            Selectivity::Percent95 => 95,
            Selectivity::Percent99 => 99,
            Selectivity::Off => 100,
        }
    }

    /// From the most selective to off.
    pub const ALL: [Selectivity; 5] = [
        Selectivity::Percent73,
        Selectivity::Percent87,
        Selectivity::Percent95,
        Selectivity::Percent99,
        Selectivity::Off,
    ];

    /// Standard deviations at which a shallow result is trusted, in hundredths; `None` if it never
    /// is.
    pub(super) const fn deviations(self) -> Option<i32> {
        match self {
            Selectivity::Percent73 => Some(110),
            Selectivity::Percent87 => Some(150),
            Selectivity::Percent95 => Some(200),
            Selectivity::Percent99 => Some(260),
            Selectivity::Off => None,
        }
    }
}

/// Empties up to which the endgame solver takes over a search to the end.
pub(super) const HANDOVER_EMPTIES: u32 = 11;

/// Depth up to which a node is a leaf search: plain alpha-beta without the table or sorted values.
pub(super) const LEAF_SEARCH_DEPTH: u32 = 2;

/// Depth from which the replies are looked up in the table (ETC): nearer to the leaves that takes
/// longer than the positions it saves.
pub(super) const ETC_MIN_DEPTH: u32 = 7;

/// Depth from which multi-ProbCut is tried.
pub(super) const PROBCUT_MIN_DEPTH: u32 = 3;

/// ProbCut searches within ProbCut searches.
pub(super) const PROBCUT_MAX_NESTING: u32 = 2;

/// Depth from which moves are sorted by a search of one ply, and of two.
pub(super) const SORT_DEPTH_1: u32 = 18;
pub(super) const SORT_DEPTH_2: u32 = 22;

/// 1/128 disc that each reply of the opponent adds to a move's rank in a search to the end: few
/// replies make small trees.
pub(super) const ENDGAME_SORT_REPLY: i32 = 480;

/// The same in a search that ends before.
pub(super) const MIDGAME_SORT_REPLY: i32 = 24;

/// 1/128 disc on either side of the last value: the first window of an iteration.
pub(super) const ASPIRATION: i32 = 256;

/// Depth from which an iteration begins with an aspiration window.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 3;

/// Plies between the deepest midgame iteration and the end of the game: with fewer empties, the
/// endgame is solved at once.
pub(super) const ENDGAME_GAP: u32 = 6;

/// Nodes between two checks of the limits.
pub(super) const NODES_PER_CHECK: u64 = 1024;

/// `[plies - 1]`: standard deviation, in 1/128 disc, of the value of a search of one and of two
/// plies from the static value: an estimate like that of [`probcut_error`].
pub(super) const LEAF_ERROR: [i32; LEAF_SEARCH_DEPTH as usize] = [269, 323];

/// Plies from which on threads divide the moves of a node among themselves, in a search to the end
/// of the game and in one that ends before: below, a mark would cost more than it saves.
pub(super) const SHARED_ENDGAME_DEPTH: u32 = 13;
pub(super) const SHARED_MIDGAME_DEPTH: u32 = 5;

/// Size of the table of a long search: 2^19 pairs of entries (24 MiB).
pub(super) const TABLE_BITS: u32 = 19;

/// The least alpha at which the opponent's stable discs are counted: below, they seldom decide.
pub(super) const STABILITY_MIN_ALPHA: Value = Value::clamped(0);

/// Depth of the shallow search that predicts a deep one: about half, with the same parity, since
/// the values of even and odd depths differ.
pub(super) const fn probcut_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

/// Standard deviation, in 1/128 disc, of the value at `depth` from that at `shallow`: an estimate,
/// compared with measured deviations in docs/evaluation.md.
pub(super) fn probcut_error(empties: u32, depth: u32, shallow: u32) -> i32 {
    let (empties, depth, shallow) = (empties as f32, depth as f32, shallow as f32);
    let discs = 1.5 + 0.25 * (depth - shallow) - 0.05 * shallow - 0.01 * empties;
    (discs * 128.0) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_selectivity_prunes_less_than_the_one_before() {
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
    fn a_shallow_search_errs_less_than_none_but_is_never_certain() {
        for empties in 1..=60 {
            for depth in PROBCUT_MIN_DEPTH..=empties {
                let shallow = probcut_error(empties, depth, probcut_depth(depth));
                let none = probcut_error(empties, depth, 0);
                assert!(
                    0 < shallow && shallow < none,
                    "{empties} empties, {depth} plies"
                );
            }
        }
    }
}
