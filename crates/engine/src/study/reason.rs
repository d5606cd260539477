//! Reasons: what the position shows about a move that loses discs.
//!
//! A reason is derived from two lines alone, the one after the move and the one after the best
//! move: no value is needed, and the same lines always give the same reason.

use std::cmp::Reverse;

use super::reason_kind::ReasonKind;
use super::region::region_of;
use super::selection::smallest_first;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// A reason and the squares that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The kind of reason.
    pub kind: ReasonKind,
    /// The squares that it speaks of:
    ///
    /// - wipeout: the opponent's last move; missed wipeout: the best move
    /// - X-square, C-square and early X-square: the move, and the corner beside it
    /// - corner and missed corner: the corner
    /// - parity: the region with an odd number of empties, in which the best move is
    /// - mobility: safe moves of the mover before the move, which the best move keeps and this
    ///   one does not; three at most, perhaps none
    /// - opened: safe moves that the opponent has at once, and lacks after the best move; three at
    ///   most
    /// - stability: discs that become stable for the opponent and would not be; three at most
    /// - missed stability: discs that would become stable for the mover; three at most
    /// - frontier: the discs that lie open at once
    /// - wedge and missed wedge: the disc in the edge
    /// - moves: as for mobility
    /// - greedy: the discs flipped
    /// - access: the reply
    /// - taken and kept: the squares
    /// - tempo, missed tempo, key square, closed, count and order: the best move
    pub squares: Bitboard,
}

/// The most empties with which regions are counted.
const PARITY_EMPTIES: u32 = 16;

/// The most empties with which a loss is a matter of counting discs.
const COUNT_EMPTIES: u32 = 12;

/// With fewer empties, open discs matter no longer.
const FRONTIER_EMPTIES: u32 = 16;

/// How many moves of a line are looked at for stable discs, the first included.
const STABILITY_HORIZON: usize = 12;

/// How many moves of a line are looked at for safe moves and open discs, the first included.
const MOBILITY_HORIZON: usize = 6;

/// A corner within this number of moves of a line, the first included, counts as given by the
/// first.
const CORNER_HORIZON: usize = 8;

/// A pass within this number of moves of a line, the first included, counts as forced by the first.
const TEMPO_HORIZON: usize = 8;

/// How many moves of a line are looked at for wedges, the first included.
const WEDGE_HORIZON: usize = 6;

/// How many moves of a line are looked at for the squares that a side gets, the first included.
const SQUARES_HORIZON: usize = 12;

/// How many discs more than the best move a greedy one flips.
const GREEDY_FLIPS: u32 = 4;

/// With fewer empties, the number of flips matters no longer for what follows.
const GREEDY_EMPTIES: u32 = 16;

/// How many squares of a line are named at most.
const NAMED_SQUARES: usize = 4;

/// How many squares of a large set are shown at most.
const SHOWN_SQUARES: usize = 3;

/// How many stable discs more, of one side or the other, make a reason.
const STABLE_DISCS: i64 = 3;

/// Why the line `played` is worse than the line `best`, both from `board`; `None` if the position
/// does not show it. A line begins with its move and leaves out passes.
///
/// ```
/// use reversi_engine::{Position, ReasonKind, Square, reason};
///
/// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
/// let board = text.parse::<Position>()?.board();
/// let reason = reason(board, &[Square::H1, Square::G8], &[Square::G8, Square::H1]);
/// assert_eq!(reason.map(|reason| reason.kind), Some(ReasonKind::MissedWedge));
/// # Ok::<(), reversi_engine::BoardTextError>(())
/// ```
pub fn reason(board: Board, played: &[Square], best: &[Square]) -> Option<Reason> {
    if played.first() == best.first() {
        return None;
    }
    let lines = Lines {
        before: board,
        played: Line::replay(board, played)?,
        best: Line::replay(board, best)?,
    };
    ReasonKind::ALL.into_iter().find_map(|kind| {
        let squares = lines.squares_of(kind)?;
        Some(Reason { kind, squares })
    })
}

/// The corners, each with its X-square and its two C-squares.
const CORNERS: [(Square, Square, [Square; 2]); 4] = [
    (Square::A1, Square::B2, [Square::B1, Square::A2]),
    (Square::H1, Square::G2, [Square::G1, Square::H2]),
    (Square::A8, Square::B7, [Square::A7, Square::B8]),
    (Square::H8, Square::G7, [Square::H7, Square::G8]),
];

