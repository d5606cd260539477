//! Multi-ProbCut (Buro, 1995 and 1997): a shallow search tells what a deep one would find, within an
//! error that is known from many positions. Where even the error cannot bring the value back to the window, the deep
//! search is left out.

use super::params;
use super::{Budget, Searcher, State, Stopped, Window};
use crate::score::Value;

impl Searcher {
    /// A value outside the null window that the deep search would most probably confirm.
    pub(super) fn multi_probcut(
        &mut self,
        budget: &mut Budget,
        state: &State,
        depth: u32,
        window: Window,
    ) -> Result<Option<Value>, Stopped> {
        let Some(deviations) = self.selectivity.deviations() else {
            return Ok(None);
        };
        if !self.prunings.probcut
            || !window.is_null()
            || depth < params::PROBCUT_MIN_DEPTH
            || self.probing >= params::PROBCUT_MAX_NESTING
        {
            return Ok(None);
        }
        let empties = state.board.empties().len();
        let shallow = params::probcut_depth(depth);
        let margin = |shallow| {
            let error = params::probcut_error(empties, depth, shallow);
            Value::clamped(error * deviations / 100)
        };
        let (margin, rough) = (margin(shallow), margin(0));
        let guess = self.weights.value(&state.features, state.board);
        let (high, low) = (window.beta + margin, window.alpha - margin);
        // The static value tells whether a shallow search has a chance to decide anything.
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

    /// A search within the search.
    fn probe(
        &mut self,
        budget: &mut Budget,
        state: &State,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        self.probing += 1;
        let value = self.node(budget, state, depth, window);
        self.probing -= 1;
        value
    }
}
