//! The exact solver of Connect Four: alpha-beta on two words of 64 bits.
//!
//! A score is 22 less the number of discs that the winner will have placed, from the side to move:
//! positive for its win, negative for its loss, 0 for a draw.
//!
//! 1. A side that must not lose at once has few moves: if the other side can complete a four, its
//!    square has to be filled, and no disc may be placed below such a square.
//! 2. The moves left bound the score: a win takes at least two more discs.
//! 3. The table has bounds of positions searched before, also of their mirror images. Another one
//!    has the verdicts of all positions with nine discs: a search that only asks who wins ends
//!    there.
//! 4. A side that answers in the same column gets every second row there: White the even rows from
//!    the start, Black the odd ones in a column where White would have to play below a threat of
//!    Black's. Where that is enough against every four of the other side, or completes a four
//!    before it, it bounds the score. Such a bound of a position after a move, or one in the table,
//!    may end the search at once.
//! 5. Moves that threaten most fours are tried first, then the centre; a move that refuted its
//!    neighbours before moves forward.

use core::fmt;

use super::bits::{BOARD, COLUMN_BITS, COLUMNS, ODD_ROWS, ROWS, SQUARES, column, has_four};
use super::board::Board;
use super::table::{Bound, Table};
use super::verdicts::{VERDICT_DISCS, Verdicts};
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

/// The weight of a square that completes a four in the order of moves, beside the history.
const THREAT_RANK: i32 = 100_000;

/// The weight of a four through the square there at the start.
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
    table: Table,
    verdicts: Option<&'static Verdicts>,
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

