//! Games between two or more players: in parallel, from balanced openings, and resumable.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use reversi_engine::{Color, Rng, Square, transcript};

use super::openings::{BadOpenings, Openings};
use super::player_spec::{BadPlayerSpec, PlayerSpec};
use super::record::{BadLog, GameResult, Log, LogHeader, Pairing, Record};
use super::referee::{self, Clock, Played};
use crate::player::Player;

/// What the games are like.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Games between two players, an even number: each opening is played with either colour.
    #[arg(long, default_value_t = 100, value_parser = even)]
    games: usize,
    /// Openings (transcripts, one a line), in their order, and again from the first if need be.
    #[arg(long, value_name = "FILE", conflicts_with = "plies")]
    openings: Option<PathBuf>,
    /// Length of random openings.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=40))]
    plies: u32,
    /// Number that openings, and the choices of levels, are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    jobs: u32,
    /// Seconds that a program has for an answer; without one it loses.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    move_limit: u64,
    /// File that keeps the finished games; the same command goes on from there.
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

/// Why there are no results.
#[derive(Debug)]
pub enum Failure {
    /// The openings cannot be used.
    Openings(BadOpenings),
    /// A player cannot play.
    PlayerSpec(BadPlayerSpec),
    /// The log cannot be used.
    Log(BadLog),
    /// The results cannot be written.
    Output(std::io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Openings(wrong) => wrong.fmt(f),
            Failure::PlayerSpec(wrong) => wrong.fmt(f),
            Failure::Log(wrong) => wrong.fmt(f),
            Failure::Output(wrong) => write!(f, "the results cannot be written: {wrong}"),
        }
    }
}

impl std::error::Error for Failure {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Failure::Output(wrong) => Some(wrong),
            _ => None,
        }
    }
}

/// A player's results against another, or against all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
    /// Games won, and lost, by a fault; they are counted above, too.
    pub faults: [u32; 2],
    /// Lead in discs, summed over the games without a fault.
    pub lead: i32,
    /// Time for the player's moves.
    pub clock: Clock,
}

impl Tally {
    /// Number of games.
    pub fn len(&self) -> u32 {
        self.games.iter().sum()
    }

    /// Share of the points, a draw being half a point.
    pub fn score(&self) -> f64 {
        let [won, drawn, _] = self.games.map(f64::from);
        (won + drawn / 2.0) / f64::from(self.len())
    }

    /// Adds a game, as the player saw it from its seat: 0 for Black, 1 for White.
    pub fn add(&mut self, record: &Record, seat: usize) {
        let half_points = half_points(record, seat);
        self.games[2 - half_points] += 1;
        match record.result {
            GameResult::Discs(lead) => self.lead += if seat == 0 { lead } else { -lead },
            _ => self.faults[usize::from(half_points == 0)] += 1,
        }
        self.clock.add(record.times[seat].clock());
    }
}

/// Half points of a game for the player in a seat, 0 to 2.
pub fn half_points(record: &Record, seat: usize) -> usize {
    let black = record.black_half_points();
    if seat == 0 { black } else { 2 - black }
}

/// Everything that is the same for all games.
struct Tournament<'a> {
    specs: &'a [PlayerSpec],
    source: &'a Openings,
    openings: Vec<Vec<Square>>,
    seed: u64,
    limit: Duration,
}

/// Plays the games of the meetings, and hands back all records, those of the log included, in the
/// order of the meetings and the games. Faults are told on standard error as they happen.
pub fn run(
    specs: &[PlayerSpec],
    meetings: &[[usize; 2]],
    options: &Options,
) -> Result<Vec<Record>, Failure> {
    let source = match &options.openings {
        Some(path) => Openings::read(path).map_err(Failure::Openings)?,
        None => Openings::Random {
            plies: options.plies as usize,
        },
    };
    let tournament = Tournament {
        specs,
        source: &source,
        openings: source.take(options.games / 2, options.seed),
        seed: options.seed,
        limit: Duration::from_secs(options.move_limit),
    };
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
        for spec in specs {
            spec.check(tournament.limit).map_err(Failure::PlayerSpec)?;
        }
    }
    let bar = progress_bar(pairings.len(), finished.len());
    tournament.play(&open, options.jobs, |record| {
        if let Some(fault) = record.fault() {
            let number = record.pairing.game + 1;
            bar.suspend(|| eprintln!("reversi: in game {number}, {fault}"));
        }
        bar.inc(1);
        let logged = log.as_mut().map_or(Ok(()), |log| log.add(&record));
        finished.insert(record.pairing, record);
        logged.map_err(Failure::Log)
    })?;
    bar.finish_and_clear();
    let records = pairings.iter().map(|pairing| finished.remove(pairing));
    Ok(records.flatten().collect())
}

