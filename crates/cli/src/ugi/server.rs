//! The server of the Universal Game Interface, `reversi ugi`, as referees for any game speak it.
//!
//! The first player is Black. A side that cannot move passes by the move `0000`, which a list of
//! moves may leave out. A command with a fault changes nothing; an `info string` names the fault.
//! The option `MultiPV` has level 10 value that many moves, as in the protocol of chess programs.

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use reversi_engine::{
    Analysis, BoardTextError, Color, IllegalMove, Move, MoveValue, Position, RequestLimits, Square,
    Value,
};
use reversi_toolkit::Interrupt;
use thiserror::Error;

use super::{move_text, read_move};
use crate::commands::{self, Commands};
use crate::level_player::Computer;
use crate::time_control::{Clocks, seat};

/// The option that counts the moves to value.
const LINES: &str = "MultiPV";

/// The most moves that a position has.
const MOST_MOVES: usize = 33;

/// Why a command has no effect.
#[derive(Debug, Error)]
enum UgiError {
    #[error("{0:?} is no command")]
    UnknownCommand(String),
    #[error("there is no option {0:?}")]
    UnknownOption(String),
    #[error("{0:?} is no number of moves to value, at least 1")]
    NoLines(String),
    #[error("{0:?} is no query; there are gameover, p1turn and result")]
    UnknownQuery(String),
    #[error("{0:?} is no limit of a search")]
    UnknownLimit(String),
    #[error("{0:?} is no number")]
    NoNumber(String),
    #[error("{0:?} is no position; it is startpos, or fen and a board")]
    NoPosition(String),
    #[error("the board cannot be read: {0}")]
    Board(BoardTextError),
    #[error("move {number}, {found:?}, is none; it is a square like f5, or 0000")]
    NoMove { number: usize, found: String },
    #[error("move {number} is illegal: {reason}")]
    Illegal { number: usize, reason: IllegalMove },
}

