//! Sides without a move: they pass, or the evaluator gives the position a value.

use std::convert::Infallible;

use reversi_game::{AlphaBeta, Alternating, Evaluator, NoMoves, Position, Score};

/// Each side takes one or two of its stones; a side without stones passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stones {
    own: u32,
    other: u32,
}

impl Position for Stones {
    type Move = u32;
    type IllegalMove = Infallible;

    fn moves(&self) -> impl Iterator<Item = u32> {
        1..=self.own.min(2)
    }

    fn play(&self, taken: u32) -> Result<Stones, Infallible> {
        Ok(Stones {
            own: self.other,
            other: self.own - taken,
        })
    }
}

impl Alternating for Stones {}

/// Counts the stones left, and passes as long as the other side has some.
struct Patient;

impl Evaluator<Stones> for Patient {
    fn leaf(&self, stones: Stones, last: Option<u32>) -> Score {
        let bonus = last.map_or(0, |taken| taken as i32);
        Score(10 * (stones.own as i32 - stones.other as i32) - bonus)
    }

    fn no_moves(&self, stones: Stones, _depth: u32) -> NoMoves<Stones> {
        if stones.other == 0 {
            NoMoves::Value(Score(0))
        } else {
            let (own, other) = (stones.other, stones.own);
            NoMoves::Pass(Stones { own, other })
        }
    }
}

/// Stops at a side without stones, whose value is the depth that is left.
struct Hasty;

impl Evaluator<Stones> for Hasty {
    fn leaf(&self, stones: Stones, _last: Option<u32>) -> Score {
        Score(stones.own as i32)
    }

    fn no_moves(&self, _stones: Stones, depth: u32) -> NoMoves<Stones> {
        NoMoves::Value(Score(100 * depth as i32))
    }
}

#[test]
fn a_pass_costs_no_depth_and_is_omitted_from_the_pv() {
    let mut search = AlphaBeta::new(&Patient);
    // The other side has nothing: the own stones are taken one after another.
    let found = search.best_moves(Stones { own: 4, other: 0 }, 3);
    let pvs: Vec<&[u32]> = found.iter().map(|found| found.pv.as_slice()).collect();
    assert_eq!(pvs, [[1, 1, 1]]);
    // One stone is left, with the bonus of the last move.
    assert_eq!(found[0].score, Score(11));
}

#[test]
fn the_evaluator_may_end_the_search_at_a_side_without_a_move() {
    let found = AlphaBeta::new(&Hasty).best_moves(Stones { own: 3, other: 0 }, 4);
    // Both moves lead to the same end three plies above the leaves.
    let found: Vec<(u32, Score)> = found.iter().map(|found| (found.mv, found.score)).collect();
    assert_eq!(found, [(1, Score(-300)), (2, Score(-300))]);
}

#[test]
fn a_position_without_a_move_has_no_best_move() {
    let mut search = AlphaBeta::new(&Patient);
    assert!(search.best_moves(Stones { own: 0, other: 2 }, 3).is_empty());
    assert_eq!(search.nodes(), 0);
}
