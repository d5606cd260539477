//! `reversi-trainer solve`: positions of tournament games with their exact results.
//!
//! They measure an evaluation on positions that it is not fitted to: `reversi-trainer exact`, with
//! `--without`, leaves out the games that they come from.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use reversi_engine::{Board, Color, DiscDiff, Game, Position, Rng, WthorGame, solve};
use reversi_toolkit::{read_games, read_lines, tournament_files};

use crate::log;

/// Positions solved between two writes to the file.
const POSITIONS_AT_ONCE: usize = 8;

/// Arguments of `solve`.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// File that the solved positions are appended to.
    file: PathBuf,
    /// Tournament games: a database file (.wtb), or a folder with such files.
    #[arg(long)]
    games: PathBuf,
    /// Number of positions to have in the file.
    #[arg(long)]
    positions: usize,
    /// Fewest empties.
    #[arg(long, default_value_t = 20)]
    empties_from: u32,
    /// Most empties.
    #[arg(long, default_value_t = 24)]
    empties_to: u32,
}

/// A position with its exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The position; the side to move has a move.
    pub board: Board,
    /// The result with best play of both sides.
    pub result: DiscDiff,
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Position::new(self.board, Color::Black).to_string();
        write!(f, "{text} {}", self.result)
    }
}

impl FromStr for Solved {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<Solved> {
        let Some((position, result)) = line.rsplit_once(' ') else {
            bail!("a solved position is 64 squares, the side to move and a result");
        };
        let discs = result.parse().ok().and_then(DiscDiff::from_discs);
        Ok(Solved {
            board: position.parse::<Position>()?.board(),
            result: discs.with_context(|| format!("{result:?} is no result"))?,
        })
    }
}

/// Reads the solved positions of a file.
///
/// # Errors
/// If the file cannot be read, there is no solved position in it, or it holds something else.
pub fn read(path: &Path) -> Result<Vec<Solved>> {
    read_lines(path, "solved position")?
        .map(|line| {
            let (number, line) = line?;
            let solved = line.parse();
            solved.with_context(|| format!("{}, line {number}", path.display()))
        })
        .collect()
}

/// Solves until the file has all positions.
///
/// # Errors
/// If a file cannot be used, or there are not enough games.
pub fn run(args: &SolveArgs) -> Result<()> {
    let (fewest, most) = (args.empties_from, args.empties_to);
    ensure!(fewest <= most, "the fewest empties are more than the most");
    let games = tournament_games(&args.games)?;
    let boards = draw_positions(&games, fewest..=most, args.positions)?;
    let header = format!("% tournament positions, {fewest}-{most} empty squares");
    let solved = |number: usize| {
        let board = boards[number];
        let solution = solve(board).expect("the side to move has a move");
        let result = solution.score;
        Solved { board, result }
    };
    let positions = (boards.len(), "positions");
    log::complete(&args.file, &header, positions, POSITIONS_AT_ONCE, solved)
}

/// The games of a database file, or of all such files of a folder.
///
/// # Errors
/// If a file cannot be read or has another format.
pub fn tournament_games(path: &Path) -> Result<Vec<WthorGame>> {
    let mut games = Vec::new();
    for file in tournament_files(path)? {
        games.extend(read_games(&file)?);
    }
    Ok(games)
}

/// Distinct positions drawn from the games; a longer series begins with a shorter one.
fn draw_positions(
    games: &[WthorGame],
    empties: std::ops::RangeInclusive<u32>,
    count: usize,
) -> Result<Vec<Board>> {
    let mut rng = Rng::new(1);
    let mut known = HashSet::new();
    let mut boards = Vec::new();
    let span = (empties.end() - empties.start() + 1) as usize;
    let mut draws = 0;
    while boards.len() < count {
        draws += 1;
        ensure!(
            !games.is_empty() && draws < 100 * count,
            "the games have too few positions: {} of {count}",
            boards.len()
        );
        let game = &games[rng.below(games.len())];
        let empties = empties.start() + rng.below(span) as u32;
        if let Some(board) = position_of(game, empties)
            && known.insert(board.canonical())
        {
            boards.push(board);
        }
    }
    Ok(boards)
}

/// The position of a game with this many empties, if a side can move there.
fn position_of(recorded: &WthorGame, empties: u32) -> Option<Board> {
    let mut game = Game::default();
    for &square in recorded.moves.iter().take(60 - empties as usize) {
        game.play(square).ok()?;
    }
    let board = game.position().board();
    (board.empties().len() == empties && game.turn().is_some()).then_some(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solved_position_is_written_in_the_form_that_is_read() {
        let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X +2";
        let solved: Solved = text.parse().expect("a solved position");
        assert_eq!(solved.to_string(), text);
        assert_eq!(
            solve(solved.board).map(|found| found.score),
            Some(solved.result)
        );
        let error = text
            .replace("+2", "+65")
            .parse::<Solved>()
            .expect_err("too much");
        assert_eq!(error.to_string(), "\"+65\" is no result");
    }

    #[test]
    fn positions_are_drawn_once_and_the_first_stay_the_same() {
        let squares = |text: &str| -> Vec<reversi_engine::Square> {
            let game: Game = text.parse().expect("a legal game");
            game.line().collect()
        };
        let moves = squares("f5d6c3d3c4f4f6g5e6");
        let games = [WthorGame {
            black_discs: 32,
            theoretical: None,
            moves,
        }];
        let few = draw_positions(&games, 52..=58, 3).expect("enough");
        let more = draw_positions(&games, 52..=58, 7).expect("enough");
        assert_eq!(few, more[..3]);
        let error = draw_positions(&games, 52..=58, 8).expect_err("seven positions only");
        assert!(error.to_string().ends_with("7 of 8"), "{error}");
    }
}
