//! `reversi-trainer label`: values of positions of games by a search, to fit weights to.
//!
//! The value of a search depends on fewer mistakes than the result of a game does. Near the end,
//! where both sides of a training game play perfectly, its result is the exact value.
//!
//! A line of the file is `transcript, ply:value, …`, such as `f5d6c3d3c4… 12:+3.46 15:-2.00`: a
//! game, and the values of some of its positions in discs for the side to move.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result};
use clap::Args;
use reversi_engine::{Board, Color, Game, Limits, Rng, Searcher};
use reversi_toolkit::WeightsFile;

use crate::games::{self, TrainingGame};
use crate::log;

/// The first words of the header of a file of labelled games.
pub const HEADER: &str = "% labels";

/// The first words of the header if the labels are the exact ones of tournament games.
pub const EXACT_HEADER: &str = "% labels exact";

/// Games labelled between two writes to the file.
const GAMES_AT_ONCE: usize = 256;

/// Size of the transposition table, `2^TABLE_BITS` pairs of entries: enough for a few plies, and
/// quickly cleared.
const TABLE_BITS: u32 = 12;

/// Arguments of `label`.
#[derive(Args, Debug)]
pub struct LabelArgs {
    /// File that the labelled games are appended to.
    file: PathBuf,
    /// File of games, made by the command selfplay, or of tournament games, made by exact.
    #[arg(long)]
    games: PathBuf,
    /// File of weights to search with.
    #[arg(long)]
    weights: PathBuf,
    /// Plies to look ahead.
    #[arg(long, default_value_t = 8)]
    depth: u32,
    /// Empties from which both sides of selfplay play perfectly: the result is the label.
    #[arg(long, default_value_t = 14)]
    exact: u32,
    /// Ply of the first position that may be labelled; positions among the random moves never are.
    #[arg(long, default_value_t = 0)]
    from_ply: usize,
    /// One position in this many is labelled: neighbouring positions teach much the same.
    #[arg(long, default_value_t = 3)]
    one_in: usize,
}

/// A game with the values of some of its positions.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelledGame {
    /// The game, at its end.
    pub game: Game,
    /// Ply and value in discs, in the order of the game.
    pub values: Vec<(usize, f32)>,
}

impl LabelledGame {
    /// The game with the values that `value` gives to its positions, the last one first. A label
    /// belongs to a position in which a recorded move follows.
    pub fn new(game: &Game, mut value: impl FnMut(&Game) -> Option<f32>) -> LabelledGame {
        let mut earlier = game.clone();
        let mut values = Vec::new();
        while earlier.undo() {
            values.extend(value(&earlier).map(|value| (earlier.ply(), value)));
        }
        values.reverse();
        LabelledGame {
            game: game.clone(),
            values,
        }
    }

    /// The labelled positions with their values, the last one first.
    pub fn positions(mut self) -> impl Iterator<Item = (Board, f32)> {
        std::iter::from_fn(move || {
            let (ply, value) = self.values.pop()?;
            while self.game.ply() > ply {
                self.game.undo();
            }
            Some((self.game.position().board(), value))
        })
    }
}

impl fmt::Display for LabelledGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game.fmt(f)?;
        let mut values = self.values.iter();
        values.try_for_each(|(ply, value)| write!(f, " {ply}:{value:+.2}"))
    }
}

impl FromStr for LabelledGame {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<LabelledGame> {
        let mut words = line.split(' ');
        let game: Game = words.next().unwrap_or_default().parse()?;
        let value = |word: &str| {
            let (ply, value) = word.split_once(':')?;
            Some((ply.parse().ok()?, value.parse().ok()?))
        };
        let values = words.map(|word| {
            value(word).with_context(|| format!("{word:?} is no ply and value such as 12:+3.46"))
        });
        let values: Vec<(usize, f32)> = values.collect::<Result<_>>()?;
        anyhow::ensure!(
            values.is_sorted_by(|(a, _), (b, _)| a < b)
                && values
                    .iter()
                    .all(|&(ply, value)| ply < game.ply() && value.is_finite()),
            "the values do not follow the moves of {line:?}"
        );
        Ok(LabelledGame { game, values })
    }
}

/// Whether a file has labelled games, by its header.
///
/// # Errors
/// If it cannot be read.
pub fn is_labelled(path: &Path) -> Result<bool> {
    Ok(games::header(path)?.starts_with(HEADER))
}

