//! `reversi-trainer turning`: how often a review names the wrong move as the one that turned a
//! game.
//!
//! The first searches of the page's review are compared with the truth: exact values of the last
//! moves, and before them a search as long as is affordable. The truth is sought from the end of
//! the game back to the last position from which the final result was not to be expected. Positions
//! are left out whose result is known without a search: a side that moves to a position that it
//! wins has won before it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use clap::Args;
use reversi_engine::{
    Board, Color, Game, GameSummary, Limits, ReviewedMove, Searcher, Value, Weights, review_move,
    value_error,
};
use reversi_toolkit::read_lines;

use crate::exact::{reaching, replayed};
use crate::log;

/// Games between two writes to the file.
const GAMES_AT_ONCE: usize = 2;

/// The most empties with which the truth is exact.
const SOLVED_EMPTIES: u32 = 24;

/// Values of the review this far from a draw are not judged: the judge has changed none by more
/// than 4.7 discs.
const DECIDED: Value = Value::clamped(6 * Value::PER_DISC);

/// Positions of the opening, which decide nothing.
const OPENING_PLIES: usize = 8;

/// Arguments of `turning`.
#[derive(Args, Debug)]
pub struct TurningArgs {
    /// File that the reviewed games are appended to.
    file: PathBuf,
    /// Tournament games: a database file (.wtb), or a folder with such files.
    #[arg(long)]
    games: PathBuf,
    /// File of solved positions that no weights are fitted to: games that reach one are reviewed.
    #[arg(long)]
    reaching: PathBuf,
    /// Number of games to have in the file.
    #[arg(long)]
    count: usize,
    /// Number of games to leave out before the first: those that the margins were chosen on.
    #[arg(long, default_value_t = 0)]
    skip: usize,
    /// Positions that a review visits for a move before the ending: those of half a second.
    #[arg(long, default_value_t = 3_200_000)]
    nodes: u64,
    /// Positions that a review visits for a move of the ending: those of one and a half seconds.
    #[arg(long, default_value_t = 15_000_000)]
    ending_nodes: u64,
    /// Positions that the judge visits for a position.
    #[arg(long, default_value_t = 40_000_000)]
    judge_nodes: u64,
}

/// The judgement of a review on a move, for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Reviewed {
    side: Color,
    played: Value,
    best: Value,
    exact: bool,
    depth: u32,
}

/// The value of a position, for Black.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Judged {
    ply: usize,
    value: Value,
    exact: bool,
}

/// A reviewed game with the truth about its last positions, the last one first. The review has its
/// last moves: those that decide what it says of the turning point.
#[derive(Clone, Debug, PartialEq)]
struct JudgedGame {
    transcript: String,
    moves: Vec<Reviewed>,
    truth: Vec<Judged>,
}

/// Reviews until the file has all games, and prints what the reviews say of the turning points.
///
/// # Errors
/// If a file cannot be used.
pub fn run(args: &TurningArgs) -> Result<()> {
    let mut games = reaching(&args.games, &args.reaching)?;
    games.drain(..args.skip.min(games.len()));
    let count = args.count.min(games.len());
    let header = format!(
        "% reviews of {} and {} positions a move, judged by {}, from game {} on",
        args.nodes,
        args.ending_nodes,
        args.judge_nodes,
        args.skip + 1
    );
    let judged = |number: usize| judged(&replayed(&games[number]), args);
    log::complete(&args.file, &header, (count, "games"), GAMES_AT_ONCE, judged)?;
    let games: Vec<JudgedGame> = read_lines(&args.file, "reviewed game")?
        .map(|line| {
            let (number, line) = line?;
            let place = || format!("{}, line {number}", args.file.display());
            line.parse().with_context(place)
        })
        .collect::<Result<_>>()?;
    print(&games);
    Ok(())
}

/// Reviews a game from its last move to the first, with the limits of the page, and judges it.
fn judged(game: &Game, args: &TurningArgs) -> JudgedGame {
    let played: Vec<_> = game.moves().collect();
    let mut searcher = Searcher::new(Weights::builtin());
    let mut moves: Vec<Reviewed> = Vec::new();
    for (position, square) in played.iter().rev() {
        let board = position.board();
        let ending = board.empties().len() <= SOLVED_EMPTIES + 1;
        let nodes = if ending {
            args.ending_nodes
        } else {
            args.nodes
        };
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        // As a search that is limited by positions begins in the page.
        searcher.clear();
        let review = review_move(&mut searcher, board, *square, &limits);
        let review = review.expect("the moves of a game are legal");
        moves.push(Reviewed {
            side: position.turn(),
            played: review.played.value,
            best: review.best.value,
            exact: review.is_exact(),
            depth: review.played.depth.min(review.best.depth),
        });
        if is_settled(&moves) {
            break;
        }
    }
    moves.reverse();
    let boards: Vec<(Color, Board)> = played
        .iter()
        .map(|(position, _)| (position.turn(), position.board()))
        .collect();
    JudgedGame {
        transcript: game.to_string(),
        truth: truth(&moves, &boards, args.judge_nodes),
        moves,
    }
}

