//! Analysis of a position: the value of each of its moves, to ever greater depth.

use std::cmp::Reverse;

use super::move_list::Candidate;
use super::node::AllMoves;
use super::params::{self, Selectivity};
use super::root::{self, Iteration};
use super::{Budget, Limits, NodeState, Searcher, Stopped, Window};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;
use crate::rules::value::Value;

/// The value of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub square: Square,
    /// Its value, for the side that moves.
    pub value: Value,
    /// Whether the value is the outcome with best play of both sides.
    pub exact: bool,
    /// The outcome with best play is proven to be at least this; -64 discs if nothing is known.
    pub at_least: Value,
    /// The outcome with best play is proven to be at most this; 64 discs if nothing is known.
    pub at_most: Value,
    /// Plies looked ahead, the move included.
    pub depth: u32,
    /// How aggressively the search pruned that has found the value.
    pub selectivity: Selectivity,
    /// The principal variation, which begins with the move; passes are omitted. Each move of an
    /// exact one is proven to keep the value; a limit may end the proof, and the line with it.
    pub pv: Vec<Square>,
}

/// The values of the moves of a position.
///
/// ```
/// use reversi_engine::{Bitboard, Board, Limits, Searcher, Weights};
///
/// let limits = Limits { depth: Some(2), ..Limits::default() };
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let analysis = searcher.analyse(Board::DIAGONAL, Bitboard::FULL, &limits, &mut |_| {});
/// // The four first moves are symmetric to each other.
/// assert_eq!(analysis.moves.len(), 4);
/// assert!(analysis.moves.iter().all(|found| found.value == analysis.moves[0].value));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The analysed moves, in the order of squares.
    pub moves: Vec<MoveValue>,
    /// Positions visited.
    pub nodes: u64,
}

impl Analysis {
    /// The moves from the highest value to the lowest; of equal ones those first that are proven to
    /// reach it.
    pub fn ranked(&self) -> Vec<&MoveValue> {
        let mut moves: Vec<&MoveValue> = self.moves.iter().collect();
        moves.sort_by_key(|found| Reverse((found.value, found.at_least)));
        moves
    }

    /// The first of the ranked moves; `None` if there is no move.
    pub fn best(&self) -> Option<&MoveValue> {
        self.ranked().first().copied()
    }
}

/// Moves on a board, each as the image of one that is searched, in the order of squares.
struct Images(Vec<Image>);

struct Image {
    square: Square,
    /// The first move that has it as an image; the move itself on a board without symmetry.
    original: Square,
    /// The symmetry that maps the board onto itself and the original to the move.
    symmetry: Symmetry,
}

impl Images {
    fn of(board: Board, squares: Bitboard) -> Images {
        let symmetries = board.own_symmetries();
        let mut images = Vec::<Image>::new();
        for square in squares {
            let mut image = Image {
                square,
                original: square,
                symmetry: Symmetry::ALL[0],
            };
            for &symmetry in &symmetries {
                for original in squares {
                    if original < image.original && symmetry.square(original) == square {
                        (image.original, image.symmetry) = (original, symmetry);
                    }
                }
            }
            images.push(image);
        }
        Images(images)
    }

    /// The moves that have all others as images.
    fn originals(&self) -> Bitboard {
        self.0.iter().map(|image| image.original).collect()
    }

    /// An analysis of the originals, with the moves that are their images.
    #[inline(never)]
    fn complete(&self, analysis: &Analysis) -> Analysis {
        let mut moves = Vec::with_capacity(self.0.len());
        for image in &self.0 {
            let mut originals = analysis.moves.iter();
            let found = originals.find(|found| found.square == image.original);
            let mut found = found.expect("each original is analysed").clone();
            found.square = image.square;
            for square in &mut found.pv {
                *square = image.symmetry.square(*square);
            }
            moves.push(found);
        }
        Analysis {
            moves,
            nodes: analysis.nodes,
        }
    }
}

/// The task of an analysis: the position and the moves to value, in the order of its list.
pub(super) struct Valued<'a> {
    pub state: &'a NodeState,
    pub moves: &'a AllMoves,
}

impl Valued<'_> {
    pub fn candidate(&self, place: usize) -> &Candidate {
        &self.moves.as_slice()[place]
    }

    pub fn board(&self) -> Board {
        self.state.board
    }
}

