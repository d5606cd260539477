//! Files of training games: a header that says how they were played, then a line for each game.
//!
//! A line is `random moves, transcript, result`, such as `4 f5d6c3d3c4… -6`: the number of moves
//! at the start that are random, all moves, and the final result for Black in discs.

use std::fmt;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use rayon::prelude::*;
use reversi_engine::{Color, DiscDiff, Game};

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingGame {
    /// Number of random moves at the start.
    pub random: usize,
    /// The game, at its end.
    pub game: Game,
}

impl TrainingGame {
    /// The final result for Black.
    pub fn result(&self) -> Option<DiscDiff> {
        Some(self.game.outcome()?.lead(Color::Black))
    }
}

impl fmt::Display for TrainingGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.random, self.game)?;
        match self.result() {
            Some(result) => result.fmt(f),
            None => f.write_str("?"),
        }
    }
}

impl FromStr for TrainingGame {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<TrainingGame> {
        let words: Vec<&str> = line.split(' ').collect();
        let &[random, moves, result] = words.as_slice() else {
            bail!("a game is a number of random moves, a transcript and a result");
        };
        let random = random
            .parse()
            .with_context(|| format!("{random:?} is no number of random moves"))?;
        let game = moves.parse()?;
        let record = TrainingGame { random, game };
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

/// The header of a file of games.
///
/// # Errors
/// If the file cannot be read.
pub fn header(path: &Path) -> Result<String> {
    let name = || path.display().to_string();
    let mut header = String::new();
    let mut file = BufReader::new(File::open(path).with_context(name)?);
    file.read_line(&mut header).with_context(name)?;
    Ok(header.trim_end().to_owned())
}

/// The items that `items_of` makes of each game of a file, which it gets with its number from 0.
///
/// # Errors
/// If the file cannot be read, or a line is no game.
pub fn read<G, T, I>(path: &Path, items_of: impl Fn(u64, G) -> I + Sync) -> Result<Vec<T>>
where
    G: FromStr<Err = anyhow::Error>,
    T: Send,
    I: Iterator<Item = T>,
{
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines: Vec<(&str, u64)> = text.lines().skip(1).zip(0..).collect();
    let items: Result<Vec<Vec<T>>> = lines
        .into_par_iter()
        .map(|(line, number)| {
            let game = line.parse();
            let game = game.with_context(|| format!("{}, line {}", path.display(), number + 2))?;
            Ok(items_of(number, game).collect())
        })
        .collect();
    Ok(items?.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "2 e6f4e3f6g5d6e7f5c5 +64";

    #[test]
    fn a_game_is_written_in_the_form_that_is_read() {
        let record: TrainingGame = LINE.parse().expect("a game");
        assert_eq!((record.random, record.game.ply()), (2, 9));
        assert_eq!(record.to_string(), LINE);
    }

    #[test]
    fn an_error_names_its_line_and_what_is_wrong() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        for (line, wrong) in [
            ("2 e6f4", "a game is a number of random moves, a transcript"),
            ("x e6f4e3 +2", "\"x\" is no number of random moves"),
            ("2 e6f4e3 +2", "the game is not over"),
            ("2 e6e6 +2", "move 2, e6: e6 is occupied"),
            ("2 e6f4e3f6g5d6e7f5c5 +62", "ends with +64, not with +62"),
        ] {
            std::fs::write(&path, format!("% header\n{LINE}\n{line}\n")).expect("written");
            let error = read(&path, |_, _: TrainingGame| [()].into_iter()).expect_err("wrong");
            let error = format!("{error:#}");
            assert!(error.contains("games, line 3: "), "{error}");
            assert!(error.contains(wrong), "{error}");
        }
    }
}