/// The limits of a search: the number of nodes, or the time.
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
        Solver::on(Table::new(bits), None)
    }

    /// A solver for positions after moves of one with `plies` discs, which takes outcomes from the
    /// table of verdicts; it unpacks the table only if it reaches the positions there.
    pub(crate) fn with_verdicts(plies: u32) -> Solver {
        let verdicts = (plies < VERDICT_DISCS).then(Verdicts::builtin);
        Solver::on(Table::new(TABLE_BITS), verdicts)
    }

    fn on(table: Table, verdicts: Option<&'static Verdicts>) -> Solver {
        Solver {
            table,
            verdicts,
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

    /// The outcome of a board on which the game goes on.
    pub fn outcome(&mut self, board: Board) -> Outcome {
        let score = self.score(board, -1, 1, &Deadline::NEVER);
        Outcome::of(score.expect("there is no limit"))
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
            if self.search(board, plies, board.threats(), middle, deadline)? > middle {
                *low = middle + 1;
            } else {
                *high = middle;
            }
        }
        Ok(())
    }

    /// A bound of the score, on the side of `alpha` on which the score lies: at most `alpha`, or
    /// more. The side to move cannot win at once; the other side completes a four on `threats`.
    fn search(
        &mut self,
        board: Board,
        plies: u32,
        threats: u64,
        alpha: i32,
        deadline: &Deadline,
    ) -> Result<i32, Unfinished> {
        if deadline.is_reached(self.nodes) {
            return Err(Unfinished);
        }
        self.nodes += 1;
        // Step 1: moves that do not lose at once.
        let moves = safe_moves(board, threats);
        if moves == 0 {
            return Ok(-win_at(plies + 1));
        }
        if plies + 2 >= SQUARES {
            return Ok(0);
        }
        // Step 2: bounds from the discs that are left.
        let (worst, best) = (-win_at(plies + 3), win_at(plies + 2));
        if worst > alpha {
            return Ok(worst);
        }
        if best <= alpha {
            return Ok(best);
        }
        // Step 3: the outcome from the verdicts, and bounds from the table.
        match self.verdict(board, plies) {
            Some(Outcome::Win) if alpha <= 0 => return Ok(1),
            Some(Outcome::Draw) => return Ok(0),
            Some(Outcome::Loss) if alpha >= -1 => return Ok(-1),
            _ => {}
        }
        let key = key(board, plies);
        match self.table.get(key) {
            Some(Bound::Lower(score)) if score > alpha => return Ok(score),
            Some(Bound::Upper(score)) if score <= alpha => return Ok(score),
            _ => {}
        }
        let nodes_before = self.nodes;
        let (list, count) = self.ordered(board, plies, moves);
        let list = &list[..count];
        // Step 4: a bound of a position after a move.
        for reply in list {
            let after = board.after(reply.square);
            if let Some(bound) = self.known_bound(after, reply.threats, plies + 1)
                && -bound > alpha
            {
                return Ok(-bound);
            }
        }
        // Step 5: the moves, best first.
        let mut best = -WINNING;
        for (tried, reply) in list.iter().enumerate() {
            let after = board.after(reply.square);
            let score = -self.search(after, plies + 1, reply.threats, -alpha - 1, deadline)?;
            best = best.max(score);
            if best > alpha {
                self.credit(plies, &list[..tried], reply.square);
                let nodes = self.nodes - nodes_before;
                self.table.insert(key, Bound::Lower(best), nodes);
                return Ok(best);
            }
        }
        let nodes = self.nodes - nodes_before;
        self.table.insert(key, Bound::Upper(best), nodes);
        Ok(best)
    }

    /// The most that the side to move can get by steps 3 and 4, without a search; the other side
    /// completes a four on `threats`.
    fn known_bound(&self, board: Board, threats: u64, plies: u32) -> Option<i32> {
        let answered = answered_bound(board, threats, plies);
        if plies >= LOOKUP_PLIES {
            return answered;
        }
        let Some(Bound::Upper(stored)) = self.table.get(key(board, plies)) else {
            return answered;
        };
        Some(answered.map_or(stored, |bound| bound.min(stored)))
    }

    /// The outcome that the table of verdicts has.
    fn verdict(&self, board: Board, plies: u32) -> Option<Outcome> {
        let verdicts = self.verdicts.filter(|_| plies == VERDICT_DISCS);
        verdicts?.find(board)
    }

    /// The moves, the best first, and how many there are.
    fn ordered(&self, board: Board, plies: u32, moves: u64) -> ([Move; 7], usize) {
        let history = &self.history[plies as usize % 2];
        let mut list = [Move::default(); 7];
        let mut count = 0;
        for index in CENTRE_FIRST {
            let square = moves & column(index);
            if square == 0 {
                continue;
            }
            let threats = board.after(square).threats();
            let fours = threats.count_ones() as i32;
            let rank = fours * THREAT_RANK + history[square.trailing_zeros() as usize];
            let place = list[..count].iter().position(|other| other.rank < rank);
            let place = place.unwrap_or(count);
            list.copy_within(place..count, place + 1);
            list[place] = Move {
                square,
                threats,
                rank,
            };
            count += 1;
        }
        (list, count)
    }

    /// Moves a refuting move forward and those tried before it back.
    fn credit(&mut self, plies: u32, tried: &[Move], square: u64) {
        let history = &mut self.history[plies as usize % 2];
        for worse in tried {
            history[worse.square.trailing_zeros() as usize] -= 1;
        }
        history[square.trailing_zeros() as usize] += tried.len() as i32;
    }
}

/// A move to try.
#[derive(Clone, Copy, Default)]
struct Move {
    square: u64,
    /// The squares on which the side that makes it could complete a four then.
    threats: u64,
    rank: i32,
}

/// The score of a win with the next disc, after `plies` plies.
pub(crate) const fn win_at(plies: u32) -> i32 {
    (SQUARES as i32 + 1 - plies as i32) / 2
}

