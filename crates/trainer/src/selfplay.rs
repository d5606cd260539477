//! `reversi-trainer selfplay`: games to fit weights to.
//!
//! A game depends on its number and the seed alone: a stopped run resumes with the same games,
//! with any number of threads.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use reversi_engine::{Board, Game, Rng, solve};

use crate::games::TrainingGame;
use crate::log;
use crate::player::Player;

/// Games played between two writes to the file.
const GAMES_AT_ONCE: usize = 256;

/// Arguments of `selfplay`.
#[derive(Args, Debug)]
pub struct SelfplayArgs {
    /// File that the games are appended to.
    file: PathBuf,
    /// Number of games to have in the file.
    #[arg(long)]
    games: usize,
    /// The players; each side of each game draws one of them: a bot, or FILE:DEPTH for weights.
    #[arg(long, value_delimiter = ',', default_value = "aufpasser")]
    players: Vec<Player>,
    /// Fewest random moves at the beginning.
    #[arg(long, default_value_t = 6)]
    random_from: usize,
    /// Most random moves at the beginning.
    #[arg(long, default_value_t = 18)]
    random_to: usize,
    /// Empties from which both sides play perfectly.
    #[arg(long, default_value_t = 14)]
    exact: u32,
    /// Rng of the whole series of games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl SelfplayArgs {
    /// The first line of the file: everything that the games depend on.
    fn header(&self) -> String {
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        format!(
            "% seed {} players {} random {}-{} exact {}",
            self.seed,
            players.join(","),
            self.random_from,
            self.random_to,
            self.exact
        )
    }

    /// Plays the game of this number.
    fn game(&self, number: u64) -> TrainingGame {
        let mut rng = Rng::new(self.seed << 40 | number).split();
        let random = self.random_from + rng.below(self.random_to - self.random_from + 1);
        let sides = [(); 2].map(|()| &self.players[rng.below(self.players.len())]);
        let mut game = Game::default();
        while let Some(turn) = game.turn() {
            let board = game.position().board();
            if game.ply() < random {
                let moves = board.legal_moves();
                play(&mut game, moves.nth(rng.below(moves.len() as usize)));
            } else if board.empties().len() <= self.exact {
                finish(&mut game, board);
            } else {
                let square = sides[turn as usize].choose(board, rng.split());
                play(&mut game, square);
            }
        }
        TrainingGame { random, game }
    }
}

/// Plays a move of the side to move, which has one.
fn play(game: &mut Game, square: Option<reversi_engine::Square>) {
    let square = square.expect("the side to move can move");
    game.play(square).expect("players choose legal moves");
}

/// Plays perfectly to the end.
fn finish(game: &mut Game, board: Board) {
    let solution = solve(board).expect("the side to move can move");
    for square in solution.pv {
        play(game, Some(square));
    }
}

/// Plays until the file has all games.
///
/// # Errors
/// If the file cannot be used, or the arguments contradict each other.
pub fn run(args: &SelfplayArgs) -> Result<()> {
    ensure!(
        args.random_from <= args.random_to,
        "the fewest random moves are more than the most"
    );
    let game = |number: usize| args.game(number as u64);
    let games = (args.games, "games");
    log::complete(&args.file, &args.header(), games, GAMES_AT_ONCE, game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: SelfplayArgs,
    }

    fn args(arguments: &str) -> SelfplayArgs {
        let words = std::iter::once("play").chain(arguments.split(' '));
        Command::parse_from(words).args
    }

    #[test]
    fn a_stopped_run_resumes_with_the_same_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let play = |name: &str, games: u32| {
            let file = path(name).display().to_string();
            let rest = "--players ramscher,doofie --random-from 20 --random-to 40 --exact 8";
            run(&args(&format!("{file} --games {games} {rest}"))).expect("playable");
        };
        play("whole", 12);
        play("parts", 5);
        play("parts", 12);
        let read = |name: &str| std::fs::read_to_string(path(name)).expect("readable");
        assert_eq!(read("whole"), read("parts"));
        assert_eq!(read("whole").lines().count(), 13);
    }

    #[test]
    fn games_begin_with_random_moves_and_end_with_perfect_ones() {
        let args = args("file --games 1 --random-from 9 --random-to 11 --exact 10");
        let games: Vec<TrainingGame> = (0..20).map(|number| args.game(number)).collect();
        for record in &games {
            assert!((9..=11).contains(&record.random));
            let mut game = record.game.clone();
            while game.position().board().empties().len() < 10 {
                game.undo();
            }
            let solution = solve(game.position().board());
            let position = game.position();
            let sign = if position.turn() == reversi_engine::Color::Black {
                1
            } else {
                -1
            };
            let result = record.result().expect("over").discs();
            let exact = solution.expect("the side to move can move").score.discs();
            assert_eq!(exact, sign * result, "{record}");
        }
        let mut openings: Vec<String> = games.iter().map(|game| game.to_string()).collect();
        openings.sort();
        openings.dedup();
        assert_eq!(openings.len(), games.len());
    }
}
