//! Review of a move: what it loses against the best move in its place.

use super::reason::{Reason, reason};
use super::summary::{MIN_LOSS, value_error};
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::moves::IllegalMove;
use crate::rules::square::Square;
use crate::rules::value::Value;
use crate::search::{Limits, MoveValue, SearchResult, Searcher, Selectivity};

/// The most empties with which both moves are solved whatever the limits: it takes less than a
/// second.
const SOLVED_EMPTIES: u32 = 18;

/// The smallest loss that counts as a mistake. It always has a reason, if only in what the better
/// line gets.
const MISTAKE: Value = Value::clamped(4 * Value::PER_DISC);

/// Positions of the search whether a best move is the only one: less than a second of a telephone.
const ONLY_MOVE_NODES: u64 = 4_000_000;

/// The smallest loss that is told by values of an opening book, if a search finds it, too: the
/// values of the book are those of short searches.
const BOOK_LOSS: Value = Value::clamped(2 * Value::PER_DISC);

/// A move beside the best one in its place.
///
/// ```
/// use reversi_engine::{Limits, Position, Searcher, Square, Weights, review_move};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let board = text.parse::<Position>()?.board();
/// let mut searcher = Searcher::with_table(Weights::builtin(), 10);
/// let review = review_move(&mut searcher, board, Square::H1, &Limits::default())?;
/// assert_eq!((review.best.square, review.is_exact()), (Square::G8, true));
/// assert_eq!(review.loss(), review.best.value - review.played.value);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReview {
    /// The move that was played.
    pub played: MoveValue,
    /// The best move, the one played if none is better.
    pub best: MoveValue,
    /// Why the move loses, if it loses a disc or more and the position gives a reason. From four
    /// discs on there is one.
    pub reason: Option<Reason>,
    /// Whether the move is proven to be the only one: it keeps a win, or at least a draw, and each
    /// other legal move gives that away. False where there is no other one, or nothing is proven.
    pub is_only: bool,
    /// Whether both values are those of the opening book.
    pub from_book: bool,
    /// Positions visited.
    pub nodes: u64,
}

impl MoveReview {
    /// The loss of the move; never negative.
    pub fn loss(&self) -> Value {
        self.best.value - self.played.value
    }

    /// Whether the loss of the move counts as a mistake: four discs or more.
    pub fn is_mistake(&self) -> bool {
        self.loss() >= MISTAKE
    }

    /// The proven loss of the move, with best play of both sides from then on: 0 if nothing is
    /// known, the loss itself if it is exact.
    pub fn least_loss(&self) -> Value {
        (self.best.at_least - self.played.at_most).max(Value::clamped(0))
    }

    /// Whether the loss is the difference of two outcomes with best play of both sides.
    pub const fn is_exact(&self) -> bool {
        self.best.exact && self.played.exact
    }

    /// Plies that both searches looked ahead.
    pub fn depth(&self) -> u32 {
        self.played.depth.min(self.best.depth)
    }

    /// The selectivity of the more selective of both searches.
    pub fn selectivity(&self) -> Selectivity {
        self.played.selectivity.min(self.best.selectivity)
    }

    /// How far either value may be from the outcome with best play; 0 if both are exact.
    pub fn error(&self) -> Value {
        if self.is_exact() {
            Value::clamped(0)
        } else {
            value_error(self.depth())
        }
    }
}

/// Reviews the move `played` on `board`. With 18 empties or fewer both values are exact and only
/// [`Limits::stop`] ends the search; otherwise the limits hold for both values together, which are
/// of the same depth. Of two moves with symmetric results, none is better.
///
/// # Errors
/// If the move is illegal.
pub fn review_move(
    searcher: &mut Searcher,
    board: Board,
    played: Square,
    limits: &Limits,
) -> Result<MoveReview, IllegalMove> {
    reversi_game::Position::play(&board, played)?;
    let limits = if board.empties().len() <= SOLVED_EMPTIES {
        Limits {
            stop: limits.stop,
            ..Limits::default()
        }
    } else {
        *limits
    };
    let mut iterations = Vec::new();
    let mut keep = |found: &SearchResult| iterations.push(found.clone());
    let found = searcher.search(board, &first_half(&limits), &mut keep);
    let found = found.expect("the move played is legal");
    let mut nodes = found.nodes;
    let best = value_of(found);
    if best.square == played {
        let (is_only, more) = is_only_move(searcher, board, &best, nodes, &limits);
        return Ok(MoveReview {
            played: best.clone(),
            best,
            reason: None,
            is_only,
            from_book: false,
            nodes: nodes + more,
        });
    }
    let rest = Limits {
        depth: if best.exact {
            limits.depth
        } else {
            Some(best.depth.max(1))
        },
        nodes: limits.nodes.map(|most| most.saturating_sub(nodes).max(1)),
        ..limits
    };
    let mut analysis = searcher.analyse(board, Bitboard::of(played), &rest, &mut |_| {});
    nodes += analysis.nodes;
    let mut played = analysis.moves.pop().expect("the move played is legal");
    if best.exact {
        // No move is better than the best one.
        played.at_most = played.at_most.min(best.value);
        played.value = played.value.min(played.at_most);
    }
    // A limit may have ended the second search at a smaller depth, whose best move is another one.
    let best = if played.depth < best.depth {
        let same_depth = iterations
            .into_iter()
            .rfind(|found| found.depth <= played.depth);
        same_depth.map_or_else(|| played.clone(), value_of)
    } else {
        best
    };
    let best = if best.value > played.value && !are_symmetric(board, best.square, played.square) {
        best
    } else {
        played.clone()
    };
    let reason = reason_of(board, &played, &best);
    Ok(MoveReview {
        played,
        best,
        reason,
        is_only: false,
        from_book: false,
        nodes,
    })
}