impl Searcher {
    /// The values of the legal moves among `squares`, each one ply deeper in turn, until a limit is
    /// reached or all are exact. `progress` receives the analysis after each deepening of all
    /// moves.
    ///
    /// A search to the end of the game proves the best move first, by upper bounds of the others,
    /// and then the others one by one; `progress` receives the analysis after each.
    ///
    /// A limit ends the analysis at once: the moves that the last deepening has reached keep their
    /// new values, the others those of the deepening before.
    ///
    /// Moves that are images of each other, on a symmetric board, have one value: the first of them
    /// is searched.
    pub fn analyse(
        &mut self,
        board: Board,
        squares: Bitboard,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let images = Images::of(board, board.legal_moves() & squares);
        let found = self.analyse_originals(board, images.originals(), limits, &mut |found| {
            progress(&images.complete(found));
        });
        images.complete(&found)
    }

    /// The values of the legal moves `squares`; none is an image of another.
    fn analyse_originals(
        &mut self,
        board: Board,
        squares: Bitboard,
        limits: &Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.begin();
        let state = NodeState::of(board);
        let moves = AllMoves::of(board, squares);
        // One ply needs no search: every move has a value, however early the analysis is stopped.
        let evaluated = moves.as_slice().iter().map(|candidate| MoveValue {
            square: candidate.square,
            value: -self.leaf_search(&state.after(candidate), 0, Window::ALL),
            exact: false,
            at_least: -Value::MAX,
            at_most: Value::MAX,
            depth: 1,
            selectivity: Selectivity::Off,
            pv: vec![candidate.square],
        });
        let mut analysis = Analysis {
            moves: evaluated.collect(),
            nodes: self.nodes,
        };
        if analysis.moves.is_empty() {
            return analysis;
        }
        let mut budget = Budget::new(*limits);
        let valued = Valued {
            state: &state,
            moves: &moves,
        };
        for iteration in root::schedule(board.empties().len(), limits) {
            let ended = self.go_on(&mut budget, &valued, iteration, &mut analysis, progress);
            if ended.is_err() {
                break;
            }
        }
        analysis
    }

