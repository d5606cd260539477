//! `reversi`: Reversi on the command line.
//!
//! Results go to standard output, errors in one sentence to standard error. The exit code is 0, 1
//! after a failure, 2 for a command that is not understood.

mod bench;
mod book;
mod commands;
mod convert;
mod count_positions;
mod exercises;
mod game_files;
mod game_name;
mod gtp;
mod level_player;
mod level_spec;
mod loss;
mod matches;
mod nboard;
mod perft;
mod player;
mod process;
mod review;
mod search_limit;
mod solve;
mod solve_connect_four;
mod solved_file;
mod time_control;
mod ugi;
mod whole_number;
mod wthor;

use std::io::{BufReader, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Args, CommandFactory, Parser, Subcommand};

use game_name::GameName;
use level_player::Computer;
use level_spec::LevelSpec;
use reversi_engine::{BookFormat, Notation};
use reversi_toolkit::Interrupt;
use side_games::connect_four;

use loss::LossOptions;
use matches::{MatchOptions, PlayerSpec};
use search_limit::SearchLimit;
use whole_number::whole_number;

/// Reversi on the command line.
#[derive(Parser)]
#[command(name = "reversi", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the lines of play of a given length from the initial position.
    ///
    /// A pass is a ply, and a finished game is one leaf however early it ends.
    Perft {
        /// Number of plies.
        #[arg(value_parser = whole_number(0..=20))]
        depth: u32,
        /// The game.
        #[arg(long, value_enum, default_value_t = GameName::Reversi)]
        game: GameName,
    },
    /// Count the distinct positions that games reach after a number of plies.
    Positions {
        /// Number of plies.
        #[arg(value_parser = whole_number(0..=12))]
        plies: u32,
        /// The game.
        #[arg(long, value_enum, default_value_t = GameName::Reversi)]
        game: GameName,
    },
    /// Replay tournament games and compare their disc counts.
    ///
    /// Prints one line, `games G illegal I unfinished U different D`, and fails if a game is
    /// illegal or ends with another count than the recorded one.
    Wthor {
        /// Database files (.wtb), or folders with such files.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Solve endgame problems exactly.
    ///
    /// Prints a line for each problem: number, empties, move, score, expected score, ok or WRONG,
    /// nodes, milliseconds; then the totals. A line that holds no problem is named on standard
    /// error. Fails if there is one, or if a result differs from the listed one.
    Solve {
        /// Endgame problems (.obf), a line each; for Connect Four the columns played, a blank and
        /// the score.
        file: PathBuf,
        /// The game, Reversi or Connect Four.
        #[arg(long, value_enum, default_value_t = GameName::Reversi)]
        game: GameName,
        /// Skip problems with more empties.
        #[arg(long, default_value_t = 60, value_parser = whole_number(0..=60))]
        max_empties: u32,
        /// For Connect Four, size of the table as a power of two: 18 is the page's 4 MiB, 26 is
        /// 1 GiB for positions with few discs.
        #[arg(long, default_value_t = 18, value_parser = whole_number(1..=30))]
        table_bits: u32,
        /// Threads that search each problem of Reversi.
        #[arg(long, default_value = "1")]
        threads: NonZeroUsize,
    },
    /// Write the games of a file in another notation.
    ///
    /// Reads any notation: transcripts, positions, GGF, SGF, moves with tags, lists of problems,
    /// and tournament databases (.wtb), with the names of the .jou and .trn beside them. A game
    /// that cannot be read, or that the notation cannot hold, is named on standard error; the
    /// others are written, and the command fails.
    Convert {
        /// Games in any notation, or a tournament database (.wtb).
        file: PathBuf,
        /// The notation to write: link, ggf, pgn, position, moves, obf, diagram or numbered.
        #[arg(long, value_parser = convert::notation)]
        to: Notation,
        /// Read each game back instead, and print `games G characters C`.
        #[arg(long)]
        check: bool,
    },
    /// Write the opening book of another program in another format.
    ///
    /// Reads the books of Edax (.dat, and its text) and Egaroucid (.egbk3, .egbk2), told by their
    /// first bytes, the file of the page's repertoire, and lists of lines from the usual start such
    /// as `f5d6c3 +1.5 depth 20`, or games in GGF whose moves have values. What is damaged or left
    /// out is named on standard error.
    Book {
        /// The book.
        file: PathBuf,
        /// The format to write: edax, lines, or reversi, which the page reads.
        #[arg(long, value_parser = book::format)]
        to: BookFormat,
        /// Positions to keep, those with the fewest discs; by default all, of a book for the page
        /// 50000.
        #[arg(long, value_parser = whole_number(1..=u32::MAX))]
        most: Option<u32>,
    },
    /// Check exercises by the solver.
    ///
    /// Prints what the solver finds, such as `exercise 3: g2 also wins`, then `exercises E findings
    /// F`, and fails if it finds anything.
    Exercises {
        /// A file of exercises.
        file: PathBuf,
    },
    /// Review games: what each move has lost against the best one, and why.
    ///
    /// Prints a line for each move: number, side, move, value, best move, value, loss, exact or
    /// the plies looked ahead, reason:squares or -, the lines after the best move and after the
    /// move; then what each side has lost together, its costliest moves and its mistakes, which
    /// lose four discs or more, and the move with which the game turned, or about which. Without a
    /// limit it finds what the page finds, on all processors. With 18 empties or fewer the loss is
    /// exact in any case.
    Review {
        /// A game in any notation, or a tournament database (.wtb).
        file: PathBuf,
        /// Limit of each move, such as 400ms or 14ply, in place of the plan of the page.
        #[arg(long)]
        limit: Option<SearchLimit>,
    },
    /// Measure what the moves of players lose against exact play, in hard positions.
    ///
    /// A position of the games is hard if searches 6 and 12 plies ahead choose different moves.
    /// Prints a line for each position: number, the moves to it, its exact value, then the move of
    /// each player with the discs that it loses; at the end the mean loss of each player. With 25
    /// empties a position takes some ten seconds. With `--played` the last player of each line is
    /// the one of the game.
    Loss {
        /// The players; each as for a match.
        #[arg(required = true)]
        players: Vec<PlayerSpec>,
        #[command(flatten)]
        options: LossOptions,
    },
    /// Play a game of the engine against itself, and count its nodes.
    ///
    /// Prints the game, then `nodes N ms T nodes/s S`. N is the engine's signature: the same on
    /// every machine and in WebAssembly, until search or weights change.
    Bench {
        /// Plies to look ahead.
        #[arg(long, default_value_t = 10, value_parser = whole_number(1..=60))]
        depth: u32,
    },
    /// Play by the Go Text Protocol, version 2, on standard input and output.
    Gtp {
        #[command(flatten)]
        opponent: OpponentOptions,
    },
    /// Play by the NBoard protocol, version 2, on standard input and output.
    ///
    /// The depth that the controller sets limits the search of level 10, together with a limit of
    /// its own.
    Nboard {
        #[command(flatten)]
        opponent: OpponentOptions,
    },
    /// Play by the Universal Game Interface, on standard input and output.
    Ugi {
        #[command(flatten)]
        opponent: OpponentOptions,
    },
    /// Play a match of two players, and measure their difference in strength.
    ///
    /// A player is a level by name, a file of weights (weights:FILE, or weights:FILE:8ply with a
    /// limit as for level 10), or the command of a program that plays by the Go Text Protocol, in
    /// quotes. With nboard: or ugi: before it, the program plays by that protocol; a limit may come
    /// between, as in ugi:500ms:COMMAND or nboard:12ply:COMMAND. Each opening is played twice, with
    /// either colour. The Elo difference comes with a 95 % interval, from the scatter of these
    /// pairs of games. An illegal move, or no answer, loses the game and is reported on standard
    /// error.
    Match {
        /// The player whose points are counted.
        first: PlayerSpec,
        /// The other player.
        second: PlayerSpec,
        #[command(flatten)]
        options: MatchOptions,
    },
    /// Play matches of several players with their neighbours, and print a table of Elo ratings.
    ///
    /// The ratings are the maximum-likelihood ones, the first player's being 0, with a drawn pair
    /// of games added to each meeting; ± is half a 95 % interval.
    Ladder {
        /// The players, from the weakest to the strongest; each as for a match.
        #[arg(required = true, num_args = 2..)]
        players: Vec<PlayerSpec>,
        /// Play all pairs of players.
        #[arg(long)]
        all_pairs: bool,
        #[command(flatten)]
        options: MatchOptions,
    },
}