/// The moves of `board` that are on no X-square and no C-square beside an empty corner.
fn safe_moves(board: Board) -> Bitboard {
    let beside = Bitboard::X_SQUARES | Bitboard::C_SQUARES;
    let dangerous = (board.empties() & Bitboard::CORNERS).with_neighbours() & beside;
    board.legal_moves() & !dangerous
}

/// A line that was played out. The side whose move is reviewed, here called the mover, is the
/// player of every board, also where the opponent is to move.
struct Line {
    /// Each move with its side, `true` for the mover, and the discs after it.
    steps: Vec<(Square, bool, Board)>,
    /// Whether each side passes soon, the opponent and the mover.
    passes: [bool; 2],
}

impl Line {
    /// Plays a line; `None` if its first move is illegal. It ends before an illegal move.
    fn replay(before: Board, line: &[Square]) -> Option<Line> {
        let (mut board, mut by_mover) = (before, true);
        let mut steps = Vec::with_capacity(line.len());
        let mut passes = [false; 2];
        for &square in line {
            if board.legal_moves().is_empty() {
                passes[usize::from(by_mover)] |= steps.len() <= TEMPO_HORIZON;
                (board, by_mover) = (board.pass(), !by_mover);
            }
            let Some(after) = board.play(square) else {
                break;
            };
            let seen = if by_mover { after.pass() } else { after };
            steps.push((square, by_mover, seen));
            (board, by_mover) = (after, !by_mover);
        }
        (!steps.is_empty()).then_some(Line { steps, passes })
    }

    /// The reviewed move.
    fn square(&self) -> Square {
        self.steps[0].0
    }

    /// The discs after the reviewed move.
    fn after(&self) -> Board {
        self.steps[0].2
    }

    /// The stable discs after each of the first `count` moves, of the opponent on the board that
    /// `seen` makes of the mover's.
    fn stable_discs(&self, count: usize, seen: impl Fn(Board) -> Board) -> Vec<Bitboard> {
        let steps = self.steps.iter().take(count);
        let boards = steps.map(|&(.., board)| seen(board));
        boards.map(Board::stable_discs_of_opponent).collect()
    }

    /// The corners that the opponent takes soon.
    fn lost_corners(&self) -> Bitboard {
        let soon = self.steps.iter().take(CORNER_HORIZON);
        let taken = soon.filter(|(_, by_mover, _)| !by_mover);
        let taken: Bitboard = taken.map(|&(square, ..)| square).collect();
        taken & Bitboard::CORNERS
    }
}

impl Line {
    /// The first square of an edge on which one of the sides soon plays between two discs of the
    /// other.
    fn wedge(&self, by_mover: bool) -> Option<Square> {
        let mut soon = self.steps.iter().take(WEDGE_HORIZON);
        let wedged = soon.find(|&&(square, mover, board)| {
            let others = if by_mover {
                board.opponent()
            } else {
                board.player()
            };
            mover == by_mover && edge_neighbours(square).is_some_and(|two| two.is_subset_of(others))
        });
        wedged.map(|&(square, ..)| square)
    }

    /// The first squares that one of the sides gets.
    fn squares_of(&self, by_mover: bool) -> Vec<Square> {
        let moves = self.steps.iter().take(SQUARES_HORIZON);
        let own = moves.filter(|&&(_, mover, _)| mover == by_mover);
        own.map(|&(square, ..)| square).collect()
    }
}

/// The neighbours of a square along its edge; `None` for a corner and a square inside the board.
fn edge_neighbours(square: Square) -> Option<Bitboard> {
    let (file, rank) = (square.file(), square.rank());
    let inner = 1..7;
    let step = match (inner.contains(&file), inner.contains(&rank)) {
        (true, false) => 1,
        (false, true) => 8,
        _ => return None,
    };
    let index = square.index();
    [index - step, index + step]
        .into_iter()
        .map(Square::from_index)
        .collect()
}

/// The distance of two squares, squared.
fn distance(one: Square, other: Square) -> u32 {
    let files = u32::from(one.file().abs_diff(other.file()));
    let ranks = u32::from(one.rank().abs_diff(other.rank()));
    files * files + ranks * ranks
}

/// The line that was played and the best one.
struct Lines {
    before: Board,
    played: Line,
    best: Line,
}

