//! The opponents of the sources, each with the rule by which it picks its move.
//!
//! Five come from gamecraft's Reversi page of 2002 (two pick at once, three by its table of square
//! values), one from the applet GC Reversi, one from jadequin's game of 2020. Where a source leaves
//! something open, the choice is stated at the item. All of them choose at random among moves of
//! equal worth; the sources take the first or the last.

use crate::opponents::alpha_beta::{Minimax, Points, RootMove, Strategy, Stuck};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::score::DiscDiff;
use crate::rules::square::Square;

/// `[rank][file]`: the worth of a disc on each square in gamecraft's example table, 1 (avoid by all
/// means) to 9999 (take if at all possible). It is the same in all four quarters of the board.
const GAMECRAFT_VALUES: [[i32; 4]; 4] = [
    [9999, 5, 500, 200],
    [5, 1, 50, 150],
    [500, 50, 250, 100],
    [200, 150, 100, 50],
];

/// A move counts with this multiple of its square's value beside the table's verdict on the board.
const MOVE_BONUS: i32 = 10;

/// What gamecraft's search returns for a side that cannot move: less than any board is worth.
const GAMECRAFT_MINIMUM: Points = Points(-999_999);

/// Discs on the board below which "Aufpasser" does not look ahead: the first six moves.
const OPENING_DISCS: u32 = 10;

/// Plies that "Aufpasser" looks ahead. It stops doing so when fewer squares are left.
const AUFPASSER_DEPTH: u32 = 3;

/// Plies that the author's Pascal version looked ahead at its highest level.
const PASCAL_DEPTH: u32 = 6;

/// The applet's priority of a corner.
const CORNER_PRIORITY: i32 = 64;

/// The applet's priority of the squares that touch a corner.
const BESIDE_CORNER_PRIORITY: i32 = 1;

/// `[rank][file]`: jadequin's worth of a disc on each square, the same in all four quarters.
const JADEQUIN_VALUES: [[i32; 4]; 4] = [
    [20, -3, 11, 8],
    [-3, -7, -4, 1],
    [11, -4, 2, 2],
    [8, 1, 2, -3],
];

/// Plies that "Stratege" looks ahead. The source leaves it open; its moves took up to some seconds.
const STRATEGE_DEPTH: u32 = 8;

/// Points of "Stratege" for a corner beyond its square value. The source calls corners worth much.
const CORNER_WEIGHT: i32 = 40;

/// Points of "Stratege" for a possible move. The source wants the other side's moves kept few.
const MOBILITY_WEIGHT: i32 = 6;

/// Points of "Stratege" for a disc. The source weights the disc count comparatively low.
const PARITY_WEIGHT: i32 = 1;

/// Points of "Stratege" for a won game, as in the source, which also prefers quicker wins; here the
/// margin is added instead.
const WIN: i32 = 1000;

/// The value of `square` in a table that names one quarter of the board.
fn quarter_value(quarter: &[[i32; 4]; 4], square: Square) -> i32 {
    let fold = |place: u8| usize::from(place.min(7 - place));
    quarter[fold(square.rank())][fold(square.file())]
}

/// The sum of a table's values over the discs of the side to move, less that of the other side.
fn disc_values(quarter: &[[i32; 4]; 4], board: Board) -> i32 {
    let sum = |discs: Bitboard| -> i32 {
        discs
            .into_iter()
            .map(|square| quarter_value(quarter, square))
            .sum()
    };
    sum(board.player()) - sum(board.opponent())
}

/// The legal moves for which `worth` is greatest, each with that value.
fn greatest_by(board: Board, worth: impl Fn(Square, Bitboard) -> i32) -> Vec<RootMove> {
    let moves: Vec<RootMove> = board
        .legal_moves()
        .into_iter()
        .map(|square| {
            let points = Points(worth(square, board.flips(square)));
            RootMove {
                square,
                points,
                line: vec![square],
            }
        })
        .collect();
    let best = moves.iter().map(|candidate| candidate.points).max();
    moves
        .into_iter()
        .filter(|candidate| Some(candidate.points) == best)
        .collect()
}

/// What an opponent's rule leaves to chance, and how it got there.
pub(crate) struct Considered {
    /// The moves of equal worth.
    pub moves: Vec<RootMove>,
    /// Plies looked ahead, 0 if none.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

impl Considered {
    /// A choice by a look at the board as it is.
    fn at_once(moves: Vec<RootMove>) -> Considered {
        Considered {
            nodes: moves.len() as u64,
            moves,
            depth: 0,
        }
    }

