//! A plain program to measure the engine by: alpha-beta with iterative deepening.
//!
//! It tries corners first, and evaluates corners, the X-squares beside them and mobility. It has no
//! transposition table and no fitted weights, and keeps nothing from move to move.
//!
//! It speaks the part of the Go Text Protocol that a match needs: `plain_alpha_beta MILLISECONDS`
//! plays with this much time a move.

use std::io::Write;
use std::time::{Duration, Instant};

use reversi_engine::{Bitboard, Board, DiscDiff, Square};

/// More than any value.
const INFINITY: i32 = 1_000_000;

/// Value of a disc at the end of the game: more than any evaluation.
const FINAL_DISC: i32 = 10_000;

const CORNER: i32 = 40;

/// Value of a disc on the X-square of an empty corner.
const X_SQUARE: i32 = -15;

const MOBILITY: i32 = 6;

/// Each corner with its X-square.
const CORNERS: [(Square, Square); 4] = [
    (Square::A1, Square::B2),
    (Square::H1, Square::G2),
    (Square::A8, Square::B7),
    (Square::H8, Square::G7),
];

/// Nodes between two readings of the clock.
const NODES_PER_READING: u32 = 1024;

/// The time is over.
struct Late;

/// A search for one move.
struct Search {
    end: Instant,
    nodes: u32,
}

impl Search {
    /// The value of `board` for the side to move, `depth` plies ahead.
    fn value(&mut self, board: Board, depth: u32, mut alpha: i32, beta: i32) -> Result<i32, Late> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_READING) && Instant::now() >= self.end {
            return Err(Late);
        }
        let legal = board.legal_moves();
        if legal.is_empty() {
            if board.pass().legal_moves().is_empty() {
                return Ok(FINAL_DISC * i32::from(DiscDiff::of_finished(board).discs()));
            }
            return Ok(-self.value(board.pass(), depth, -beta, -alpha)?);
        }
        if depth == 0 {
            return Ok(evaluate(board, legal));
        }
        for square in corners_first(legal) {
            let after = board.play(square).expect("the move is legal");
            alpha = alpha.max(-self.value(after, depth - 1, -beta, -alpha)?);
            if alpha >= beta {
                break;
            }
        }
        Ok(alpha)
    }

    /// The best move `depth` plies ahead; `first` is tried before the others.
    fn best(&mut self, board: Board, depth: u32, first: Square) -> Result<Square, Late> {
        let mut best = (-INFINITY, first);
        let others = Bitboard::of(first);
        let others = corners_first(board.legal_moves()).filter(|&square| !others.contains(square));
        for square in [first].into_iter().chain(others) {
            let after = board.play(square).expect("the move is legal");
            let value = -self.value(after, depth - 1, -INFINITY, -best.0)?;
            if value > best.0 {
                best = (value, square);
            }
        }
        Ok(best.1)
    }
}

fn corners_first(legal: Bitboard) -> impl Iterator<Item = Square> {
    let corners = legal & Bitboard::CORNERS;
    corners.into_iter().chain(legal & !corners)
}

fn evaluate(board: Board, legal: Bitboard) -> i32 {
    let replies = board.pass().legal_moves();
    let mut value = MOBILITY * (legal.len() as i32 - replies.len() as i32);
    for (corner, beside) in CORNERS {
        for (discs, sign) in [(board.player(), 1), (board.opponent(), -1)] {
            if discs.contains(corner) {
                value += sign * CORNER;
            } else if board.empties().contains(corner) && discs.contains(beside) {
                value += sign * X_SQUARE;
            }
        }
    }
    value
}

/// The move for the side to move, or `None` if it has to pass.
fn pick_move(board: Board, time: Duration) -> Option<Square> {
    let mut search = Search {
        end: Instant::now() + time,
        nodes: 0,
    };
    let mut best = corners_first(board.legal_moves()).next()?;
    for depth in 1..=board.empties().len() {
        match search.best(board, depth, best) {
            Ok(found) => best = found,
            Err(Late) => break,
        }
    }
    Some(best)
}

/// Answers one command; `board` is that of the side to move.
fn answer(line: &str, board: &mut Board, time: Duration) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["clear_board"] => *board = Board::DIAGONAL,
        ["play", _, place] if place.eq_ignore_ascii_case("pass") => *board = board.pass(),
        ["play", _, place] => {
            let square = place.to_lowercase().parse().ok();
            match square.and_then(|square: Square| board.play(square)) {
                Some(after) => *board = after,
                None => return "? illegal move".into(),
            }
        }
        ["genmove", _] => {
            let Some(square) = pick_move(*board, time) else {
                *board = board.pass();
                return "= pass".into();
            };
            *board = board.play(square).expect("the choice is legal");
            return format!("= {square}");
        }
        ["name"] => return "= plain alpha-beta".into(),
        ["protocol_version"] => return "= 2".into(),
        ["version" | "boardsize" | "quit", ..] => {}
        _ => return "? unknown command".into(),
    }
    "=".into()
}

fn main() {
    let Some(Ok(milliseconds)) = std::env::args().nth(1).map(|text| text.parse()) else {
        eprintln!("usage: plain_alpha_beta MILLISECONDS");
        std::process::exit(2);
    };
    let mut board = Board::DIAGONAL;
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let answer = answer(&line, &mut board, Duration::from_millis(milliseconds));
        if writeln!(output, "{answer}\n")
            .and_then(|()| output.flush())
            .is_err()
            || line == "quit"
        {
            break;
        }
    }
}
