//! Player specifications: a level in this process, or a program by its command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use reversi_engine::Rng;

use crate::computer::{BadLevelSpec, Computer, LevelSpec};
use crate::gtp::client::Program;
use crate::player::{Player, PlayerError};

/// A player as the command line names it.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(LevelSpec),
    /// The program and its arguments, and why the text is no level.
    Program(String, Vec<String>, BadLevelSpec),
}

/// What is wrong with the name of a player.
#[derive(Debug)]
pub enum BadPlayerSpec {
    /// Quotes in the command line are not closed.
    Quotes,
    /// There is no word in it.
    Empty,
    /// The program does not start, or does not answer; the text may be a misspelt level.
    CannotPlay(String, PlayerError, Option<BadLevelSpec>),
}

impl fmt::Display for BadPlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPlayerSpec::Quotes => f.write_str("a quotation mark of the command is not closed"),
            BadPlayerSpec::Empty => f.write_str("a player is a level or a command, not nothing"),
            BadPlayerSpec::CannotPlay(text, fault, None) => write!(f, "{text:?} {fault}"),
            BadPlayerSpec::CannotPlay(text, fault, Some(unknown)) => {
                write!(f, "the program {text:?} {fault}; {unknown}")
            }
        }
    }
}

impl std::error::Error for BadPlayerSpec {}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for PlayerSpec {
    type Err = BadPlayerSpec;

    /// Reads the name of a level, or else a command line with its words quoted as for a shell.
    fn from_str(text: &str) -> Result<PlayerSpec, BadPlayerSpec> {
        let kind = match text.parse() {
            Ok(level) => Kind::Level(level),
            Err(unknown) => {
                let mut words = shlex::split(text).ok_or(BadPlayerSpec::Quotes)?.into_iter();
                let program = words.next().ok_or(BadPlayerSpec::Empty)?;
                Kind::Program(program, words.collect(), unknown)
            }
        };
        Ok(PlayerSpec {
            text: text.to_owned(),
            kind,
        })
    }
}

impl PlayerSpec {
    /// The player, its program started. A program has `limit` for each answer.
    pub fn player(&self, limit: Duration) -> Result<Box<dyn Player>, PlayerError> {
        match &self.kind {
            Kind::Level(level) => Ok(Box::new(Computer::new(*level, Rng::new(0)))),
            Kind::Program(program, arguments, _) => {
                Ok(Box::new(Program::start(program, arguments, limit)?))
            }
        }
    }

    /// Sees to it that the player can begin a game.
    pub fn check(&self, limit: Duration) -> Result<(), BadPlayerSpec> {
        let begun = self
            .player(limit)
            .and_then(|mut player| player.new_game(Rng::new(0)));
        begun.map_err(|fault| {
            let misspelt = match (&self.kind, &fault) {
                (Kind::Program(_, arguments, unknown), PlayerError::NotStarted(_))
                    if arguments.is_empty() =>
                {
                    Some(unknown.clone())
                }
                _ => None,
            };
            BadPlayerSpec::CannotPlay(self.text.clone(), fault, misspelt)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_level_or_else_a_command_with_quoted_words() {
        let kind = |text: &str| text.parse::<PlayerSpec>().expect("a player").kind;
        assert!(matches!(kind("pascal"), Kind::Level(_)));
        let Kind::Program(program, arguments, _) = kind("engine --book 'my book' -q") else {
            panic!("that is no level");
        };
        assert_eq!(program, "engine");
        assert_eq!(arguments, ["--book", "my book", "-q"]);
        for (text, wrong) in [("", "not nothing"), ("engine 'x", "not closed")] {
            let error = text
                .parse::<PlayerSpec>()
                .expect_err("no player")
                .to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
