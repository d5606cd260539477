//! The exact solver of Connect Four: alpha-beta on two words of 64 bits.
//!
//! A score is 22 less the number of discs that the winner will have placed, from the side to move:
//! positive for its win, negative for its loss, 0 for a draw.
//!
//! 1. A side that must not lose at once has few moves: if the other side can complete a four, its
//!    square has to be filled, and no disc may be placed below such a square.
//! 2. The moves left bound the score: a win takes at least two more discs.
//! 3. A side that answers in the same column gets every second row there: White the even rows from
//!    the start, Black the odd ones in a column where White would have to play below a threat of
//!    Black's. Where that is enough against every four of the other side, it bounds the score.
//! 4. The table has bounds of positions searched before, also of their mirror images, and a bound
//!    of a position after a move may end the search at once.
//! 5. Moves that threaten most fours are tried first, then the centre; a move that refuted its
//!    neighbours before moves forward.

use alloc::sync::Arc;
use core::fmt;

use super::bits::{BOARD, COLUMN_BITS, COLUMNS, ODD_ROWS, ROWS, SQUARES, column, has_four};
use super::board::Board;
use super::openings::{self, Opening, Openings};
use super::table::{Bound, Table};
use crate::choice::Outcome;

/// Columns in the order in which they are tried.
pub(crate) const CENTRE_FIRST: [u32; COLUMNS as usize] = [3, 2, 4, 1, 5, 0, 6];

/// Buckets of the table as a power of two: 4 MiB.
const TABLE_BITS: u32 = 18;

/// From this ply on, the table does not look for mirror images: they are rare there, and looking
/// costs more than it saves.
const MIRROR_PLIES: u32 = 14;

/// From this ply on, positions after a move are not looked up before they are searched.
const LOOKUP_PLIES: u32 = 31;

/// What a square that completes a four counts in the order of moves, beside the history.
const THREAT_RANK: i32 = 100_000;

/// What a four through the square counts there at the start.
const FOUR_RANK: i32 = 3_000;

/// A square's fours, `[column][row]`.
const FOURS: [[i32; 6]; 7] = [
    [3, 4, 5, 5, 4, 3],
    [4, 6, 8, 8, 6, 4],
    [5, 8, 11, 11, 8, 5],
    [7, 10, 13, 13, 10, 7],
    [5, 8, 11, 11, 8, 5],
    [4, 6, 8, 8, 6, 4],
    [3, 4, 5, 5, 4, 3],
];

/// More than any score.
pub(crate) const WINNING: i32 = SQUARES as i32;

/// A solved position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The score for the side to move.
    pub score: i32,
    /// Positions visited.
    pub nodes: u64,
}

/// The search ended before its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unfinished;

/// The exact solver. It keeps the bounds of positions it has searched.
///
/// ```
/// use side_games::connect_four::{Board, GAME, Solver};
/// use side_games::{ReadError, read_game};
///
/// let position = read_game(GAME, "32164625")?.position();
/// let board = Board::of(position).expect("one of Connect Four");
/// assert_eq!(Solver::new().solve(board).score, 11);
/// # Ok::<(), ReadError>(())
/// ```
pub struct Solver {
    table: Arc<Table>,
    openings: Option<Arc<Openings>>,
    /// By ply parity and bit: how much a move there has refuted.
    history: [[i32; 49]; 2],
    nodes: u64,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

/// The nodes between two looks at the clock, less one.
const CLOCK_NODES: u64 = 0x3FFF;

/// What ends a search: the number of nodes, or the time.
#[derive(Clone, Copy)]
pub(crate) struct Deadline<'a> {
    pub nodes: u64,
    pub is_over: &'a dyn Fn() -> bool,
}

