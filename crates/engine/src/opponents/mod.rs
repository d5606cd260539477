//! The opponents of the sources by name, and how each comes to its move.

pub(crate) mod alpha_beta;
pub mod book;
pub(crate) mod bots;
pub(crate) mod levels;

use std::fmt;

use crate::rules::board::Board;
use crate::rules::rng::Seed;
use crate::rules::score::Value;
use crate::rules::square::Square;
use crate::search::SearchResult;

/// An opponent of the sources.
///
/// ```
/// use reversi_engine::{Board, Opponent, Seed};
///
/// let opponent = Opponent::Ramscher;
/// let choice = opponent.choose(Board::DIAGONAL, Seed::new(1)).expect("there are four moves");
/// assert_eq!(opponent.choose(Board::DIAGONAL, Seed::new(1)), Some(choice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Plays any legal move.
    Doofie,
    /// Turns as many discs as it can.
    KlauWasteKannz,
    /// Takes the best squares of a value table, without looking ahead.
    Ramscher,
    /// Takes corners, avoids the squares beside them, and else turns as many discs as it can.
    EckenEddi,
    /// Looks three plies ahead with the value table, except in the opening and at the end.
    Aufpasser,
    /// Looks six plies ahead with the value table.
    Pascal,
    /// Looks ahead with corners, mobility, disc count and stable squares in view.
    Stratege,
}

impl Opponent {
    /// All opponents, in the order in which the sources introduce them.
    pub const ALL: [Opponent; 7] = [
        Opponent::Doofie,
        Opponent::KlauWasteKannz,
        Opponent::Ramscher,
        Opponent::EckenEddi,
        Opponent::Aufpasser,
        Opponent::Pascal,
        Opponent::Stratege,
    ];

    /// The name used in settings and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::Doofie => "doofie",
            Opponent::KlauWasteKannz => "klauwastekannz",
            Opponent::Ramscher => "ramscher",
            Opponent::EckenEddi => "ecken-eddi",
            Opponent::Aufpasser => "aufpasser",
            Opponent::Pascal => "pascal",
            Opponent::Stratege => "stratege",
        }
    }

    /// The legal moves that the opponent's rule puts above all others, of equal worth to it; chance
    /// decides among them. Empty where there is no legal move.
    pub fn favourites(self, board: Board) -> Vec<Square> {
        self.consider(board)
            .moves
            .into_iter()
            .map(|candidate| candidate.square)
            .collect()
    }

    /// The opponent's move, or `None` where there is no legal move.
    pub fn choose(self, board: Board, mut seed: Seed) -> Option<Choice> {
        let mut considered = self.consider(board);
        if considered.moves.is_empty() {
            return None;
        }
        let chosen = considered
            .moves
            .swap_remove(seed.below(considered.moves.len()));
        Some(Choice {
            square: chosen.square,
            value: None,
            exact: false,
            depth: considered.depth,
            nodes: considered.nodes,
            pv: chosen.line,
        })
    }

    fn consider(self, board: Board) -> bots::Considered {
        match self {
            Opponent::Doofie => bots::doofie(board),
            Opponent::KlauWasteKannz => bots::klauwastekannz(board),
            Opponent::Ramscher => bots::ramscher(board),
            Opponent::EckenEddi => bots::ecken_eddi(board),
            Opponent::Aufpasser => bots::aufpasser(board),
            Opponent::Pascal => bots::pascal(board),
            Opponent::Stratege => bots::stratege(board),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A move, and how it was found.
///
/// ```
/// use reversi_engine::{Board, Opponent, Seed};
///
/// let choice = Opponent::Pascal.choose(Board::DIAGONAL, Seed::new(1)).expect("there are four moves");
/// assert_eq!(choice.pv.first(), Some(&choice.square));
/// assert_eq!((choice.depth, choice.value, choice.exact), (6, None, false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub square: Square,
    /// What it leads to, for the side to move; `None` where the opponent does not count in discs.
    pub value: Option<Value>,
    /// Whether the value is the result with best play of both sides.
    pub exact: bool,
    /// Plies looked ahead, 0 for a choice by the board as it is.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The line expected after it, which begins with the move; passes are left out.
    pub pv: Vec<Square>,
}

impl Choice {
    /// A move that the opening book knows; nothing was searched for it.
    pub(crate) fn from_book(square: Square, value: Value) -> Choice {
        Choice {
            square,
            value: Some(value),
            exact: false,
            depth: 0,
            nodes: 0,
            pv: vec![square],
        }
    }
}

impl From<SearchResult> for Choice {
    fn from(report: SearchResult) -> Choice {
        Choice {
            square: report.square,
            value: Some(report.value),
            exact: report.exact,
            depth: report.depth,
            nodes: report.nodes,
            pv: report.pv,
        }
    }
}