impl Lines {
    /// The squares that show a reason of this kind, if it is one.
    fn squares_of(&self, kind: ReasonKind) -> Option<Bitboard> {
        match kind {
            ReasonKind::Wipeout => self.wipeout(),
            ReasonKind::MissedWipeout => self.missed_wipeout(),
            ReasonKind::XSquare => self.beside_corner(|(_, x, _), square| *x == square),
            ReasonKind::CSquare => self.beside_corner(|(.., c), square| c.contains(&square)),
            ReasonKind::Corner => self.corner(),
            ReasonKind::MissedCorner => self.missed_corner(),
            ReasonKind::EarlyXSquare => self.early_x_square(),
            ReasonKind::Parity => self.parity(),
            ReasonKind::Tempo => self.tempo(true),
            ReasonKind::MissedTempo => self.tempo(false),
            ReasonKind::Wedge => self.wedge(),
            ReasonKind::MissedWedge => self.missed_wedge(),
            ReasonKind::Mobility => self.mobility(),
            ReasonKind::Opened => self.opened(),
            ReasonKind::Stability => self.stability(false),
            ReasonKind::MissedStability => self.stability(true),
            ReasonKind::KeySquare => self.key_square(),
            ReasonKind::Frontier => self.frontier(),
            ReasonKind::Moves => self.moves(),
            ReasonKind::Greedy => self.greedy(),
            ReasonKind::Access => self.access(),
            ReasonKind::Closed => self.closed(),
            ReasonKind::Count => self.count(),
            ReasonKind::Order => self.order(),
            ReasonKind::Taken => self.taken(),
            ReasonKind::Kept => self.kept(),
        }
    }

    fn wipeout(&self) -> Option<Bitboard> {
        let wipes = |(_, _, board): &&(Square, bool, Board)| board.player().is_empty();
        let last = self.played.steps.iter().find(wipes)?;
        Some(Bitboard::of(last.0))
    }

    fn missed_wipeout(&self) -> Option<Bitboard> {
        let wipes = |(_, _, board): &(Square, bool, Board)| board.opponent().is_empty();
        let missed = self.best.steps.iter().any(wipes) && !self.played.steps.iter().any(wipes);
        missed.then(|| Bitboard::of(self.best.square()))
    }

    /// A move beside an empty corner that the opponent can take then, while the best move is not
    /// beside one.
    fn beside_corner(
        &self,
        is_beside: impl Fn(&(Square, Square, [Square; 2]), Square) -> bool,
    ) -> Option<Bitboard> {
        let corner_of = |square| CORNERS.iter().find(|corner| is_beside(corner, square));
        let (corner, ..) = corner_of(self.played.square())?;
        let after = self.played.after();
        let can_be_taken = self.played.lost_corners().contains(*corner)
            || after.pass().legal_moves().contains(*corner);
        let at_risk = !self.before.occupied().contains(*corner) && can_be_taken;
        let best_is_beside_it = Bitboard::of(*corner)
            .with_neighbours()
            .contains(self.best.square());
        let squares = Bitboard::of(*corner).with(self.played.square());
        (at_risk && !best_is_beside_it).then_some(squares)
    }

    fn corner(&self) -> Option<Bitboard> {
        let lost = self.played.lost_corners() & !self.best.lost_corners();
        (!lost.is_empty()).then_some(lost)
    }

    fn missed_corner(&self) -> Option<Bitboard> {
        let missed = Bitboard::of(self.best.square()) & Bitboard::CORNERS;
        let takes_one = Bitboard::CORNERS.contains(self.played.square());
        (!missed.is_empty() && !takes_one).then_some(missed)
    }

    /// A move on an X-square beside an empty corner, while the best move is beside no empty one.
    fn early_x_square(&self) -> Option<Bitboard> {
        let square = self.played.square();
        let &(corner, ..) = CORNERS.iter().find(|(_, x, _)| *x == square)?;
        let open = self.before.empties() & Bitboard::CORNERS;
        let is_risk = open.contains(corner) && !open.with_neighbours().contains(self.best.square());
        is_risk.then(|| Bitboard::of(corner).with(square))
    }

    /// The move begins an even region, the best one an odd region.
    fn parity(&self) -> Option<Bitboard> {
        let empties = self.before.empties();
        let even = region_of(self.played.square(), empties);
        let odd = region_of(self.best.square(), empties);
        let breaks = empties.len() <= PARITY_EMPTIES
            && even.len().is_multiple_of(2)
            && !odd.len().is_multiple_of(2);
        breaks.then_some(odd)
    }