impl Deadline<'_> {
    /// No end.
    const NEVER: Deadline<'static> = Deadline {
        nodes: u64::MAX,
        is_over: &|| false,
    };

    fn is_reached(&self, nodes: u64) -> bool {
        nodes >= self.nodes || nodes & CLOCK_NODES == 0 && (self.is_over)()
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver that has searched nothing yet.
    pub fn new() -> Solver {
        Solver::with_table(TABLE_BITS)
    }

    /// A solver with a table of 2^`bits` buckets of 16 bytes.
    pub fn with_table(bits: u32) -> Solver {
        Solver::on(Arc::new(Table::new(bits)), None)
    }

    /// A solver for positions with at least so many discs, which takes outcomes from the opening
    /// table; it reads the table only if the table has such positions.
    pub(crate) fn with_openings(plies: u32) -> Solver {
        let openings = (plies < openings::END).then(|| Arc::new(Openings::builtin()));
        Solver::on(Arc::new(Table::new(TABLE_BITS)), openings)
    }

    /// A solver for another thread, which shares the table of bounds.
    #[must_use]
    pub fn sharing(&self) -> Solver {
        Solver::on(Arc::clone(&self.table), self.openings.clone())
    }

    fn on(table: Arc<Table>, openings: Option<Arc<Openings>>) -> Solver {
        Solver {
            table,
            openings,
            history: [initial_history(); 2],
            nodes: 0,
        }
    }

    /// Drops all results.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = [initial_history(); 2];
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a board on which the game goes on.
    pub fn solve(&mut self, board: Board) -> Solved {
        let before = self.nodes;
        let score = self.score(board, -WINNING, WINNING, &Deadline::NEVER);
        Solved {
            score: score.expect("there is no limit"),
            nodes: self.nodes - before,
        }
    }

    /// The outcome of a board on which the game goes on, unless the time is over before.
    pub fn outcome_in_time(&mut self, board: Board, is_over: &dyn Fn() -> bool) -> Option<Outcome> {
        let deadline = Deadline {
            nodes: u64::MAX,
            is_over,
        };
        self.score(board, -1, 1, &deadline).ok().map(Outcome::of)
    }

    /// The score, if it lies between `min` and `max`; otherwise the nearer of the two.
    pub(crate) fn score(
        &mut self,
        board: Board,
        min: i32,
        max: i32,
        deadline: &Deadline,
    ) -> Result<i32, Unfinished> {
        let mut bounds = (min, max);
        self.narrow(board, &mut bounds, deadline)?;
        Ok(bounds.0)
    }

    /// Narrows the bounds of the score to the score, if it lies between them; otherwise to the
    /// nearer one. Windows of one point close in on it: around a draw each halves a bound, else the
    /// gap between both. A search that ends before leaves the bounds that are proven.
    pub(crate) fn narrow(
        &mut self,
        board: Board,
        (low, high): &mut (i32, i32),
        deadline: &Deadline,
    ) -> Result<(), Unfinished> {
        let plies = board.plies();
        if board.can_win() {
            *low = win_at(plies).clamp(*low, *high);
            *high = *low;
            return Ok(());
        }
        *low = (*low).max(-win_at(plies + 1));
        *high = (*high).min(win_at(plies + 2));
        while *low < *high {
            let mut middle = *low + (*high - *low) / 2;
            if middle <= 0 && *low / 2 < middle {
                middle = *low / 2;
            } else if middle >= 0 && *high / 2 > middle {
                middle = *high / 2;
            }
            if self.search(board, plies, (middle, middle + 1), deadline)? > middle {
                *low = middle + 1;
            } else {
                *high = middle;
            }
        }
        Ok(())
    }

    /// The score between `alpha` and `beta`, or a bound of it outside. The side to move cannot win
    /// at once.
    fn search(
        &mut self,
        board: Board,
        plies: u32,
        (mut alpha, mut beta): (i32, i32),
        deadline: &Deadline,
    ) -> Result<i32, Unfinished> {
        if deadline.is_reached(self.nodes) {
            return Err(Unfinished);
        }
        self.nodes += 1;
        // Step 1: moves that do not lose at once.
        let moves = safe_moves(board);
        if moves == 0 {
            return Ok(-win_at(plies + 1));
        }
        if plies + 2 >= SQUARES {
            return Ok(0);
        }
        // Step 2: bounds from the discs that are left.
        alpha = alpha.max(-win_at(plies + 3));
        if alpha >= beta {
            return Ok(alpha);
        }
        beta = beta.min(win_at(plies + 2));
        if alpha >= beta {
            return Ok(beta);
        }
        // Step 3: a bound from answers in the same column.
        if let Some(bound) = answered_bound(board, plies) {
            beta = beta.min(bound);
            if alpha >= beta {
                return Ok(beta);
            }
        }
        // Step 4: the outcome from the opening table, and bounds from the table.
        match self.outcome_in_openings(board, plies) {
            Some(Outcome::Win) if beta <= 1 => return Ok(1),
            Some(Outcome::Draw) => return Ok(0),
            Some(Outcome::Loss) if alpha >= -1 => return Ok(-1),
            _ => {}
        }
        let key = key(board, plies);
        match self.table.get(key) {
            Some(Bound::Lower(score)) if score >= beta => return Ok(score),
            Some(Bound::Upper(score)) if score <= alpha => return Ok(score),
            Some(Bound::Lower(score)) => alpha = alpha.max(score),
            Some(Bound::Upper(score)) => beta = beta.min(score),
            None => {}
        }
        let nodes_before = self.nodes;
        let (list, count) = self.ordered(board, plies, moves);
        for &(_, square) in &list[..count] {
            if let Some(bound) = self.known_bound(board.after(square), plies + 1)
                && -bound >= beta
            {
                return Ok(-bound);
            }
        }
        // Step 5: the moves, best first.
        let mut best = -WINNING;
        for (tried, &(_, square)) in list[..count].iter().enumerate() {
            let after = board.after(square);
            let score = -self.search(after, plies + 1, (-beta, -alpha.max(best)), deadline)?;
            best = best.max(score);
            if best >= beta {
                self.credit(plies, &list[..tried], square);
                let nodes = self.nodes - nodes_before;
                self.table.insert(key, Bound::Lower(best), nodes);
                return Ok(best);
            }
        }
        let nodes = self.nodes - nodes_before;
        self.table.insert(key, Bound::Upper(best), nodes);
        Ok(best)
    }

    /// The most that the side to move can get by steps 3 and 4, without a search.
    fn known_bound(&self, board: Board, plies: u32) -> Option<i32> {
        let answered = answered_bound(board, plies);
        if plies >= LOOKUP_PLIES {
            return answered;
        }
        let Some(Bound::Upper(stored)) = self.table.get(key(board, plies)) else {
            return answered;
        };
        Some(answered.map_or(stored, |bound| bound.min(stored)))
    }

    /// The answer that the opening table has.
    pub(crate) fn opening(&self, board: Board) -> Option<Opening> {
        self.openings.as_ref()?.find(board)
    }

    /// The outcome that the opening table names.
    fn outcome_in_openings(&self, board: Board, plies: u32) -> Option<Outcome> {
        let openings = self.openings.as_ref().filter(|_| plies < openings::END)?;
        Some(openings.find(board)?.outcome)
    }

    /// The moves with their ranks, the best first, and how many there are.
    fn ordered(&self, board: Board, plies: u32, moves: u64) -> ([(i32, u64); 7], usize) {
        let history = &self.history[plies as usize % 2];
        let mut list = [(0, 0); 7];
        let mut count = 0;
        for index in CENTRE_FIRST {
            let square = moves & column(index);
            if square == 0 {
                continue;
            }
            let after = board.after(square);
            let threats = after.threats().count_ones() as i32;
            let rank = threats * THREAT_RANK + history[square.trailing_zeros() as usize];
            let place = list[..count].iter().position(|&(other, _)| other < rank);
            let place = place.unwrap_or(count);
            list.copy_within(place..count, place + 1);
            list[place] = (rank, square);
            count += 1;
        }
        (list, count)
    }

    /// Moves a refuting move forward and those tried before it back.
    fn credit(&mut self, plies: u32, tried: &[(i32, u64)], square: u64) {
        let history = &mut self.history[plies as usize % 2];
        for (_, worse) in tried {
            history[worse.trailing_zeros() as usize] -= 1;
        }
        history[square.trailing_zeros() as usize] += tried.len() as i32;
    }
}

