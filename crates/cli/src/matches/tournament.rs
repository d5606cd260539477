//! Games between two or more players: in parallel, from balanced openings, and resumable.

use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::Args;
use reversi_engine::{Color, Rng, Square, transcript};
use reversi_toolkit::progress_bar;

use super::clock_spec::ClockSpec;
use super::match_log::{GameLog, GameRecord, LogHeader, Pairing};
use super::openings::Openings;
use super::player_spec::{PlayerSource, PlayerSpec};
use super::referee::{self, FinishedGame};
use crate::player::Player;
use crate::whole_number::whole_number;

/// Options of matches and ladders.
#[derive(Args, Clone, Debug)]
pub struct MatchOptions {
    /// Games between two players, an even number: each opening is played with either colour.
    #[arg(long, default_value_t = 100, value_parser = even)]
    games: usize,
    /// Openings (transcripts, one a line), in their order; the list is repeated as needed.
    #[arg(long, value_name = "FILE", conflicts_with = "plies")]
    openings: Option<PathBuf>,
    /// Length of random openings.
    #[arg(long, default_value_t = 8, value_parser = whole_number(0..=40))]
    plies: u32,
    /// Seed of the openings and of the levels' random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = whole_number(1..=256))]
    jobs: u32,
    /// Seconds that a program has for an answer; without one it loses.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    move_limit: u64,
    /// The clock of each side: seconds for the game and those that each move adds, such as
    /// 300+2. A side whose clock runs out loses.
    #[arg(long, value_name = "SECONDS[+INCREMENT]")]
    clock: Option<ClockSpec>,
    /// File that keeps the finished games; the same command resumes from it.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// Reads a number of games.
fn even(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        Ok(_) => Err("games come in pairs, so their number is even".to_owned()),
        Err(wrong) => Err(std::num::ParseIntError::to_string(&wrong)),
    }
}

/// The settings that all games have in common.
struct Tournament {
    players: Vec<PlayerSource>,
    source: Openings,
    openings: Vec<Vec<Square>>,
    seed: u64,
    answer_limit: Duration,
    clock: Option<ClockSpec>,
}

/// Plays the games of the meetings, and returns all records, those of the log included, in the
/// order of the meetings and the games. Reports faults on standard error as they happen.
///
/// # Errors
/// If a file cannot be used, or a player cannot play.
pub fn run(
    specs: &[PlayerSpec],
    meetings: &[[usize; 2]],
    options: &MatchOptions,
) -> Result<Vec<GameRecord>> {
    let tournament = Tournament::new(specs, options)?;
    let pairings: Vec<Pairing> = meetings
        .iter()
        .flat_map(|&meeting| (0..options.games).map(move |game| Pairing { meeting, game }))
        .collect();
    let (mut log, mut finished) = match &options.log {
        Some(path) => {
            let (log, finished) = tournament.resume(path, &pairings)?;
            (Some(log), finished)
        }
        None => (None, HashMap::new()),
    };
    let missing = |pairing: &&Pairing| !finished.contains_key(*pairing);
    let open: Vec<Pairing> = pairings.iter().filter(missing).copied().collect();
    if !open.is_empty() {
        for player in &tournament.players {
            player.check(tournament.answer_limit)?;
        }
    }
    let bar = progress_bar(pairings.len(), "games").with_position(finished.len() as u64);
    tournament.play(&open, options.jobs, |record| {
        if let Some(fault) = record.fault() {
            let number = record.pairing.game + 1;
            // Without standard error, the log and the result still count the fault.
            let _ =
                bar.suspend(|| writeln!(std::io::stderr(), "reversi: in game {number}, {fault}"));
        }
        bar.inc(1);
        let logged = log.as_mut().map_or(Ok(()), |log| log.add(&record));
        finished.insert(record.pairing, record);
        logged
    })?;
    bar.finish_and_clear();
    let records = pairings.iter().map(|pairing| finished.remove(pairing));
    Ok(records.flatten().collect())
}

impl Tournament {
    /// Reads the files of openings and players.
    fn new(specs: &[PlayerSpec], options: &MatchOptions) -> Result<Tournament> {
        let source = match &options.openings {
            Some(path) => Openings::read(path)?,
            None => Openings::Random {
                plies: options.plies as usize,
            },
        };
        Ok(Tournament {
            players: specs.iter().map(PlayerSpec::load).collect::<Result<_>>()?,
            openings: source.take(options.games / 2, options.seed),
            source,
            seed: options.seed,
            answer_limit: Duration::from_secs(options.move_limit),
            clock: options.clock.clone(),
        })
    }

