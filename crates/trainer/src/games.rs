//! Files of games: a heading that says how they were played, then a line a game.
//!
//! A line is `random moves, transcript, result`, such as `4 f5d6c3d3c4… -6`: the number of moves
//! at the beginning that chance chose, all moves, and the final result for Black in discs.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use rayon::prelude::*;
use reversi_engine::{Color, DiscDiff, Game, Position, Start, play_transcript, transcript};

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Number of moves at the beginning that chance chose.
    pub random: usize,
    /// The game, shown at its end.
    pub game: Game,
}

impl Record {
    /// The final result for Black.
    pub fn result(&self) -> Option<DiscDiff> {
        let outcome = self.game.outcome()?;
        DiscDiff::from_discs(i32::from(outcome.black()) - i32::from(outcome.white()))
    }
}

/// A game before its first move.
pub fn new_game() -> Game {
    Game::new(Position::start(Start::Diagonal, Color::Black))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.random, transcript(self.game.line()))?;
        match self.result() {
            Some(result) => result.fmt(f),
            None => f.write_str("?"),
        }
    }
}

impl FromStr for Record {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<Record> {
        let words: Vec<&str> = line.split(' ').collect();
        let &[random, moves, result] = words.as_slice() else {
            bail!("a game is a number of random moves, a transcript and a result");
        };
        let random = random
            .parse()
            .with_context(|| format!("{random:?} is no number of random moves"))?;
        let mut game = new_game();
        play_transcript(&mut game, moves)?;
        let record = Record { random, game };
        let Some(found) = record.result() else {
            bail!("the game is not over");
        };
        ensure!(
            result == found.to_string(),
            "the game ends with {found}, not with {result}"
        );
        Ok(record)
    }
}

/// What `taken` takes from each game of a file, given with its number from 0.
///
/// # Errors
/// If the file cannot be read, or a line is no game.
pub fn read<T, I>(path: &Path, taken: impl Fn(u64, Record) -> I + Sync) -> Result<Vec<T>>
where
    T: Send,
    I: Iterator<Item = T>,
{
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines: Vec<(&str, u64)> = text.lines().skip(1).zip(0..).collect();
    let items: Result<Vec<Vec<T>>> = lines
        .into_par_iter()
        .map(|(line, number)| {
            let record = line.parse();
            let record =
                record.with_context(|| format!("{}, line {}", path.display(), number + 2))?;
            Ok(taken(number, record).collect())
        })
        .collect();
    Ok(items?.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "2 e6f4e3f6g5d6e7f5c5 +64";

    #[test]
    fn a_game_is_written_as_it_is_read() {
        let record: Record = LINE.parse().expect("a game");
        assert_eq!((record.random, record.game.ply()), (2, 9));
        assert_eq!(record.to_string(), LINE);
    }

    #[test]
    fn what_is_wrong_with_a_line_is_named_with_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        for (line, wrong) in [
            ("2 e6f4", "a game is a number of random moves, a transcript"),
            ("x e6f4e3 +2", "\"x\" is no number of random moves"),
            ("2 e6f4e3 +2", "the game is not over"),
            ("2 e6e6 +2", "move 2, e6: e6 is occupied"),
            ("2 e6f4e3f6g5d6e7f5c5 +62", "ends with +64, not with +62"),
        ] {
            std::fs::write(&path, format!("% heading\n{LINE}\n{line}\n")).expect("written");
            let error = read(&path, |_, _| [()].into_iter()).expect_err("wrong");
            let error = format!("{error:#}");
            assert!(error.contains("games, line 3: "), "{error}");
            assert!(error.contains(wrong), "{error}");
        }
    }
}
