//! Openings of the games of a match: random ones, or those of a file.

use std::collections::HashSet;
use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use reversi_engine::{Game, Rng, Square};
use reversi_toolkit::{play_random, read_lines};

/// How often a known opening is drawn again: there are only a few short ones.
const REDRAWS: usize = 100;

/// The source of the openings.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Random legal moves.
    Random {
        /// Number of discs placed.
        plies: usize,
    },
    /// A list of at least one opening.
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

impl Openings {
    /// Reads transcripts, one a line, and skips empty lines and lines that begin with `%`.
    ///
    /// # Errors
    /// If the file cannot be read, there is no opening in it, or a line is none.
    pub fn read(path: &Path) -> Result<Openings> {
        let name = path.display();
        let mut list = Vec::new();
        for line in read_lines(path, "opening")? {
            let (number, line) = line?;
            let mut game = Game::default();
            game.play_transcript(&line)
                .with_context(|| format!("{name}, line {number}"))?;
            ensure!(
                game.turn().is_some(),
                "{name}, line {number}: the game is over behind these moves"
            );
            list.push(game.line().collect());
        }
        Ok(Openings::Listed(list))
    }

    /// The first `count` openings. A longer series from the same seed begins with a shorter one; a
    /// list starts over at its end.
    pub fn take(&self, count: usize, seed: u64) -> Vec<Vec<Square>> {
        match self {
            Openings::Listed(list) => list.iter().cycle().take(count).cloned().collect(),
            Openings::Random { plies } => {
                let mut rng = Rng::new(seed);
                let mut known = HashSet::new();
                let series = std::iter::repeat_with(|| new_random(*plies, &mut known, &mut rng));
                series.take(count).collect()
            }
        }
    }
}

/// A random opening that is not among the `known`, unless a hundred draws find none.
fn new_random(plies: usize, known: &mut HashSet<Vec<Square>>, rng: &mut Rng) -> Vec<Square> {
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

/// Random moves, drawn again from the first if the game ends within them.
fn random(plies: usize, rng: &mut Rng) -> Vec<Square> {
    loop {
        let mut game = Game::default();
        while game.ply() < plies && game.turn().is_some() {
            play_random(&mut game, rng);
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
    fn short_openings_are_repeated_once_all_have_been_drawn() {
        let openings = Openings::Random { plies: 1 }.take(9, 3);
        let different: HashSet<_> = openings[..4].iter().collect();
        assert_eq!(different.len(), 4);
        let none = Openings::Random { plies: 0 }.take(2, 3);
        assert_eq!(none, [vec![], vec![]]);
    }
}
