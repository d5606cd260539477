//! The server of the Go Text Protocol, `reversi gtp`, as programs for this game speak it.
//!
//! A controller writes a command a line. Every command is answered by `=`, or `?` if it fails, then
//! the number of the command, a text, and an empty line. A command that fails changes nothing.
//!
//! A pass is a separate command, and may also be left out: a colour that is to play or requested
//! a move while the other side has to pass gets the turn. After the end of the game, both sides may
//! pass: controllers written for Go end a game by two passes.
//!
//! `lz-analyze` is a command of programs for Go: its answer grows by a line after each deepening,
//! until the next line comes in. Each move has its lead in discs, not a rate of wins.

use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use reversi_engine::{
    Analysis, Color, IllegalMove, Move, Outcome, Position, RequestLimits, Square, read_first_games,
};
use reversi_toolkit::{Interrupt, read_text};
use thiserror::Error;

use crate::commands::Commands;
use crate::level_player::Computer;
use crate::time_control::TimeControl;

/// The text of an answer, or why the command fails.
type Answer = Result<String, GtpError>;

/// A command: its name and its function.
type Command = (&'static str, fn(&mut Session, &[&str]) -> Answer);

/// The commands, in the order of `list_commands`.
const COMMANDS: [Command; 20] = [
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("Reversi".to_owned())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", |_, arguments| known_command(arguments)),
    ("list_commands", |_, _| {
        Ok(names().collect::<Vec<_>>().join("\n"))
    }),
    ("quit", |session, _| session.quit()),
    ("list_games", |_, _| Ok(GAMES.join("\n"))),
    ("set_game", |_, arguments| set_game(arguments)),
    ("boardsize", |_, arguments| board_size(arguments)),
    ("clear_board", |session, _| session.clear_board()),
    ("komi", |_, arguments| ignore_numbers(arguments, 1)),
    ("time_settings", Session::time_settings),
    ("time_left", Session::time_left),
    ("play", Session::play),
    ("genmove", Session::genmove),
    ("reg_genmove", Session::reg_genmove),
    ("undo", |session, _| session.undo()),
    (LOAD, Session::load_sgf),
    ("final_score", |session, _| session.final_score()),
    ("showboard", |session, _| Ok(board_text(session.position()))),
];

/// The command whose answer grows until the next line.
const ANALYSE: &str = "lz-analyze";

/// The command whose argument is the name of a file, which may have blanks.
const LOAD: &str = "loadsgf";

/// The game's names among controllers.
const GAMES: [&str; 2] = ["Othello", "Reversi"];

/// Why a command fails. The texts begin as the protocol prescribes.
#[derive(Debug, Error, PartialEq, Eq)]
enum GtpError {
    #[error("unknown command: {0}")]
    UnknownCommand(String),
    #[error("unknown command: only a number is given")]
    NoCommand,
    #[error("syntax error: {0} is missing")]
    Missing(&'static str),
    #[error("syntax error: {0:?} is no colour; it is black or white")]
    NoColor(String),
    #[error("syntax error: {0:?} is no move; it is a square like f5, or pass")]
    NoMove(String),
    #[error("syntax error: {0:?} is no number")]
    NoNumber(String),
    #[error("unacceptable size: the board has 8 rows, not {0}")]
    Size(String),
    #[error("unsupported game: this is {names}, not {0}", names = GAMES.join(" or "))]
    Game(String),
    #[error("illegal move: {0}")]
    Illegal(#[from] IllegalMove),
    #[error("illegal move: it is {0}'s turn")]
    OtherTurn(Color),
    #[error("cannot load file: {0}")]
    File(String),
    #[error("cannot undo: no move has been made")]
    NothingToUndo,
    #[error("cannot score: the game is not over")]
    NotOver,
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
    let mut is_analysed = false;
    let ends_analysis = move |line: &str| {
        let (_, name, _) = take_apart(line);
        std::mem::replace(&mut is_analysed, name == Some(ANALYSE))
    };
    let mut commands = Commands::read(input, interrupt, ends_analysis);
    let mut session = Session::new(computer);
    while !session.ended
        && let Some(line) = commands.next()?
    {
        session.finish_values(&mut output)?;
        session.answer(&line, &mut output)?;
        output.flush()?;
    }
    session.finish_values(&mut output)
}

/// A session with a controller.
struct Session {
    computer: Computer,
    /// The position before each move made, then the one on the board.
    positions: Vec<Position>,
    time: TimeControl,
    /// Whether the answer of an analysis still lacks its empty line.
    values_are_open: bool,
    ended: bool,
}

impl Session {
    fn new(computer: Computer) -> Session {
        Session {
            computer,
            positions: vec![Position::default()],
            time: TimeControl::default(),
            values_are_open: false,
            ended: false,
        }
    }

    /// The position on the board. The side to move may have to pass.
    fn position(&self) -> Position {
        *self
            .positions
            .last()
            .expect("undo never removes the first position")
    }

    /// Writes the answer to a line, if it has a command.
    fn answer(&mut self, line: &str, output: &mut dyn Write) -> std::io::Result<()> {
        let line = line.split('#').next().unwrap_or_default();
        let line: String = line
            .chars()
            .filter(|&character| character == '\t' || !character.is_control())
            .collect();
        let (id, name, rest) = take_apart(&line);
        let arguments: Vec<&str> = match name {
            Some(LOAD) => [rest].into_iter().filter(|rest| !rest.is_empty()).collect(),
            _ => rest.split_whitespace().collect(),
        };
        if id.is_none() && name.is_none() {
            return Ok(());
        }
        let id = id.unwrap_or_default();
        let answer = match name {
            Some(ANALYSE) => match self.read_analysis(&arguments) {
                Ok((position, interval)) => {
                    writeln!(output, "={id}")?;
                    return self.write_values(position, interval, output);
                }
                Err(wrong) => Err(wrong),
            },
            _ => self.execute(name, &arguments),
        };
        let (mark, text) = match answer {
            Ok(text) => ('=', text),
            Err(error) => ('?', error.to_string()),
        };
        // A text that begins with a line break is below the mark.
        let gap = if text.is_empty() || text.starts_with('\n') {
            ""
        } else {
            " "
        };
        write!(output, "{mark}{id}{gap}{text}\n\n")
    }

    /// Reads the arguments of an analysis: the colour to move, and the shortest time between two
    /// lines in hundredths of a second. Each may be missing, and further ones are for Go.
    fn read_analysis(&self, arguments: &[&str]) -> Result<(Position, Duration), GtpError> {
        let (position, rest) = match color(arguments) {
            Ok(turn) => (self.position_for(turn)?, &arguments[1..]),
            Err(_) => (self.position().after_forced_pass(), arguments),
        };
        let interval = match rest {
            [] => 0.0,
            _ => number(rest, 0)? / 100.0,
        };
        Ok((position, seconds(interval)))
    }

    /// Writes the values of all moves after each deepening, until the next line is read.
    fn write_values(
        &mut self,
        position: Position,
        interval: Duration,
        output: &mut dyn Write,
    ) -> std::io::Result<()> {
        self.values_are_open = true;
        let limits = RequestLimits {
            ms: Some(f64::INFINITY),
            ..RequestLimits::default()
        };
        let mut written = Ok(());
        let mut latest: Option<Instant> = None;
        let mut write = |analysis: &Analysis, is_last: bool| {
            let is_due = latest.is_none_or(|latest| latest.elapsed() >= interval);
            if written.is_ok() && (is_due || is_last) {
                latest = Some(Instant::now());
                written =
                    writeln!(output, "{}", values_line(analysis)).and_then(|()| output.flush());
            }
        };
        let board = position.board();
        let found = self
            .computer
            .analyse(board, limits, &mut |found| write(found, false));
        // What lies between two lines, or all of an analysis that has ended at once.
        if let Some(found) = found {
            write(&found, true);
        }
        written
    }

    /// Writes the empty line that ends an analysis.
    fn finish_values(&mut self, output: &mut dyn Write) -> std::io::Result<()> {
        if std::mem::take(&mut self.values_are_open) {
            writeln!(output)?;
            output.flush()?;
        }
        Ok(())
    }

    fn execute(&mut self, name: Option<&str>, arguments: &[&str]) -> Answer {
        let name = name.ok_or(GtpError::NoCommand)?;
        let (_, command) = COMMANDS
            .iter()
            .find(|&&(known, _)| known == name)
            .ok_or_else(|| GtpError::UnknownCommand(name.to_owned()))?;
        command(self, arguments)
    }

    fn quit(&mut self) -> Answer {
        self.ended = true;
        Ok(String::new())
    }

    fn clear_board(&mut self) -> Answer {
        self.positions = vec![Position::default()];
        self.time.restart();
        Ok(String::new())
    }

    /// Main time, overtime and moves a period of overtime, for both sides.
    fn time_settings(&mut self, arguments: &[&str]) -> Answer {
        let (main, period) = (number(arguments, 0)?, number(arguments, 1)?);
        let moves = number(arguments, 2)? as u32;
        self.time = TimeControl::new(seconds(main), seconds(period), moves);
        Ok(String::new())
    }

    /// The time that a side has left, and for how many moves: 0 in main time.
    fn time_left(&mut self, arguments: &[&str]) -> Answer {
        let side = color(arguments)?;
        let (time, moves) = (number(arguments, 1)?, number(arguments, 2)?);
        self.time.set_left(side, seconds(time), moves as u32);
        Ok(String::new())
    }

    fn play(&mut self, arguments: &[&str]) -> Answer {
        let turn = color(arguments)?;
        let played = read_move(arguments.get(1))?;
        let position = self.position_for(turn)?;
        self.positions.push(after(position, played)?);
        Ok(String::new())
    }

    fn genmove(&mut self, arguments: &[&str]) -> Answer {
        let started = Instant::now();
        let (position, picked) = self.pick_move(arguments)?;
        self.time.spend(position.turn(), started.elapsed());
        self.positions.push(after(position, picked)?);
        Ok(picked.to_string())
    }

    fn reg_genmove(&mut self, arguments: &[&str]) -> Answer {
        let (_, picked) = self.pick_move(arguments)?;
        Ok(picked.to_string())
    }

    /// The computer's move for a colour, and the position in which it is made.
    fn pick_move(&mut self, arguments: &[&str]) -> Result<(Position, Move), GtpError> {
        let position = self.position_for(color(arguments)?)?;
        let board = position.board();
        let time = self.time.share(position.turn(), board.empties().len());
        Ok((position, self.computer.pick_move(board, time)))
    }

    /// The position on the board with `turn` to move: as it is, or after a forced pass of the other
    /// side.
    fn position_for(&self, turn: Color) -> Result<Position, GtpError> {
        let position = self.position();
        if position.turn() == turn {
            Ok(position)
        } else if position.legal_moves().is_empty() {
            after(position, Move::Pass)
        } else {
            Err(GtpError::OtherTurn(position.turn()))
        }
    }

    /// Takes the last `play` or `genmove` back, with the pass before it if that was left out.
    fn undo(&mut self) -> Answer {
        if self.positions.len() == 1 {
            return Err(GtpError::NothingToUndo);
        }
        self.positions.pop();
        Ok(String::new())
    }

    /// Puts the first game of a file on the board, whole or up to the position before the move of
    /// a number. The moves can be taken back.
    fn load_sgf(&mut self, arguments: &[&str]) -> Answer {
        let named = arguments.first().ok_or(GtpError::Missing("the file"))?;
        let (file, moves) = match named.rsplit_once(char::is_whitespace) {
            Some((file, last)) if !Path::new(named).is_file() && last.parse::<usize>().is_ok() => {
                let before = last
                    .parse()
                    .ok()
                    .and_then(|number: usize| number.checked_sub(1));
                let moves = before.ok_or_else(|| GtpError::NoNumber(last.to_owned()))?;
                (file.trim_end(), moves)
            }
            _ => (*named, usize::MAX),
        };
        let text =
            read_text(Path::new(file)).map_err(|wrong| GtpError::File(format!("{wrong:#}")))?;
        let games = read_first_games(&text, 1).into_iter();
        let game = games.map(|read| read.game).next().transpose();
        let game = game.map_err(|wrong| GtpError::File(wrong.to_string()))?;
        let game = game.map(|record| record.game).unwrap_or_default();
        let mut positions = vec![game.initial_position()];
        for ((before, square), ply) in game.moves().zip(game.plies()).take(moves) {
            let played = after(before, Move::Place(square))?;
            positions.push(ply.correction.unwrap_or(played));
        }
        self.positions = positions;
        self.time.restart();
        Ok(String::new())
    }

    fn final_score(&self) -> Answer {
        self.position()
            .outcome()
            .map(score_text)
            .ok_or(GtpError::NotOver)
    }
}

/// The number of a command, if it has one, its name, and its arguments.
fn take_apart(line: &str) -> (Option<&str>, Option<&str>, &str) {
    let (first, rest) = split_word(line);
    let is_id = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit());
    let (id, (name, rest)) = match is_id {
        true => (Some(first), split_word(rest)),
        false => (None, (first, rest)),
    };
    (id, Some(name).filter(|name| !name.is_empty()), rest)
}

/// The first word of a line, and what follows it without blanks around it.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

/// The moves in the order of their values, from the view of the side to move.
fn values_line(analysis: &Analysis) -> String {
    let ranked = analysis.ranked().into_iter().enumerate();
    let infos = ranked.map(|(order, found)| {
        let line: Vec<String> = found.pv.iter().map(ToString::to_string).collect();
        let (square, lead, depth) = (found.square, found.value.discs(), found.depth);
        let is_exact = u8::from(found.exact);
        format!(
            "info move {square} scoreLead {lead:.2} depth {depth} isExact {is_exact} \
             order {order} pv {}",
            line.join(" ")
        )
    });
    infos.collect::<Vec<_>>().join(" ")
}

/// The result in the form of the protocol: `B+12` or `W+12`, or `0` for a draw.
fn score_text(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(Color::Black) => format!("B{}", outcome.lead(Color::Black)),
        Some(Color::White) => format!("W{}", outcome.lead(Color::White)),
        None => "0".to_owned(),
    }
}

/// The position after a move; a pass is legal after the end of the game too.
fn after(position: Position, played: Move) -> Result<Position, GtpError> {
    if position.is_over() && played == Move::Pass {
        let board = position.board().pass();
        return Ok(Position::new(board, position.turn().other()));
    }
    Ok(position.play(played)?)
}

fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS
        .iter()
        .map(|&(name, _)| name)
        .chain(std::iter::once(ANALYSE))
}