/// How far the games are; shown on a terminal only.
fn progress_bar(games: usize, finished: usize) -> ProgressBar {
    let bar = ProgressBar::new(games as u64).with_position(finished as u64);
    let template = "{bar:32} {pos}/{len} games, {elapsed}, {eta} to go";
    bar.with_style(ProgressStyle::with_template(template).expect("the template is well-formed"))
}

impl Tournament<'_> {
    /// Opens the log and picks the games that belong to this run from it.
    fn resume(
        &self,
        path: &Path,
        pairings: &[Pairing],
    ) -> Result<(Log, HashMap<Pairing, Record>), Failure> {
        let header = LogHeader {
            players: self.specs.iter().map(PlayerSpec::to_string).collect(),
            openings: self.source.to_string(),
            seed: self.seed,
        };
        let wanted: HashSet<&Pairing> = pairings.iter().collect();
        let (log, records) = Log::open(path, &header).map_err(Failure::Log)?;
        let mut finished = HashMap::new();
        for (line, record) in records {
            let pairing = record.pairing;
            if !wanted.contains(&pairing) {
                continue;
            }
            let opening = transcript(self.openings[pairing.game / 2].iter().copied());
            let begun = record.fault().is_some() && opening.starts_with(&record.moves);
            if !begun && !record.moves.starts_with(&opening) {
                return Err(Failure::Log(BadLog::Opening(path.to_owned(), line)));
            }
            finished.insert(pairing, record);
        }
        Ok((log, finished))
    }

    /// Plays games, several at a time, and hands each to `finish`, whose failure ends them all.
    fn play(
        &self,
        open: &[Pairing],
        jobs: u32,
        mut finish: impl FnMut(Record) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicUsize::new(0);
        let (sender, records) = channel();
        std::thread::scope(|scope| {
            for _ in 0..jobs.min(open.len() as u32) {
                let sender = sender.clone();
                scope.spawn(|| self.work(open, &next, sender));
            }
            drop(sender);
            // Returning drops the receiver, whereupon the workers stop after the game they are at.
            records.into_iter().try_for_each(&mut finish)
        })
    }

    /// Plays the games nobody else has taken, until there are none or nobody wants them.
    fn work(&self, open: &[Pairing], next: &AtomicUsize, records: Sender<Record>) {
        let mut players = self.specs.iter().map(|_| None).collect::<Vec<_>>();
        while let Some(&pairing) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let played = self.game(pairing, &mut players);
            let [black, white] = pairing.seats().map(|seat| self.specs[seat].to_string());
            let record = Record::new(pairing, &black, &white, played);
            if record.fault().is_some() {
                // Whoever is at fault may be gone or confused, and starts afresh.
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
    fn game(&self, pairing: Pairing, players: &mut [Option<Box<dyn Player>>]) -> Played {
        let seats = pairing.seats();
        let mut ready = |seat: usize| {
            let kept = players[seats[seat]].take();
            kept.map_or_else(|| self.specs[seats[seat]].player(self.limit), Ok)
        };
        let mut black = match ready(0) {
            Ok(black) => black,
            Err(fault) => return referee::forfeit_unstarted(Color::Black, fault),
        };
        let mut white = match ready(1) {
            Ok(white) => white,
            Err(fault) => return referee::forfeit_unstarted(Color::White, fault),
        };
        let opening = &self.openings[pairing.game / 2];
        let seeds = [0, 1].map(|seat| self.seed_of(pairing, seat));
        let played = referee::play([&mut *black, &mut *white], opening, seeds);
        players[seats[0]] = Some(black);
        players[seats[1]] = Some(white);
        played
    }

    /// The seed of a player in a game: another one for each, and the same one in every run.
    fn seed_of(&self, pairing: Pairing, seat: usize) -> Rng {
        let [first, second] = pairing.meeting;
        let mut seed = self.seed;
        for part in [first, second, pairing.game, seat] {
            seed = Rng::new(seed.wrapping_add(part as u64)).next_u64();
        }
        Rng::new(seed)
    }
}
