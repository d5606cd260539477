//! `reversi`: Reversi on the command line.
//!
//! Results go to standard output, errors in one sentence to standard error. The exit code is 0, 1
//! after a failure, 2 for a command that is not understood.

mod bench;
mod computer;
mod gtp;
mod matches;
mod perft;
mod player;
mod solve;
mod wthor;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use computer::{Computer, LevelSpec};
use matches::{Options, PlayerSpec};

/// Reversi on the command line.
#[derive(Parser)]
#[command(name = "reversi", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the lines of play of a given length from the start.
    ///
    /// A pass is a ply, and a finished game is one leaf however early it ends.
    Perft {
        /// Number of plies.
        #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
        depth: u32,
    },
    /// Replay tournament games and compare their counts.
    ///
    /// Prints one line, `games G illegal I unfinished U different D`, and fails if a game is illegal
    /// or ends with another count than the recorded one.
    Wthor {
        /// Database files (.wtb), or folders with such files.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Solve endgame problems exactly.
    ///
    /// Prints a line a problem: number, empty squares, move, score, expected score, ok or WRONG, nodes,
    /// milliseconds; then the totals. Fails if a result differs from the listed one.
    Solve {
        /// Endgame problems (.obf), a line each.
        file: PathBuf,
        /// Leave out problems with more empty squares.
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(0..=60))]
        max_empties: u32,
    },
    /// Have the engine play a game against itself, and count the positions it visits.
    ///
    /// Prints the game, then `nodes N ms T nodes/s S`. N is the engine's signature: the same on every
    /// machine and in WebAssembly, as long as search and weights stay the same.
    Bench {
        /// Plies that it looks ahead.
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=60))]
        depth: u32,
    },
    /// Play by the Go Text Protocol, version 2, on standard input and output.
    Gtp {
        /// Level of the computer: a name, or a number from 1 to 10, which takes a limit such as 10:60ms.
        #[arg(long, default_value_t = LevelSpec::STRONGEST)]
        level: LevelSpec,
        /// Number that makes the computer's choices repeatable.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Have two players play each other, and measure how far apart they are.
    ///
    /// A player is a level by name, or the command of a program that plays by the Go Text Protocol,
    /// in quotes. Each opening is played twice, with either colour. The Elo difference comes with an
    /// interval of 95 %, taken from the scatter of these pairs of games. An illegal move, or no
    /// answer, loses the game and is told on standard error.
    Match {
        /// The player whose points are counted.
        first: PlayerSpec,
        /// The other player.
        second: PlayerSpec,
        #[command(flatten)]
        options: Options,
    },
    /// Have several players play their neighbours, and print a table of their Elo ratings.
    ///
    /// The ratings are those under which the results are likeliest, the first player's being 0, with
    /// a drawn pair of games added to each meeting; ± is half an interval of 95 %.
    Ladder {
        /// The players, from the weakest to the strongest; each as for a match.
        #[arg(required = true, num_args = 2..)]
        players: Vec<PlayerSpec>,
        /// Let everybody play everybody.
        #[arg(long)]
        all_pairs: bool,
        #[command(flatten)]
        options: Options,
    },
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(wrong) => return usage(&wrong),
    };
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if is_broken_pipe(&*failure) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("reversi: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out one command.
fn run(command: Command) -> Result<(), Box<dyn Error>> {
    match command {
        Command::Perft { depth } => perft::run(depth).map_err(Into::into),
        Command::Wthor { paths } => wthor::run(&paths).map_err(Into::into),
        Command::Bench { depth } => bench::run(depth).map_err(Into::into),
        Command::Solve { file, max_empties } => solve::run(&file, max_empties).map_err(Into::into),
        Command::Gtp { level, seed } => {
            let computer = Computer::new(level, computer::seed(seed));
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            gtp::server::run(computer, input, output).map_err(Into::into)
        }
        Command::Match {
            first,
            second,
            options,
        } => matches::report::run(&[first, second], &options).map_err(Into::into),
        Command::Ladder {
            players,
            all_pairs,
            options,
        } => matches::ladder::run(&players, all_pairs, &options).map_err(Into::into),
    }
}

/// Prints the help that was asked for, or says in one sentence what is not understood.
fn usage(wrong: &clap::Error) -> ExitCode {
    if !wrong.use_stderr() {
        return match wrong.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        };
    }
    let text = wrong.to_string();
    let sentence = text
        .lines()
        .take_while(|line| !line.is_empty())
        .map(str::trim);
    let sentence = sentence.collect::<Vec<_>>().join(" ");
    let sentence = sentence
        .strip_prefix("error: ")
        .unwrap_or("no command is given");
    eprintln!("reversi: {sentence}; see reversi --help");
    ExitCode::from(2)
}

/// Whether whoever reads the results has stopped reading, as `head` does.
fn is_broken_pipe(failure: &(dyn Error + 'static)) -> bool {
    let kind = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
    let mut cause = Some(failure);
    std::iter::from_fn(|| {
        let error = cause?;
        cause = error.source();
        Some(error)
    })
    .any(|error| error.downcast_ref().is_some_and(kind))
}