fn known_command(arguments: &[&str]) -> Answer {
    let known = |wanted: &&str| names().any(|name| name == *wanted);
    Ok(arguments.first().is_some_and(known).to_string())
}

fn set_game(arguments: &[&str]) -> Answer {
    let found = arguments.join(" ");
    if found.is_empty() {
        Err(GtpError::Missing("the game"))
    } else if GAMES.iter().any(|game| game.eq_ignore_ascii_case(&found)) {
        Ok(String::new())
    } else {
        Err(GtpError::Game(found))
    }
}

fn board_size(arguments: &[&str]) -> Answer {
    match arguments.first() {
        None => Err(GtpError::Missing("the size")),
        Some(&"8") => Ok(String::new()),
        Some(&found) => Err(GtpError::Size(found.to_owned())),
    }
}

/// Reads `count` numbers and ignores them: this game has no komi.
fn ignore_numbers(arguments: &[&str], count: usize) -> Answer {
    for place in 0..count {
        number(arguments, place)?;
    }
    Ok(String::new())
}

/// Reads the argument at a place as a number.
fn number(arguments: &[&str], place: usize) -> Result<f64, GtpError> {
    let found = arguments.get(place);
    let found = found.ok_or(GtpError::Missing("a number"))?;
    let number: Option<f64> = found.parse().ok();
    let number = number.filter(|number| number.is_finite());
    number.ok_or_else(|| GtpError::NoNumber((*found).to_owned()))
}

