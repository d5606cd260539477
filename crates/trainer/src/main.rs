//! `reversi-trainer`: the commands that make the files of the project: weights, opening book,
//! balanced starts, sample games, exercises, and the verdicts of Connect Four.
//!
//! docs/evaluation.md has the recipe of the weights and its results.

mod balanced_starts;
mod book;
mod book_errors;
mod connect_four_verdicts;
mod error_stats;
mod exact;
mod exercises;
mod fit;
mod games;
mod label;
mod least_squares;
mod log;
mod measure;
mod player;
mod probcut;
mod sample_games;
mod selfplay;
mod solve;
mod training_set;
mod turning;

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Makes the files of the project, from nothing but the rules.
#[derive(Parser)]
#[command(name = "reversi-trainer", version, arg_required_else_help = true)]
struct Arguments {
    /// Number of threads; by default one for each core.
    #[arg(long, global = true, default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and append them to a file, up to a number of games.
    ///
    /// Each begins with random moves; both sides play the endgame perfectly. A stopped run resumes.
    Selfplay(selfplay::SelfplayArgs),
    /// Label positions of games by a search, up to the last game. A stopped run resumes.
    Label(label::LabelArgs),
    /// Label positions of tournament games with exact values. A stopped run resumes.
    Exact(exact::ExactArgs),
    /// Fit weights to the results of games, or to labels, and print their errors.
    Fit(fit::FitArgs),
    /// Solve positions of tournament games, to measure with. A stopped run resumes.
    Solve(solve::SolveArgs),
    /// Search the first positions of the game, and write the opening book. A stopped run resumes.
    Book(book::BookArgs),
    /// Compare values of a book with those of deeper searches. A stopped run resumes.
    BookErrors(book_errors::BookErrorsArgs),
    /// Measure the errors of evaluation and search on solved positions.
    Measure(measure::MeasureArgs),
    /// Measure how much shallow searches differ from deep ones, for multi-ProbCut.
    Probcut(probcut::ProbcutArgs),
    /// Measure how often reviews name the wrong turning point. A stopped run resumes.
    Turning(turning::TurningArgs),
    /// Print balanced starts: openings of eight plies with a value of at most one disc.
    Starts {
        /// Number of starts.
        #[arg(long, default_value = "1000")]
        count: NonZeroUsize,
        /// Seed of the moves.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print games of levels 8 to 10, to try the database of the page with.
    Games {
        /// Number of games.
        #[arg(default_value = "200")]
        count: NonZeroUsize,
        /// Seed of the moves.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print exercises: new ones, or those of a file with what the solver adds.
    #[command(subcommand)]
    Exercises(Exercises),
    /// Find who wins each position of Connect Four with nine discs, and pack the table. A stopped
    /// run resumes.
    Verdicts(connect_four_verdicts::VerdictsArgs),
}

#[derive(Subcommand)]
enum Exercises {
    /// New exercises: as many of each goal and difficulty, from games of the engine against itself.
    Make {
        /// Number of exercises.
        #[arg(default_value = "300")]
        count: NonZeroUsize,
        /// Seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// The exercises of a file, each with what it is about.
    Themes {
        /// A file of exercises.
        file: PathBuf,
    },
    /// The exercises of a file, each with its accepted line continued by best replies for as long
    /// as just one move reaches the goal.
    Lines {
        /// A file of exercises.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Without standard error only the exit code is left.
            let _ = writeln!(std::io::stderr(), "reversi-trainer: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one command.
fn run(arguments: Arguments) -> anyhow::Result<()> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.jobs)
        .build_global()?;
    match arguments.command {
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Label(args) => label::run(&args),
        Command::Exact(args) => exact::run(&args),
        Command::Fit(args) => fit::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Book(args) => book::run(&args),
        Command::BookErrors(args) => book_errors::run(&args),
        Command::Measure(args) => measure::run(&args),
        Command::Probcut(args) => probcut::run(&args),
        Command::Turning(args) => turning::run(&args),
        Command::Starts { count, seed } => balanced_starts::run(count.get(), seed),
        Command::Games { count, seed } => sample_games::run(count.get(), seed),
        Command::Exercises(Exercises::Make { count, seed }) => exercises::make(count.get(), seed),
        Command::Exercises(Exercises::Themes { file }) => exercises::find_themes(&file),
        Command::Exercises(Exercises::Lines { file }) => exercises::continue_lines(&file),
        Command::Verdicts(args) => connect_four_verdicts::run(&args),
    }
}
