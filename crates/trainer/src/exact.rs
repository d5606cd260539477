//! `reversi-trainer exact`: exact values of positions of tournament games, to fit weights to.
//!
//! The database holds the result of each game with best play from 24 empties on: the exact value of
//! one position, which takes hours to compute for as many games. The solver adds a position nearer
//! the end. The file is one of labelled games, like those of `reversi-trainer label`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use clap::Args;
use flate2::Crc;
use rayon::prelude::*;
use reversi_engine::{Board, Color, Game, Position, Rng, WthorGame, solve};

use crate::label::{EXACT_HEADER, LabelledGame, for_side_to_move};
use crate::{log, solve};

/// Games labelled between two writes to the file.
const GAMES_AT_ONCE: usize = 256;

/// Arguments of `exact`.
#[derive(Args, Debug)]
pub struct ExactArgs {
    /// File that the labelled games are appended to.
    file: PathBuf,
    /// Tournament games: a database file (.wtb), or a folder with such files.
    #[arg(long)]
    games: PathBuf,
    /// Files of solved positions to measure with: games that reach one of them are left out.
    #[arg(long, value_delimiter = ',')]
    without: Vec<PathBuf>,
    /// Fewest empties of the position that the solver labels.
    #[arg(long, default_value_t = 10)]
    empties_from: u32,
    /// Most empties of the position that the solver labels.
    #[arg(long, default_value_t = 16)]
    empties_to: u32,
}

/// Labels until the file has all games.
///
/// # Errors
/// If a file cannot be used, or the arguments contradict each other.
pub fn run(args: &ExactArgs) -> Result<()> {
    ensure!(
        args.empties_from <= args.empties_to,
        "the fewest empties are more than the most"
    );
    let mut kept_out = BTreeSet::new();
    for file in &args.without {
        let solved = solve::read(file)?;
        kept_out.extend(solved.iter().map(|solved| solved.board.canonical()));
    }
    let recorded = solve::tournament_games(&args.games)?;
    let games: Vec<(usize, &WthorGame)> = recorded
        .par_iter()
        .enumerate()
        .filter(|(_, recorded)| !reaches(recorded, &kept_out))
        .collect();
    let header = format!(
        "{EXACT_HEADER} theoretical and {}-{} empties of tournament games-{:08x} \
         without positions-{:08x}",
        args.empties_from,
        args.empties_to,
        games_checksum(&recorded),
        boards_checksum(&kept_out)
    );
    let labelled = |number: usize| {
        let (number, recorded) = games[number];
        let mut rng = Rng::new(number as u64);
        let span = (args.empties_to - args.empties_from + 1) as usize;
        labelled(recorded, args.empties_from + rng.below(span) as u32)
    };
    let games = (games.len(), "games");
    log::complete(&args.file, &header, games, GAMES_AT_ONCE, labelled)
}

/// CRC-32 of what the labels take from the games: it distinguishes databases in logs.
fn games_checksum(games: &[WthorGame]) -> u32 {
    let mut crc = Crc::new();
    for game in games {
        let squares: Vec<u8> = game.moves.iter().map(|square| square.index()).collect();
        let count = game.theoretical.map(|count| [count.discs, count.empties]);
        crc.update(&squares);
        crc.update(&count.unwrap_or_default());
    }
    crc.sum()
}

/// CRC-32 of positions.
fn boards_checksum(boards: &BTreeSet<Board>) -> u32 {
    let mut crc = Crc::new();
    for &board in boards {
        let text = Position::new(board, Color::Black).to_string();
        crc.update(text.as_bytes());
    }
    crc.sum()
}

/// The tournament games that reach one of the solved positions of a file: those that
/// `--without` leaves out.
///
/// # Errors
/// If a file cannot be read.
pub fn reaching(games: &Path, solved: &Path) -> Result<Vec<WthorGame>> {
    let solved = solve::read(solved)?;
    let boards = solved.iter().map(|solved| solved.board.canonical());
    let boards: BTreeSet<Board> = boards.collect();
    let mut games = solve::tournament_games(games)?;
    games.retain(|recorded| reaches(recorded, &boards));
    Ok(games)
}

/// The legal moves of a game, up to the first that is none.
pub fn replayed(recorded: &WthorGame) -> Game {
    let mut game = Game::default();
    for &square in &recorded.moves {
        if game.play(square).is_err() {
            break;
        }
    }
    game
}

/// Whether a game reaches one of the positions, which are in their canonical form.
fn reaches(recorded: &WthorGame, positions: &BTreeSet<Board>) -> bool {
    let mut game = replayed(recorded);
    loop {
        if positions.contains(&game.position().board().canonical()) {
            return true;
        }
        if !game.undo() {
            return false;
        }
    }
}