/// Answers the commands on `input` until `quit`, or until there are no more. `interrupt` is the one
/// of the computer.
///
/// # Errors
/// If the commands cannot be read or the answers not written.
pub fn run(
    computer: Computer,
    interrupt: Interrupt,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> std::io::Result<()> {
    let mut commands = Commands::read(input, interrupt.clone(), ends_search);
    let mut session = Session {
        computer,
        interrupt,
        position: Position::default(),
        lines: 1,
        held: None,
    };
    while let Some(line) = commands.next()? {
        let mut say = |text: &str| writeln!(output, "{text}").and_then(|()| output.flush());
        // The move of an endless search waits for the command that ends it.
        if !matches!(&line[..], "" | "isready")
            && let Some(held) = session.held.take()
        {
            say(&held)?;
        }
        if line == "quit" {
            return Ok(());
        }
        match session.execute(&line, &mut say) {
            Ok(()) => {}
            Err(Failure::Fault(fault)) => say(&format!("info string {fault}"))?,
            Err(Failure::Output(error)) => return Err(error),
        }
    }
    match session.held {
        Some(held) => writeln!(output, "{held}"),
        None => Ok(()),
    }
}

fn ends_search(line: &str) -> bool {
    matches!(line, "stop" | "quit")
}

/// Why a command ends.
type Failure = commands::Failure<UgiError>;

impl From<UgiError> for Failure {
    fn from(fault: UgiError) -> Failure {
        Failure::Fault(fault)
    }
}

/// Writes a line.
type Say<'a> = &'a mut dyn FnMut(&str) -> std::io::Result<()>;

/// A session with a referee.
struct Session {
    computer: Computer,
    interrupt: Interrupt,
    /// The position on the board, where the side to move may have to pass.
    position: Position,
    /// Number of moves to value in a search.
    lines: usize,
    /// The answer of an endless search that has found everything before its end.
    held: Option<String>,
}

impl Session {
    fn execute(&mut self, line: &str, say: Say) -> Result<(), Failure> {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        match name {
            // The end of a search that has ended.
            "" | "stop" => {}
            "ugi" => {
                say(concat!("id name Reversi ", env!("CARGO_PKG_VERSION")))?;
                say("id author the authors of Reversi")?;
                say(&format!(
                    "option name {LINES} type spin default 1 min 1 max {MOST_MOVES}"
                ))?;
                say("ugiok")?;
            }
            "isready" => say("readyok")?,
            "uginewgame" => self.computer.clear(),
            "setoption" => self.set_option(&words)?,
            "position" => self.position = read_position(&words)?,
            "query" => say(&format!("response {}", self.query(&words.join(" "))?))?,
            "go" => self.go(&words, say)?,
            _ => return Err(UgiError::UnknownCommand(name.to_owned()).into()),
        }
        Ok(())
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), UgiError> {
        let ["name", name, "value", value] = words else {
            return Err(UgiError::UnknownOption(words.join(" ")));
        };
        if !name.eq_ignore_ascii_case(LINES) {
            return Err(UgiError::UnknownOption((*name).to_owned()));
        }
        let lines = value.parse().ok().filter(|&lines| lines > 0);
        self.lines = lines.ok_or_else(|| UgiError::NoLines((*value).to_owned()))?;
        Ok(())
    }

    fn query(&self, question: &str) -> Result<String, UgiError> {
        let position = self.position;
        Ok(match question {
            "gameover" => position.is_over().to_string(),
            "p1turn" => (position.turn() == Color::Black).to_string(),
            "result" => match position.outcome().map(|outcome| outcome.winner()) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Color::Black)) => "p1win",
                Some(Some(Color::White)) => "p2win",
            }
            .to_owned(),
            _ => return Err(UgiError::UnknownQuery(question.to_owned())),
        })
    }

    fn go(&mut self, words: &[&str], say: Say) -> Result<(), Failure> {
        let search = Search::read(words, self.position)?;
        let started = Instant::now();
        let mut written = Ok(());
        let mut write = |text: String| {
            if written.is_ok() {
                written = say(&text);
            }
        };
        let board = self.position.board();
        let square = if self.lines > 1 && self.computer.level().opponent().takes_limits() {
            let limits = self.computer.level().limits(search.limits);
            let found = self.computer.analyse(board, limits, &mut |found| {
                let lines = info_lines(found, self.lines, started.elapsed());
                lines.into_iter().for_each(&mut write);
            });
            found.and_then(|found| Some(found.best()?.square))
        } else {
            let choice = self.computer.choose(board, search.limits, &mut |found| {
                let about = format!("depth {}", found.depth);
                let counts = (started.elapsed(), found.nodes);
                write(info_line(&about, found.value, counts, &found.pv));
            });
            choice.map(|choice| choice.square)
        };
        written?;
        let played = square.map_or(Move::Pass, Move::Place);
        let answer = format!("bestmove {}", move_text(played));
        if search.endless && !self.interrupt.is_raised() {
            self.held = Some(answer);
        } else {
            say(&answer)?;
        }
        Ok(())
    }
}

/// The limits of a search.
struct Search {
    limits: RequestLimits,
    /// Whether nothing does but `stop`.
    endless: bool,
}