/// The squares that can be filled without losing at once, if the other side completes a four on
/// `threats`.
pub(crate) fn safe_moves(board: Board, threats: u64) -> u64 {
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
/// `None` if that promises nothing. Black is the side that began. The other side completes a four
/// on `threats`.
pub(crate) fn answered_bound(board: Board, threats: u64, plies: u32) -> Option<i32> {
    if plies.is_multiple_of(2) {
        bound_of_even_rows(board)
    } else {
        bound_of_odd_threat(board, threats)
    }
}

/// Black to move: White gets the even rows by answers in the same column. Where the next square of
/// a column is on an even row, there is another such column, and White answers in that one.
fn bound_of_even_rows(board: Board) -> Option<i32> {
    let empty = BOARD & !board.occupied();
    let even = empty & !ODD_ROWS;
    let exchanged = board.landing_squares() & even;
    let reached = board.own() | empty & ODD_ROWS | exchanged;
    let answers = even & !exchanged;
    let may_lose = has_four(reached);
    if !has_four(board.other() | answers) {
        return (!may_lose).then_some(0);
    }
    let wins = !may_lose || has_four(board.other() | first_answers(reached, answers));
    wins.then_some(-1)
}

/// White to move: Black has a threat on an odd row, in a column whose next square is on an even
/// row. There Black gets the odd rows, and so the threat, by answers in the same column. Elsewhere
/// Black answers as White does if Black is to move.
fn bound_of_odd_threat(board: Board, threats: u64) -> Option<i32> {
    let mut threats = threats & ODD_ROWS;
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
        if exchanged & column == 0 {
            continue;
        }
        let below = empty & column & !ODD_ROWS & (threat - 1);
        let reached = reached & !(empty & column) | below;
        if !has_four(reached) {
            // Black wins at the latest once every other square below is filled.
            let row = threat.trailing_zeros() % COLUMN_BITS;
            return Some(-win_at(SQUARES - ROWS + row));
        }
        let answers = empty & !ODD_ROWS & !exchanged & !column;
        if has_four(board.other() | answers)
            && has_four(board.other() | first_answers(reached, answers))
        {
            return Some(-1);
        }
    }
    None
}

/// The squares of `answers` that are filled before the side to move has a four on `reached`: it has
/// none without the squares of the column from there on.
fn first_answers(reached: u64, answers: u64) -> u64 {
    let mut first = 0;
    for index in 0..COLUMNS {
        let mut squares = answers & column(index);
        while squares != 0 {
            let square = squares & squares.wrapping_neg();
            let later = column(index) & !(square - 1);
            if has_four(reached & !later) {
                break;
            }
            first |= square;
            squares ^= square;
        }
    }
    first
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use reversi_game::Rng;

    use super::*;

    /// The score by trying every line that does not lose at once.
    fn plain_score(board: Board, known: &mut HashMap<u64, i32>) -> i32 {
        let plies = board.plies();
        if board.can_win() {
            return win_at(plies);
        }
        if plies == SQUARES {
            return 0;
        }
        if let Some(&score) = known.get(&board.key()) {
            return score;
        }
        let moves = safe_moves(board, board.threats());
        let squares = CENTRE_FIRST.map(|index| moves & column(index));
        let played = squares.iter().filter(|&&square| square != 0);
        let scores = played.map(|&square| -plain_score(board.after(square), known));
        let score = scores.max().unwrap_or(-win_at(plies + 1));
        known.insert(board.key(), score);
        score
    }

    /// A board after random moves, on which nobody wins at once; `None` if they lead to no such
    /// board.
    fn random_board(plies: u32, rng: &mut Rng) -> Option<Board> {
        let mut board = Board::default();
        for _ in 0..plies {
            let boards: Vec<Board> = board.undecided_after().collect();
            board = *boards.get(rng.below(boards.len().max(1)))?;
        }
        Some(board)
    }

    #[test]
    fn bounds_from_answers_are_never_below_the_score() {
        let mut rng = Rng::new(8);
        // How many bounds of each kind were compared: of White's and of Black's answers.
        let mut compared = HashMap::new();
        for plies in (24..=35).cycle().take(30_000) {
            let Some(board) = random_board(plies, &mut rng) else {
                continue;
            };
            let Some(bound) = answered_bound(board, board.threats(), plies) else {
                continue;
            };
            let score = plain_score(board, &mut HashMap::new());
            assert!(score <= bound, "{board:?} has {score}, not at most {bound}");
            *compared.entry((plies % 2, bound)).or_insert(0) += 1;
        }
        for kind in [(0, 0), (0, -1), (1, -1), (1, -2)] {
            let count = compared.get(&kind).copied().unwrap_or(0);
            assert!(count >= 20, "{kind:?}: {count} of {compared:?}");
        }
    }
}
