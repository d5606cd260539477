//! Who plays in a match: a level in this process, or a program by its command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use reversi_engine::{Color, IllegalMove, Move, Position, Seed};

use crate::gtp::move_text;
use crate::level::{BadStrength, Computer, Strength};
use crate::program::Program;

/// One side of a game. A fault loses the game, and the player is not asked again.
pub trait Player {
    /// Sets up a new game from the usual start; chance, where the player needs it, comes from `seed`.
    fn begin(&mut self, seed: Seed) -> Result<(), Fault>;

    /// Learns of a move that it has not chosen itself: of the opening, of the other side, or a
    /// forced pass.
    fn hear(&mut self, side: Color, played: Move) -> Result<(), Fault>;

    /// Chooses a move. The side to move has one.
    fn choose(&mut self, position: Position) -> Result<Move, Fault>;
}

impl Player for Computer {
    fn begin(&mut self, seed: Seed) -> Result<(), Fault> {
        Computer::begin(self, seed);
        Ok(())
    }

    fn hear(&mut self, _: Color, _: Move) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(&mut self, position: Position) -> Result<Move, Fault> {
        let choice = Computer::choose(self, position.board());
        Ok(choice.map_or(Move::Pass, Move::Place))
    }
}

/// What a player does wrong; the text goes on behind the player's name.
#[derive(Debug)]
pub enum Fault {
    /// The program does not start.
    NotStarted(std::io::Error),
    /// The program is gone; `last_words` is the last line it wrote to standard error.
    Ended {
        command: String,
        last_words: Option<String>,
    },
    /// There is no answer within the limit.
    Silent { command: String, limit: Duration },
    /// The program does not do what it is told.
    Refused { command: String, answer: String },
    /// The answer to `genmove` is no move.
    NoMove { answer: String },
    /// The move breaks the rules.
    Illegal { played: Move, reason: IllegalMove },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(reason) => write!(f, "cannot be started: {reason}"),
            Fault::Ended {
                command,
                last_words,
            } => {
                write!(f, "ends instead of answering {command:?}")?;
                match last_words {
                    Some(words) => write!(f, ", its last words being {words:?}"),
                    None => Ok(()),
                }
            }
            Fault::Silent { command, limit } => {
                let seconds = limit.as_secs_f64();
                write!(f, "gives no answer to {command:?} within {seconds} s")
            }
            Fault::Refused { command, answer } => {
                write!(f, "answers {answer:?} to {command:?}")
            }
            Fault::NoMove { answer } => write!(f, "answers {answer:?}, which is no move"),
            Fault::Illegal { played, reason } => {
                write!(
                    f,
                    "plays {}, which is illegal: {reason}",
                    move_text(*played)
                )
            }
        }
    }
}

/// A player as the command line names it.
#[derive(Clone, Debug)]
pub struct Entrant {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(Strength),
    /// The program and its arguments, and why the text is no level.
    Program(String, Vec<String>, BadStrength),
}

/// What is wrong with the name of a player.
#[derive(Debug)]
pub enum BadEntrant {
    /// Quotes in the command line are not closed.
    Quotes,
    /// There is no word in it.
    Empty,
    /// The program does not start, or does not answer; the text may be a misspelt level.
    Useless(String, Fault, Option<BadStrength>),
}

impl fmt::Display for BadEntrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEntrant::Quotes => f.write_str("a quotation mark of the command is not closed"),
            BadEntrant::Empty => f.write_str("a player is a level or a command, not nothing"),
            BadEntrant::Useless(text, fault, None) => write!(f, "{text:?} {fault}"),
            BadEntrant::Useless(text, fault, Some(unknown)) => {
                write!(f, "the program {text:?} {fault}; {unknown}")
            }
        }
    }
}

impl std::error::Error for BadEntrant {}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Entrant {
    type Err = BadEntrant;

    /// Reads the name of a level, or else a command line with its words quoted as for a shell.
    fn from_str(text: &str) -> Result<Entrant, BadEntrant> {
        let kind = match text.parse() {
            Ok(level) => Kind::Level(level),
            Err(unknown) => {
                let mut words = shlex::split(text).ok_or(BadEntrant::Quotes)?.into_iter();
                let program = words.next().ok_or(BadEntrant::Empty)?;
                Kind::Program(program, words.collect(), unknown)
            }
        };
        Ok(Entrant {
            text: text.to_owned(),
            kind,
        })
    }
}

impl Entrant {
    /// The player, its program started. A program has `limit` for each answer.
    pub fn player(&self, limit: Duration) -> Result<Box<dyn Player>, Fault> {
        match &self.kind {
            Kind::Level(level) => Ok(Box::new(Computer::new(*level, Seed::new(0)))),
            Kind::Program(program, arguments, _) => {
                Ok(Box::new(Program::start(program, arguments, limit)?))
            }
        }
    }

    /// Sees to it that the player can begin a game.
    pub fn check(&self, limit: Duration) -> Result<(), BadEntrant> {
        let begun = self
            .player(limit)
            .and_then(|mut player| player.begin(Seed::new(0)));
        begun.map_err(|fault| {
            let misspelt = match (&self.kind, &fault) {
                (Kind::Program(_, arguments, unknown), Fault::NotStarted(_))
                    if arguments.is_empty() =>
                {
                    Some(unknown.clone())
                }
                _ => None,
            };
            BadEntrant::Useless(self.text.clone(), fault, misspelt)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_level_or_else_a_command_with_quoted_words() {
        let kind = |text: &str| text.parse::<Entrant>().expect("a player").kind;
        assert!(matches!(kind("pascal"), Kind::Level(_)));
        let Kind::Program(program, arguments, _) = kind("engine --book 'my book' -q") else {
            panic!("that is no level");
        };
        assert_eq!(program, "engine");
        assert_eq!(arguments, ["--book", "my book", "-q"]);
        for (text, wrong) in [("", "not nothing"), ("engine 'x", "not closed")] {
            let error = text.parse::<Entrant>().expect_err("no player").to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
