//! Who plays the games that the weights are learned from.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result};
use flate2::Crc;
use reversi_engine::{Board, Bot, Limits, Rng, Searcher, Selectivity, Square, Value, Weights};

/// A player of training games.
///
/// As text: a bot's name, or `FILE:DEPTH` for weights and the number of plies to look ahead
/// with them.
#[derive(Clone)]
pub enum Player {
    /// A bot.
    Bot(Bot),
    /// A search that looks a few plies ahead.
    Search(Search),
}

impl Player {
    /// The player's move, or `None` where there is no legal move.
    pub fn choose(&self, board: Board, rng: Rng) -> Option<Square> {
        match self {
            Player::Bot(bot) => bot.choose(board, rng).map(|choice| choice.square),
            Player::Search(search) => search.choose(board, rng),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(bot) => bot.fmt(f),
            Player::Search(search) => search.fmt(f),
        }
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "weights-{:08x}:{}", self.checksum, self.depth)
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Search {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Search> {
        let parts = text.rsplit_once(':');
        let (file, depth) = parts.context("a search is written FILE:DEPTH")?;
        let depth = depth.parse();
        let depth = depth.with_context(|| format!("{text:?} ends with no number of plies"))?;
        Search::read(file.as_ref(), depth)
    }
}

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Player> {
        if text.contains(':') {
            return Ok(Player::Search(text.parse()?));
        }
        let bot = Bot::ALL.into_iter().find(|bot| bot.name() == text);
        let bot = bot.with_context(|| format!("there is no bot {text:?}"))?;
        Ok(Player::Bot(bot))
    }
}

/// One move in this many is any of those that are nearly as good as the best.
const EXPLORATION_ONE_IN: usize = 8;

/// How much worse than the best such a move may be.
const EXPLORATION_LOSS: Value = Value::clamped(3 * Value::PER_DISC / 2);

/// The table of a search: `2^TABLE_BITS` pairs of entries suffice for a few plies, and are soon
/// emptied.
const TABLE_BITS: u32 = 10;

/// Looks a fixed number of plies ahead with an evaluation.
#[derive(Clone)]
pub struct Search {
    weights: Arc<Weights>,
    /// Of the file of weights: what tells players apart that differ in their weights.
    checksum: u32,
    depth: u32,
}

impl Search {
    fn read(file: &Path, depth: u32) -> Result<Search> {
        let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
        let mut sum = Crc::new();
        sum.update(&bytes);
        Ok(Search {
            weights: Arc::new(Weights::from_bytes(&bytes)?),
            checksum: sum.sum(),
            depth,
        })
    }

    /// The move with the best value.
    pub fn best(&self, board: Board) -> Option<Square> {
        let limits = Limits {
            depth: Some(self.depth),
            ..Limits::default()
        };
        let report = self.searcher().search(board, &limits, &mut |_| {});
        report.map(|report| report.square)
    }

    /// The best move, or now and then one that is nearly as good: the games of good players alone
    /// would show few positions.
    fn choose(&self, board: Board, mut rng: Rng) -> Option<Square> {
        if rng.below(EXPLORATION_ONE_IN) > 0 {
            return self.best(board);
        }
        let limits = Limits {
            depth: Some(self.depth / 2),
            selectivity: Some(Selectivity::None),
            ..Limits::default()
        };
        let legal = board.legal_moves();
        let analysis = self.searcher().analyse(board, legal, &limits, &mut |_| {});
        let best = analysis.best()?.value;
        let mut near = analysis.moves;
        near.retain(|found| found.value + EXPLORATION_LOSS >= best);
        Some(near[rng.below(near.len())].square)
    }

    /// Each move has an empty table of its own, so that a game is made by its positions alone.
    fn searcher(&self) -> Searcher {
        Searcher::with_table(self.weights.clone(), TABLE_BITS)
    }
}