/// Labels until the file has all games.
///
/// # Errors
/// If a file cannot be used.
pub fn run(args: &LabelArgs) -> Result<()> {
    let weights = WeightsFile::read(&args.weights)?;
    let source = games::header(&args.games)?;
    let (unlabelled, exact) = if source.starts_with(EXACT_HEADER) {
        (tournament_games(args)?, 0)
    } else {
        (training_games(args)?, args.exact)
    };
    let header = format!(
        "{HEADER} depth {} exact {exact} from ply {} one in {} weights-{:08x} of {source}",
        args.depth, args.from_ply, args.one_in, weights.checksum,
    );
    let labelled = |number: usize| {
        let searcher = Searcher::with_table(weights.weights.clone(), TABLE_BITS);
        let rng = Rng::new(number as u64);
        labelled(args, searcher, rng, &unlabelled[number])
    };
    let games = (unlabelled.len(), "games");
    log::complete(&args.file, &header, games, GAMES_AT_ONCE, labelled)
}

/// A game to label.
struct Unlabelled {
    game: Game,
    /// Ply of the first position that may be labelled.
    from_ply: usize,
    /// Empties from which both sides play perfectly.
    perfect_from: u32,
}

/// The games of a file of selfplay.
fn training_games(args: &LabelArgs) -> Result<Vec<Unlabelled>> {
    games::read(&args.games, |_, record: TrainingGame| {
        std::iter::once(Unlabelled {
            from_ply: record.random.max(args.from_ply),
            game: record.game,
            perfect_from: args.exact,
        })
    })
}

/// The games of a file of exact, whose players err to the end.
fn tournament_games(args: &LabelArgs) -> Result<Vec<Unlabelled>> {
    games::read(&args.games, |_, labelled: LabelledGame| {
        std::iter::once(Unlabelled {
            from_ply: args.from_ply,
            game: labelled.game,
            perfect_from: 0,
        })
    })
}

/// The game with the values of positions drawn from those that may be labelled.
fn labelled(
    args: &LabelArgs,
    mut searcher: Searcher,
    mut rng: Rng,
    unlabelled: &Unlabelled,
) -> LabelledGame {
    let outcome = unlabelled.game.outcome();
    let result = outcome.map_or(0, |outcome| outcome.lead(Color::Black).discs());
    let limits = Limits {
        depth: Some(args.depth),
        ..Limits::default()
    };
    LabelledGame::new(&unlabelled.game, |game| {
        if game.ply() < unlabelled.from_ply || rng.below(args.one_in) > 0 {
            return None;
        }
        let board = game.position().board();
        Some(if board.empties().len() <= unlabelled.perfect_from {
            for_side_to_move(game, result.into())
        } else {
            // An empty table: a value then depends on its position alone.
            searcher.clear();
            let found = searcher.search(board, &limits, &mut |_| {});
            found.expect("the side to move can move").value.discs()
        })
    })
}

