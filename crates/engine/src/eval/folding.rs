//! Patterns without a table.
//!
//! If each instance of a pattern is a part of an instance of a larger one, the configuration of the
//! larger one contains that of the smaller one. The weights of the smaller pattern are then added
//! to those of the larger one when the file is read, and the evaluation looks up neither index nor
//! weight for it.

use super::patterns::{
    INSTANCE_COUNT, INSTANCES, PATTERN_COUNT, PATTERNS, PatternInstance, instance_of,
};
use crate::rules::symmetry::Symmetry;

/// Where a pattern is a part of a larger one.
#[derive(Clone, Copy)]
pub(super) struct Fold {
    /// Index of the larger pattern in [`PATTERNS`].
    into: usize,
    /// The instance of the smaller pattern within the first instance of the larger one.
    part: PatternInstance,
}

/// `[pattern]`: the larger pattern that takes over its weights, if there is one.
const FOLDS: [Option<Fold>; PATTERN_COUNT] = {
    let mut folds = [None; PATTERN_COUNT];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        folds[pattern] = fold_of(pattern);
        pattern += 1;
    }
    folds
};

/// Number of instances of the patterns with tables.
pub(super) const TABLE_INSTANCE_COUNT: usize = TABLE_INSTANCE_STARTS[PATTERN_COUNT];

/// The instances of the patterns with tables, in the order of [`INSTANCES`].
pub(super) const TABLE_INSTANCES: [PatternInstance; TABLE_INSTANCE_COUNT] = {
    let mut kept = [INSTANCES[0]; TABLE_INSTANCE_COUNT];
    let (mut count, mut instance) = (0, 0);
    while instance < INSTANCE_COUNT {
        if has_table(INSTANCES[instance].pattern) {
            kept[count] = INSTANCES[instance];
            count += 1;
        }
        instance += 1;
    }
    kept
};

/// `[pattern]`: the number of its first instance in [`TABLE_INSTANCES`], where that of the next
/// pattern follows its last; a pattern without a table has none.
pub(super) const TABLE_INSTANCE_STARTS: [usize; PATTERN_COUNT + 1] = {
    let mut starts = [0; PATTERN_COUNT + 1];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        let count = if has_table(pattern) {
            instance_count(pattern)
        } else {
            0
        };
        starts[pattern + 1] = starts[pattern] + count;
        pattern += 1;
    }
    starts
};

/// Whether a pattern has a table.
pub(super) const fn has_table(pattern: usize) -> bool {
    FOLDS[pattern].is_none()
}

/// The patterns whose weights are added to those of `pattern`, each with the number of its
/// configuration for every configuration of `pattern`.
pub(super) fn parts_of(pattern: usize) -> impl Iterator<Item = (usize, Vec<u32>)> {
    let folds = FOLDS.iter().enumerate();
    let folds = folds.filter_map(|(small, fold)| Some((small, fold.as_ref()?)));
    let folds = folds.filter(move |(_, fold)| fold.into == pattern);
    folds.map(|(small, fold)| (small, fold.configurations()))
}

impl Fold {
    /// `[configuration of the larger pattern]`: the configuration of its part.
    fn configurations(&self) -> Vec<u32> {
        let mut configurations = vec![0];
        for &square in PATTERNS[self.into].squares {
            let place_value = u32::from(self.part.place_value(square).cast_unsigned());
            let before = configurations.len();
            for digit in 1..3 {
                for number in 0..before {
                    configurations.push(configurations[number] + digit * place_value);
                }
            }
        }
        configurations
    }
}

/// The first larger pattern that `pattern` is a part of, instance by instance.
const fn fold_of(pattern: usize) -> Option<Fold> {
    let mut into = 0;
    while into < PATTERN_COUNT {
        let is_larger = PATTERNS[into].squares.len() > PATTERNS[pattern].squares.len();
        if is_larger && instance_count(into) == instance_count(pattern) {
            let whole = instance_of(into, Symmetry::ALL[0]);
            let mut symmetry = 0;
            while symmetry < 8 {
                let part = instance_of(pattern, Symmetry::ALL[symmetry]);
                if part.set() & !whole.set() == 0 && is_fixed_with(&part, &whole) {
                    return Some(Fold { into, part });
                }
                symmetry += 1;
            }
        }
        into += 1;
    }
    None
}

/// Whether each symmetry that maps `whole` onto itself maps `part` onto itself, too: each instance
/// of the larger pattern then has one instance of the smaller one as that part.
const fn is_fixed_with(part: &PatternInstance, whole: &PatternInstance) -> bool {
    let mut index = 0;
    while index < 8 {
        let symmetry = Symmetry::ALL[index];
        if whole.image(symmetry) == whole.set() && part.image(symmetry) != part.set() {
            return false;
        }
        index += 1;
    }
    true
}

/// Number of instances of a pattern.
const fn instance_count(pattern: usize) -> usize {
    let (mut count, mut instance) = (0, 0);
    while instance < INSTANCE_COUNT {
        if INSTANCES[instance].pattern == pattern {
            count += 1;
        }
        instance += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_2_and_diagonal_4_are_parts_of_larger_patterns() {
        let folds = FOLDS.iter().enumerate();
        let folds = folds.filter_map(|(pattern, fold)| Some((pattern, fold.as_ref()?.into)));
        let names = folds.map(|(pattern, into)| (PATTERNS[pattern].name, PATTERNS[into].name));
        let names: Vec<_> = names.collect();
        assert_eq!(
            names,
            [
                ("row 2", "row 2 with corners"),
                ("diagonal 4", "corner triangle")
            ]
        );
    }

    #[test]
    fn a_pattern_that_takes_over_weights_has_a_table() {
        for fold in FOLDS.iter().flatten() {
            assert!(has_table(fold.into), "{}", PATTERNS[fold.into].name);
        }
    }

    #[test]
    fn each_instance_of_a_part_lies_within_one_of_the_larger_pattern() {
        let sets = |pattern| {
            let instances = INSTANCES.iter();
            let instances = instances.filter(move |instance| instance.pattern == pattern);
            instances.map(PatternInstance::set)
        };
        for (small, fold) in FOLDS.iter().enumerate() {
            let Some(fold) = fold else { continue };
            for part in sets(small) {
                let around = sets(fold.into).filter(|whole| part & !whole == 0);
                assert_eq!(around.count(), 1, "{}", PATTERNS[small].name);
            }
        }
    }
}
