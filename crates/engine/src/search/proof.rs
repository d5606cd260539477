//! Proof of the values of several moves in a search to the end of the game: the best move first,
//! then the others, which have bounds meanwhile.

use super::analysis::Valued;
use super::root::{self, Iteration};
use super::{Analysis, Budget, MoveValue, Searcher, Stopped, Window};
use crate::rules::value::Value;

impl MoveValue {
    /// Adds what a search of the whole tree with a window has proven.
    fn bound_by(&mut self, value: Value, window: Window) {
        if value > window.alpha {
            self.at_least = self.at_least.max(value);
        }
        if value < window.beta {
            self.at_most = self.at_most.min(value);
        }
        self.value = self.value.clamp(self.at_least, self.at_most);
        self.exact = self.at_least == self.at_most;
    }
}

impl Analysis {
    /// The best move, once it is proven that none is better.
    pub fn proven_best(&self) -> Option<&MoveValue> {
        let best = self.best()?;
        let is_no_better = |other: &MoveValue| other.at_most <= best.at_least;
        let mut others = self
            .moves
            .iter()
            .filter(|other| other.square != best.square);
        others.all(is_no_better).then_some(best)
    }

    /// The places of the moves in the list, those of the highest values first.
    fn best_first(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.moves.len()).collect();
        places.sort_by_key(|&place| -self.moves[place].value);
        places
    }
}

