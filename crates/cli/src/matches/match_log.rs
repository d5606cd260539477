//! Finished games, and the log that keeps them: a line that names the players and the seed, then a
//! line for each game, all as JSON.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use reversi_engine::{Color, transcript};
use reversi_toolkit::{AppendLog, OpenError};
use serde::{Deserialize, Serialize};

use super::move_times::MoveTimes;
use super::referee::FinishedGame;

/// A game of a tournament: the two players, by their indices, and the number of the game between
/// them, from 0. The first player is Black in games with even numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// The players.
    pub meeting: [usize; 2],
    /// Number of the game between them.
    pub game: usize,
}

impl Pairing {
    /// The player with the black discs, then the one with the white discs.
    pub fn seats(self) -> [usize; 2] {
        let [first, second] = self.meeting;
        if self.game.is_multiple_of(2) {
            [first, second]
        } else {
            [second, first]
        }
    }
}

/// The record of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Which game.
    #[serde(flatten)]
    pub pairing: Pairing,
    /// Name of Black.
    pub black: String,
    /// Name of White.
    pub white: String,
    /// The result.
    pub result: GameResult,
    /// The moves.
    pub moves: String,
    /// Times of Black and of White.
    pub times: [MoveTimes; 2],
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// Black's lead in discs, with the empties added to the winner's.
    Discs(i32),
    /// Black lost by a fault, described in a sentence.
    BlackForfeits(String),
    /// White lost by a fault.
    WhiteForfeits(String),
}

impl GameRecord {
    /// The record of a game between these two.
    pub fn new(pairing: Pairing, black: &str, white: &str, game: FinishedGame) -> GameRecord {
        let result = match game.result {
            Ok(outcome) => GameResult::Discs(outcome.lead(Color::Black).discs().into()),
            Err(forfeit) => {
                let (side, error, position) = (forfeit.side, forfeit.error, forfeit.position);
                let name = if side == Color::Black { black } else { white };
                let why = format!("{name:?} ({side}) {error}; the position is {position}");
                match side {
                    Color::Black => GameResult::BlackForfeits(why),
                    Color::White => GameResult::WhiteForfeits(why),
                }
            }
        };
        GameRecord {
            pairing,
            black: black.to_owned(),
            white: white.to_owned(),
            result,
            moves: transcript(game.moves),
            times: game.times,
        }
    }

    /// The loser's fault, if one decided the game.
    pub fn fault(&self) -> Option<&str> {
        match &self.result {
            GameResult::Discs(_) => None,
            GameResult::BlackForfeits(why) | GameResult::WhiteForfeits(why) => Some(why),
        }
    }

    /// Half points of the player in a seat, 0 to 2: seat 0 is Black, 1 is White.
    pub fn half_points(&self, seat: usize) -> usize {
        let black = match self.result {
            GameResult::Discs(lead) => match lead.signum() {
                1 => 2,
                0 => 1,
                _ => 0,
            },
            GameResult::BlackForfeits(_) => 0,
            GameResult::WhiteForfeits(_) => 2,
        };
        if seat == 0 { black } else { 2 - black }
    }
}

/// The first line of the log: everything that the games depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogHeader {
    /// Names of the players.
    pub players: Vec<String>,
    /// The source of the openings.
    pub openings: String,
    /// The seed of openings and of random choices.
    pub seed: u64,
    /// The clock of each side, if the games have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
}

/// A log of games, open for more.
pub struct GameLog {
    path: PathBuf,
    log: AppendLog,
}

impl GameLog {
    /// Opens a log, or starts one, and reads its games, each with the number of its line.
    ///
    /// # Errors
    /// If the file cannot be used, or is the log of other games.
    pub fn open(path: &Path, header: &LogHeader) -> Result<(GameLog, Vec<(usize, GameRecord)>)> {
        let name = path.display();
        let opened = AppendLog::open(path, &serde_json::to_string(header)?);
        let (log, lines) = match opened {
            Err(OpenError::OtherHeader { found, .. }) => return Err(other_header(path, &found)),
            Err(OpenError::NoHeader) => bail!("{name}: this is no log of games"),
            opened => opened.with_context(|| name.to_string())?,
        };
        let games = lines.lines().zip(2..).map(|(text, line)| {
            let record = serde_json::from_str(text);
            Ok((line, record.with_context(|| no_line_of_a_log(path, line))?))
        });
        let games = games.collect::<Result<_>>()?;
        let path = path.to_owned();
        Ok((GameLog { path, log }, games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, record: &GameRecord) -> Result<()> {
        let line = serde_json::to_string(record)?;
        let written = self.log.append(&[line]);
        written.with_context(|| self.path.display().to_string())
    }
}

/// The error for a log that begins with another header.
fn other_header(path: &Path, found: &str) -> anyhow::Error {
    match serde_json::from_str::<LogHeader>(found) {
        Ok(found) => anyhow!(
            "{} keeps games of {} with {}, not of this run",
            path.display(),
            found.players.join(", "),
            match found.clock {
                None => format!("{} and seed {}", found.openings, found.seed),
                Some(clock) => format!("{}, seed {} and clock {clock}", found.openings, found.seed),
            }
        ),
        Err(wrong) => anyhow!(wrong).context(no_line_of_a_log(path, 1)),
    }
}

fn no_line_of_a_log(path: &Path, line: usize) -> String {
    let path = path.display();
    format!("{path}, line {line} is no line of a log of games")
}
