//! The order in which a node tries its moves: from first to last, then those that were deferred
//! because another thread was searching them.

/// Indices of moves: each comes once, or twice if it is deferred.
#[derive(Debug)]
pub(super) struct TrialOrder {
    /// Bit n: the move n is to come.
    open: u64,
    /// Bit n: the move n comes once more.
    deferred: u64,
    /// Whether the moves that come now were deferred.
    is_second_pass: bool,
}

impl TrialOrder {
    /// The indices of `moves` moves, fewer than 64.
    #[inline]
    pub fn of(moves: usize) -> TrialOrder {
        TrialOrder {
            open: (1 << moves) - 1,
            deferred: 0,
            is_second_pass: false,
        }
    }

    /// Whether the moves that come now were deferred.
    #[inline]
    pub fn is_second_pass(&self) -> bool {
        self.is_second_pass
    }

    /// Has a move come again after all others; `false` if it has come again already.
    pub fn defer(&mut self, index: usize) -> bool {
        if !self.is_second_pass {
            self.deferred |= 1 << index;
        }
        !self.is_second_pass
    }
}

impl Iterator for TrialOrder {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.open == 0 {
            if self.deferred == 0 {
                return None;
            }
            self.is_second_pass = true;
            self.open = std::mem::take(&mut self.deferred);
        }
        let index = self.open.trailing_zeros() as usize;
        self.open &= self.open - 1;
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deferred_moves_come_once_more_after_all_others() {
        let mut order = TrialOrder::of(5);
        let mut tried = Vec::new();
        while let Some(index) = order.next() {
            if [1, 3].contains(&index) && order.defer(index) {
                continue;
            }
            tried.push((index, order.is_second_pass()));
        }
        let first = [0, 2, 4].map(|index| (index, false));
        assert_eq!(tried, [&first[..], &[(1, true), (3, true)]].concat());
    }

    #[test]
    fn without_deferred_moves_they_come_from_first_to_last() {
        assert!(TrialOrder::of(34).eq(0..34));
        assert_eq!(TrialOrder::of(0).count(), 0);
    }
}
