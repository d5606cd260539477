//! `reversi gtp`: the Go Text Protocol, version 2, as programs for this game speak it.
//!
//! A controller writes a command a line, and every command is answered by `=` or, where it fails,
//! `?`, then the number the command bore, a text, and an empty line. What fails leaves the game as
//! it was.
//!
//! Passes are commands of their own, and may also be left out: a colour that is told to play or
//! asked for a move while the other side has to pass gets the turn. Once the game is over, both
//! sides may pass, since controllers written for Go end a game by two passes.

use std::fmt;
use std::io::{BufRead, Write};

use reversi_engine::{Color, IllegalMove, Move, Outcome, Position, Square};

use crate::computer::Computer;

/// What a command answers, or why it fails.
type Answer = Result<String, GtpError>;

/// A command: its name, and what carries it out with its arguments.
type Command = (&'static str, fn(&mut Session, &[&str]) -> Answer);

/// The commands, in the order in which `list_commands` names them.
const COMMANDS: [Command; 19] = [
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
    ("time_settings", |_, arguments| ignore_numbers(arguments, 3)),
    ("time_left", |_, arguments| time_left(arguments)),
    ("play", Session::play),
    ("genmove", Session::genmove),
    ("reg_genmove", Session::reg_genmove),
    ("undo", |session, _| session.undo()),
    ("final_score", |session, _| session.final_score()),
    ("showboard", |session, _| Ok(board_text(session.position()))),
];

/// The game's names among controllers.
const GAMES: [&str; 2] = ["Othello", "Reversi"];

/// Why a command fails. The texts begin as the protocol wants them to.
#[derive(Debug, PartialEq, Eq)]
enum GtpError {
    UnknownCommand(String),
    NoCommand,
    Missing(&'static str),
    NoColor(String),
    NoMove(String),
    NoNumber(String),
    Size(String),
    Game(String),
    Illegal(IllegalMove),
    OtherTurn(Color),
    NothingToUndo,
    NotOver,
}

impl fmt::Display for GtpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GtpError::UnknownCommand(name) => write!(f, "unknown command: {name}"),
            GtpError::NoCommand => f.write_str("unknown command: only a number is given"),
            GtpError::Missing(what) => write!(f, "syntax error: {what} is missing"),
            GtpError::NoColor(found) => {
                write!(
                    f,
                    "syntax error: {found:?} is no colour; it is black or white"
                )
            }
            GtpError::NoMove(found) => {
                write!(
                    f,
                    "syntax error: {found:?} is no move; it is a square like f5, or pass"
                )
            }
            GtpError::NoNumber(found) => write!(f, "syntax error: {found:?} is no number"),
            GtpError::Size(found) => {
                write!(f, "unacceptable size: the board has 8 rows, not {found}")
            }
            GtpError::Game(found) => {
                let names = GAMES.join(" or ");
                write!(f, "unsupported game: this is {names}, not {found}")
            }
            GtpError::Illegal(reason) => write!(f, "illegal move: {reason}"),
            GtpError::OtherTurn(turn) => write!(f, "illegal move: it is {turn}'s turn"),
            GtpError::NothingToUndo => f.write_str("cannot undo: no move has been made"),
            GtpError::NotOver => f.write_str("cannot score: the game is not over"),
        }
    }
}

impl From<IllegalMove> for GtpError {
    fn from(reason: IllegalMove) -> GtpError {
        GtpError::Illegal(reason)
    }
}

