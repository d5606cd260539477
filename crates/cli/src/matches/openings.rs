//! Where the games of a match begin.

use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};

use reversi_engine::{Game, Rng, Square, TranscriptError};

/// How often an opening is drawn again that came up before; short openings are soon used up.
const REDRAWS: usize = 100;

/// Where openings come from.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Legal moves by chance.
    Random {
        /// Number of discs placed.
        plies: usize,
    },
    /// A list, which holds at least one.
    Listed(Vec<Vec<Square>>),
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Openings::Random { plies } => write!(f, "random openings of {plies} plies"),
            Openings::Listed(list) => write!(f, "{} listed openings", list.len()),
        }
    }
}

/// What is wrong with a file of openings.
#[derive(Debug)]
pub enum BadOpenings {
    /// The file cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// A line is no transcript.
    Line(PathBuf, usize, TranscriptError),
    /// Behind the moves of a line there is nothing left to play.
    Over(PathBuf, usize),
    /// There is none in it.
    Empty(PathBuf),
}

impl fmt::Display for BadOpenings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOpenings::Unreadable(path, wrong) => write!(f, "{}: {wrong}", path.display()),
            BadOpenings::Line(path, line, wrong) => {
                write!(f, "{}, line {line}: {wrong}", path.display())
            }
            BadOpenings::Over(path, line) => {
                let path = path.display();
                write!(
                    f,
                    "{path}, line {line}: the game is over behind these moves"
                )
            }
            BadOpenings::Empty(path) => write!(f, "{}: there is no opening in it", path.display()),
        }
    }
}

impl std::error::Error for BadOpenings {}

impl Openings {
    /// Reads transcripts, one a line; empty lines and lines that begin with `%` are left out.
    pub fn read(path: &Path) -> Result<Openings, BadOpenings> {
        let text = std::fs::read_to_string(path)
            .map_err(|wrong| BadOpenings::Unreadable(path.to_owned(), wrong))?;
        let mut list = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            if line.trim().is_empty() || line.starts_with('%') {
                continue;
            }
            let mut game = Game::default();
            game.play_transcript(line)
                .map_err(|wrong| BadOpenings::Line(path.to_owned(), number, wrong))?;
            if game.turn().is_none() {
                return Err(BadOpenings::Over(path.to_owned(), number));
            }
            list.push(game.line().collect());
        }
        if list.is_empty() {
            return Err(BadOpenings::Empty(path.to_owned()));
        }
        Ok(Openings::Listed(list))
    }

    /// The first `count` openings. A longer series from the same seed begins with a shorter one; a
    /// list that is used up begins anew.
    pub fn take(&self, count: usize, seed: u64) -> Vec<Vec<Square>> {
        match self {
            Openings::Listed(list) => list.iter().cycle().take(count).cloned().collect(),
            Openings::Random { plies } => {
                let mut rng = Rng::new(seed);
                let mut known = HashSet::new();
                let series = std::iter::repeat_with(|| fresh(*plies, &mut known, &mut rng));
                series.take(count).collect()
            }
        }
    }
}

/// An opening that is not among the `known`, if one comes up in good time.
fn fresh(plies: usize, known: &mut HashSet<Vec<Square>>, rng: &mut Rng) -> Vec<Square> {
    let mut opening = random(plies, rng);
    for _ in 0..REDRAWS {
        if !known.contains(&opening) {
            break;
        }
        opening = random(plies, rng);
    }
    known.insert(opening.clone());
    opening
}

/// Moves by chance, drawn again from the start where the game ends within them.
fn random(plies: usize, rng: &mut Rng) -> Vec<Square> {
    loop {
        let mut game = Game::default();
        while game.ply() < plies && game.turn().is_some() {
            let moves: Vec<Square> = game.position().legal_moves().into_iter().collect();
            let chosen = moves[rng.below(moves.len())];
            game.play(chosen).expect("the move is among the legal ones");
        }
        if game.turn().is_some() {
            return game.line().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_openings_are_legal_repeatable_and_different() {
        let source = Openings::Random { plies: 8 };
        let openings = source.take(200, 1);
        assert_eq!(openings, source.take(200, 1));
        assert_eq!(openings[..50], source.take(50, 1));
        assert_ne!(openings, source.take(200, 2));
        let different: HashSet<_> = openings.iter().collect();
        assert_eq!(different.len(), 200);
        for opening in &openings {
            let mut game = Game::default();
            assert!(opening.iter().all(|&square| game.play(square).is_ok()));
            assert_eq!((game.ply(), game.turn().is_some()), (8, true));
        }
    }

    #[test]
    fn short_openings_come_up_again_once_all_were_there() {
        let openings = Openings::Random { plies: 1 }.take(9, 3);
        let different: HashSet<_> = openings[..4].iter().collect();
        assert_eq!(different.len(), 4);
        let none = Openings::Random { plies: 0 }.take(2, 3);
        assert_eq!(none, [vec![], vec![]]);
    }
}