    /// The mover has to pass in the line that was played and not in the best one, or the opponent
    /// in the best one and not in the other.
    fn tempo(&self, mover_passes: bool) -> Option<Bitboard> {
        let side = usize::from(mover_passes);
        let (played, best) = (self.played.passes[side], self.best.passes[side]);
        let costs = if mover_passes {
            played && !best
        } else {
            best && !played
        };
        costs.then(|| Bitboard::of(self.best.square()))
    }

    fn wedge(&self) -> Option<Bitboard> {
        let avoided = self.best.wedge(false).is_none();
        self.played
            .wedge(false)
            .filter(|_| avoided)
            .map(Bitboard::of)
    }

    fn missed_wedge(&self) -> Option<Bitboard> {
        let missed = self.played.wedge(true).is_none();
        self.best.wedge(true).filter(|_| missed).map(Bitboard::of)
    }

    /// The mover has more safe moves in the best line.
    fn mobility(&self) -> Option<Bitboard> {
        let kept = self.compare(safe_moves, |played, best| best & !played)?;
        Some(self.longest_in(&kept, self.own_moves()))
    }

    /// The opponent has more safe moves in the line that was played, some of them at once.
    fn opened(&self) -> Option<Bitboard> {
        let safe = |board: Board| safe_moves(board.pass());
        let opened = self.compare(safe, |played, best| played & !best)?;
        let at_once = opened[0] & !Bitboard::of(self.best.square());
        (!at_once.is_empty()).then(|| self.longest_in(&opened, at_once))
    }

    /// More discs of the mover lie beside empty squares in the line that was played, some at once.
    fn frontier(&self) -> Option<Bitboard> {
        if self.before.empties().len() < FRONTIER_EMPTIES {
            return None;
        }
        let open = |board: Board| board.player() & board.empties().with_neighbours();
        let lying_open = self.compare(open, |played, best| played & !best)?;
        (!lying_open[0].is_empty()).then_some(lying_open[0])
    }

    /// The squares of `among` that are in most of the sets, three at most, and of equal ones those
    /// nearest to the best move; none that is in no set.
    fn longest_in(&self, sets: &[Bitboard], among: Bitboard) -> Bitboard {
        let count = |square| sets.iter().filter(|set| set.contains(square)).count();
        let rank = |&square: &Square| {
            let distance = |line: &Line| distance(line.square(), square);
            let [best, played] = [&self.best, &self.played].map(distance);
            (Reverse(count(square)), best, played)
        };
        let squares = among.into_iter().filter(|&one| count(one) > 0);
        smallest_first(squares, rank).take(SHOWN_SQUARES).collect()
    }

    /// The safe moves of the mover before the move, but for the one that was played: it is not
    /// missed.
    fn own_moves(&self) -> Bitboard {
        safe_moves(self.before) & !Bitboard::of(self.played.square())
    }

    /// Compares a set of squares along both lines: what `excess` leaves after each of the first
    /// moves, if it leaves one and a half squares or more on their average.
    fn compare(
        &self,
        set: impl Fn(Board) -> Bitboard,
        excess: impl Fn(Bitboard, Bitboard) -> Bitboard,
    ) -> Option<Vec<Bitboard>> {
        let pairs = self.pairs().map(|(played, best)| {
            let (played, best) = (set(played), set(best));
            let more = excess(played, best);
            let fewer = (played ^ best) & !more;
            (i64::from(more.len()) - i64::from(fewer.len()), more)
        });
        let (differences, more): (Vec<i64>, Vec<Bitboard>) = pairs.unzip();
        let total: i64 = differences.iter().sum();
        (2 * total >= 3 * more.len() as i64).then_some(more)
    }

    /// The boards after each of the first moves of both lines.
    fn pairs(&self) -> impl Iterator<Item = (Board, Board)> {
        let pairs = self.played.steps.iter().zip(&self.best.steps);
        let pairs = pairs.take(MOBILITY_HORIZON);
        pairs.map(|(played, best)| (played.2, best.2))
    }

