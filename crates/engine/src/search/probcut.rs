//! Multi-ProbCut (Buro, 1995 and 1997): a shallow search predicts the result of a deep one, with an
//! error known from many positions. If the predicted value lies further outside the window than
//! this error is likely to reach, the deep search is skipped. One and two plies above the leaves,
//! the static value takes the place of the shallow search.

use super::params;
use super::{Budget, NodeState, Searcher, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::value::Value;

impl Searcher {
    /// A value outside the null window that the deep search would most probably confirm; `legal`
    /// are the moves of the position.
    pub(super) fn multi_probcut(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        legal: Bitboard,
        depth: u32,
        window: Window,
    ) -> Result<Option<Value>, Stopped> {
        let Some(deviations) = self.deviations(window) else {
            return Ok(None);
        };
        if depth < params::PROBCUT_MIN_DEPTH || self.probing >= params::PROBCUT_MAX_NESTING {
            return Ok(None);
        }
        let empties = state.board.empties().len();
        let shallow = params::probcut_depth(depth);
        let margin = |shallow| {
            let error = params::probcut_error(empties, depth, shallow);
            Value::clamped(error * deviations / 100)
        };
        let (margin, rough) = (margin(shallow), margin(0));
        let guess = state.static_value(&self.weights, legal);
        let (high, low) = (window.beta + margin, window.alpha - margin);
        // The static value shows if a shallow search has a chance to cut.
        if guess + rough >= high && high <= Value::MAX {
            let value = self.probe(budget, state, shallow, Window::above(high - Value::UNIT))?;
            if value >= high {
                return Ok(Some(window.beta));
            }
        }
        if guess - rough <= low && -Value::MAX <= low {
            let value = self.probe(budget, state, shallow, Window::above(low))?;
            if value <= low {
                return Ok(Some(window.alpha));
            }
        }
        Ok(None)
    }

    /// A value outside the null window that a search of one or two plies would most probably
    /// confirm; `legal` are the moves of the position, at least one.
    #[inline]
    pub(super) fn leaf_probcut(
        &self,
        state: &NodeState,
        legal: Bitboard,
        depth: u32,
        window: Window,
    ) -> Option<Value> {
        let deviations = self.deviations(window)?;
        if !self.prunings.leaf_probcut {
            return None;
        }
        let error = params::LEAF_ERROR[depth as usize - 1];
        let margin = Value::clamped(error * deviations / 100);
        let guess = state.static_value(&self.weights, legal);
        if guess >= window.beta + margin {
            Some(window.beta)
        } else if guess <= window.alpha - margin {
            Some(window.alpha)
        } else {
            None
        }
    }

    /// Standard deviations at which a predicted value decides, in hundredths; `None` if the search
    /// is not selective, or the window is no null window.
    #[inline]
    fn deviations(&self, window: Window) -> Option<i32> {
        let may_cut = self.prunings.probcut && window.is_null();
        self.selectivity.deviations().filter(|_| may_cut)
    }

    /// A shallow search inside the search.
    fn probe(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        self.probing += 1;
        let value = self.node(budget, state, depth, window);
        self.probing -= 1;
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{boards, searcher};
    use super::super::{Limits, Selectivity};
    use super::*;
    use crate::rules::board::Board;

    /// A depth whose shallow search is a plain alpha-beta, which gives the exact value.
    const DEPTH: u32 = 4;

    /// A position with the numbers that decide about a cut.
    struct Case {
        state: NodeState,
        /// The static value, and the value of the shallow search.
        guess: Value,
        shallow: Value,
        /// How far outside the window each has to lie.
        rough: Value,
        margin: Value,
    }

    impl Case {
        fn of(searcher: &mut Searcher, board: Board) -> Case {
            let state = NodeState::of(board);
            let depth = params::probcut_depth(DEPTH);
            let deviations = searcher
                .selectivity
                .deviations()
                .expect("a selective search");
            let margin = |shallow| {
                let error = params::probcut_error(board.empties().len(), DEPTH, shallow);
                Value::clamped(error * deviations / 100)
            };
            Case {
                guess: searcher.weights.value(&state.indices, board),
                shallow: searcher.leaf_search(&state, depth, Window::ALL),
                rough: margin(0),
                margin: margin(depth),
                state,
            }
        }

        /// The result of ProbCut for the null window above `alpha`.
        fn cut_above(&self, searcher: &mut Searcher, alpha: Value) -> Option<Value> {
            cut(searcher, &self.state, DEPTH, Window::above(alpha))
        }
    }

    fn cut(
        searcher: &mut Searcher,
        state: &NodeState,
        depth: u32,
        window: Window,
    ) -> Option<Value> {
        let mut budget = Budget::new(Limits::default());
        let value =
            searcher.multi_probcut(&mut budget, state, state.board.legal_moves(), depth, window);
        value.expect("there is no limit")
    }

    /// A selective searcher without ProbCut near the leaves: its shallow searches are exact.
    fn selective(selectivity: Selectivity) -> Searcher {
        let mut searcher = searcher();
        searcher.selectivity = selectivity;
        searcher.prunings.leaf_probcut = false;
        searcher
    }

    /// The result of ProbCut near the leaves.
    fn leaf_cut(
        searcher: &Searcher,
        state: &NodeState,
        depth: u32,
        window: Window,
    ) -> Option<Value> {
        searcher.leaf_probcut(state, state.board.legal_moves(), depth, window)
    }

    #[test]
    fn near_the_leaves_it_cuts_exactly_if_the_static_value_is_a_margin_outside_the_window() {
        for selectivity in &Selectivity::ALL[..4] {
            let mut searcher = searcher();
            searcher.selectivity = *selectivity;
            let deviations = selectivity.deviations().expect("it is selective");
            for board in boards(5, 34) {
                let state = NodeState::of(board);
                let guess = searcher.weights.value(&state.indices, board);
                for depth in 1..=params::LEAF_SEARCH_DEPTH {
                    let error = params::LEAF_ERROR[depth as usize - 1];
                    let margin = Value::clamped(error * deviations / 100);
                    let cut = |alpha| leaf_cut(&searcher, &state, depth, Window::above(alpha));
                    let beta = guess - margin;
                    assert_eq!(cut(beta - Value::UNIT), Some(beta), "\n{board}");
                    assert_eq!(cut(beta), None, "\n{board}");
                    let alpha = guess + margin;
                    assert_eq!(cut(alpha), Some(alpha), "\n{board}");
                    assert_eq!(cut(alpha - Value::UNIT), None, "\n{board}");
                }
            }
        }
    }

    #[test]
    fn near_the_leaves_it_cuts_only_in_a_null_window_of_a_selective_search() {
        let state = NodeState::of(boards(1, 34)[0]);
        let mut searcher = searcher();
        searcher.selectivity = Selectivity::Percent73;
        let guess = searcher.weights.value(&state.indices, state.board);
        let far = Window::above(guess - Value::clamped(3000));
        let wider = Window {
            beta: far.beta + Value::UNIT,
            ..far
        };
        assert!(leaf_cut(&searcher, &state, 1, far).is_some());
        assert_eq!(leaf_cut(&searcher, &state, 1, wider), None);
        searcher.prunings.leaf_probcut = false;
        assert_eq!(leaf_cut(&searcher, &state, 1, far), None);
        searcher.prunings.leaf_probcut = true;
        searcher.prunings.probcut = false;
        assert_eq!(leaf_cut(&searcher, &state, 1, far), None);
        searcher.prunings.probcut = true;
        searcher.selectivity = Selectivity::Off;
        assert_eq!(leaf_cut(&searcher, &state, 1, far), None);
    }

    #[test]
    fn it_cuts_exactly_if_the_shallow_value_is_a_margin_outside_the_window() {
        let (mut above, mut below, mut hopeless) = (0, 0, 0);
        for selectivity in &Selectivity::ALL[..4] {
            let mut searcher = selective(*selectivity);
            for board in boards(20, 34) {
                let case = Case::of(&mut searcher, board);
                // Beta a margin below the value: too good. One unit nearer: undecided.
                let beta = case.shallow - case.margin;
                let has_chance = case.guess + case.rough >= case.shallow;
                let found = case.cut_above(&mut searcher, beta - Value::UNIT);
                assert_eq!(found, has_chance.then_some(beta), "\n{board}");
                assert_eq!(case.cut_above(&mut searcher, beta), None, "\n{board}");
                above += u32::from(has_chance);
                hopeless += u32::from(!has_chance);
                // Alpha a margin above the value: too bad. One unit nearer: undecided.
                let alpha = case.shallow + case.margin;
                let has_chance = case.guess - case.rough <= case.shallow;
                let found = case.cut_above(&mut searcher, alpha);
                assert_eq!(found, has_chance.then_some(alpha), "\n{board}");
                let found = case.cut_above(&mut searcher, alpha - Value::UNIT);
                assert_eq!(found, None, "\n{board}");
                below += u32::from(has_chance);
                hopeless += u32::from(!has_chance);
            }
        }
        assert!(above > 40 && below > 40, "{above} above, {below} below");
        assert!(hopeless > 10, "the static value decided {hopeless} times");
    }

    #[test]
    fn far_outside_the_window_it_cuts_on_the_side_of_the_value() {
        let mut searcher = selective(Selectivity::Percent99);
        for board in boards(20, 34) {
            let case = Case::of(&mut searcher, board);
            let far = Value::clamped(24 * Value::PER_DISC);
            let low = case.shallow - far;
            assert_eq!(case.cut_above(&mut searcher, low), Some(low + Value::UNIT));
            let high = case.shallow + far;
            assert_eq!(case.cut_above(&mut searcher, high), Some(high));
        }
    }

    #[test]
    fn it_searches_for_no_value_beyond_the_largest_outcomes() {
        let mut searcher = selective(Selectivity::Percent99);
        for board in boards(20, 34) {
            let case = Case::of(&mut searcher, board);
            let nodes = searcher.nodes;
            let highest = Window::above(Value::MAX - Value::UNIT);
            let lowest = Window::above(-Value::MAX);
            for window in [highest.negated(), highest, lowest, lowest.negated()] {
                let found = cut(&mut searcher, &case.state, DEPTH, window);
                let far = window.alpha.units() > 0;
                assert_eq!(found, Some(if far { window.alpha } else { window.beta }));
            }
            assert!(searcher.nodes > nodes);
        }
    }

    #[test]
    fn if_it_may_not_cut_it_does_not_search() {
        let far = |case: &Case| Window::above(case.shallow - Value::clamped(3000));
        for board in boards(5, 34) {
            let mut searcher = selective(Selectivity::Percent73);
            let case = Case::of(&mut searcher, board);
            let (state, window) = (&case.state, far(&case));
            assert!(cut(&mut searcher, state, DEPTH, window).is_some());
            let nodes = searcher.nodes;
            let shallow = params::PROBCUT_MIN_DEPTH - 1;
            assert_eq!(cut(&mut searcher, state, shallow, window), None);
            let wider = Window {
                beta: window.beta + Value::UNIT,
                ..window
            };
            assert_eq!(cut(&mut searcher, state, DEPTH, wider), None);
            searcher.probing = params::PROBCUT_MAX_NESTING;
            assert_eq!(cut(&mut searcher, state, DEPTH, window), None);
            searcher.probing = 0;
            searcher.prunings.probcut = false;
            assert_eq!(cut(&mut searcher, state, DEPTH, window), None);
            searcher.prunings.probcut = true;
            searcher.selectivity = Selectivity::Off;
            assert_eq!(cut(&mut searcher, state, DEPTH, window), None);
            assert_eq!(searcher.nodes, nodes);
        }
    }

    #[test]
    fn the_nesting_depth_is_zero_after_a_search() {
        let mut searcher = selective(Selectivity::Percent73);
        for board in boards(5, 34) {
            let case = Case::of(&mut searcher, board);
            let window = Window::above(case.shallow - Value::clamped(2000));
            cut(&mut searcher, &case.state, 10, window);
            assert_eq!(searcher.probing, 0);
        }
    }
}