    /// Opens the log and returns its games that belong to this run.
    fn resume(
        &self,
        path: &Path,
        pairings: &[Pairing],
    ) -> Result<(GameLog, HashMap<Pairing, GameRecord>)> {
        let header = LogHeader {
            players: self.players.iter().map(PlayerSource::log_name).collect(),
            openings: self.source.to_string(),
            seed: self.seed,
            clock: self.clock.as_ref().map(ClockSpec::to_string),
        };
        let wanted: HashSet<&Pairing> = pairings.iter().collect();
        let (log, records) = GameLog::open(path, &header)?;
        let mut finished = HashMap::new();
        for (line, record) in records {
            let pairing = record.pairing;
            if !wanted.contains(&pairing) {
                continue;
            }
            let opening = transcript(self.openings[pairing.game / 2].iter().copied());
            let ended_within = record.fault().is_some() && opening.starts_with(&record.moves);
            ensure!(
                ended_within || record.moves.starts_with(&opening),
                "{}, line {line}: the game has another opening than this match",
                path.display()
            );
            finished.insert(pairing, record);
        }
        Ok((log, finished))
    }

    /// Plays games, several at a time, and passes each to `finish`, whose failure ends them all.
    fn play(
        &self,
        open: &[Pairing],
        jobs: u32,
        mut finish: impl FnMut(GameRecord) -> Result<()>,
    ) -> Result<()> {
        let next = AtomicUsize::new(0);
        let (sender, records) = channel();
        std::thread::scope(|scope| {
            for _ in 0..jobs.min(open.len() as u32) {
                let sender = sender.clone();
                scope.spawn(|| self.work(open, &next, sender));
            }
            drop(sender);
            // Returning drops the receiver, which stops the workers after their current games.
            records.into_iter().try_for_each(&mut finish)
        })
    }

    /// Plays the games that no other worker has taken, until none is left or the receiver is gone.
    fn work(&self, open: &[Pairing], next: &AtomicUsize, records: Sender<GameRecord>) {
        let mut players = self.players.iter().map(|_| None).collect::<Vec<_>>();
        while let Some(&pairing) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let game = self.game(pairing, &mut players);
            let [black, white] = pairing.seats().map(|player| self.players[player].name());
            let record = GameRecord::new(pairing, black, white, game);
            if record.fault().is_some() {
                // A program with a fault may be gone or confused: it is started again.
                for player in pairing.seats() {
                    players[player] = None;
                }
            }
            if records.send(record).is_err() {
                return;
            }
        }
    }

    /// Plays one game with players that are kept from game to game.
    fn game(&self, pairing: Pairing, players: &mut [Option<Box<dyn Player>>]) -> FinishedGame {
        let seats = pairing.seats();
        let mut start = |seat: usize| {
            let kept = players[seats[seat]].take();
            kept.map_or_else(|| self.players[seats[seat]].start(self.answer_limit), Ok)
        };
        let mut black = match start(0) {
            Ok(black) => black,
            Err(error) => return referee::forfeit_unstarted(Color::Black, error),
        };
        let mut white = match start(1) {
            Ok(white) => white,
            Err(error) => return referee::forfeit_unstarted(Color::White, error),
        };
        let opening = &self.openings[pairing.game / 2];
        let rngs = [0, 1].map(|seat| self.rng_of(pairing, seat));
        let clocks = self.clock.as_ref().map(ClockSpec::at_start);
        let game = referee::play([&mut *black, &mut *white], opening, rngs, clocks);
        players[seats[0]] = Some(black);
        players[seats[1]] = Some(white);
        game
    }

    /// The random numbers of a player in a game: the same ones in every run.
    fn rng_of(&self, pairing: Pairing, seat: usize) -> Rng {
        let [first, second] = pairing.meeting;
        let mut seed = self.seed;
        for part in [first, second, pairing.game, seat] {
            seed = Rng::new(seed.wrapping_add(part as u64)).next_seed();
        }
        Rng::new(seed)
    }
}
