//! The server of the NBoard protocol, `reversi nboard`, as the NBoard program speaks it.
//!
//! A command is a line. The program adds no move itself: the controller sends every move that
//! is played, passes included. A line with a fault changes nothing; the status line names
//! the fault.

use std::fmt;
use std::io::{BufRead, Write};
use std::time::Instant;

use reversi_engine::{
    Analysis, Choice, DiscDiff, IllegalMove, Move, Position, ReadError, RequestLimits,
    SearchResult, Square, Value, read_game,
};
use reversi_toolkit::Interrupt;
use thiserror::Error;

use crate::commands::{self, Commands};
use crate::level_player::Computer;

/// Plies beyond the depth at which an endgame is solved, and the most empties of one.
const SOLVED_BEYOND: u32 = 6;
const MAX_SOLVED: u32 = 20;

/// Why a command has no effect.
#[derive(Debug, Error)]
enum NboardError {
    #[error("{0:?} is no command")]
    UnknownCommand(String),
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("{0:?} is no number")]
    NoNumber(String),
    #[error("{0:?} is no depth; it is a number of plies from 1")]
    NoDepth(String),
    #[error("{0:?} is no move; it is a square like F5, or PA")]
    NoMove(String),
    #[error("the move is illegal: {0}")]
    Illegal(IllegalMove),
    #[error("the game cannot be read: {0}")]
    NoGame(ReadError),
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
        played: Played::default(),
        depth: None,
        output: &mut output,
    };
    while let Some(line) = commands.next()? {
        if line == "quit" {
            break;
        }
        match session.execute(&line) {
            Ok(()) => {}
            Err(Failure::Fault(fault)) => session.say(format_args!("status {fault}"))?,
            Err(Failure::Output(error)) => return Err(error),
        }
    }
    Ok(())
}

/// The protocol requires an end of thinking at each `ping`.
fn ends_search(line: &str) -> bool {
    line == "quit" || line.split_whitespace().next() == Some("ping")
}

/// Why a command ends.
type Failure = commands::Failure<NboardError>;

impl From<NboardError> for Failure {
    fn from(fault: NboardError) -> Failure {
        Failure::Fault(fault)
    }
}

/// A session with a controller.
struct Session<'a> {
    computer: Computer,
    /// The limits of the computer's searches.
    interrupt: Interrupt,
    played: Played,
    /// The depth that the controller has set.
    depth: Option<u32>,
    output: &'a mut dyn Write,
}

impl Session<'_> {
    fn say(&mut self, line: fmt::Arguments<'_>) -> std::io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn execute(&mut self, line: &str) -> Result<(), Failure> {
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match name {
            "" => {}
            "nboard" => drop(number(rest)?),
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "hint" => self.hint(number(rest)?)?,
            "go" => self.go()?,
            "ping" => self.say(format_args!("pong {}", number(rest)?))?,
            // The program has nothing to learn; the protocol wants the answer.
            "learn" => self.say(format_args!("learned"))?,
            "analyze" => self.analyze()?,
            // Version 1 sends the move alone.
            _ if read_move(line).is_ok() => self.play(line)?,
            _ => return Err(NboardError::UnknownCommand(name.to_owned()).into()),
        }
        Ok(())
    }

    fn set(&mut self, argument: &str) -> Result<(), Failure> {
        let (name, value) = argument.split_once(' ').unwrap_or((argument, ""));
        match name {
            "" => return Err(NboardError::Missing("what to set").into()),
            "depth" => {
                let depth = value.trim().parse().ok().filter(|&depth| depth > 0);
                let depth: u32 =
                    depth.ok_or_else(|| NboardError::NoDepth(value.trim().to_owned()))?;
                self.depth = Some(depth);
                let level = self.computer.level();
                if level.opponent().takes_limits() {
                    self.say(format_args!("set myname Reversi{depth}"))?;
                } else {
                    self.say(format_args!("set myname Reversi {level}"))?;
                }
            }
            "game" => self.played = Played::read(value)?,
            // Contempt and whatever later versions set: nothing here depends on it.
            _ => {}
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), NboardError> {
        match read_move(text)? {
            Move::Place(square) => self.played.place(square),
            Move::Pass => self.played.pass(),
        }
        .map_err(NboardError::Illegal)
    }

    /// The limits of a search: the depth, and beyond it the whole of an endgame.
    fn limits(&self, position: Position) -> RequestLimits {
        let empties = position.board().empties().len();
        let is_solved = |depth: u32| empties <= depth.saturating_add(SOLVED_BEYOND).min(MAX_SOLVED);
        let depth = self.depth.map(|depth| match is_solved(depth) {
            true => depth.max(empties),
            false => depth,
        });
        RequestLimits {
            ms: depth.map(|_| f64::INFINITY),
            depth,
            nodes: None,
        }
    }

    fn go(&mut self) -> Result<(), Failure> {
        self.say(format_args!("status Reversi is thinking"))?;
        let (position, started) = (self.played.position(), Instant::now());
        let (board, limits) = (position.board(), self.limits(position));
        let seconds = || started.elapsed().as_secs_f64();
        let (computer, output) = (&mut self.computer, &mut *self.output);
        let mut written = Ok(());
        let choice = computer.choose(board, limits, &mut |found: &SearchResult| {
            let line = search_line(&found.pv, found.value, found.depth, found.exact);
            let stats = format!("nodestats {} {:.2}", found.nodes, seconds());
            if written.is_ok() {
                written = writeln!(output, "{line}\n{stats}").and_then(|()| output.flush());
            }
        });
        written?;
        match choice {
            None => self.say(format_args!("=== PA"))?,
            Some(Choice {
                square,
                value: Some(value),
                ..
            }) => {
                let (square, value) = (capitals(square), value.discs());
                self.say(format_args!("=== {square} {value:.2} {:.1}", seconds()))?;
            }
            Some(choice) => self.say(format_args!("=== {}", capitals(choice.square)))?,
        }
        Ok(self.say(format_args!("status Reversi is waiting"))?)
    }

    /// Sends the values of the best `count` moves after each deepening.
    fn hint(&mut self, count: usize) -> Result<(), Failure> {
        self.say(format_args!("status Reversi is thinking"))?;
        let position = self.played.position();
        let (board, limits) = (position.board(), self.limits(position));
        let (computer, output) = (&mut self.computer, &mut *self.output);
        let mut written = Ok(());
        let mut send = |analysis: &Analysis| {
            for found in analysis.ranked().into_iter().take(count.max(1)) {
                let line = search_line(&found.pv, found.value, found.depth, found.exact);
                if written.is_ok() {
                    written = writeln!(output, "{line}").and_then(|()| output.flush());
                }
            }
        };
        let found = computer.analyse(board, limits, &mut send);
        // A search that is ended at once has reported nothing.
        if let Some(found) = found {
            send(&found);
        }
        written?;
        Ok(self.say(format_args!("status Reversi is waiting"))?)
    }

    /// Sends the value of each position of the game for its side to move, from the last position
    /// back to the first, until a command ends the search.
    fn analyze(&mut self) -> Result<(), Failure> {
        self.say(format_args!("status Reversi is thinking"))?;
        for moves in (0..self.played.positions.len()).rev() {
            let position = self.played.positions[moves];
            let found = self.value(position);
            // A search that is ended early has a value of a lesser depth.
            if self.interrupt.is_raised() {
                break;
            }
            self.say(format_args!("analysis {moves} {:.2}", found.discs()))?;
        }
        Ok(self.say(format_args!("status Reversi is waiting"))?)
    }

    /// The value of a position for the side to move, which may have to pass.
    fn value(&mut self, position: Position) -> Value {
        let board = position.board();
        if position.is_over() {
            return DiscDiff::of_finished(board).into();
        }
        if position.must_pass() {
            return -self.value(position.after_forced_pass());
        }
        let limits = self.limits(position);
        let found = self.computer.value(board, limits);
        found.expect("the search values every position with a legal move")
    }
}

