//! The opponents by name, and how each comes to its move.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::classic;
use crate::random::Seed;
use crate::score::DiscDiff;
use crate::solve::{Solution, solve};
use crate::square::Square;

/// The most empty squares for which [`exact`] answers: about a second, seldom more.
pub const MAX_EXACT_EMPTIES: u32 = 20;

/// Empty squares from which [`strongest`] counts the ending out.
const COUNT_OUT_EMPTIES: u32 = 18;

/// An opponent of the sources.
///
/// ```
/// use reversi_engine::{Board, Opponent, Seed};
///
/// let opponent: Opponent = "ramscher".parse()?;
/// let choice = opponent.choose(Board::DIAGONAL, Seed::new(1)).expect("there are four moves");
/// assert_eq!(opponent.choose(Board::DIAGONAL, Seed::new(1)), Some(choice));
/// # Ok::<(), reversi_engine::UnknownOpponent>(())
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
            score: None,
            depth: considered.depth,
            nodes: considered.nodes,
            line: chosen.line,
        })
    }

    fn consider(self, board: Board) -> classic::Considered {
        match self {
            Opponent::Doofie => classic::doofie(board),
            Opponent::KlauWasteKannz => classic::klauwastekannz(board),
            Opponent::Ramscher => classic::ramscher(board),
            Opponent::EckenEddi => classic::ecken_eddi(board),
            Opponent::Aufpasser => classic::aufpasser(board),
            Opponent::Pascal => classic::pascal(board),
            Opponent::Stratege => classic::stratege(board),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no opponent bears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOpponent {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {:?}; the levels are", self.name)?;
        for (index, opponent) in Opponent::ALL.into_iter().enumerate() {
            write!(f, "{} {opponent}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownOpponent {}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(name: &str) -> Result<Opponent, UnknownOpponent> {
        Opponent::ALL
            .into_iter()
            .find(|opponent| opponent.name() == name)
            .ok_or_else(|| UnknownOpponent {
                name: name.to_owned(),
            })
    }
}

/// A move, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub square: Square,
    /// The exact result it leads to, for the side to move, if the ending was counted out.
    pub score: Option<DiscDiff>,
    /// Plies looked ahead, 0 for a choice by the board as it is.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The line expected after it, which begins with the move; passes are left out.
    pub line: Vec<Square>,
}

/// Why there is no exact answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotExact {
    /// More than [`MAX_EXACT_EMPTIES`] squares are empty.
    TooManyEmpties(u32),
    /// The side to move has no move.
    NoMove,
}

impl fmt::Display for NotExact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotExact::TooManyEmpties(empties) => {
                let most = MAX_EXACT_EMPTIES;
                write!(
                    f,
                    "{empties} squares are empty; at most {most} can be counted out"
                )
            }
            NotExact::NoMove => f.write_str("the side to move has no move"),
        }
    }
}

impl std::error::Error for NotExact {}

/// The best move of an ending that is counted out.
///
/// # Errors
/// If there is no move or too many squares are empty.
pub fn exact(board: Board) -> Result<Choice, NotExact> {
    let empties = board.empties().len();
    if empties > MAX_EXACT_EMPTIES {
        return Err(NotExact::TooManyEmpties(empties));
    }
    let Solution { score, line, nodes } = solve(board).ok_or(NotExact::NoMove)?;
    let square = *line.first().ok_or(NotExact::NoMove)?;
    Ok(Choice {
        square,
        score: Some(score),
        depth: empties,
        nodes,
        line,
    })
}

/// The strongest move known here, or `None` where there is no legal move: the ending is counted out
/// once few squares are left, before that "Stratege" is asked.
pub fn strongest(board: Board, seed: Seed) -> Option<Choice> {
    if board.empties().len() <= COUNT_OUT_EMPTIES {
        exact(board).ok()
    } else {
        Opponent::Stratege.choose(board, seed)
    }
}