    /// One iteration: all values to a new depth; to the end of the game once more, with less
    /// selectivity, the best one alone; without any, the proof of all.
    fn go_on(
        &mut self,
        budget: &mut Budget,
        valued: &Valued,
        iteration: Iteration,
        analysis: &mut Analysis,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Result<(), Stopped> {
        self.selectivity = iteration.selectivity;
        let is_proof = iteration.is_exact(valued.state.board.empties().len());
        let is_deeper = analysis.moves[0].depth < iteration.depth;
        if is_deeper && !is_proof {
            self.deepen(budget, valued, iteration, analysis)?;
            progress(analysis);
            return Ok(());
        }
        self.find_best(budget, valued, iteration, analysis, progress)?;
        if is_proof {
            return self.find_others(budget, valued, iteration, analysis, progress);
        }
        progress(analysis);
        Ok(())
    }

    /// The values of all legal moves, `depth` plies ahead, without selectivity.
    ///
    /// A few plies, which no limit has to interrupt, take less time without the deepening of
    /// [`Searcher::analyse`]; the values are the same.
    pub(crate) fn analyse_at_depth(&mut self, board: Board, depth: u32) -> Analysis {
        self.begin();
        let state = NodeState::of(board);
        let moves = AllMoves::of(board, board.legal_moves());
        let iteration = Iteration {
            depth,
            selectivity: Selectivity::Off,
        };
        self.selectivity = iteration.selectivity;
        let mut budget = Budget::new(Limits::default());
        let mut value =
            |candidate| self.move_value(&mut budget, &state, candidate, iteration, None);
        let values = moves
            .as_slice()
            .iter()
            .map(|candidate| value(candidate).expect("a search without limits is never stopped"));
        Analysis {
            moves: values.collect(),
            nodes: self.nodes,
        }
    }

    /// One iteration for each of the moves, until a limit is reached.
    fn deepen(
        &mut self,
        budget: &mut Budget,
        valued: &Valued,
        iteration: Iteration,
        analysis: &mut Analysis,
    ) -> Result<(), Stopped> {
        for (candidate, found) in valued.moves.as_slice().iter().zip(&mut analysis.moves) {
            let guess = (iteration.depth >= params::ASPIRATION_MIN_DEPTH).then_some(found.value);
            let deeper = self.move_value(budget, valued.state, candidate, iteration, guess);
            analysis.nodes = self.nodes;
            *found = deeper?;
        }
        Ok(())
    }

    /// One iteration for one move, with an aspiration window around the guess.
    fn move_value(
        &mut self,
        budget: &mut Budget,
        state: &NodeState,
        candidate: &Candidate,
        iteration: Iteration,
        guess: Option<Value>,
    ) -> Result<MoveValue, Stopped> {
        let after = state.after(candidate);
        let value = root::aspirate(guess, |window| {
            Ok(-self.node(budget, &after, iteration.depth - 1, window.negated())?)
        })?;
        let exact = iteration.is_exact(state.board.empties().len());
        Ok(MoveValue {
            square: candidate.square,
            value,
            exact,
            at_least: if exact { value } else { -Value::MAX },
            at_most: if exact { value } else { Value::MAX },
            depth: iteration.depth,
            selectivity: iteration.selectivity,
            pv: self.pv_from(state.board, candidate, iteration.depth),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::super::tests::{boards, minimax, searcher};
    use super::*;
    use crate::search::solve::solve;

    /// An analysis without selective pruning, `depth` plies deep.
    fn to_depth(depth: u32) -> Limits<'static> {
        Limits {
            depth: Some(depth),
            selectivity: Some(Selectivity::Off),
            ..Limits::default()
        }
    }

    fn analyse(board: Board, limits: &Limits) -> Analysis {
        searcher().analyse(board, board.legal_moves(), limits, &mut |_| {})
    }

    fn after(board: Board, square: Square) -> Board {
        board.play(square).expect("an analysed move is legal")
    }

    #[test]
    fn each_value_is_the_minimax_value_of_its_move() {
        for (empties, depth) in [(50, 4), (36, 4), (20, 3), (7, 7)] {
            for board in boards(6, empties) {
                let analysis = analyse(board, &to_depth(depth));
                let squares = analysis.moves.iter().map(|found| found.square);
                assert!(squares.eq(board.legal_moves()), "\n{board}");
                for found in &analysis.moves {
                    let expected = -minimax(after(board, found.square), depth - 1);
                    assert_eq!(found.value, expected, "{}\n{board}", found.square);
                    assert_eq!((found.depth, found.exact), (depth, depth == empties));
                    assert_eq!(found.pv[0], found.square);
                }
            }
        }
    }

    #[test]
    fn without_deepening_the_values_are_the_same() {
        for (empties, depth) in [(50, 1), (36, 5), (20, 6), (12, 12)] {
            for board in boards(6, empties) {
                let analysis = searcher().analyse_at_depth(board, depth);
                let value = |found: &MoveValue| (found.square, found.value, found.exact);
                let values = analysis.moves.iter().map(value);
                let deepened = analyse(board, &to_depth(depth));
                assert!(values.eq(deepened.moves.iter().map(value)), "\n{board}");
                assert!(analysis.moves.iter().all(|found| found.depth == depth));
            }
        }
    }

    #[test]
    fn the_best_value_is_that_of_a_search_to_the_same_depth() {
        for board in boards(10, 34) {
            for depth in [1, 5, 8] {
                let limits = to_depth(depth);
                let found = searcher().search(board, &limits, &mut |_| {});
                let found = found.expect("the side to move can move");
                let analysis = analyse(board, &limits);
                let best = analysis.best().expect("the side to move can move");
                assert_eq!(best.value, found.value, "{depth} plies\n{board}");
                let mut values = analysis.moves.iter();
                let chosen = values.find(|value| value.square == found.square);
                assert_eq!(chosen.map(|chosen| chosen.value), Some(found.value));
            }
        }
    }

    #[test]
    fn exact_values_are_those_of_the_solved_positions_after_each_move() {
        for board in boards(6, 15) {
            let analysis = analyse(board, &Limits::default());
            assert!(!analysis.moves.is_empty());
            for found in analysis.moves {
                assert!(found.exact, "{found:?}");
                let mut board = after(board, found.square);
                let mut value = -found.value;
                if board.legal_moves().is_empty() {
                    (board, value) = (board.pass(), -value);
                }
                let score = solve(board).map(|solution| solution.score.into());
                assert_eq!(score, Some(value), "{}\n{board}", found.square);
            }
        }
    }

    #[test]
    fn only_the_chosen_squares_are_analysed_and_alone_they_have_the_same_values() {
        for board in boards(4, 30) {
            let all = analyse(board, &to_depth(5));
            for found in &all.moves {
                let chosen = Bitboard::of(found.square) | !board.legal_moves();
                let analysis = searcher().analyse(board, chosen, &to_depth(5), &mut |_| {});
                let [alone] = &analysis.moves[..] else {
                    panic!("one move was chosen: {analysis:?}");
                };
                assert_eq!((alone.square, alone.value), (found.square, found.value));
            }
            let none = searcher().analyse(board, !board.legal_moves(), &to_depth(5), &mut |_| {});
            assert_eq!((none.best(), none.nodes), (None, 0));
        }
    }

    #[test]
    fn images_of_a_move_have_its_value_and_the_image_of_its_line() {
        let mut symmetric = Board::DIAGONAL;
        for square in [Square::F5, Square::F6, Square::E6] {
            symmetric = after(symmetric, square);
        }
        for board in [Board::DIAGONAL, symmetric] {
            let limits = Limits {
                nodes: Some(20_000),
                ..Limits::default()
            };
            let analysis = analyse(board, &limits);
            let legal = board.legal_moves();
            assert!(analysis.moves.iter().map(|found| found.square).eq(legal));
            let mut images = 0;
            for symmetry in board.own_symmetries() {
                for found in &analysis.moves {
                    let square = symmetry.square(found.square);
                    let mut moves = analysis.moves.iter();
                    let image = moves.find(|other| other.square == square);
                    let image = image.expect("an image of a legal move is legal");
                    assert_eq!((image.value, image.depth), (found.value, found.depth));
                    images += usize::from(image != found);
                    let mut end = board;
                    for &square in &image.pv {
                        if end.legal_moves().is_empty() {
                            end = end.pass();
                        }
                        end = after(end, square);
                    }
                }
            }
            assert!(images > 0, "the board has symmetries\n{board}");
        }
    }

    #[test]
    fn the_best_of_equal_moves_is_the_first() {
        let analysis = analyse(Board::DIAGONAL, &to_depth(4));
        let first = analysis.moves.first();
        assert_eq!(analysis.moves.len(), 4);
        assert_eq!(analysis.best(), first);
    }

    #[test]
    fn progress_receives_each_deepening_of_all_moves_and_ends_with_the_analysis() {
        for board in boards(3, 18) {
            let mut seen: Vec<Analysis> = Vec::new();
            let analysis = searcher().analyse(
                board,
                board.legal_moves(),
                &Limits::default(),
                &mut |analysis| seen.push(analysis.clone()),
            );
            let depths = seen.iter().map(|analysis| {
                let depth = analysis.moves[0].depth;
                assert!(analysis.moves.iter().all(|found| found.depth == depth));
                depth
            });
            let depths: Vec<u32> = depths.collect();
            // Twelve plies, then the end of the game.
            let (midgame, ending) = depths.split_at(12);
            assert!(midgame.iter().copied().eq(1..=12), "{midgame:?}");
            assert!(ending.iter().all(|&depth| depth == 18), "{ending:?}");
            // All selectivities, the bounds and the values of each move.
            assert!(ending.len() >= 4 + analysis.moves.len(), "{ending:?}");
            assert!(seen.is_sorted_by(|less, more| less.nodes <= more.nodes));
            assert_eq!(seen.last(), Some(&analysis));
        }
    }

    #[test]
    fn a_stop_ends_the_analysis_at_once_with_the_values_so_far() {
        let board = Board::DIAGONAL;
        let stop = AtomicBool::new(true);
        let limits = Limits {
            stop: Some(&stop),
            ..Limits::default()
        };
        let mut deepenings = 0;
        let squares = board.legal_moves();
        let analysis = searcher().analyse(board, squares, &limits, &mut |_| deepenings += 1);
        // The four moves are images of each other.
        assert_eq!((deepenings, analysis.nodes), (0, 1));
        for found in &analysis.moves {
            let expected = -minimax(after(board, found.square), 0);
            assert_eq!((found.value, found.depth), (expected, 1));
        }

        stop.store(false, Ordering::Relaxed);
        let mut last = None;
        let analysis = searcher().analyse(board, squares, &limits, &mut |analysis| {
            stop.store(analysis.moves[0].depth == 8, Ordering::Relaxed);
            last = Some(analysis.clone());
        });
        let last = last.expect("eight deepenings");
        assert_eq!(analysis.moves, last.moves);
        assert!(analysis.nodes <= last.nodes + params::NODES_PER_CHECK);
    }

    #[test]
    fn a_limit_of_nodes_leaves_all_moves_within_one_deepening_of_each_other() {
        for board in boards(3, 40) {
            for nodes in [500, 5_000, 20_000] {
                let limits = Limits {
                    nodes: Some(nodes),
                    ..Limits::default()
                };
                let analysis = analyse(board, &limits);
                assert!(analysis.nodes < nodes + params::NODES_PER_CHECK);
                assert_eq!(analyse(board, &limits), analysis);
                let depths = analysis.moves.iter().map(|found| found.depth);
                assert!(depths.clone().is_sorted_by(|first, next| first >= next));
                let (deepest, least) = (depths.clone().max(), depths.min());
                assert!(deepest <= least.map(|least| least + 1), "{analysis:?}");
                assert!(deepest > Some(1), "{analysis:?}");
                assert!(analysis.moves.iter().all(|found| !found.exact));
            }
        }
    }
}
