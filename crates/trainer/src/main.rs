//! `reversi-trainer`: from nothing to the weights of the evaluation.
//!
//! `play` plays games, `fit` learns weights from them, `duel` lets two files of weights play each
//! other; `truth` solves positions of other games, `measure` tells how far the weights are off
//! there, `probcut` how far shallow searches are from deep ones; `book` makes the opening book. What
//! takes long goes on where it was stopped. docs/evaluation.md tells the whole way with its results.

mod append_log;
mod book;
mod duel;
mod error_stats;
mod fit;
mod games;
mod least_squares;
mod measure;
mod player;
mod positions;
mod probcut;
mod progress;
mod selfplay;
mod solved;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// From nothing to the weights of the evaluation.
#[derive(Parser)]
#[command(name = "reversi-trainer", version, arg_required_else_help = true)]
struct Arguments {
    /// Number of threads; all cores if it is left out.
    #[arg(long, global = true, default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and append them to a file, up to a number of games.
    ///
    /// Each begins with random moves; towards the end both sides play perfectly.
    Play(selfplay::Options),
    /// Fit weights to the results of games, and print how far they are off.
    Fit(fit::Options),
    /// Let two files of weights play against each other, and print the score.
    Duel(duel::Options),
    /// Solve positions of tournament games, to measure with.
    Truth(solved::Options),
    /// Search the first positions of the game, and write the opening book.
    Book(book::Options),
    /// Measure evaluation and search by solved positions.
    Measure(measure::Options),
    /// Measure how far shallow searches are from deep ones, for multi-ProbCut.
    Probcut(probcut::Options),
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("reversi-trainer: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out one command.
fn run(arguments: Arguments) -> anyhow::Result<()> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(arguments.jobs)
        .build_global()?;
    match arguments.command {
        Command::Play(options) => selfplay::run(&options),
        Command::Fit(options) => fit::run(&options),
        Command::Book(options) => book::run(&options),
        Command::Duel(options) => duel::run(&options),
        Command::Truth(options) => solved::run(&options),
        Command::Measure(options) => measure::run(&options),
        Command::Probcut(options) => probcut::run(&options),
    }
}
