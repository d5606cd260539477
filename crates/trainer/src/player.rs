//! Players of training games.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Result};
use reversi_engine::{Board, Bot, Limits, Rng, Searcher, Selectivity, Square, Value};
use reversi_toolkit::WeightsFile;

/// A player of training games.
///
/// As text: a bot's name, or `FILE:DEPTH` for a file of weights and the plies to look ahead.
#[derive(Clone)]
pub enum Player {
    /// A bot.
    Bot(Bot),
    /// A search that looks a few plies ahead.
    Search(Search),
}

impl Player {
    /// The player's move, or `None` if there is no legal move.
    pub fn choose(&self, board: Board, rng: Rng) -> Option<Square> {
        match self {
            Player::Bot(bot) => bot.choose(board, rng).map(|choice| choice.square),
            Player::Search(search) => search.choose(board, rng),
        }
    }
}

impl fmt::Display for Player {
    /// The name in the header of a file of games: the checksum of weights, not the name of their
    /// file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(bot) => bot.fmt(f),
            Player::Search(Search { file, depth }) => {
                write!(f, "weights-{:08x}:{depth}", file.checksum)
            }
        }
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Player> {
        if let Some((file, depth)) = text.rsplit_once(':') {
            let depth = depth.parse();
            return Ok(Player::Search(Search {
                depth: depth.with_context(|| format!("{text:?} ends with no number of plies"))?,
                file: WeightsFile::read(file.as_ref())?,
            }));
        }
        let bot = Bot::ALL.into_iter().find(|bot| bot.name() == text);
        let bot = bot.with_context(|| format!("there is no bot {text:?}"))?;
        Ok(Player::Bot(bot))
    }
}

/// One move in this many is drawn from all moves that are nearly as good as the best: the games of
/// good players alone show few positions.
const EXPLORATION_ONE_IN: usize = 8;

/// How much worse than the best such a move may be.
const EXPLORATION_LOSS: Value = Value::clamped(3 * Value::PER_DISC / 2);

/// Size of the transposition table, `2^TABLE_BITS` pairs of entries: enough for a few plies, and
/// quickly cleared.
const TABLE_BITS: u32 = 10;

/// A search that looks a fixed number of plies ahead with the weights of a file.
#[derive(Clone)]
pub struct Search {
    file: WeightsFile,
    depth: u32,
}

impl Search {
    /// The best move, or now and then one that is nearly as good.
    fn choose(&self, board: Board, mut rng: Rng) -> Option<Square> {
        if rng.below(EXPLORATION_ONE_IN) > 0 {
            let limits = Limits {
                depth: Some(self.depth),
                ..Limits::default()
            };
            let found = self.searcher().search(board, &limits, &mut |_| {});
            return found.map(|found| found.square);
        }
        let limits = Limits {
            depth: Some(self.depth / 2),
            selectivity: Some(Selectivity::Off),
            ..Limits::default()
        };
        let legal = board.legal_moves();
        let analysis = self.searcher().analyse(board, legal, &limits, &mut |_| {});
        let best = analysis.best()?.value;
        let mut near = analysis.moves;
        near.retain(|found| found.value + EXPLORATION_LOSS >= best);
        Some(near[rng.below(near.len())].square)
    }

    /// A searcher with an empty table for each move: a game then depends on its positions alone.
    fn searcher(&self) -> Searcher {
        Searcher::with_table(self.file.weights.clone(), TABLE_BITS)
    }
}