/// Whether the best move is proven to keep its result alone, with the positions visited; of the
/// limits `visited` positions are spent.
fn is_only_move(
    searcher: &mut Searcher,
    board: Board,
    best: &MoveValue,
    visited: u64,
    limits: &Limits,
) -> (bool, u64) {
    if !best.exact || best.value < Value::clamped(0) {
        return (false, 0);
    }
    let left = limits.nodes.map(|most| most.saturating_sub(visited));
    let limits = Limits {
        nodes: Some(left.unwrap_or(u64::MAX).min(ONLY_MOVE_NODES)),
        ..*limits
    };
    // A win is any value above a draw.
    let least = best.value.min(Value::UNIT);
    searcher.is_only_move(board, best.square, least, &limits)
}

/// Reviews the move `played` on `board` by values that are known, those of an opening book; the
/// lines are searched within the limits. It loses nothing unless the values and the searches both
/// say that it loses two discs or more. `None` if the move has no value among them.
pub(crate) fn review_by_values(
    searcher: &mut Searcher,
    board: Board,
    played: Square,
    known: &[(Square, Value)],
    limits: &Limits,
) -> Option<MoveReview> {
    let value_of = |square| {
        let found = known.iter().find(|(other, _)| *other == square);
        found.map(|&(_, value)| value)
    };
    let own = value_of(played)?;
    let best = known.iter().rev().max_by_key(|(_, value)| *value)?;
    let best = if best.1 - own >= BOOK_LOSS {
        best.0
    } else {
        played
    };
    let squares = Bitboard::of(played) | Bitboard::of(best);
    let analysis = searcher.analyse(board, squares, limits, &mut |_| {});
    let searched = |square| analysis.moves.iter().find(|found| found.square == square);
    let loss = searched(best)?.value - searched(played)?.value;
    let best = if loss >= BOOK_LOSS { best } else { played };
    let valued = |square: Square| {
        let found = searched(square)?;
        Some(MoveValue {
            value: value_of(square)?,
            exact: false,
            at_least: -Value::MAX,
            at_most: Value::MAX,
            ..found.clone()
        })
    };
    let (played, best) = (valued(played)?, valued(best)?);
    let reason = reason_of(board, &played, &best);
    Some(MoveReview {
        played,
        best,
        reason,
        is_only: false,
        from_book: true,
        nodes: analysis.nodes,
    })
}

/// Why the move played loses against the best one, if it loses a disc or more.
pub(super) fn reason_of(board: Board, played: &MoveValue, best: &MoveValue) -> Option<Reason> {
    let loss = best.value - played.value;
    let found = (loss >= MIN_LOSS).then(|| reason(board, &played.pv, &best.pv));
    found
        .flatten()
        .filter(|found| loss >= MISTAKE || !found.kind.is_general())
}

/// Whether two legal moves lead to the same board but for a symmetry.
fn are_symmetric(board: Board, first: Square, second: Square) -> bool {
    let [first, second] = [first, second].map(|square| board.play(square).map(Board::canonical));
    first == second
}

/// The limits with half of the time and of the nodes, for the first of two searches.
fn first_half<'a>(limits: &Limits<'a>) -> Limits<'a> {
    let deadline = limits.deadline.map(|(clock, end)| {
        let now = clock.now();
        (clock, now + (end - now) / 2.0)
    });
    Limits {
        deadline,
        nodes: limits.nodes.map(|most| most / 2),
        ..*limits
    }
}

/// The best move of a search with its value.
fn value_of(found: SearchResult) -> MoveValue {
    MoveValue {
        square: found.square,
        value: found.value,
        exact: found.exact,
        at_least: if found.exact {
            found.value
        } else {
            -Value::MAX
        },
        at_most: if found.exact { found.value } else { Value::MAX },
        depth: found.depth,
        selectivity: found.selectivity,
        pv: found.pv,
    }
}
