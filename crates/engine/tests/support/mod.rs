//! Plain references: the rules and the minimax of the bots' sources on 64 cells, with steps along
//! the eight directions and without cutoffs. Slow and obviously right.

#![allow(dead_code)] // each test file uses its part

pub mod random_games;
pub mod tournament_games;

use reversi_engine::{Bitboard, Board, Square};

/// The discs, seen by the side to move: `Some(true)` its own, `Some(false)` the other side's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells(pub [Option<bool>; 64]);

impl Cells {
    pub fn of(board: Board) -> Cells {
        Cells(Square::ALL.map(|square| {
            if board.player().contains(square) {
                Some(true)
            } else if board.opponent().contains(square) {
                Some(false)
            } else {
                None
            }
        }))
    }

    pub fn flips(&self, index: usize) -> Vec<usize> {
        let mut flipped = Vec::new();
        if self.0[index].is_some() {
            return flipped;
        }
        for (step_x, step_y) in [
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ] {
            let mut run = Vec::new();
            let (mut x, mut y) = (index as i32 % 8 + step_x, index as i32 / 8 + step_y);
            while (0..8).contains(&x) && (0..8).contains(&y) {
                let cell = (y * 8 + x) as usize;
                match self.0[cell] {
                    Some(false) => run.push(cell),
                    Some(true) => {
                        flipped.append(&mut run);
                        break;
                    }
                    None => break,
                }
                (x, y) = (x + step_x, y + step_y);
            }
        }
        flipped
    }

    pub fn legal_moves(&self) -> Vec<usize> {
        (0..64)
            .filter(|&index| !self.flips(index).is_empty())
            .collect()
    }

    /// The cells after a move, seen by the other side.
    pub fn play(&self, index: usize) -> Cells {
        let mut after = *self;
        for flipped in self.flips(index) {
            after.0[flipped] = Some(true);
        }
        after.0[index] = Some(true);
        after.pass()
    }

    pub fn pass(&self) -> Cells {
        Cells(self.0.map(|cell| cell.map(|own| !own)))
    }

    /// Own discs less the other side's, each counted with `value`.
    pub fn sum(&self, value: impl Fn(usize) -> i32) -> i32 {
        self.0
            .iter()
            .enumerate()
            .map(|(index, cell)| match cell {
                Some(true) => value(index),
                Some(false) => -value(index),
                None => 0,
            })
            .sum()
    }
}

/// gamecraft's table of square values, written out.
#[rustfmt::skip]
pub const VALUES: [i32; 64] = [
    9999,   5, 500, 200, 200, 500,   5, 9999,
       5,   1,  50, 150, 150,  50,   1,    5,
     500,  50, 250, 100, 100, 250,  50,  500,
     200, 150, 100,  50,  50, 100, 150,  200,
     200, 150, 100,  50,  50, 100, 150,  200,
     500,  50, 250, 100, 100, 250,  50,  500,
       5,   1,  50, 150, 150,  50,   1,    5,
    9999,   5, 500, 200, 200, 500,   5, 9999,
];

/// gamecraft's best moves at a depth, all of equal worth: one ply counts the table over the board
/// after the move and ten times the square's value if that is above 1; each further ply asks the
/// other side, whose gain is the own loss; a side without a move returns the least value, or the
/// board's sum one ply before the end of the search.
pub fn gamecraft_moves(cells: &Cells, depth: u32) -> (Vec<usize>, i32) {
    let moves = cells.legal_moves();
    if moves.is_empty() {
        let stuck = if depth == 1 {
            cells.sum(|index| VALUES[index])
        } else {
            -999_999
        };
        return (moves, stuck);
    }
    let worths: Vec<i32> = moves
        .iter()
        .map(|&index| {
            let after = cells.play(index);
            if depth > 1 {
                return -gamecraft_moves(&after, depth - 1).1;
            }
            let bonus = if VALUES[index] > 1 {
                10 * VALUES[index]
            } else {
                0
            };
            bonus - after.sum(|index| VALUES[index])
        })
        .collect();
    let best = worths.iter().copied().max().expect("there are moves");
    let equals = moves
        .iter()
        .zip(&worths)
        .filter(|&(_, &worth)| worth == best);
    (equals.map(|(&index, _)| index).collect(), best)
}