    /// More discs are stable in favour of one side: those of the opponent in the line that was
    /// played, or those that the mover misses, whichever are more.
    fn stability(&self, is_missed: bool) -> Option<Bitboard> {
        let (played, best) = (self.played.steps.len(), self.best.steps.len());
        let last = STABILITY_HORIZON.min(played).min(best);
        let own = |line: &Line| line.stable_discs(last, Board::pass);
        let theirs = |line: &Line| line.stable_discs(last, |board| board);
        let difference = |more: &[Bitboard], fewer: &[Bitboard]| more[last - 1] & !fewer[last - 1];
        let (won, lost) = (theirs(&self.played), theirs(&self.best));
        let (missed, kept) = (own(&self.best), own(&self.played));
        let lead = |own: &[Bitboard], theirs: &[Bitboard]| {
            i64::from(own[last - 1].len()) - i64::from(theirs[last - 1].len())
        };
        if lead(&missed, &lost) - lead(&kept, &won) < STABLE_DISCS {
            return None;
        }
        let (gained, given_up) = (difference(&won, &lost), difference(&missed, &kept));
        let misses_more = given_up.len() > gained.len();
        (misses_more == is_missed).then(|| {
            if is_missed {
                self.longest_in(&missed, given_up)
            } else {
                self.longest_in(&won, gained)
            }
        })
    }

    fn key_square(&self) -> Option<Bitboard> {
        let &(answer, by_mover, _) = self.played.steps.get(1)?;
        let taken = !by_mover && answer == self.best.square();
        taken.then(|| Bitboard::of(answer))
    }

    /// The moves of both sides, safe or not: one more for the mover or one fewer for the opponent,
    /// on the average of the first moves.
    fn moves(&self) -> Option<Bitboard> {
        let lead = |board: Board| {
            let own = board.legal_moves().len();
            i64::from(own) - i64::from(board.pass().legal_moves().len())
        };
        let leads: Vec<i64> = self
            .pairs()
            .map(|(played, best)| lead(best) - lead(played))
            .collect();
        if leads.iter().sum::<i64>() < leads.len() as i64 {
            return None;
        }
        let kept: Vec<Bitboard> = self
            .pairs()
            .map(|(played, best)| best.legal_moves() & !played.legal_moves())
            .collect();
        Some(self.longest_in(&kept, self.own_moves()))
    }

    fn greedy(&self) -> Option<Bitboard> {
        let flips = |line: &Line| self.before.flips(line.square());
        let (played, best) = (flips(&self.played), flips(&self.best));
        let is_greedy = self.before.empties().len() >= GREEDY_EMPTIES
            && played.len() >= best.len() + GREEDY_FLIPS;
        is_greedy.then_some(played)
    }

    /// The reply, if it is no legal move after the best move.
    fn access(&self) -> Option<Bitboard> {
        let &(answer, by_mover, _) = self.played.steps.get(1)?;
        let kept_closed = self.best.after().pass().legal_moves();
        let opened = !by_mover && !kept_closed.contains(answer);
        opened.then(|| Bitboard::of(answer))
    }

    /// The square of the best move, if the mover cannot play it any more after the reply.
    fn closed(&self) -> Option<Bitboard> {
        let &(_, by_mover, board) = self.played.steps.get(1)?;
        let closed = !by_mover && !board.legal_moves().contains(self.best.square());
        closed.then(|| Bitboard::of(self.best.square()))
    }

    fn order(&self) -> Option<Bitboard> {
        let best = self.best.square();
        let later = self.played.squares_of(true).contains(&best);
        later.then(|| Bitboard::of(best))
    }

    /// The squares that the mover gets in the better line and the opponent in the other one.
    fn taken(&self) -> Option<Bitboard> {
        let theirs = self.played.squares_of(false);
        self.gained(|square| theirs.contains(&square))
    }

    /// The squares that the mover gets in the better line and not in the other one.
    fn kept(&self) -> Option<Bitboard> {
        let own = self.played.squares_of(true);
        self.gained(|square| !own.contains(&square))
    }

    /// The first squares of a kind that the mover gets in the better line.
    fn gained(&self, counts: impl Fn(Square) -> bool) -> Option<Bitboard> {
        let gained = self.best.squares_of(true).into_iter();
        let gained = gained.filter(|&square| counts(square)).take(NAMED_SQUARES);
        let gained: Bitboard = gained.collect();
        (!gained.is_empty()).then_some(gained)
    }

    fn count(&self) -> Option<Bitboard> {
        let is_near_the_end = self.before.empties().len() <= COUNT_EMPTIES;
        is_near_the_end.then(|| Bitboard::of(self.best.square()))
    }
}