/// A time in seconds; a negative one has run out, an enormous one is the longest there is.
fn seconds(number: f64) -> Duration {
    Duration::try_from_secs_f64(number.max(0.0)).unwrap_or(Duration::MAX)
}

/// Reads the colour with which the arguments begin.
fn color(arguments: &[&str]) -> Result<Color, GtpError> {
    let found = arguments.first().ok_or(GtpError::Missing("the colour"))?;
    match found.to_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(GtpError::NoColor((*found).to_owned())),
    }
}

/// Reads a move as programs write it.
fn read_move(found: Option<&&str>) -> Result<Move, GtpError> {
    let found = *found.ok_or(GtpError::Missing("the move"))?;
    found
        .parse()
        .map_err(|_| GtpError::NoMove(found.to_owned()))
}

/// The board, row by row from the top, with the facts beside it.
fn board_text(position: Position) -> String {
    let symbol = |square: &Square| match position.disc(*square) {
        Some(Color::Black) => " X",
        Some(Color::White) => " O",
        None => " .",
    };
    let mut text = "\n  a b c d e f g h".to_owned();
    for (row, number) in Square::ALL.chunks(8).zip(1..) {
        text.push_str(&format!("\n{number}"));
        text.extend(row.iter().map(symbol));
    }
    let [black, white] = [Color::Black, Color::White].map(|color| position.discs(color).len());
    let state = if position.is_over() {
        "the game is over".to_owned()
    } else if position.must_pass() {
        format!("{} has to pass", position.turn())
    } else {
        format!("{} to move", position.turn())
    };
    text.push_str(&format!("\nX Black {black}, O White {white}; {state}"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The time of Black's next move after these commands, which all succeed.
    fn share_after(commands: &str) -> Option<Duration> {
        let level = "ramscher".parse().expect("a level");
        let mut session = Session::new(Computer::new(level, crate::level_player::rng(Some(1))));
        for command in commands.lines() {
            let mut answer = Vec::new();
            let written = session.answer(command, &mut answer);
            written.expect("a vector takes all");
            assert_eq!(answer.first(), Some(&b'='), "{command}: {answer:?}");
        }
        session
            .time
            .share(Color::Black, session.position().board().empties().len())
    }

    #[test]
    fn the_controllers_clock_limits_the_time_of_a_move() {
        let whole = Some(Duration::from_millis(10_000 - 20));
        assert_eq!(share_after("name"), None);
        assert_eq!(share_after("time_settings 250 0 0"), whole);
        assert_eq!(share_after("time_settings 1 0 0\ntime_left b 250 0"), whole);
        assert_eq!(share_after("time_left b 40 4"), whole);
        assert_eq!(share_after("time_left w 40 4"), None);
        let moved = "time_settings 250 0 0\ngenmove b\nundo";
        assert!(share_after(moved) < whole);
        assert_eq!(share_after(&format!("{moved}\nclear_board")), whole);
        assert_eq!(share_after("time_settings -1 0 0"), Some(Duration::ZERO));
        assert_eq!(
            share_after("time_settings 1e300 0 0\ntime_settings 0 9 0"),
            None
        );
    }
}
