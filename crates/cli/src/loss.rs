//! `reversi loss PLAYERS`: the discs that moves lose against exact play, in hard positions.
//!
//! A position is hard if the best move changes between two searches of different depth: in the
//! others, strong players agree and lose nothing.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use reversi_engine::{
    Bitboard, Board, Game, Limits, Move, Position, Rng, Searcher, Square, Value, Weights,
    transcript,
};
use reversi_toolkit::{progress_bar, tournament_files};

use crate::game_files;
use crate::matches::PlayerSpec;
use crate::player::{Player, PlayerError};
use crate::whole_number::whole_number;

/// Plies of the two searches that disagree about the best move of a hard position.
const PLIES: [u32; 2] = [6, 12];

/// Games drawn for each position before the search for hard ones is given up.
const MAX_DRAWS: usize = 1000;

/// The positions, and what the players may do.
#[derive(Args, Debug)]
pub struct LossOptions {
    /// Games whose positions are taken: in any notation, a tournament database (.wtb), or a folder
    /// of databases.
    #[arg(long, value_name = "FILE")]
    games: PathBuf,
    /// Number of positions.
    #[arg(long, default_value_t = 200, value_parser = whole_number(1..=u32::MAX))]
    positions: u32,
    /// Empties of the positions.
    #[arg(long, default_value_t = 25, value_parser = whole_number(1..=32))]
    empties: u32,
    /// Takes the positions in which the players of the games had a choice, hard or not, and
    /// measures their own moves, too.
    #[arg(long)]
    played: bool,
    /// Seed of the positions and of the levels' random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds that a program has for an answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    move_limit: u64,
}

/// A player with the discs that its moves have lost.
struct Contestant {
    name: String,
    /// None for the players of the games.
    player: Option<Box<dyn Player>>,
    lost: f32,
    best_moves: usize,
}

