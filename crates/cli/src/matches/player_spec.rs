//! Player specifications: a level, a file of weights, or a program by its command line.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use reversi_engine::{Opponent, Rng};
use reversi_toolkit::WeightsFile;

use super::weights_player::WeightsPlayer;
use crate::gtp::client::GtpPlayer;
use crate::level_player::Computer;
use crate::level_spec::LevelSpec;
use crate::nboard::client::{DEFAULT_DEPTH, NboardPlayer};
use crate::player::{Player, PlayerError};
use crate::process::Process;
use crate::search_limit::SearchLimit;
use crate::ugi::client::UgiPlayer;

/// The start of the specification of a file of weights.
const WEIGHTS: &str = "weights:";

/// A protocol by which a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    Gtp,
    /// NBoard, with the plies of a search.
    Nboard(u32),
    /// The Universal Game Interface, with the limit of a move in a game without clocks.
    Ugi(SearchLimit),
}

/// A player as the command line names it: `pascal`, `10:60ms`, `weights:new.bin:6ply`,
/// `engine --gtp`.
#[derive(Clone, Debug)]
pub struct PlayerSpec {
    text: String,
    kind: Kind<PathBuf>,
}

/// The kinds of players; `W` is a file of weights, or its path.
#[derive(Clone, Debug)]
enum Kind<W> {
    Level(LevelSpec),
    Weights(W, SearchLimit),
    Program(CommandLine),
}

#[derive(Clone, Debug)]
struct CommandLine {
    protocol: Protocol,
    program: String,
    arguments: Vec<String>,
    /// Why the text is no level: it may be a misspelt one.
    not_a_level: String,
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for PlayerSpec {
    type Err = anyhow::Error;

    /// Reads `weights:FILE`, with a limit or without, the name of a level, or otherwise a command
    /// line with its words quoted as for a shell, after `gtp:`, `nboard:`, `ugi:` or nothing.
    fn from_str(text: &str) -> Result<PlayerSpec> {
        let kind = match text.strip_prefix(WEIGHTS) {
            Some(rest) => weights_kind(rest)?,
            None => match (text.parse::<LevelSpec>(), protocol(text)?) {
                (Ok(level), _) => Kind::Level(level),
                (Err(_), Some((protocol, command))) => {
                    program_kind(protocol, command, String::new())?
                }
                // A level with a wrong limit.
                (Err(wrong), None) if begins_with_level(text) => return Err(wrong),
                (Err(not_a_level), None) => {
                    program_kind(Protocol::Gtp, text, not_a_level.to_string())?
                }
            },
        };
        Ok(PlayerSpec {
            text: text.to_owned(),
            kind,
        })
    }
}

fn begins_with_level(text: &str) -> bool {
    text.split_once(':')
        .is_some_and(|(name, _)| name.parse::<Opponent>().is_ok())
}

/// Reads `FILE` or `FILE:LIMIT`. A last part that begins with a digit is a limit.
fn weights_kind(text: &str) -> Result<Kind<PathBuf>> {
    let parts = text.rsplit_once(':');
    match parts.filter(|(_, limit)| limit.starts_with(|first: char| first.is_ascii_digit())) {
        Some((file, limit)) => Ok(Kind::Weights(file.into(), limit.parse()?)),
        None => Ok(Kind::Weights(text.into(), SearchLimit::DEFAULT)),
    }
}

/// The protocol that begins a text, with its limit or without, and what follows it.
fn protocol(text: &str) -> Result<Option<(Protocol, &str)>> {
    let Some((name, rest)) = text.split_once(':') else {
        return Ok(None);
    };
    let (limit, command) = match rest.split_once(':') {
        Some((limit, command)) if limit.starts_with(|first: char| first.is_ascii_digit()) => {
            (Some(limit.parse()?), command)
        }
        _ => (None, rest),
    };
    let protocol = match (name, limit) {
        ("gtp", None) => Protocol::Gtp,
        ("nboard", None) => Protocol::Nboard(DEFAULT_DEPTH),
        ("nboard", Some(SearchLimit::Plies(depth))) => Protocol::Nboard(depth),
        ("ugi", limit) => Protocol::Ugi(limit.unwrap_or(SearchLimit::DEFAULT)),
        ("nboard", Some(limit)) => {
            bail!("a program that plays by NBoard takes a limit such as 12ply, not {limit}")
        }
        ("gtp", Some(limit)) => {
            bail!("a program that plays by the Go Text Protocol takes no limit, and not {limit}")
        }
        _ => return Ok(None),
    };
    Ok(Some((protocol, command)))
}

/// Reads a command line.
fn program_kind(protocol: Protocol, text: &str, not_a_level: String) -> Result<Kind<PathBuf>> {
    let words = shlex::split(text).context("a quotation mark of the command is not closed")?;
    let mut words = words.into_iter();
    let program = words.next();
    Ok(Kind::Program(CommandLine {
        protocol,
        program: program.context("a player is a level or a command, not nothing")?,
        arguments: words.collect(),
        not_a_level,
    }))
}

impl PlayerSpec {
    /// Reads the file that the player needs, if it needs one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn load(&self) -> Result<PlayerSource> {
        Ok(PlayerSource {
            name: self.text.clone(),
            kind: match self.kind.clone() {
                Kind::Level(level) => Kind::Level(level),
                Kind::Weights(file, limit) => Kind::Weights(WeightsFile::read(&file)?, limit),
                Kind::Program(command_line) => Kind::Program(command_line),
            },
        })
    }
}