/// The error of the values of a review.
fn error_of(one: &Reviewed) -> Value {
    if one.exact {
        Value::clamped(0)
    } else {
        value_error(one.depth)
    }
}

/// Whether the moves, the last one first, lead back to a position from which the final result was
/// not possible, by the value of the move before it and by that of the move after it: no earlier
/// move changes what a review says of the turning point.
fn is_settled(moves: &[Reviewed]) -> bool {
    let (Some(last), [.., next, one]) = (moves.first(), moves) else {
        return false;
    };
    let result = result_of(last);
    let excludes = |one: &Reviewed, value: Value| {
        let error = error_of(one);
        let results = [value - error, value + error].map(|value| for_black(one.side, value));
        let signs = results.map(|value| value.units().signum());
        result < signs[0].min(signs[1]) || result > signs[0].max(signs[1])
    };
    excludes(next, next.best) && excludes(one, one.played)
}

/// The result of a game by its last move: 1 if Black has won, -1 if White has, 0 if it is drawn.
fn result_of(last: &Reviewed) -> i32 {
    for_black(last.side, last.played).units().signum()
}

/// The truth about the positions before each move, from the last one back to the last from which
/// another result than the final one was to be expected. `moves` are the last ones of the game.
fn truth(moves: &[Reviewed], boards: &[(Color, Board)], nodes: u64) -> Vec<Judged> {
    let mut judge = Searcher::new(Weights::builtin());
    let Some(last) = moves.last() else {
        return Vec::new();
    };
    let result = result_of(last);
    let mut truth = Vec::new();
    for (ply, &(side, board)) in boards.iter().enumerate().skip(OPENING_PLIES).rev() {
        let winner = for_black(side, Value::clamped(Value::PER_DISC));
        if winner.units().signum() == result {
            continue;
        }
        let reviewed = ply.checked_sub(boards.len() - moves.len());
        let reviewed = reviewed.map(|number| moves[number]);
        let solved = board.empties().len() <= SOLVED_EMPTIES;
        let known = reviewed
            .filter(|one| one.exact || (!solved && one.best.units().abs() >= DECIDED.units()));
        let (value, exact) = known.map_or_else(
            || {
                let limits = Limits {
                    nodes: (!solved).then_some(nodes),
                    ..Limits::default()
                };
                let found = judge.search(board, &limits, &mut |_| {});
                let found = found.expect("a side that moved could move");
                (found.value, found.exact)
            },
            |one| (one.best, one.exact),
        );
        let value = for_black(side, value);
        truth.push(Judged { ply, value, exact });
        if value.units().signum() != result {
            break;
        }
    }
    truth
}

fn for_black(side: Color, value: Value) -> Value {
    match side {
        Color::Black => value,
        Color::White => -value,
    }
}

impl JudgedGame {
    /// The number of the move that turned the game by the truth, counted from 0.
    fn turned(&self) -> Option<usize> {
        let result = result_of(self.moves.last()?);
        let mut truth = self.truth.iter();
        let before = truth.find(|found| found.value.units().signum() != result)?;
        Some(before.ply)
    }

    /// The number of the first move that is reviewed.
    fn first(&self) -> usize {
        self.transcript.len() / 2 - self.moves.len()
    }

    /// The review's summary of how the game turned, with the errors of its values or as if they had
    /// none.
    fn summary(&self, with_errors: bool) -> GameSummary {
        let moves: Vec<ReviewedMove> = self
            .moves
            .iter()
            .map(|one| ReviewedMove {
                side: one.side,
                played: one.played,
                best: one.best,
                error: if with_errors {
                    error_of(one)
                } else {
                    Value::clamped(0)
                },
            })
            .collect();
        let mut summary = GameSummary::of(&moves);
        if let Some(named) = &mut summary.turning_point {
            named.number += self.first();
        }
        // Moves that are not reviewed may have changed the result.
        summary.never_turned &= self.first() == 0;
        summary
    }
}