/// Prints a line for each position: number, moves that lead to it, best value, then move and loss
/// of each player; at the end the mean loss of each player.
///
/// # Errors
/// If the games cannot be read or have too few hard positions, or a player fails.
pub fn run(players: &[PlayerSpec], options: &LossOptions) -> Result<()> {
    let mut contestants = Vec::new();
    for spec in players {
        let player = spec.load()?;
        let started = player.start(Duration::from_secs(options.move_limit));
        contestants.push(Contestant {
            name: spec.to_string(),
            player: Some(started.map_err(|error| anyhow!("{spec} {error}"))?),
            lost: 0.0,
            best_moves: 0,
        });
    }
    if options.played {
        contestants.push(Contestant {
            name: "games".to_owned(),
            player: None,
            lost: 0.0,
            best_moves: 0,
        });
    }
    let mut positions = DrawnPositions::new(options)?;
    let mut searcher = Searcher::new(Weights::builtin());
    let mut rng = Rng::new(options.seed);
    let count = options.positions as usize;
    let bar = progress_bar(count, "positions");
    for number in 1..=count {
        let (game, played) = positions.next()?;
        let mut chosen = Vec::new();
        let draw = rng.split();
        for contestant in &mut contestants {
            let player = contestant.player.as_deref_mut();
            let square = player.map_or(Ok(played), |player| choose(player, &game, draw));
            chosen.push(square.map_err(|error| anyhow!("{} {error}", contestant.name))?);
        }
        let (best, losses) = losses(&mut searcher, game.position().board(), &chosen);
        let mut line = format!("{number} {} {best:+.0}", transcript(game.line()));
        for ((contestant, square), loss) in contestants.iter_mut().zip(&chosen).zip(losses) {
            contestant.lost += loss;
            contestant.best_moves += usize::from(loss == 0.0);
            line += &format!(" {square}:{loss:.0}");
        }
        bar.suspend(|| writeln!(std::io::stdout(), "{line}"))
            .context("the results cannot be written")?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    for contestant in &contestants {
        let (mean, share) = (
            contestant.lost / count as f32,
            100.0 * contestant.best_moves as f32 / count as f32,
        );
        let name = &contestant.name;
        writeln!(
            std::io::stdout(),
            "{name}: positions {count} mean loss {mean:.2} best moves {share:.1} %"
        )
        .context("the results cannot be written")?;
    }
    Ok(())
}

/// A player's move in the last position of a game.
fn choose(player: &mut dyn Player, game: &Game, rng: Rng) -> Result<Square, PlayerError> {
    player.new_game(rng, None)?;
    let mut position = Position::default();
    for square in game.line() {
        position = after_forced_pass(player, position)?;
        let played = Move::Place(square);
        player.observe(position.turn(), played)?;
        position = position
            .play(played)
            .expect("the moves of a game are legal");
    }
    position = after_forced_pass(player, position)?;
    let played = player.pick_move(position, None)?;
    match (played, position.play(played)) {
        (Move::Place(square), Ok(_)) => Ok(square),
        (_, Err(reason)) => Err(PlayerError::Illegal { played, reason }),
        (Move::Pass, Ok(_)) => unreachable!("the side to move has a move"),
    }
}

/// The position after a forced pass, which the player observes.
fn after_forced_pass(player: &mut dyn Player, position: Position) -> Result<Position, PlayerError> {
    if position.must_pass() {
        player.observe(position.turn(), Move::Pass)?;
    }
    Ok(position.after_forced_pass())
}

/// The value with best play, and what each of the moves loses, in discs.
fn losses(searcher: &mut Searcher, board: Board, moves: &[Square]) -> (f32, Vec<f32>) {
    let best = best_move(searcher, board, &Limits::default()).1;
    let squares: Bitboard = moves.iter().copied().collect();
    let found = searcher.analyse(board, squares, &Limits::default(), &mut |_| {});
    let value = |square| {
        let mut values = found.moves.iter();
        let found = values.find(|found| found.square == square);
        found.expect("the chosen moves are valued").value
    };
    let losses = moves.iter().map(|&square| (best - value(square)).discs());
    (best.discs(), losses.collect())
}

/// The best move within the limits, with its value; the table is empty at the start.
fn best_move(searcher: &mut Searcher, board: Board, limits: &Limits) -> (Square, Value) {
    searcher.clear();
    let found = searcher.search(board, limits, &mut |_| {});
    let found = found.expect("the side to move has a move");
    (found.square, found.value)
}

/// The moves of a game until this many squares are empty, and the one after them.
fn opening_of(recorded: &Game, empties: u32) -> Option<(Game, Square)> {
    let mut game = Game::default();
    for square in recorded.line() {
        if game.position().board().empties().len() == empties {
            return Some((game, square));
        }
        game.play(square).expect("the moves of a game are legal");
    }
    None
}

/// Positions of games, in an order that the seed decides.
struct DrawnPositions {
    games: Vec<Game>,
    empties: u32,
    /// Whether they need not be hard.
    any: bool,
    rng: Rng,
    known: HashSet<Board>,
    searcher: Searcher,
}

impl DrawnPositions {
    fn new(options: &LossOptions) -> Result<DrawnPositions> {
        let mut games = Vec::new();
        for file in tournament_files(&options.games)? {
            let found = game_files::read(&file)?.into_iter();
            games.extend(found.map(|record| record.game));
        }
        // Players by a protocol begin there.
        games.retain(|game| game.initial_position() == Position::default());
        ensure!(
            !games.is_empty(),
            "{}: no game begins at the usual start",
            options.games.display()
        );
        Ok(DrawnPositions {
            games,
            empties: options.empties,
            any: options.played,
            rng: Rng::new(options.seed),
            known: HashSet::new(),
            searcher: Searcher::new(Weights::builtin()),
        })
    }

    /// The moves to the next position, and the one that was played there; no two positions are the
    /// same up to symmetry.
    fn next(&mut self) -> Result<(Game, Square)> {
        for _ in 0..MAX_DRAWS {
            let recorded = &self.games[self.rng.below(self.games.len())];
            let Some((game, played)) = opening_of(recorded, self.empties) else {
                continue;
            };
            let board = game.position().board();
            let is_choice = board.legal_moves().len() > 1;
            let is_new = is_choice && self.known.insert(board.canonical());
            if is_new && (self.any || self.is_hard(board)) {
                return Ok((game, played));
            }
        }
        let (kind, empties) = (if self.any { "" } else { "hard " }, self.empties);
        Err(anyhow!(
            "the games have too few {kind}positions with {empties} empties"
        ))
    }

    /// Whether the searches disagree.
    fn is_hard(&mut self, board: Board) -> bool {
        let [shallow, deep] = PLIES.map(|plies| {
            let limits = Limits {
                depth: Some(plies),
                ..Limits::default()
            };
            best_move(&mut self.searcher, board, &limits).0
        });
        shallow != deep
    }
}