/// A value for Black as one for the side to move.
pub fn for_side_to_move(game: &Game, black: f32) -> f32 {
    match game.position().turn() {
        Color::Black => black,
        Color::White => -black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use reversi_engine::solve;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: LabelArgs,
    }

    const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/weights/weights.bin");

    /// A game with 21 random moves at the start and perfect play from 14 empties on.
    const GAME: &str = concat!(
        "21 c4c3f5c5b4g5c2d3f6e6d2g6h7e3f7b2a2e1f3a5c1a1b3f4h4d1b1b5c6b6",
        "g4h5d6h6g7g8e2a3a4h8b7c7c8d8f8e8e7d7b8a8f1g1a6g3f2g2h1a7h2h3 -38"
    );

    fn args(arguments: &str) -> LabelArgs {
        let words = std::iter::once("label").chain(arguments.split(' '));
        Command::parse_from(words).args
    }

    fn args_of(file: &Path, games: &Path, rest: &str) -> LabelArgs {
        let (file, games) = (file.display(), games.display());
        args(&format!(
            "{file} --games {games} --weights {WEIGHTS} {rest}"
        ))
    }

    #[test]
    fn a_labelled_game_is_written_in_the_form_that_is_read() {
        let line = "f5d6c3d3c4 2:+3.46 4:-2.00";
        let labelled: LabelledGame = line.parse().expect("a labelled game");
        assert_eq!(labelled.to_string(), line);
        let board = |moves: &str| {
            let game: Game = moves.parse().expect("a legal game");
            game.position().board()
        };
        let positions: Vec<(Board, f32)> = labelled.positions().collect();
        assert_eq!(
            positions,
            [(board("f5d6c3d3"), -2.0), (board("f5d6"), 3.46)]
        );
        let error = "f5d6 2=+3".parse::<LabelledGame>().expect_err("no colon");
        assert_eq!(
            error.to_string(),
            "\"2=+3\" is no ply and value such as 12:+3.46"
        );
        for values in ["1:+1.00 0:+1.00", "2:+1.00", "1:NaN"] {
            let read = format!("f5d6 {values}").parse::<LabelledGame>();
            let error = read.expect_err(values);
            assert!(
                error.to_string().starts_with("the values do not follow"),
                "{error}"
            );
        }
    }

    #[test]
    fn near_the_end_the_label_is_the_result_and_before_the_value_of_a_search() {
        let record: TrainingGame = GAME.parse().expect("a game");
        let weights = WeightsFile::read(WEIGHTS.as_ref())
            .expect("weights")
            .weights;
        let searcher = || Searcher::with_table(weights.clone(), TABLE_BITS);
        let args = args("file --games games --weights w --depth 2 --one-in 1");
        let limits = Limits {
            depth: Some(2),
            ..Limits::default()
        };
        let (from_ply, perfect_from) = (record.random, args.exact);
        let unlabelled = Unlabelled {
            game: record.game,
            from_ply,
            perfect_from,
        };
        let labelled = labelled(&args, searcher(), Rng::new(1), &unlabelled);
        let plies: Vec<usize> = labelled.values.iter().map(|&(ply, _)| ply).collect();
        assert_eq!(plies, (from_ply..60).collect::<Vec<usize>>());
        for (board, value) in labelled.positions() {
            let expected = if board.empties().len() <= perfect_from {
                let solution = solve(board).expect("the side to move can move");
                f32::from(solution.score.discs())
            } else {
                let found = searcher().search(board, &limits, &mut |_| {});
                found.expect("the side to move can move").value.discs()
            };
            assert_eq!(value, expected, "\n{board}");
        }
    }

    #[test]
    fn tournament_games_are_labelled_by_a_search_to_their_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let moves = GAME.split(' ').nth(1).expect("the moves");
        let text = format!("{}\n{moves} 36:+2.00\n", EXACT_HEADER);
        std::fs::write(path("games"), text).expect("writable");
        let rest = "--depth 1 --from-ply 50 --one-in 1";
        run(&args_of(&path("file"), &path("games"), rest)).expect("labelled");
        let text = std::fs::read_to_string(path("file")).expect("readable");
        let (header, line) = text.split_once('\n').expect("two lines");
        assert!(
            header.starts_with("% labels depth 1 exact 0 from ply 50 "),
            "{header}"
        );
        let labelled: LabelledGame = line.trim_end().parse().expect("a labelled game");
        let weights = WeightsFile::read(WEIGHTS.as_ref())
            .expect("weights")
            .weights;
        let limits = Limits {
            depth: Some(1),
            ..Limits::default()
        };
        let plies: Vec<usize> = labelled.values.iter().map(|&(ply, _)| ply).collect();
        assert_eq!(plies, (50..60).collect::<Vec<usize>>());
        for (board, value) in labelled.positions() {
            let mut searcher = Searcher::with_table(weights.clone(), TABLE_BITS);
            let found = searcher.search(board, &limits, &mut |_| {});
            let expected = found.expect("the side to move can move").value.discs();
            assert!(
                (value - expected).abs() <= 0.005,
                "\n{board}{value} {expected}"
            );
        }
        // A file of labels names neither random moves nor where play is perfect.
        let again = run(&args_of(&path("again"), &path("file"), rest));
        let error = format!("{:#}", again.expect_err("no games to label"));
        assert!(
            error.contains("a game is a number of random moves"),
            "{error}"
        );
    }

    #[test]
    fn a_stopped_run_resumes_with_the_same_labels() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let games: Vec<String> = (22..26)
            .map(|random| GAME.replacen("21", &random.to_string(), 1))
            .collect();
        let label = |name: &str, count: usize| {
            let text = format!("% games\n{}\n", games[..count].join("\n"));
            std::fs::write(path("games"), text).expect("writable");
            run(&args_of(&path(name), &path("games"), "--depth 2")).expect("labelled");
        };
        label("whole", 4);
        label("parts", 1);
        label("parts", 4);
        let read = |name: &str| std::fs::read_to_string(path(name)).expect("readable");
        assert_eq!(read("whole"), read("parts"));
        assert_eq!(read("whole").lines().count(), 5);
        assert!(is_labelled(&path("whole")).expect("readable"));
        assert!(!is_labelled(&path("games")).expect("readable"));
    }
}