/// Answers the commands on `input` until `quit`, or until there are no more.
///
/// # Errors
/// If the commands cannot be read or the answers not written.
pub fn run(
    computer: Computer,
    mut input: impl BufRead,
    mut output: impl Write,
) -> std::io::Result<()> {
    let mut session = Session::new(computer);
    let mut line = Vec::new();
    while !session.ended && input.read_until(b'\n', &mut line)? > 0 {
        if let Some(answer) = session.answer(&String::from_utf8_lossy(&line)) {
            write!(output, "{answer}")?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// A conversation with a controller.
struct Session {
    computer: Computer,
    /// The position before each move made, then the one on the board.
    positions: Vec<Position>,
    ended: bool,
}

impl Session {
    fn new(computer: Computer) -> Session {
        Session {
            computer,
            positions: vec![Position::default()],
            ended: false,
        }
    }

    /// The position on the board. The side to move may have to pass.
    fn position(&self) -> Position {
        *self
            .positions
            .last()
            .expect("undo never takes the first position")
    }

    /// The whole answer to a line, or `None` if it holds no command.
    fn answer(&mut self, line: &str) -> Option<String> {
        let line = line.split('#').next().unwrap_or_default();
        let line: String = line
            .chars()
            .filter(|&character| character == '\t' || !character.is_control())
            .collect();
        let mut words = line.split_whitespace().peekable();
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let name = words.next();
        if id.is_none() && name.is_none() {
            return None;
        }
        let arguments: Vec<&str> = words.collect();
        let (mark, text) = match self.carry_out(name, &arguments) {
            Ok(text) => ('=', text),
            Err(refusal) => ('?', refusal.to_string()),
        };
        // A text that begins with a line break stands below the mark, an empty one leaves it alone.
        let gap = if text.is_empty() || text.starts_with('\n') {
            ""
        } else {
            " "
        };
        Some(format!("{mark}{}{gap}{text}\n\n", id.unwrap_or_default()))
    }

    fn carry_out(&mut self, name: Option<&str>, arguments: &[&str]) -> Answer {
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
        Ok(String::new())
    }

    fn play(&mut self, arguments: &[&str]) -> Answer {
        let turn = color(arguments)?;
        let played = read_move(arguments.get(1))?;
        let position = self.turned_to(turn)?;
        self.positions.push(after(position, played)?);
        Ok(String::new())
    }

    fn genmove(&mut self, arguments: &[&str]) -> Answer {
        let (position, played) = self.choose(arguments)?;
        self.positions.push(after(position, played)?);
        Ok(played.to_string())
    }

    fn reg_genmove(&mut self, arguments: &[&str]) -> Answer {
        let (_, played) = self.choose(arguments)?;
        Ok(played.to_string())
    }

    /// The computer's move for the colour asked for, and the position it is made in.
    fn choose(&mut self, arguments: &[&str]) -> Result<(Position, Move), GtpError> {
        let position = self.turned_to(color(arguments)?)?;
        let choice = self.computer.choose(position.board());
        Ok((position, choice.map_or(Move::Pass, Move::Place)))
    }

    /// The position on the board with `turn` to move: as it is, or behind a pass that the other
    /// side is forced to.
    fn turned_to(&self, turn: Color) -> Result<Position, GtpError> {
        let position = self.position();
        if position.turn() == turn {
            Ok(position)
        } else if position.legal_moves().is_empty() {
            after(position, Move::Pass)
        } else {
            Err(GtpError::OtherTurn(position.turn()))
        }
    }

    /// Takes the last `play` or `genmove` back, with the pass that it left out.
    fn undo(&mut self) -> Answer {
        if self.positions.len() == 1 {
            return Err(GtpError::NothingToUndo);
        }
        self.positions.pop();
        Ok(String::new())
    }

    fn final_score(&self) -> Answer {
        self.position()
            .outcome()
            .map(score_text)
            .ok_or(GtpError::NotOver)
    }
}

/// The result as controllers read it, `B+12` or `W+12`, or `0` for a draw.
fn score_text(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(Color::Black) => format!("B{}", outcome.lead(Color::Black)),
        Some(Color::White) => format!("W{}", outcome.lead(Color::White)),
        None => "0".to_owned(),
    }
}

/// The position after a move; passes go on after the end.
fn after(position: Position, played: Move) -> Result<Position, GtpError> {
    if position.is_over() && played == Move::Pass {
        let board = position.board().pass();
        return Ok(Position::new(board, position.turn().other()));
    }
    Ok(position.play(played)?)
}

fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|&(name, _)| name)
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

/// Accepts `count` numbers and does nothing with them: no level looks at a clock, and there is no
/// komi in this game.
fn ignore_numbers(arguments: &[&str], count: usize) -> Answer {
    for place in 0..count {
        let found = arguments.get(place).ok_or(GtpError::Missing("a number"))?;
        let number: Option<f64> = found.parse().ok();
        if !number.is_some_and(f64::is_finite) {
            return Err(GtpError::NoNumber((*found).to_owned()));
        }
    }
    Ok(String::new())
}

fn time_left(arguments: &[&str]) -> Answer {
    color(arguments)?;
    ignore_numbers(&arguments[1..], 2)
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

/// The board, row by row from the top, and what there is to know beside it.
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
