//! `reversi-trainer`: the commands that make the weights of the evaluation and the opening book.
//!
//! docs/evaluation.md has the recipe and its results.

mod book;
mod error_stats;
mod exact;
mod fit;
mod games;
mod label;
mod least_squares;
mod log;
mod measure;
mod player;
mod probcut;
mod selfplay;
mod solve;
mod training_set;
mod turning;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Makes the weights of the evaluation and the opening book, from nothing but the rules.
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
    #[command(alias = "play")]
    Selfplay(selfplay::SelfplayArgs),
    /// Label positions of games by a search, up to the last game. A stopped run resumes.
    Label(label::LabelArgs),
    /// Label positions of tournament games with exact values. A stopped run resumes.
    Exact(exact::ExactArgs),
    /// Fit weights to the results of games, or to labels, and print their errors.
    Fit(fit::FitArgs),
    /// Solve positions of tournament games, to measure with. A stopped run resumes.
    #[command(alias = "truth")]
    Solve(solve::SolveArgs),
    /// Search the first positions of the game, and write the opening book. A stopped run resumes.
    Book(book::BookArgs),
    /// Measure the errors of evaluation and search on solved positions.
    Measure(measure::MeasureArgs),
    /// Measure how much shallow searches differ from deep ones, for multi-ProbCut.
    Probcut(probcut::ProbcutArgs),
    /// Measure how often reviews name the wrong turning point. A stopped run resumes.
    Turning(turning::TurningArgs),
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
        Command::Measure(args) => measure::run(&args),
        Command::Probcut(args) => probcut::run(&args),
        Command::Turning(args) => turning::run(&args),
    }
}