/// A source of any number of players of one specification, whose file has been read.
pub struct PlayerSource {
    name: String,
    kind: Kind<WeightsFile>,
}

impl PlayerSource {
    /// The players' name: their specification.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name in the header of a log. It has the checksum of a file of weights, whose content may
    /// change between two runs.
    pub fn log_name(&self) -> String {
        match &self.kind {
            Kind::Weights(file, _) => format!("{} (CRC {:08x})", self.name, file.checksum),
            _ => self.name.clone(),
        }
    }

    /// Starts a player. A program has `answer_limit` for each answer.
    pub fn start(&self, answer_limit: Duration) -> Result<Box<dyn Player>, PlayerError> {
        match &self.kind {
            Kind::Level(level) => Ok(Box::new(Computer::new(*level, Rng::new(0)))),
            Kind::Weights(file, limit) => {
                Ok(Box::new(WeightsPlayer::new(file.weights.clone(), *limit)))
            }
            Kind::Program(CommandLine {
                protocol,
                program,
                arguments,
                ..
            }) => {
                let program = Process::start(program, arguments, answer_limit)?;
                Ok(match *protocol {
                    Protocol::Gtp => Box::new(GtpPlayer::new(program)),
                    Protocol::Nboard(depth) => Box::new(NboardPlayer::new(program, depth)),
                    Protocol::Ugi(limit) => Box::new(UgiPlayer::new(program, limit)),
                })
            }
        }
    }

    /// Checks that a player can start a game.
    ///
    /// # Errors
    /// If it cannot; the sentence mentions the levels if the specification may be a misspelt one.
    pub fn check(&self, answer_limit: Duration) -> Result<()> {
        let started = self.start(answer_limit);
        let started = started.and_then(|mut player| player.new_game(Rng::new(0), None));
        started.map_err(|error| match (&self.kind, &error) {
            (Kind::Program(command_line), PlayerError::NotStarted(_))
                if command_line.arguments.is_empty() && !command_line.not_a_level.is_empty() =>
            {
                let not_a_level = &command_line.not_a_level;
                anyhow!("the program {:?} {error}; {not_a_level}", self.name)
            }
            _ => anyhow!("{:?} {error}", self.name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Kind<PathBuf> {
        text.parse::<PlayerSpec>().expect("a player").kind
    }

    #[test]
    fn a_player_is_a_level_or_otherwise_a_command_with_quoted_words() {
        assert!(matches!(kind("pascal"), Kind::Level(_)));
        let Kind::Program(command_line) = kind("engine --book 'a book' -q") else {
            panic!("that is no level");
        };
        assert_eq!(command_line.program, "engine");
        assert_eq!(command_line.arguments, ["--book", "a book", "-q"]);
        for (text, wrong) in [
            ("", "not nothing"),
            ("engine 'x", "not closed"),
            ("10:foo", "\"foo\" is no limit"),
            ("pascal:8ply", "only level 10 takes a limit"),
        ] {
            let error = text
                .parse::<PlayerSpec>()
                .expect_err("no player")
                .to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }

    #[test]
    fn a_protocol_with_a_limit_or_without_comes_before_the_command() {
        let second = SearchLimit::Milliseconds(1000);
        for (text, expected, program) in [
            ("gtp:pascal", Protocol::Gtp, "pascal"),
            ("nboard:ntest", Protocol::Nboard(12), "ntest"),
            ("nboard:8ply:./a:b -q", Protocol::Nboard(8), "./a:b"),
            ("ugi:engine", Protocol::Ugi(second), "engine"),
            ("ugi:9nodes:x", Protocol::Ugi(SearchLimit::Nodes(9)), "x"),
            ("c:engine", Protocol::Gtp, "c:engine"),
        ] {
            let Kind::Program(found) = kind(text) else {
                panic!("{text} is a program");
            };
            assert_eq!((found.protocol, &found.program[..]), (expected, program));
        }
        for (text, wrong) in [
            ("nboard:5ms:x", "a limit such as 12ply, not 5ms"),
            ("gtp:5ms:x", "takes no limit, and not 5ms"),
            ("ugi:5:x", "\"5\" is no limit"),
            ("ugi:", "not nothing"),
        ] {
            let error = text.parse::<PlayerSpec>().expect_err("no player");
            assert!(error.to_string().contains(wrong), "{error}");
        }
    }

    #[test]
    fn weights_are_a_file_with_a_limit_or_without() {
        for (text, expected, limit) in [
            ("weights:a.bin:6ply", "a.bin", SearchLimit::Plies(6)),
            ("weights:a.bin:50nodes", "a.bin", SearchLimit::Nodes(50)),
            ("weights:a.bin", "a.bin", SearchLimit::DEFAULT),
            ("weights:my:a.bin", "my:a.bin", SearchLimit::DEFAULT),
        ] {
            let Kind::Weights(file, found) = kind(text) else {
                panic!("{text} is a file of weights");
            };
            assert_eq!((file, found), (expected.into(), limit), "{text}");
        }
        let error = "weights:a.bin:6"
            .parse::<PlayerSpec>()
            .expect_err("no unit");
        assert!(
            error.to_string().starts_with("\"6\" is no limit"),
            "{error}"
        );
    }
}