impl Searcher {
    /// One iteration to the end of the game: the value of the most promising move, and of the
    /// others whether they are better. Without selectivity it proves the best move, and an upper
    /// bound of the others.
    pub(super) fn find_best(
        &mut self,
        budget: &mut Budget,
        valued: &Valued,
        iteration: Iteration,
        analysis: &mut Analysis,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<(), Stopped> {
        let exact = iteration.is_exact(valued.board().empties().len());
        let mut best = None;
        for place in analysis.best_first() {
            if let Some(best) = best {
                let after = valued.state.after(valued.candidate(place));
                let window = Window::above(best);
                let value = -self.node(budget, &after, iteration.depth - 1, window.negated())?;
                analysis.nodes = self.nodes;
                let found = &mut analysis.moves[place];
                found.depth = iteration.depth;
                found.selectivity = iteration.selectivity;
                if exact {
                    found.bound_by(value, window);
                }
                if value <= best {
                    found.value = found.value.min(value);
                    if exact {
                        progress(analysis);
                    }
                    continue;
                }
                found.value = found.value.max(value);
            }
            self.find_value(budget, valued, iteration, place, analysis)?;
            best = Some(analysis.moves[place].value);
            if exact {
                progress(analysis);
            }
        }
        Ok(())
    }

    /// The exact values of the moves that have only bounds so far, and a line for each that has
    /// none yet.
    pub(super) fn find_others(
        &mut self,
        budget: &mut Budget,
        valued: &Valued,
        iteration: Iteration,
        analysis: &mut Analysis,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<(), Stopped> {
        for place in analysis.best_first() {
            if !analysis.moves[place].exact {
                self.find_value(budget, valued, iteration, place, analysis)?;
                progress(analysis);
            }
            let found = &mut analysis.moves[place];
            found.pv = self.proven_line(budget, valued.board(), found.square, found.value);
            analysis.nodes = self.nodes;
        }
        progress(analysis);
        Ok(())
    }

    /// The value of one move, by windows around its last value. Without selectivity it is proven,
    /// by bounds first.
    fn find_value(
        &mut self,
        budget: &mut Budget,
        valued: &Valued,
        iteration: Iteration,
        place: usize,
        analysis: &mut Analysis,
    ) -> Result<(), Stopped> {
        let candidate = valued.candidate(place);
        let after = valued.state.after(candidate);
        let exact = iteration.is_exact(valued.board().empties().len());
        let found = &mut analysis.moves[place];
        let value = root::aspirate(Some(found.value), |window| {
            let value = -self.node(budget, &after, iteration.depth - 1, window.negated())?;
            if exact {
                found.bound_by(value, window);
            }
            Ok(value)
        });
        analysis.nodes = self.nodes;
        let value = value?;
        let found = &mut analysis.moves[place];
        found.value = value;
        found.depth = iteration.depth;
        found.selectivity = iteration.selectivity;
        // The line of an exact value is proven move by move, once the best move is known.
        found.pv = if exact {
            vec![found.square]
        } else {
            self.pv_from(valued.board(), candidate, iteration.depth)
        };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{boards, searcher};
    use crate::rules::bitboard::Bitboard;
    use crate::rules::value::Value;
    use crate::search::{Analysis, Limits, MoveValue, Selectivity};

    /// All that an analysis without limits reports, and the last of it.
    fn reports(empties: u32) -> Vec<Vec<Analysis>> {
        let reports = boards(5, empties).into_iter().map(|board| {
            let mut seen = Vec::new();
            let keep = &mut |analysis: &Analysis| seen.push(analysis.clone());
            let limits = Limits::default();
            let last = searcher().analyse(board, Bitboard::FULL, &limits, keep);
            assert_eq!(seen.last(), Some(&last), "\n{board}");
            seen
        });
        reports.collect()
    }

    #[test]
    fn bounds_hold_the_exact_values_and_only_tighten() {
        for seen in reports(16) {
            let last = seen.last().expect("an analysis");
            assert!(last.moves.iter().all(|found| found.exact));
            for pair in seen.windows(2) {
                for (before, after) in pair[0].moves.iter().zip(&pair[1].moves) {
                    assert!(before.at_least <= after.at_least && after.at_most <= before.at_most);
                }
            }
            for analysis in &seen {
                for (found, exact) in analysis.moves.iter().zip(&last.moves) {
                    assert!(found.at_least <= exact.value && exact.value <= found.at_most);
                    assert!((found.at_least..=found.at_most).contains(&found.value));
                    assert_eq!(found.exact, found.at_least == found.at_most);
                }
            }
        }
    }

    #[test]
    fn the_best_move_is_proven_before_the_others_have_their_values() {
        let mut before = 0;
        for seen in reports(16) {
            let last = seen.last().expect("an analysis");
            let best = last.proven_best().expect("all values are exact").value;
            assert_eq!(last.moves.iter().map(|found| found.value).max(), Some(best));
            let proven = seen
                .iter()
                .find(|analysis| analysis.proven_best().is_some());
            let proven = proven.expect("the last one has a best move");
            assert_eq!(proven.proven_best().map(|found| found.value), Some(best));
            before += u32::from(proven.moves.iter().any(|found| !found.exact));
        }
        assert_eq!(before, 5);
    }

    #[test]
    fn values_to_the_end_get_ever_more_certain() {
        for seen in reports(16) {
            let certainties = seen.iter().filter(|analysis| analysis.moves[0].depth == 16);
            let certainties: Vec<u32> = certainties
                .map(|analysis| {
                    let each = analysis.moves.iter().map(|found| found.selectivity);
                    each.min().map_or(0, Selectivity::certainty)
                })
                .collect();
            assert!(certainties.is_sorted(), "{certainties:?}");
            assert_eq!((certainties[0], certainties.last()), (73, Some(&100)));
            let certain = |found: &MoveValue| found.selectivity == Selectivity::Off;
            let mut all = seen.iter().flat_map(|analysis| &analysis.moves);
            assert!(all.all(|found| certain(found) || !found.exact));
        }
    }

    #[test]
    fn before_the_end_of_the_game_nothing_is_proven() {
        let limits = Limits {
            depth: Some(5),
            ..Limits::default()
        };
        for board in boards(3, 30) {
            let analysis = searcher().analyse(board, Bitboard::FULL, &limits, &mut |_| {});
            let bounds = (-Value::MAX, Value::MAX);
            let mut moves = analysis.moves.iter();
            assert!(moves.all(|found| (found.at_least, found.at_most) == bounds));
            assert_eq!(analysis.proven_best().is_some(), analysis.moves.len() == 1);
        }
    }
}