    /// A choice by search.
    fn search(strategy: &impl Strategy, board: Board, depth: u32) -> Considered {
        let mut search = Minimax::new(strategy);
        let moves = search.best_moves(board, depth);
        Considered {
            moves,
            depth,
            nodes: search.nodes(),
        }
    }
}

/// "Doofie" knows the rules and nothing else.
pub(crate) fn doofie(board: Board) -> Considered {
    Considered::at_once(greatest_by(board, |_, _| 0))
}

/// "KlauWasteKannz" turns as many discs as it can.
pub(crate) fn klauwastekannz(board: Board) -> Considered {
    Considered::at_once(greatest_by(board, |_, flips| flips.len() as i32))
}

/// "Ecken-Eddi" turns as many discs as it can, but a corner goes before everything and a square
/// that touches a corner after almost everything.
pub(crate) fn ecken_eddi(board: Board) -> Considered {
    Considered::at_once(greatest_by(board, |square, flips| {
        if Bitboard::CORNERS.contains(square) {
            CORNER_PRIORITY
        } else if Bitboard::BESIDE_CORNERS.contains(square) {
            BESIDE_CORNER_PRIORITY
        } else {
            flips.len() as i32
        }
    }))
}

/// "Ramscher" takes the move after which gamecraft's table likes the board best.
pub(crate) fn ramscher(board: Board) -> Considered {
    Considered::search(&ValueTable, board, 1)
}

/// "Aufpasser" looks three plies ahead. In the opening it would only get in the other side's way
/// and at the end there is nothing left to look at, so there it plays like "Ramscher".
///
/// The source counts moves and switches back above `64 - depth` of them, which none reaches; what
/// its text describes needs the count of discs, which is used here.
pub(crate) fn aufpasser(board: Board) -> Considered {
    let discs = board.occupied().len();
    if (OPENING_DISCS..=64 - AUFPASSER_DEPTH).contains(&discs) {
        Considered::search(&ValueTable, board, AUFPASSER_DEPTH)
    } else {
        ramscher(board)
    }
}

/// The author's Pascal version: six plies of the same minimax, from the first move to the last.
pub(crate) fn pascal(board: Board) -> Considered {
    Considered::search(&ValueTable, board, PASCAL_DEPTH)
}

/// "Stratege" looks ahead with jadequin's evaluation.
pub(crate) fn stratege(board: Board) -> Considered {
    Considered::search(&Heuristic, board, STRATEGE_DEPTH)
}

/// gamecraft's view: the sum of the table's values over the board.
struct ValueTable;

impl Strategy for ValueTable {
    /// The board's worth, with the bonus for the square of the move that led to it. Squares of the
    /// lowest value give no bonus.
    fn leaf(&self, board: Board, last: Option<Square>) -> Points {
        let bonus = last
            .map(|square| quarter_value(&GAMECRAFT_VALUES, square))
            .filter(|&value| value > 1)
            .map_or(0, |value| MOVE_BONUS * value);
        Points(disc_values(&GAMECRAFT_VALUES, board) - bonus)
    }

    /// One ply above the leaves the board counts as it is; higher up the source hands on its least
    /// value, so that this view loves to leave the other side without a move.
    fn stuck(&self, board: Board, depth: u32) -> Stuck {
        Stuck::Worth(if depth == 1 {
            self.leaf(board, None)
        } else {
            GAMECRAFT_MINIMUM
        })
    }

    fn order(&self, square: Square) -> i32 {
        -quarter_value(&GAMECRAFT_VALUES, square)
    }
}

/// jadequin's view: corners, mobility, parity (the disc count) and stability (square values).
struct Heuristic;

impl Strategy for Heuristic {
    fn leaf(&self, board: Board, _last: Option<Square>) -> Points {
        let difference =
            |set: fn(Board) -> u32| -> i32 { set(board) as i32 - set(board.passed()) as i32 };
        let mobility = |board: Board| board.legal_moves().len();
        if board.is_over() {
            return finished(board);
        }
        Points(
            CORNER_WEIGHT * difference(|board| (board.player() & Bitboard::CORNERS).len())
                + MOBILITY_WEIGHT * difference(mobility)
                + PARITY_WEIGHT * difference(|board| board.player().len())
                + disc_values(&JADEQUIN_VALUES, board),
        )
    }

    fn stuck(&self, board: Board, _depth: u32) -> Stuck {
        if board.is_over() {
            Stuck::Worth(finished(board))
        } else {
            Stuck::Passes
        }
    }

    fn order(&self, square: Square) -> i32 {
        -quarter_value(&JADEQUIN_VALUES, square)
    }
}

/// jadequin's worth of a finished game.
fn finished(board: Board) -> Points {
    let margin = i32::from(DiscDiff::of_finished(board).discs());
    Points(WIN * margin.signum() + margin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_position;

    fn board(rows: [&str; 8]) -> Board {
        parse_position(&(rows.concat() + " X"))
            .expect("a position")
            .board()
    }

    fn squares(considered: &Considered) -> String {
        crate::notation::transcript(considered.moves.iter().map(|candidate| candidate.square))
    }

    /// X can take the corner h1 and turn one disc, turn five on a4, or turn two on b8, beside a
    /// corner.
    fn temptation() -> Board {
        board([
            "-----XO-", "--------", "--------", "-OOOOOX-", "----X---", "---O----", "--O-----",
            "--------",
        ])
    }

    #[test]
    fn doofie_considers_every_legal_move() {
        assert_eq!(squares(&doofie(Board::DIAGONAL)), "d3c4f5e6");
        assert_eq!(squares(&doofie(temptation())), "h1c3e3g3a4b8");
    }

    #[test]
    fn klauwastekannz_turns_the_most_discs() {
        assert_eq!(squares(&klauwastekannz(temptation())), "a4");
        assert_eq!(squares(&klauwastekannz(Board::DIAGONAL)), "d3c4f5e6");
    }

    #[test]
    fn ecken_eddi_prefers_a_corner_to_any_number_of_discs() {
        assert_eq!(squares(&ecken_eddi(temptation())), "h1");
    }

    #[test]
    fn ramscher_gives_everything_for_a_corner() {
        assert_eq!(squares(&ramscher(temptation())), "h1");
    }

    #[test]
    fn ecken_eddi_steps_beside_a_corner_only_for_want_of_something_better() {
        let mut rows = [
            "--------", "--------", "--O-----", "---O----", "----X---", "--------", "--------",
            "--XOO---",
        ];
        assert_eq!(squares(&klauwastekannz(board(rows))), "b2f8");
        assert_eq!(squares(&ecken_eddi(board(rows))), "f8");
        rows[7] = "--------";
        assert_eq!(squares(&ecken_eddi(board(rows))), "b2");
    }
}
