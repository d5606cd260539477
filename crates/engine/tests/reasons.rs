//! Reasons of losses in tournament games, against other rules: what a reason says is true in
//! the two lines, and no loss of four discs or more goes without one.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::thread;

use reversi_engine::{
    Board, Game, Limits, MoveReview, ReasonKind, Searcher, Square, Weights, review_move,
};
use support::{Cells, tournament_games};

/// How many tournament games are reviewed.
const GAMES: usize = 200;

/// Plies that a review looks ahead before the last 18 moves.
const PLIES: u32 = 8;

/// One game in this number is reviewed to its end, where each move is solved.
const ENDINGS: usize = 8;

/// A move of a line.
struct Step {
    square: usize,
    /// Whether the side moves whose move is judged.
    own: bool,
    /// The cells after the move, seen by the side whose move is judged.
    cells: Cells,
    /// The side that passed before the move, `true` for the one whose move is judged.
    passed: Option<bool>,
}

/// The cells as the side of the moves sees them.
fn seen_by(cells: &Cells, own: bool) -> Cells {
    if own { *cells } else { cells.pass() }
}

fn moves(cells: &Cells, own: bool) -> BTreeSet<usize> {
    seen_by(cells, own).legal_moves().into_iter().collect()
}

/// Plays a line without passes.
fn steps(before: &Cells, line: &[usize]) -> Vec<Step> {
    let (mut cells, mut own) = (*before, true);
    let steps = line.iter().map(|&square| {
        let passed = moves(&cells, own).is_empty().then_some(own);
        own ^= passed.is_some();
        assert!(moves(&cells, own).contains(&square), "a line is legal");
        cells = seen_by(&seen_by(&cells, own).play(square), !own);
        let step = Step {
            square,
            own,
            cells,
            passed,
        };
        own = !own;
        step
    });
    steps.collect()
}

/// The neighbours of a square, up to eight.
fn neighbours(square: usize) -> Vec<usize> {
    let near = |other: &usize| {
        let (files, ranks) = (
            (other % 8).abs_diff(square % 8),
            (other / 8).abs_diff(square / 8),
        );
        files.max(ranks) == 1
    };
    (0..64).filter(near).collect()
}

/// The empty squares that are connected with an empty one, also diagonally.
fn region(cells: &Cells, square: usize) -> BTreeSet<usize> {
    let (mut region, mut open) = (BTreeSet::new(), vec![square]);
    while let Some(square) = open.pop() {
        if cells.0[square].is_none() && region.insert(square) {
            open.extend(neighbours(square));
        }
    }
    region
}

fn indices(squares: impl IntoIterator<Item = Square>) -> Vec<usize> {
    let squares = squares.into_iter();
    squares.map(|square| square.index().into()).collect()
}

const CORNERS: [usize; 4] = [0, 7, 56, 63];

/// The corner beside a square, if there is one.
fn corner_beside(square: usize) -> Option<usize> {
    let near = neighbours(square);
    CORNERS.into_iter().find(|corner| near.contains(corner))
}

fn is_x_square(square: usize) -> bool {
    [9, 14, 49, 54].contains(&square)
}

fn safe(cells: &Cells, own: bool) -> BTreeSet<usize> {
    let mut moves = moves(cells, own);
    moves.retain(|&square| corner_beside(square).is_none_or(|corner| cells.0[corner].is_some()));
    moves
}

/// Both lines of a review and the squares of its reason.
struct Case {
    before: Cells,
    played: Vec<Step>,
    best: Vec<Step>,
    squares: BTreeSet<usize>,
}

impl Case {
    fn of(board: Board, review: &MoveReview) -> Option<(ReasonKind, Case)> {
        let reason = review.reason?;
        let before = Cells::of(board);
        let line = |line: &[Square]| steps(&before, &indices(line.iter().copied()));
        let case = Case {
            played: line(&review.played.pv),
            best: line(&review.best.pv),
            squares: indices(reason.squares).into_iter().collect(),
            before,
        };
        Some((reason.kind, case))
    }

    fn best_square(&self) -> usize {
        self.best[0].square
    }

    fn shows(&self, squares: impl IntoIterator<Item = usize>) -> bool {
        self.squares == squares.into_iter().collect()
    }