/// The positions of a game from its start to the board, passes included.
struct Played {
    /// At least one; in each the side to move may have to pass.
    positions: Vec<Position>,
}

impl Default for Played {
    fn default() -> Played {
        Played::from_start(Position::default())
    }
}

impl Played {
    fn from_start(start: Position) -> Played {
        Played {
            positions: vec![start],
        }
    }

    /// A game in GGF. A pass is the last move only if the text has it there.
    fn read(text: &str) -> Result<Played, NboardError> {
        let game = read_game(text).map_err(NboardError::NoGame)?;
        let mut played = Played::from_start(game.initial_position());
        for ply in game.plies() {
            let placed = played.place(ply.square);
            placed.expect("the moves of a game are legal");
            played.positions.extend(ply.correction);
        }
        let last = text.rsplit_once('[').map_or("", |(_, value)| value);
        let last = last.split(['/', ']']).next().unwrap_or_default();
        if last.parse() == Ok(Move::Pass) && played.position().must_pass() {
            played.pass().expect("the pass is forced");
        }
        Ok(played)
    }

    /// The position on the board.
    fn position(&self) -> Position {
        *self.positions.last().expect("there is a first position")
    }

    /// Places a disc, after the pass before it if that is left out.
    fn place(&mut self, square: Square) -> Result<(), IllegalMove> {
        let before = self.position().after_forced_pass();
        let after = before.play(Move::Place(square))?;
        if self.position().must_pass() {
            self.positions.push(before);
        }
        self.positions.push(after);
        Ok(())
    }

    /// Passes. After the end of the game a pass changes nothing.
    fn pass(&mut self) -> Result<(), IllegalMove> {
        if !self.position().is_over() {
            self.positions.push(self.position().play(Move::Pass)?);
        }
        Ok(())
    }
}

/// The result of a search for a move, from the view of the side to move.
fn search_line(pv: &[Square], value: Value, depth: u32, exact: bool) -> String {
    let line: String = pv.iter().map(|&square| capitals(square)).collect();
    let depth = match exact {
        true => "100%".to_owned(),
        false => depth.to_string(),
    };
    format!("search {line} {:.2} 0 {depth}", value.discs())
}

/// A square in the capitals of GGF.
fn capitals(square: Square) -> String {
    square.to_string().to_uppercase()
}

/// Reads a move; its value and its time may follow, each after a slash.
fn read_move(text: &str) -> Result<Move, NboardError> {
    let text = text.split('/').next().unwrap_or_default().trim();
    match text {
        "" => Err(NboardError::Missing("the move")),
        _ => text
            .parse()
            .map_err(|_| NboardError::NoMove(text.to_owned())),
    }
}

fn number(text: &str) -> Result<usize, NboardError> {
    match text {
        "" => Err(NboardError::Missing("a number")),
        _ => text
            .parse()
            .map_err(|_| NboardError::NoNumber(text.to_owned())),
    }
}