/// Prints how the turning points of the reviews compare with the truth, and how far their values
/// are off.
fn print(games: &[JudgedGame]) {
    for with_errors in [false, true] {
        let mut counts = [[0; 3]; 3];
        let mut open = 0;
        for game in games {
            let (summary, turned) = (game.summary(with_errors), game.turned());
            let named = summary.turning_point;
            let kind = match named {
                Some(named) => usize::from(!named.certain),
                None if summary.never_turned => 2,
                None => {
                    open += 1;
                    continue;
                }
            };
            let truth = match (named, turned) {
                (Some(named), Some(turned)) if named.number == turned => 0,
                (Some(named), Some(turned)) if named.number.abs_diff(turned) <= 4 => 1,
                (None, None) => 0,
                _ => 2,
            };
            counts[kind][truth] += 1;
            if kind == 0 && truth != 0 {
                println!(
                    "named {:?} truth {turned:?} {}",
                    named.map(|named| named.number),
                    game.transcript
                );
            }
        }
        println!("with errors {with_errors}");
        for (kind, [right, near, wrong]) in ["one move", "about", "no move"].iter().zip(counts) {
            println!("{kind}: right {right}, within four plies {near}, other {wrong}");
        }
        println!("left open: {open}");
    }
    print_errors(games);
}

/// Prints how far the values of the reviews are from the truth, by depth.
fn print_errors(games: &[JudgedGame]) {
    let mut by_depth = std::collections::BTreeMap::<u32, Vec<f32>>::new();
    for game in games {
        for found in &game.truth {
            let number = found.ply.checked_sub(game.first());
            let Some(one) = number.map(|number| &game.moves[number]) else {
                continue;
            };
            let judged = found.exact || one.best.units().abs() < DECIDED.units();
            if !one.exact && judged {
                let off = (for_black(one.side, one.best) - found.value).discs().abs();
                by_depth.entry(one.depth).or_default().push(off);
            }
        }
    }
    for (depth, mut off) in by_depth {
        off.sort_by(f32::total_cmp);
        let mean_square = off.iter().map(|off| off * off).sum::<f32>() / off.len() as f32;
        let at = |share: usize| off[(off.len() - 1) * share / 100];
        println!(
            "depth {depth}: {} values, root mean square {:.2}, 90 % within {:.2}, 95 % {:.2}, most {:.2}",
            off.len(),
            mean_square.sqrt(),
            at(90),
            at(95),
            at(100)
        );
    }
}

impl fmt::Display for JudgedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.transcript)?;
        for (number, one) in self.moves.iter().enumerate() {
            let separator = if number == 0 { "" } else { "," };
            let (side, exact) = (one.side as usize, u8::from(one.exact));
            let (played, best) = (one.played.units(), one.best.units());
            write!(f, "{separator}{side}:{played}:{best}:{exact}:{}", one.depth)?;
        }
        for found in &self.truth {
            let (value, exact) = (found.value.units(), u8::from(found.exact));
            write!(f, " {}:{value}:{exact}", found.ply)?;
        }
        Ok(())
    }
}

impl FromStr for JudgedGame {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<JudgedGame> {
        let mut words = line.split(' ');
        let (Some(transcript), Some(moves)) = (words.next(), words.next()) else {
            bail!("a reviewed game is a transcript, its reviews and its truth");
        };
        let moves = moves.split(',').map(|text| {
            let [side, played, best, exact, depth] = numbers(text)?;
            Ok(Reviewed {
                side: if side == 0 {
                    Color::Black
                } else {
                    Color::White
                },
                played: Value::clamped(played),
                best: Value::clamped(best),
                exact: exact == 1,
                depth: depth.unsigned_abs(),
            })
        });
        let truth = words.map(|text| {
            let [ply, value, exact] = numbers(text)?;
            Ok(Judged {
                ply: ply.unsigned_abs() as usize,
                value: Value::clamped(value),
                exact: exact == 1,
            })
        });
        Ok(JudgedGame {
            transcript: transcript.to_owned(),
            moves: moves.collect::<Result<_>>()?,
            truth: truth.collect::<Result<_>>()?,
        })
    }
}

/// The numbers of a text that separates them by colons.
fn numbers<const N: usize>(text: &str) -> Result<[i32; N]> {
    let numbers: Vec<i32> = text.split(':').map(str::parse).collect::<Result<_, _>>()?;
    let count = numbers.len();
    let found = numbers.try_into().ok();
    found.with_context(|| format!("{text:?} has {count} numbers, not {N}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reviewed_game_is_written_in_the_form_that_is_read_and_knows_where_it_turned() {
        let text = "f5d6c3 0:-128:256:0:12,1:128:128:1:3,0:-256:-256:1:2 2:-256:1 1:-128:1 0:256:0";
        let game: JudgedGame = text.parse().expect("a reviewed game");
        assert_eq!(game.to_string(), text);
        assert_eq!(game.turned(), Some(0));
        assert_eq!(
            (game.moves[1].side, game.moves[1].exact),
            (Color::White, true)
        );
        assert!("f5 0:1".parse::<JudgedGame>().is_err());
    }
}
