//! Who plays the games that the weights are learned from.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result};
use flate2::Crc;
use reversi_engine::eval::{Features, Weights};
use reversi_engine::{Board, DiscDiff, Opponent, Seed, Square, Value};

/// A player of training games.
///
/// As text: an opponent's name, or `FILE:DEPTH` for weights and the number of plies to look ahead
/// with them.
#[derive(Clone)]
pub enum Player {
    /// An opponent by name.
    Opponent(Opponent),
    /// A search that looks a few plies ahead.
    Search(Arc<Search>),
}

impl Player {
    /// The player's move, or `None` where there is no legal move.
    pub fn choose(&self, board: Board, seed: Seed) -> Option<Square> {
        match self {
            Player::Opponent(opponent) => opponent.choose(board, seed).map(|choice| choice.square),
            Player::Search(search) => search.choose(board),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Opponent(opponent) => opponent.fmt(f),
            Player::Search(search) => {
                write!(f, "weights-{:08x}:{}", search.checksum, search.depth)
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
        match text.rsplit_once(':') {
            Some((file, depth)) => {
                let depth = depth
                    .parse()
                    .with_context(|| format!("{depth:?} is no number of plies"))?;
                Ok(Player::Search(Arc::new(Search::read(
                    file.as_ref(),
                    depth,
                )?)))
            }
            None => {
                let named = |opponent: &Opponent| opponent.name() == text;
                let opponent = Opponent::ALL.into_iter().find(named);
                let opponent = opponent.with_context(|| format!("nobody is called {text:?}"))?;
                Ok(Player::Opponent(opponent))
            }
        }
    }
}

/// Looks a fixed number of plies ahead with an evaluation.
pub struct Search {
    weights: Weights,
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
            weights: Weights::from_bytes(&bytes)?,
            checksum: sum.sum(),
            depth,
        })
    }

    /// The move with the best value.
    fn choose(&self, board: Board) -> Option<Square> {
        let features = Features::of(board);
        let mut best = (-Value::MAX, board.legal_moves().first()?);
        for (_, square, after, features) in self.moves(board, &features, self.depth) {
            let value = -self.node(after, &features, self.depth - 1, (-Value::MAX, -best.0));
            if value > best.0 {
                best = (value, square);
            }
        }
        Some(best.1)
    }

    /// The value of `board` for the side to move, or a bound outside `window`.
    fn node(&self, board: Board, features: &Features, depth: u32, window: (Value, Value)) -> Value {
        if board.legal_moves().is_empty() {
            if board.is_over() {
                return DiscDiff::of_finished(board).into();
            }
            let opposite = (-window.1, -window.0);
            return -self.node(board.passed(), &features.passed(), depth, opposite);
        }
        if depth == 0 {
            return self.weights.value(features, board);
        }
        let (mut alpha, beta) = window;
        for (_, _, after, features) in self.moves(board, features, depth) {
            alpha = alpha.max(-self.node(after, &features, depth - 1, (-beta, -alpha)));
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// The legal moves with the positions they lead to; the worst for the other side first, where
    /// that saves more than it costs.
    fn moves(
        &self,
        board: Board,
        features: &Features,
        depth: u32,
    ) -> Vec<(Value, Square, Board, Features)> {
        let moves = board.legal_moves().into_iter().map(|square| {
            let flips = board.flips(square);
            let after = board.play_flipped(square, flips);
            let features = features.after(square, flips);
            let value = if depth > 1 {
                self.weights.value(&features, after)
            } else {
                Value::MAX
            };
            (value, square, after, features)
        });
        let mut moves: Vec<_> = moves.collect();
        moves.sort_by_key(|&(value, ..)| value);
        moves
    }
}
