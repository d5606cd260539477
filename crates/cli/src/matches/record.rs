//! Finished games, and the file that keeps them: a line that names the players and the seed, then a
//! line a game, all as JSON.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use reversi_engine::{Color, transcript};
use serde::{Deserialize, Serialize};

use super::referee::{Clock, End, Played};

/// Which game: the two who meet, by their places among the players, and its number from 0. The
/// first of them is Black in games with even numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// The players.
    pub meeting: [usize; 2],
    /// Number of the game between them.
    pub game: usize,
}

impl Pairing {
    /// Who plays Black, and who White.
    pub fn seats(self) -> [usize; 2] {
        let [first, second] = self.meeting;
        if self.game.is_multiple_of(2) {
            [first, second]
        } else {
            [second, first]
        }
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Which game.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// Name of Black.
    pub black: String,
    /// Name of White.
    pub white: String,
    /// How it ended.
    pub result: GameResult,
    /// The moves.
    pub moves: String,
    /// Time of Black and of White.
    pub times: [Times; 2],
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// Black's lead in discs, the empty squares given to the winner.
    Discs(i32),
    /// Black lost by a fault, told in a sentence.
    BlackForfeits(String),
    /// White lost by a fault.
    WhiteForfeits(String),
}

/// The time of one side, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    moves: u32,
    total_ms: f64,
    longest_ms: f64,
}

impl Times {
    /// The time as the referee takes it.
    pub fn clock(self) -> Clock {
        let duration = |ms: f64| Duration::try_from_secs_f64(ms / 1000.0).unwrap_or_default();
        Clock {
            moves: self.moves,
            total: duration(self.total_ms),
            longest: duration(self.longest_ms),
        }
    }
}

impl From<Clock> for Times {
    fn from(clock: Clock) -> Times {
        Times {
            moves: clock.moves,
            total_ms: clock.total.as_secs_f64() * 1000.0,
            longest_ms: clock.longest.as_secs_f64() * 1000.0,
        }
    }
}

impl Record {
    /// The record of a game between these two.
    pub fn new(pairing: Pairing, black: &str, white: &str, played: Played) -> Record {
        let result = match played.end {
            End::Counted(outcome) => GameResult::Discs(outcome.lead(Color::Black).discs().into()),
            End::Forfeited {
                side,
                fault,
                position,
            } => {
                let name = if side == Color::Black { black } else { white };
                let why = format!("{name:?} ({side}) {fault}; the position is {position}");
                match side {
                    Color::Black => GameResult::BlackForfeits(why),
                    Color::White => GameResult::WhiteForfeits(why),
                }
            }
        };
        Record {
            pairing,
            black: black.to_owned(),
            white: white.to_owned(),
            result,
            moves: transcript(played.moves),
            times: played.clocks.map(Times::from),
        }
    }

    /// What the loser did wrong, if a fault decided the game.
    pub fn fault(&self) -> Option<&str> {
        match &self.result {
            GameResult::Discs(_) => None,
            GameResult::BlackForfeits(why) | GameResult::WhiteForfeits(why) => Some(why),
        }
    }

    /// Black's half points, 0 to 2.
    pub fn black_half_points(&self) -> usize {
        match self.result {
            GameResult::Discs(lead) => match lead.signum() {
                1 => 2,
                0 => 1,
                _ => 0,
            },
            GameResult::BlackForfeits(_) => 0,
            GameResult::WhiteForfeits(_) => 2,
        }
    }
}

/// The first line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogHeader {
    /// Names of the players.
    pub players: Vec<String>,
    /// Where the openings come from.
    pub openings: String,
    /// The number that openings and choices are drawn from.
    pub seed: u64,
}

/// What is wrong with the file.
#[derive(Debug)]
pub enum BadLog {
    /// It cannot be opened, read or written.
    Unusable(PathBuf, std::io::Error),
    /// It holds something else.
    Foreign(PathBuf),
    /// A line is not of its format.
    Line(PathBuf, usize, serde_json::Error),
    /// It belongs to other players, openings or another seed.
    Other(PathBuf, LogHeader),
    /// A game begins with other moves than this match has it begin with.
    Opening(PathBuf, usize),
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLog::Unusable(path, wrong) => write!(f, "{}: {wrong}", path.display()),
            BadLog::Foreign(path) => write!(f, "{}: this is no log of games", path.display()),
            BadLog::Line(path, line, wrong) => {
                let path = path.display();
                write!(
                    f,
                    "{path}, line {line} is no line of a log of games: {wrong}"
                )
            }
            BadLog::Other(path, header) => {
                let (path, players) = (path.display(), header.players.join(", "));
                let LogHeader { openings, seed, .. } = header;
                write!(
                    f,
                    "{path} keeps games of {players} with {openings} and seed {seed}, not of this run"
                )
            }
            BadLog::Opening(path, line) => {
                let path = path.display();
                write!(
                    f,
                    "{path}, line {line}: the game has another opening than this match"
                )
            }
        }
    }
}

impl std::error::Error for BadLog {}

/// A log of games, open for more.
pub struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens a log, begins it where it is not there, and reads the games in it, each with the number
    /// of its line. A last line without an end is what an interrupted run leaves behind: it is
    /// removed.
    pub fn open(path: &Path, header: &LogHeader) -> Result<(Log, Vec<(usize, Record)>), BadLog> {
        let unusable = |wrong| BadLog::Unusable(path.to_owned(), wrong);
        let bytes = match std::fs::read(path) {
            Err(missing) if missing.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            read => read.map_err(unusable)?,
        };
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let whole = end.map_or(0, |end| end + 1);
        let text = String::from_utf8_lossy(&bytes[..whole]);
        let malformed = |line| move |wrong| BadLog::Line(path.to_owned(), line, wrong);
        let mut lines = text.lines().zip(1..);
        if let Some((first, line)) = lines.next() {
            let found: LogHeader = serde_json::from_str(first).map_err(malformed(line))?;
            if found != *header {
                return Err(BadLog::Other(path.to_owned(), found));
            }
        } else if !json(header).is_ok_and(|line| line.as_bytes().starts_with(&bytes)) {
            return Err(BadLog::Foreign(path.to_owned()));
        }
        let games = lines
            .map(|(text, line)| Ok((line, serde_json::from_str(text).map_err(malformed(line))?)))
            .collect::<Result<_, BadLog>>()?;
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .map_err(unusable)?;
        file.set_len(whole as u64).map_err(unusable)?;
        file.seek(SeekFrom::End(0)).map_err(unusable)?;
        let mut log = Log {
            path: path.to_owned(),
            file,
        };
        if whole == 0 {
            log.write(header)?;
        }
        Ok((log, games))
    }

    /// Adds a game.
    pub fn add(&mut self, record: &Record) -> Result<(), BadLog> {
        self.write(record)
    }

    fn write(&mut self, value: &impl Serialize) -> Result<(), BadLog> {
        json(value)
            .and_then(|line| self.file.write_all(line.as_bytes()))
            .map_err(|wrong| BadLog::Unusable(self.path.clone(), wrong))
    }
}

/// A line of the file.
fn json(value: &impl Serialize) -> Result<String, std::io::Error> {
    Ok(serde_json::to_string(value)? + "\n")
}
