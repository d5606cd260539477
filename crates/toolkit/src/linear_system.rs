//! Linear systems.

/// A pivot this small in proportion to its diagonal entry is the rounding error of 0.
const TOLERANCE: f64 = 1e-12;

/// Solves the linear systems of a symmetric positive semidefinite matrix by Gauss-Jordan
/// elimination.
///
/// Each row is a row of the matrix, followed by its right-hand sides, any number of them. Returns
/// the solutions, a row for each unknown. An unknown that the ones before it determine is 0.
pub fn solve_linear_system(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = rows.len();
    let diagonal: Vec<f64> = (0..size).map(|index| rows[index][index]).collect();
    for index in 0..size {
        let pivot = rows[index][index];
        if pivot <= TOLERANCE * diagonal[index] {
            rows[index].fill(0.0);
            continue;
        }
        rows[index].iter_mut().for_each(|entry| *entry /= pivot);
        let pivot_row = rows[index].clone();
        for (other, row) in rows.iter_mut().enumerate() {
            let factor = row[index];
            if other != index {
                let entries = row.iter_mut().zip(&pivot_row);
                entries.for_each(|(entry, pivoted)| *entry -= factor * pivoted);
            }
        }
    }
    rows.iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved_for_each_right_hand_side() {
        let rows = vec![vec![4.0, 2.0, 10.0, 1.0], vec![2.0, 3.0, 11.0, 0.0]];
        assert_eq!(solve_linear_system(rows), [[1.0, 0.375], [3.0, -0.25]]);
    }

    #[test]
    fn a_dependent_unknown_is_0() {
        // The second unknown counts three times the first, so the first one takes it all.
        let rows = vec![vec![1.0, 3.0, 5.0], vec![3.0, 9.0, 15.0]];
        assert_eq!(solve_linear_system(rows), [[5.0], [0.0]]);
        assert_eq!(solve_linear_system(vec![vec![0.0, 0.0]]), [[0.0]]);
    }
}