    /// Whether the reason says of the two lines what is true.
    fn is_true(&self, kind: ReasonKind) -> bool {
        let (played, best) = (self.played[0].square, self.best_square());
        let empties = self.before.0.iter().filter(|cell| cell.is_none()).count();
        let soon = |steps: &[Step], own, count| -> BTreeSet<usize> {
            let moves = steps.iter().take(count).filter(|step| step.own == own);
            moves.map(|step| step.square).collect()
        };
        let passes =
            |steps: &[Step], own| steps.iter().take(9).any(|step| step.passed == Some(own));
        let reply = self.played.get(1).filter(|step| !step.own);
        match kind {
            ReasonKind::Wipeout => self
                .played
                .iter()
                .any(|step| !step.cells.0.contains(&Some(true))),
            ReasonKind::MissedWipeout => self
                .best
                .iter()
                .any(|step| !step.cells.0.contains(&Some(false))),
            ReasonKind::XSquare | ReasonKind::CSquare => {
                let corner = corner_beside(played).expect("a square beside a corner");
                self.before.0[corner].is_none()
                    && is_x_square(played) == (kind == ReasonKind::XSquare)
                    && (moves(&self.played[0].cells, false).contains(&corner)
                        || soon(&self.played, false, 8).contains(&corner))
                    && self.shows([corner, played])
            }
            ReasonKind::Corner => {
                let [lost, instead] = [&self.played, &self.best].map(|steps| soon(steps, false, 8));
                let lost = lost.difference(&instead).copied();
                self.shows(lost.filter(|square| CORNERS.contains(square)))
            }
            ReasonKind::MissedCorner => CORNERS.contains(&best) && self.shows([best]),
            ReasonKind::EarlyXSquare => {
                let corner = corner_beside(played).expect("a square beside a corner");
                let keeps_away = corner_beside(best).is_none_or(|one| self.before.0[one].is_some());
                is_x_square(played)
                    && self.before.0[corner].is_none()
                    && keeps_away
                    && self.shows([corner, played])
            }
            ReasonKind::Parity => {
                let (even, odd) = (region(&self.before, played), region(&self.before, best));
                even.len() % 2 == 0 && odd.len() % 2 == 1 && self.squares == odd
            }
            ReasonKind::Tempo => passes(&self.played, true) && !passes(&self.best, true),
            ReasonKind::MissedTempo => passes(&self.best, false) && !passes(&self.played, false),
            ReasonKind::Wedge => self.is_wedge(&self.played, false),
            ReasonKind::MissedWedge => self.is_wedge(&self.best, true),
            ReasonKind::Mobility => {
                self.are_kept(|cells| safe(cells, true))
                    && 2 * self.lead_in(|cells| safe(cells, true)) >= 3 * self.compared()
            }
            ReasonKind::Opened => {
                let opened = |step: &Step| safe(&step.cells, false);
                let at_once = &opened(&self.played[0]) - &opened(&self.best[0]);
                self.are_few(1)
                    && self.squares.is_subset(&at_once)
                    && 2 * self.lead_in(|cells| safe(cells, false)) <= -3 * self.compared()
            }
            ReasonKind::Stability => self.stay(&self.played, false),
            ReasonKind::MissedStability => self.stay(&self.best, true),
            ReasonKind::KeySquare => reply.is_some_and(|step| step.square == best),
            ReasonKind::Frontier => {
                let open = |square: &usize| {
                    let cells = &self.played[0].cells;
                    let is_empty = |&near: &usize| cells.0[near].is_none();
                    cells.0[*square] == Some(true) && neighbours(*square).iter().any(is_empty)
                };
                !self.squares.is_empty() && self.squares.iter().all(open)
            }
            ReasonKind::Moves => {
                let [own, theirs] =
                    [true, false].map(|own| self.lead_in(|cells| moves(cells, own)));
                self.are_kept(|cells| moves(cells, true)) && own - theirs >= self.compared()
            }
            ReasonKind::Greedy => {
                let [many, few] = [played, best].map(|square| -> BTreeSet<usize> {
                    self.before.flips(square).into_iter().collect()
                });
                many.len() >= few.len() + 4 && empties >= 16 && self.squares == many
            }
            ReasonKind::Access => reply.is_some_and(|step| {
                let kept_closed = !moves(&self.best[0].cells, false).contains(&step.square);
                kept_closed && self.shows([step.square])
            }),
            ReasonKind::Closed => {
                reply.is_some_and(|step| !moves(&step.cells, true).contains(&best))
                    && self.shows([best])
            }
            ReasonKind::Count => empties <= 12,
            ReasonKind::Order => soon(&self.played, true, 12).contains(&best) && self.shows([best]),
            ReasonKind::Taken => {
                let both = &soon(&self.best, true, 12) & &soon(&self.played, false, 12);
                self.squares.is_subset(&both) && self.squares.len() == both.len().min(4)
            }
            ReasonKind::Kept => {
                let gained = &soon(&self.best, true, 12) - &soon(&self.played, true, 12);
                self.squares.is_subset(&gained) && self.squares.contains(&best)
            }
        }
    }

