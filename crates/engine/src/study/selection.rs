//! Selection of the items of a short list one by one, in order: in the modules of the page, a sort
//! is several kilobytes of code for each type that it sorts.

use std::iter;

/// The items by rank, the smallest first; those of equal rank stay in their order.
pub(super) fn smallest_first<T, K: Ord>(
    items: impl IntoIterator<Item = T>,
    rank: impl Fn(&T) -> K,
) -> impl Iterator<Item = T> {
    let mut left: Vec<T> = items.into_iter().collect();
    iter::from_fn(move || {
        let place = (0..left.len()).min_by_key(|&place| rank(&left[place]))?;
        Some(left.remove(place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_of_equal_rank_stay_in_their_order() {
        let selected: Vec<u32> = smallest_first([21, 10, 22, 11, 20], |item| item / 10).collect();
        assert_eq!(selected, [10, 11, 21, 22, 20]);
    }
}