/// The score of a win with the next disc, after so many plies.
pub(crate) const fn win_at(plies: u32) -> i32 {
    (SQUARES as i32 + 1 - plies as i32) / 2
}

/// The squares that can be filled without losing at once.
pub(crate) fn safe_moves(board: Board) -> u64 {
    let threats = board.threats();
    let landing = board.landing_squares();
    let forced = threats & landing;
    let moves = match forced.count_ones() {
        0 => landing,
        1 => forced,
        _ => 0,
    };
    moves & !(threats >> 1)
}

/// The most that the side to move can get if the other side answers every move by a fixed rule;
/// `None` if that promises nothing. Black is the side that began.
fn answered_bound(board: Board, plies: u32) -> Option<i32> {
    if plies.is_multiple_of(2) {
        bound_of_even_rows(board)
    } else {
        bound_of_odd_threat(board)
    }
}

/// Black to move: White gets the even rows by answers in the same column. Where the next square of
/// a column is on an even row, there is another such column, and White answers in that one.
fn bound_of_even_rows(board: Board) -> Option<i32> {
    let empty = BOARD & !board.occupied();
    let even = empty & !ODD_ROWS;
    let exchanged = board.landing_squares() & even;
    if has_four(board.own() | empty & ODD_ROWS | exchanged) {
        return None;
    }
    Some(if has_four(board.other() | even & !exchanged) {
        -1
    } else {
        0
    })
}

/// White to move: Black has a threat on an odd row, in a column whose next square is on an even
/// row. There Black gets the odd rows, and so the threat, by answers in the same column. Elsewhere
/// Black answers as White does if Black is to move.
fn bound_of_odd_threat(board: Board) -> Option<i32> {
    let mut threats = board.threats() & ODD_ROWS;
    if threats == 0 {
        return None;
    }
    let empty = BOARD & !board.occupied();
    let exchanged = board.landing_squares() & !ODD_ROWS;
    let reached = board.own() | empty & ODD_ROWS | exchanged;
    while threats != 0 {
        let threat = threats & threats.wrapping_neg();
        let column = column(threat.trailing_zeros() / COLUMN_BITS);
        // The lowest threat of the column is the one that comes first.
        threats &= !column;
        let below = empty & column & !ODD_ROWS & (threat - 1);
        if exchanged & column != 0 && !has_four(reached & !(empty & column) | below) {
            // Black wins at the latest once every other square below is filled.
            let row = threat.trailing_zeros() % COLUMN_BITS;
            return Some(-win_at(SQUARES - ROWS + row));
        }
    }
    None
}

/// The key of a position in the table.
fn key(board: Board, plies: u32) -> u64 {
    if plies < MIRROR_PLIES {
        board.canonical_key()
    } else {
        board.key()
    }
}

fn initial_history() -> [i32; 49] {
    core::array::from_fn(|bit| {
        let fours = FOURS.get(bit / 7).and_then(|column| column.get(bit % 7));
        fours.map_or(0, |fours| fours * FOUR_RANK)
    })
}