/// The computer that answers a protocol.
#[derive(Args)]
struct OpponentOptions {
    /// Level of the computer: a name, or a number from 1 to 10; 10 takes a limit such as 10:60ms.
    #[arg(long, default_value_t = LevelSpec::STRONGEST)]
    level: LevelSpec,
    /// Seed of the computer's random choices; by default a random one.
    #[arg(long)]
    seed: Option<u64>,
    /// Threads on which level 10 searches; with more than one its moves are not repeatable.
    #[arg(long, default_value = "1")]
    threads: NonZeroUsize,
}

impl OpponentOptions {
    /// The computer, whose searches end early by `interrupt`.
    fn computer(&self, interrupt: Interrupt) -> Computer {
        let rng = level_player::rng(self.seed);
        Computer::interrupted_by(self.level, rng, interrupt).on_threads(self.threads)
    }
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(wrong) => return usage(&wrong),
    };
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if is_broken_pipe(&failure) => ExitCode::SUCCESS,
        Err(failure) => {
            print_error(&format!("{failure:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs one command.
fn run(command: Command) -> Result<()> {
    match command {
        Command::Perft { depth, game } => perft::run(depth, game),
        Command::Positions { plies, game } => count_positions::run(plies, game),
        Command::Wthor { paths } => wthor::run(&paths),
        Command::Bench { depth } => bench::run(depth),
        Command::Solve {
            file,
            game,
            max_empties,
            table_bits,
            threads,
        } => match game {
            GameName::Reversi => solve::run(&file, max_empties, threads),
            GameName::Side(game) if game == connect_four::GAME => {
                solve_connect_four::run(&file, table_bits)
            }
            GameName::Side(game) => bail!(
                "there is no solver for {}; its level {} is one",
                game.name(),
                game.strongest().name()
            ),
        },
        Command::Convert { file, to, check } => convert::run(&file, &to, check),
        Command::Book { file, to, most } => book::run(&file, to, most),
        Command::Exercises { file } => exercises::check(&file),
        Command::Review { file, limit } => review::run(&file, limit),
        Command::Loss { players, options } => loss::run(&players, &options),
        Command::Gtp { opponent } => {
            let interrupt = Interrupt::default();
            let computer = opponent.computer(interrupt.clone());
            let input = BufReader::new(std::io::stdin());
            let output = std::io::stdout().lock();
            Ok(gtp::server::run(computer, interrupt, input, output)?)
        }
        Command::Nboard { opponent } => {
            let interrupt = Interrupt::default();
            let computer = opponent.computer(interrupt.clone());
            let input = BufReader::new(std::io::stdin());
            let output = std::io::stdout().lock();
            Ok(nboard::server::run(computer, interrupt, input, output)?)
        }
        Command::Ugi { opponent } => {
            let interrupt = Interrupt::default();
            let computer = opponent.computer(interrupt.clone());
            let input = BufReader::new(std::io::stdin());
            let output = std::io::stdout().lock();
            Ok(ugi::server::run(computer, interrupt, input, output)?)
        }
        Command::Match {
            first,
            second,
            options,
        } => matches::head_to_head::run(&[first, second], &options),
        Command::Ladder {
            players,
            all_pairs,
            options,
        } => matches::ladder::run(&players, all_pairs, &options),
    }
}

/// Prints the requested help, or one sentence about what is not understood.
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
    print_error(&format!("{sentence}; see reversi {}--help", subcommand()));
    ExitCode::from(2)
}

/// The subcommand that is called, with a blank, or nothing.
fn subcommand() -> String {
    let name = std::env::args().nth(1).unwrap_or_default();
    let known = Arguments::command().find_subcommand(&name).is_some();
    if known {
        format!("{name} ")
    } else {
        String::new()
    }
}

/// Prints a sentence to standard error.
fn print_error(sentence: &str) {
    // Without standard error only the exit code is left.
    let _ = writeln!(std::io::stderr(), "reversi: {sentence}");
}

/// Whether the reader of the results has stopped reading, as `head` does.
fn is_broken_pipe(failure: &anyhow::Error) -> bool {
    failure.chain().any(|cause| {
        let error = cause.downcast_ref::<std::io::Error>();
        error.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}