impl Search {
    /// Reads the arguments of `go`. Without any, a search takes as long as one of the level.
    fn read(words: &[&str], position: Position) -> Result<Search, UgiError> {
        let mut search = Search {
            limits: RequestLimits::default(),
            endless: false,
        };
        let (mut left, mut increments) = ([None; 2], [Duration::ZERO; 2]);
        let mut words = words.iter();
        while let Some(&name) = words.next() {
            if name == "infinite" {
                search.endless = true;
                continue;
            }
            let mut number = || {
                let found = words.next().copied().unwrap_or_default();
                // A clock that has run out may be below zero.
                let number: Result<i64, _> = found.parse();
                let number = number.map_err(|_| UgiError::NoNumber(found.to_owned()))?;
                Ok::<u64, UgiError>(number.max(0).unsigned_abs())
            };
            let limits = &mut search.limits;
            match name {
                "p1time" => left[0] = Some(Duration::from_millis(number()?)),
                "p2time" => left[1] = Some(Duration::from_millis(number()?)),
                "p1inc" => increments[0] = Duration::from_millis(number()?),
                "p2inc" => increments[1] = Duration::from_millis(number()?),
                "movetime" => limits.ms = Some(number()? as f64),
                "depth" => limits.depth = Some(u32::try_from(number()?.max(1)).unwrap_or(60)),
                "nodes" => limits.nodes = Some(number()?),
                _ => return Err(UgiError::UnknownLimit(name.to_owned())),
            }
        }
        let turn = seat(position.turn());
        if let Some(time) = left[turn] {
            let clocks = Clocks {
                left: [time; 2],
                increment: increments[turn],
            };
            let share = clocks.share(position).as_secs_f64() * 1000.0;
            search.limits.ms = Some(search.limits.ms.map_or(share, |ms| ms.min(share)));
        }
        if search.endless {
            // To the end of the game: without a depth the opening book would answer.
            search.limits.depth = search.limits.depth.or(Some(60));
        }
        let RequestLimits { ms, depth, nodes } = search.limits;
        if search.endless || (ms.is_none() && (depth.is_some() || nodes.is_some())) {
            // Only a search with a deadline looks at the clock that `stop` moves to the end.
            search.limits.ms = Some(f64::INFINITY);
        }
        Ok(search)
    }
}

/// The best `count` moves of an analysis, a line each.
fn info_lines(analysis: &Analysis, count: usize, time: Duration) -> Vec<String> {
    let numbered = analysis.ranked().into_iter().take(count).zip(1..);
    let line = |(found, number): (&MoveValue, usize)| {
        let about = format!("depth {} multipv {number}", found.depth);
        info_line(&about, found.value, (time, analysis.nodes), &found.pv)
    };
    numbered.map(line).collect()
}

/// What a search has found, in hundredths of a disc from the view of the side to move.
fn info_line(about: &str, value: Value, counts: (Duration, u64), pv: &[Square]) -> String {
    let pv: Vec<String> = pv.iter().map(ToString::to_string).collect();
    let (time, nodes) = (counts.0.as_millis(), counts.1);
    let (score, pv) = (hundredths(value), pv.join(" "));
    format!("info {about} score cp {score} time {time} nodes {nodes} pv {pv}")
}

fn hundredths(value: Value) -> i32 {
    (value.discs() * 100.0).round() as i32
}

/// Reads `startpos` or `fen BOARD`, with `moves` and the moves after it, or without.
fn read_position(words: &[&str]) -> Result<Position, UgiError> {
    let end = words.iter().position(|&word| word == "moves");
    let (start, moves) = match end {
        Some(end) => (&words[..end], &words[end + 1..]),
        None => (words, &[][..]),
    };
    let mut position = match start {
        ["startpos"] => Position::default(),
        ["fen", board @ ..] => read_board(board)?,
        _ => return Err(UgiError::NoPosition(start.join(" "))),
    };
    for (&found, number) in moves.iter().zip(1..) {
        let played = read_move(found).ok_or_else(|| UgiError::NoMove {
            number,
            found: found.to_owned(),
        })?;
        let before = match played {
            Move::Pass => position,
            Move::Place(_) => position.after_forced_pass(),
        };
        let after = before.play(played);
        position = after.map_err(|reason| UgiError::Illegal { number, reason })?;
    }
    Ok(position)
}

/// Reads the squares and the side to move. Rows may be separated by slashes, and a digit stands for
/// that number of empty squares.
fn read_board(words: &[&str]) -> Result<Position, UgiError> {
    let text = match words {
        [rows, side, ..] if rows.contains('/') => format!("{rows} {side}"),
        words => words.join(" "),
    };
    let mut board = String::new();
    for character in text.chars().filter(|&character| character != '/') {
        match character.to_digit(10) {
            Some(empties) => board.extend(std::iter::repeat_n('-', empties as usize)),
            None => board.push(character),
        }
    }
    board.parse().map_err(UgiError::Board)
}
