//! `reversi-trainer truth`: positions of tournament games with their exact results.
//!
//! Neither the positions nor the moves that led to them come from the engine, and no weights are
//! fitted to them: they tell how good an evaluation is in games between people.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use rayon::prelude::*;
use reversi_engine::{
    Board, Color, DiscDiff, Position, Rng, WthorGame, parse_position, parse_wthor, position_text,
    solve,
};

use crate::append_log::AppendLog;
use crate::games::new_game;
use crate::progress;

/// Positions that are solved before the file is written again.
const POSITIONS_AT_ONCE: usize = 8;

/// What to solve.
#[derive(Args, Debug)]
pub struct Options {
    /// File that the solved positions are appended to.
    file: PathBuf,
    /// Folder with tournament games (.wtb).
    #[arg(long)]
    games: PathBuf,
    /// Number of positions that the file is to hold.
    #[arg(long)]
    positions: usize,
    /// Fewest empty squares.
    #[arg(long, default_value_t = 20)]
    empties_from: u32,
    /// Most empty squares.
    #[arg(long, default_value_t = 24)]
    empties_to: u32,
}

/// A position with its exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The position; the side to move can move.
    pub board: Board,
    /// The result with best play of both sides.
    pub result: DiscDiff,
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = position_text(Position::new(self.board, Color::Black));
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
            board: parse_position(position)?.board(),
            result: discs.with_context(|| format!("{result:?} is no result"))?,
        })
    }
}

/// Reads the solved positions of a file.
///
/// # Errors
/// If the file cannot be read or holds something else.
pub fn read(path: &Path) -> Result<Vec<Solved>> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines = text.lines().zip(1..).skip(1);
    lines
        .map(|(line, number)| {
            let solved = line.parse();
            solved.with_context(|| format!("{}, line {number}", path.display()))
        })
        .collect()
}

/// Solves until the file holds the positions wanted.
///
/// # Errors
/// If a file cannot be used, or there are not enough games.
pub fn run(options: &Options) -> Result<()> {
    let (fewest, most) = (options.empties_from, options.empties_to);
    ensure!(
        fewest <= most,
        "the fewest empty squares are more than the most"
    );
    let games = tournament_games(&options.games)?;
    let boards = chosen(&games, fewest..=most, options.positions)?;
    let heading = format!("% tournament positions, {fewest}-{most} empty squares");
    let mut file = AppendLog::open(&options.file, &heading)?;
    let bar = progress::bar(boards.len() as u64, "positions");
    bar.set_position(file.count());
    bar.reset_eta();
    let open = boards.get(file.count() as usize..).unwrap_or_default();
    for part in open.chunks(POSITIONS_AT_ONCE) {
        let solved = part.par_iter().map(|&board| {
            let solution = solve(board).expect("the side to move can move");
            let result = solution.score;
            Solved { board, result }
        });
        file.append(&solved.collect::<Vec<_>>())?;
        bar.set_position(file.count());
    }
    bar.finish();
    Ok(())
}

/// The games of a folder's files, in the order of their names.
fn tournament_games(folder: &Path) -> Result<Vec<WthorGame>> {
    let unreadable = || folder.display().to_string();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(unreadable)? {
        let file = entry.with_context(unreadable)?.path();
        if file.extension().is_some_and(|extension| extension == "wtb") {
            files.push(file);
        }
    }
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file).with_context(|| file.display().to_string())?;
        games.extend(parse_wthor(&bytes).with_context(|| file.display().to_string())?);
    }
    Ok(games)
}

/// Different positions, drawn from the games; the first of more are the same as those of fewer.
fn chosen(
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

/// The position of a game that has this many empty squares, if a side can move there.
fn position_of(recorded: &WthorGame, empties: u32) -> Option<Board> {
    let mut game = new_game();
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
    fn a_solved_position_is_written_as_it_is_read() {
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
            let mut game = new_game();
            reversi_engine::play_transcript(&mut game, text).expect("a legal game");
            game.line().collect()
        };
        let moves = squares("f5d6c3d3c4f4f6g5e6");
        let games = [WthorGame {
            black_discs: 32,
            moves,
        }];
        let few = chosen(&games, 52..=58, 3).expect("enough");
        let more = chosen(&games, 52..=58, 7).expect("enough");
        assert_eq!(few, more[..3]);
        let error = chosen(&games, 52..=58, 8).expect_err("seven positions only");
        assert!(error.to_string().ends_with("7 of 8"), "{error}");
    }
}