    /// Whether the square shown lies on an edge between two discs of the other side when this side
    /// plays there within six moves.
    fn is_wedge(&self, steps: &[Step], own: bool) -> bool {
        let mut soon = steps.iter().take(6);
        soon.any(|step| {
            let square = step.square;
            let (rank, file) = (square / 8, square % 8);
            let distance = if rank == 0 || rank == 7 { 1 } else { 8 };
            let on_edge = [0, 7].contains(&rank) != [0, 7].contains(&file);
            step.own == own
                && on_edge
                && self.shows([square])
                && step.cells.0[square - distance] == Some(!own)
                && step.cells.0[square + distance] == Some(!own)
        })
    }

    /// Whether at least `fewest` squares are shown, and no more than three.
    fn are_few(&self, fewest: usize) -> bool {
        (fewest..=3).contains(&self.squares.len())
    }

    /// Whether the squares shown are safe moves of the mover before the move, and each of them at
    /// one of the first six moves in the best line and not in the other.
    fn are_kept(&self, set: impl Fn(&Cells) -> BTreeSet<usize>) -> bool {
        let now = safe(&self.before, true);
        let sets = self.first_moves(set);
        let is_kept = |square| {
            sets.iter()
                .any(|(played, best)| (best - played).contains(square))
        };
        self.are_few(0) && self.squares.is_subset(&now) && self.squares.iter().all(is_kept)
    }

    /// A set after each of the first six moves, in the line that was played and in the best one.
    fn first_moves(
        &self,
        set: impl Fn(&Cells) -> BTreeSet<usize>,
    ) -> Vec<(BTreeSet<usize>, BTreeSet<usize>)> {
        let pairs = self.played.iter().zip(&self.best).take(6);
        let sets = pairs.map(|(played, best)| (set(&played.cells), set(&best.cells)));
        sets.collect()
    }

    /// How many squares more a set has in the best line, over the first six moves together.
    fn lead_in(&self, set: impl Fn(&Cells) -> BTreeSet<usize>) -> i64 {
        let sets = self.first_moves(set);
        let leads = sets
            .iter()
            .map(|(played, best)| best.len() as i64 - played.len() as i64);
        leads.sum()
    }

    /// How many moves of both lines are compared.
    fn compared(&self) -> i64 {
        self.played.len().min(self.best.len()).min(6) as i64
    }

    /// Whether the discs shown are of this side from the twelfth move of a line on, or from the
    /// last of the shorter line, to its end.
    fn stay(&self, steps: &[Step], own: bool) -> bool {
        let first = 12.min(self.played.len()).min(self.best.len());
        let is_own = |step: &Step| {
            let mut squares = self.squares.iter();
            squares.all(|&square| step.cells.0[square] == Some(own))
        };
        self.are_few(1) && steps[first - 1..].iter().all(is_own)
    }
}

/// Reviews a game; counts the reasons of losses of four discs or more by their names.
fn check(game: &Game, with_ending: bool, counts: &mut BTreeMap<&'static str, u32>) {
    let mut searcher = Searcher::with_table(Weights::builtin(), 16);
    let limits = Limits {
        depth: Some(PLIES),
        ..Limits::default()
    };
    for (position, square) in game.moves() {
        let board = position.board();
        if board.empties().len() <= 18 && !with_ending {
            break;
        }
        let review = review_move(&mut searcher, board, square, &limits).expect("a legal move");
        if let Some((kind, case)) = Case::of(board, &review) {
            let squares = &case.squares;
            assert!(
                case.is_true(kind),
                "{kind:?} {squares:?} of {square} on\n{board}"
            );
        }
        if review.loss().discs() >= 4.0 {
            let reason = review.reason.expect("a loss of four discs has a reason");
            *counts.entry(reason.kind.name()).or_default() += 1;
        }
    }
}

#[test]
fn what_a_reason_says_is_true_and_every_large_loss_has_one() {
    let games = tournament_games::read(GAMES);
    let share = games
        .len()
        .div_ceil(thread::available_parallelism().map_or(1, |cores| cores.get()));
    let counts = thread::scope(|scope| {
        let parts: Vec<_> = games
            .chunks(share)
            .map(|games| {
                scope.spawn(move || {
                    let mut counts = BTreeMap::new();
                    for (number, game) in games.iter().enumerate() {
                        check(game, number % ENDINGS == 0, &mut counts);
                    }
                    counts
                })
            })
            .collect();
        let mut all: BTreeMap<&str, u32> = BTreeMap::new();
        for part in parts {
            for (name, count) in part.join().expect("a part of the games") {
                *all.entry(name).or_default() += count;
            }
        }
        all
    });
    eprintln!(
        "{} games, losses of four discs or more: {counts:?}",
        games.len()
    );
    assert!(counts.values().sum::<u32>() >= games.len() as u32);
}