/// jadequin's table of square values, written out.
#[rustfmt::skip]
const STABILITY: [i32; 64] = [
    20, -3, 11,  8,  8, 11, -3, 20,
    -3, -7, -4,  1,  1, -4, -7, -3,
    11, -4,  2,  2,  2,  2, -4, 11,
     8,  1,  2, -3, -3,  2,  1,  8,
     8,  1,  2, -3, -3,  2,  1,  8,
    11, -4,  2,  2,  2,  2, -4, 11,
    -3, -7, -4,  1,  1, -4, -7, -3,
    20, -3, 11,  8,  8, 11, -3, 20,
];

/// jadequin's best moves at a depth, all of equal worth: corners, mobility, disc count and square
/// values where the search stops, a thousand and the margin where the game ends, and a pass where a
/// side cannot move. No cutoffs.
pub fn jadequin_moves(board: Board, depth: u32) -> (Vec<Square>, i32) {
    let cells = Cells::of(board);
    let moves = board.legal_moves();
    if board.is_over() {
        let difference = cells.sum(|_| 1);
        let empties = board.empties().len() as i32;
        return (
            Vec::new(),
            difference.signum() * (1000 + empties) + difference,
        );
    }
    if depth == 0 {
        let corners = cells.sum(|index| i32::from([0, 7, 56, 63].contains(&index)));
        let mobility = moves.len() as i32 - board.pass().legal_moves().len() as i32;
        let worth = 40 * corners + 6 * mobility + cells.sum(|_| 1);
        return (Vec::new(), worth + cells.sum(|index| STABILITY[index]));
    }
    if moves.is_empty() {
        return (Vec::new(), -jadequin_moves(board.pass(), depth).1);
    }
    let worth = |square| {
        let after = board.play(square).expect("the move is legal");
        -jadequin_moves(after, depth - 1).1
    };
    let worths: Vec<(Square, i32)> = moves
        .into_iter()
        .map(|square| (square, worth(square)))
        .collect();
    let best = worths
        .iter()
        .map(|&(_, worth)| worth)
        .max()
        .expect("there are moves");
    let equals = worths.into_iter().filter(|&(_, worth)| worth == best);
    (equals.map(|(square, _)| square).collect(), best)
}

/// The exact result of `board` by alpha-beta with nothing but the rules: no table, no order, no
/// stable discs.
pub fn plain_alpha_beta(board: Board, alpha: i32, beta: i32) -> i32 {
    let moves = board.legal_moves();
    if moves.is_empty() {
        if !board.is_over() {
            return -plain_alpha_beta(board.pass(), -beta, -alpha);
        }
        let difference = board.player().len() as i32 - board.opponent().len() as i32;
        return difference + difference.signum() * board.empties().len() as i32;
    }
    let mut best = -64;
    for square in moves {
        let after = board.play(square).expect("the move is legal");
        best = best.max(-plain_alpha_beta(after, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

/// The exact result for the side to move, empties to the winner, by trying every line.
pub fn exact_result(cells: &Cells) -> i32 {
    let moves = cells.legal_moves();
    if !moves.is_empty() {
        let results = moves.iter().map(|&index| -exact_result(&cells.play(index)));
        return results.max().expect("there are moves");
    }
    if !cells.pass().legal_moves().is_empty() {
        return -exact_result(&cells.pass());
    }
    let difference = cells.sum(|_| 1);
    let empties = cells.0.iter().filter(|cell| cell.is_none()).count() as i32;
    difference + difference.signum() * empties
}

/// The indices of a set's members.
pub fn indices(set: Bitboard) -> Vec<usize> {
    set.into_iter()
        .map(|square| usize::from(square.index()))
        .collect()
}