/// A game with the exact values of the position that its theoretical count begins at and of the
/// one with `empties` empties; a position that the game does not reach has none.
fn labelled(recorded: &WthorGame, empties: u32) -> LabelledGame {
    LabelledGame::new(&replayed(recorded), |game| {
        let board = game.position().board();
        let left = board.empties().len();
        let theoretical = recorded.theoretical;
        if let Some(count) = theoretical.filter(|count| left == count.empties.into()) {
            let black = f32::from(count.discs) * 2.0 - 64.0;
            Some(for_side_to_move(game, black))
        } else if left == empties {
            let score = solve(board).expect("the side to move can move").score;
            Some(f32::from(score.discs()))
        } else {
            None
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::label::is_labelled;
    use clap::Parser;
    use reversi_engine::TheoreticalCount;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        args: ExactArgs,
    }

    /// A game with perfect play from 14 empties on, which Black loses by 38 discs.
    const GAME: &str = concat!(
        "c4c3f5c5b4g5c2d3f6e6d2g6h7e3f7b2a2e1f3a5c1a1b3f4h4d1b1b5c6b6",
        "g4h5d6h6g7g8e2a3a4h8b7c7c8d8f8e8e7d7b8a8f1g1a6g3f2g2h1a7h2h3"
    );

    fn game() -> Game {
        GAME.parse().expect("a legal game")
    }

    /// The game as the database holds it, with a theoretical count of 20 from 24 empties on.
    fn recorded() -> WthorGame {
        WthorGame {
            black_discs: 13,
            theoretical: Some(TheoreticalCount {
                discs: 20,
                empties: 24,
            }),
            moves: game().line().collect(),
        }
    }

    /// The game up to `empties` empties.
    fn game_with(empties: u32) -> Game {
        let mut game = game();
        while game.position().board().empties().len() < empties {
            game.undo();
        }
        game
    }

    /// The position of the game with `empties` empties.
    fn board(empties: u32) -> Board {
        game_with(empties).position().board()
    }

    /// A database file that holds the game `games` times.
    fn database(games: u8) -> Vec<u8> {
        let mut bytes = vec![0; 16];
        (bytes[4], bytes[14]) = (games, 24);
        for _ in 0..games {
            bytes.extend([0, 0, 0, 0, 0, 0, 13, 20]);
            let squares = game().line().map(|square| square.index());
            bytes.extend(squares.map(|index| 10 * (index / 8 + 1) + index % 8 + 1));
        }
        bytes
    }

    fn args(file: &Path, games: &Path, rest: &str) -> ExactArgs {
        let line = format!(
            "exact {} --games {} {rest}",
            file.display(),
            games.display()
        );
        Command::parse_from(line.split_whitespace()).args
    }

    #[test]
    fn the_labels_are_the_theoretical_value_and_the_solved_one_for_the_side_to_move() {
        let found = |empties: u8, solved: u32| -> Vec<(Board, f32)> {
            let recorded = WthorGame {
                theoretical: Some(TheoreticalCount { discs: 20, empties }),
                ..recorded()
            };
            labelled(&recorded, solved).positions().collect()
        };
        let turns = [24, 23, 12, 11].map(|empties| game_with(empties).position().turn());
        let (black, white) = (Color::Black, Color::White);
        assert_eq!(turns, [black, white, black, white]);
        assert_eq!(found(24, 12), [(board(12), -38.0), (board(24), -24.0)]);
        assert_eq!(found(23, 11), [(board(11), 38.0), (board(23), 24.0)]);
    }

    #[test]
    fn a_game_without_a_theoretical_count_has_the_solved_label_alone() {
        let without = WthorGame {
            theoretical: None,
            ..recorded()
        };
        let found: Vec<(Board, f32)> = labelled(&without, 10).positions().collect();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, board(10));
    }

    #[test]
    fn a_game_that_reaches_a_position_to_measure_with_is_left_out() {
        let reached = |board: Board| reaches(&recorded(), &BTreeSet::from([board.canonical()]));
        assert!(reached(board(20)));
        assert!(!reached(board(20).pass()));
    }

    #[test]
    fn a_stopped_run_resumes_with_the_same_labels() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("games.wtb"), database(3)).expect("writable");
        let label = |name: &str| {
            let rest = "--empties-from 8 --empties-to 12";
            run(&args(&path(name), &path("games.wtb"), rest)).expect("labelled");
            std::fs::read_to_string(path(name)).expect("readable")
        };
        let whole = label("whole");
        assert_eq!(whole.lines().count(), 4);
        assert!(is_labelled(&path("whole")).expect("readable"));
        let stopped: Vec<&str> = whole.split_inclusive('\n').take(2).collect();
        std::fs::write(path("parts"), stopped.concat()).expect("writable");
        assert_eq!(label("parts"), whole);
    }

    #[test]
    fn a_run_with_other_games_or_positions_does_not_go_on() {
        let game = recorded();
        let other = WthorGame {
            theoretical: None,
            ..recorded()
        };
        let checksum = |game: &WthorGame| games_checksum(std::slice::from_ref(game));
        assert_ne!(checksum(&game), checksum(&other));
        let boards = |empties: u32| boards_checksum(&BTreeSet::from([board(empties)]));
        assert_ne!(boards(20), boards(21));
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let mut bytes = database(1);
        let mut label = |count: u8| {
            *bytes.last_mut().expect("a move") = count;
            std::fs::write(path("games.wtb"), &bytes).expect("writable");
            run(&args(&path("labels"), &path("games.wtb"), ""))
        };
        label(0).expect("labelled");
        let wrong = label(88).expect_err("another game");
        assert!(
            format!("{wrong:#}").contains("made in another way"),
            "{wrong:#}"
        );
    }

    #[test]
    fn a_file_of_positions_to_measure_with_keeps_their_games_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("games.wtb"), database(2)).expect("writable");
        let solved = solve::Solved {
            board: board(12),
            result: solve(board(12)).expect("a move").score,
        };
        std::fs::write(path("truth"), format!("% solved\n{solved}\n")).expect("writable");
        let rest = format!("--without {}", path("truth").display());
        run(&args(&path("labels"), &path("games.wtb"), &rest)).expect("labelled");
        let labels = std::fs::read_to_string(path("labels")).expect("readable");
        assert_eq!(labels.lines().count(), 1, "{labels}");
    }
}
