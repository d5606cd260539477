//! The seven bots: opponents with a name and a fixed rule.
//!
//! They are modelled on earlier Reversi programs: five on gamecraft's Reversi page of 2002 (two
//! without a search, three with its table of square values), one on the applet GC Reversi, one on
//! jadequin's game of 2020. A decision that the model leaves open is stated at the item. Every bot
//! chooses at random among moves of equal value; the models take the first or the last.

use std::fmt;

use reversi_game::{AlphaBeta, Evaluator, NoMoves, Rng, RootMove, Score};

use crate::opponents::chosen_move::Choice;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::value::DiscDiff;

/// A bot.
///
/// ```
/// use reversi_engine::{Board, Bot, Rng};
///
/// let choice = Bot::Ramscher.choose(Board::DIAGONAL, Rng::new(1)).expect("there are four moves");
/// assert_eq!(Bot::Ramscher.choose(Board::DIAGONAL, Rng::new(1)), Some(choice));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Plays any legal move.
    Doofie,
    /// Flips as many discs as it can.
    KlauWasteKannz,
    /// Takes the best squares of a value table, without looking ahead.
    Ramscher,
    /// Takes corners, avoids the squares beside them, and otherwise flips as many discs as it can.
    EckenEddi,
    /// Looks three plies ahead with the value table, except in the opening and at the end.
    Aufpasser,
    /// Looks six plies ahead with the value table.
    Pascal,
    /// Looks ahead with corners, mobility, disc count and square values.
    Stratege,
}

impl Bot {
    /// All bots, in the order in which menus show them.
    pub const ALL: [Bot; 7] = [
        Bot::Doofie,
        Bot::KlauWasteKannz,
        Bot::Ramscher,
        Bot::EckenEddi,
        Bot::Aufpasser,
        Bot::Pascal,
        Bot::Stratege,
    ];

    /// The name used in settings and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Doofie => "doofie",
            Bot::KlauWasteKannz => "klauwastekannz",
            Bot::Ramscher => "ramscher",
            Bot::EckenEddi => "ecken-eddi",
            Bot::Aufpasser => "aufpasser",
            Bot::Pascal => "pascal",
            Bot::Stratege => "stratege",
        }
    }

    /// The legal moves that the bot's rule puts above all others, of equal value to it; chance
    /// decides among them. Empty if there is no legal move.
    pub fn best_moves(self, board: Board) -> Vec<Square> {
        let candidates = self.candidates(board);
        candidates.moves.iter().map(|found| found.mv).collect()
    }

    /// The bot's move, or `None` if there is no legal move.
    pub fn choose(self, board: Board, mut rng: Rng) -> Option<Choice> {
        let mut candidates = self.candidates(board);
        if candidates.moves.is_empty() {
            return None;
        }
        let chosen = rng.below(candidates.moves.len());
        let chosen = candidates.moves.swap_remove(chosen);
        Some(Choice {
            square: chosen.mv,
            value: None,
            exact: false,
            depth: candidates.depth,
            nodes: candidates.nodes,
            pv: chosen.pv,
        })
    }

    fn candidates(self, board: Board) -> Candidates {
        match self {
            Bot::Doofie => doofie(board),
            Bot::KlauWasteKannz => klauwastekannz(board),
            Bot::Ramscher => ramscher(board),
            Bot::EckenEddi => ecken_eddi(board),
            Bot::Aufpasser => aufpasser(board),
            Bot::Pascal => pascal(board),
            Bot::Stratege => stratege(board),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// `[rank][file]`: the value of a disc on each square in gamecraft's example table, from 1 (avoid
/// at all costs) to 9999 (take if at all possible). All four quarters of the board are alike.
const GAMECRAFT_VALUES: [[i32; 4]; 4] = [
    [9999, 5, 500, 200],
    [5, 1, 50, 150],
    [500, 50, 250, 100],
    [200, 150, 100, 50],
];

/// A move adds this multiple of its square's value to the value of the board.
const MOVE_BONUS: i32 = 10;

/// The value that gamecraft's search returns for a side that cannot move: less than the value of
/// any board.
const GAMECRAFT_MINIMUM: Score = Score(-999_999);

/// Discs on the board from which "Aufpasser" looks ahead: after the first six moves.
const OPENING_DISCS: u32 = 10;

/// Plies that "Aufpasser" looks ahead, while at least as many squares are empty.
const AUFPASSER_DEPTH: u32 = 3;

/// Plies that gamecraft's Pascal version looked ahead at its highest level.
const PASCAL_DEPTH: u32 = 6;

/// The applet's priority of a corner.
const CORNER_PRIORITY: i32 = 64;

/// The applet's priority of the squares that touch a corner.
const BESIDE_CORNER_PRIORITY: i32 = 1;

/// `[rank][file]`: jadequin's value of a disc on each square, the same in all four quarters.
const JADEQUIN_VALUES: [[i32; 4]; 4] = [
    [20, -3, 11, 8],
    [-3, -7, -4, 1],
    [11, -4, 2, 2],
    [8, 1, 2, -3],
];

/// Plies that "Stratege" looks ahead. The model leaves it open; its moves took up to some seconds.
const STRATEGE_DEPTH: u32 = 8;

/// "Stratege"'s score for a corner beyond its square value. The model values corners highly.
const CORNER_WEIGHT: i32 = 40;

/// "Stratege"'s score for a possible move. The model keeps the opponent's moves few.
const MOBILITY_WEIGHT: i32 = 6;

/// "Stratege"'s score for a disc. The model gives the disc count comparatively little weight.
const DISC_WEIGHT: i32 = 1;

/// "Stratege"'s score for a won game. The model also prefers quicker wins; here the margin is added
/// instead.
const WIN: i32 = 1000;

/// The value of `square` in a table that names one quarter of the board.
fn quarter_value(quarter: &[[i32; 4]; 4], square: Square) -> i32 {
    let fold = |place: u8| usize::from(place.min(7 - place));
    quarter[fold(square.rank())][fold(square.file())]
}

/// The sum of a table's values over the discs of the side to move, less that of the other side.
fn disc_values(quarter: &[[i32; 4]; 4], board: Board) -> i32 {
    let sum = |discs: Bitboard| -> i32 {
        discs
            .into_iter()
            .map(|square| quarter_value(quarter, square))
            .sum()
    };
    sum(board.player()) - sum(board.opponent())
}

/// The legal moves with the greatest `value`, each with that value.
fn greatest_by(board: Board, value: impl Fn(Square, Bitboard) -> i32) -> Vec<RootMove<Square>> {
    let moves: Vec<RootMove<Square>> = board
        .legal_moves()
        .into_iter()
        .map(|square| {
            let score = Score(value(square, board.flips(square)));
            RootMove {
                mv: square,
                score,
                pv: vec![square],
            }
        })
        .collect();
    let best = moves.iter().map(|candidate| candidate.score).max();
    moves
        .into_iter()
        .filter(|candidate| Some(candidate.score) == best)
        .collect()
}

/// The moves that a bot's rule leaves to chance, and how they were found.
struct Candidates {
    /// The moves of equal value.
    pub moves: Vec<RootMove<Square>>,
    /// Plies looked ahead, 0 if none.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

impl Candidates {
    /// Candidates judged on the board as it is.
    fn at_once(moves: Vec<RootMove<Square>>) -> Candidates {
        Candidates {
            nodes: moves.len() as u64,
            moves,
            depth: 0,
        }
    }

    /// Candidates found by a search.
    fn search(evaluator: &impl Evaluator<Board>, board: Board, depth: u32) -> Candidates {
        let mut search = AlphaBeta::new(evaluator);
        let moves = search.best_moves(board, depth);
        Candidates {
            moves,
            depth,
            nodes: search.nodes(),
        }
    }
}

/// "Doofie" plays any legal move.
fn doofie(board: Board) -> Candidates {
    Candidates::at_once(greatest_by(board, |_, _| 0))
}

/// "KlauWasteKannz" flips as many discs as it can.
fn klauwastekannz(board: Board) -> Candidates {
    Candidates::at_once(greatest_by(board, |_, flips| flips.len() as i32))
}

/// "Ecken-Eddi" flips as many discs as it can, but ranks a corner above everything and a square
/// that touches a corner below almost everything.
fn ecken_eddi(board: Board) -> Candidates {
    Candidates::at_once(greatest_by(board, |square, flips| {
        if Bitboard::CORNERS.contains(square) {
            CORNER_PRIORITY
        } else if (Bitboard::X_SQUARES | Bitboard::C_SQUARES).contains(square) {
            BESIDE_CORNER_PRIORITY
        } else {
            flips.len() as i32
        }
    }))
}

/// "Ramscher" takes the move that leads to the board of the highest value in gamecraft's table.
fn ramscher(board: Board) -> Candidates {
    Candidates::search(&GamecraftEvaluation, board, 1)
}

/// "Aufpasser" looks three plies ahead, except in the opening and at the end of the game: there it
/// plays like "Ramscher".
///
/// The model's code counts moves and switches back above `64 - depth` of them, which no game
/// reaches; its text describes a count of discs, which is used here.
fn aufpasser(board: Board) -> Candidates {
    let discs = board.occupied().len();
    if (OPENING_DISCS..=64 - AUFPASSER_DEPTH).contains(&discs) {
        Candidates::search(&GamecraftEvaluation, board, AUFPASSER_DEPTH)
    } else {
        ramscher(board)
    }
}

/// gamecraft's Pascal version: six plies of the same minimax, from the first move to the last.
fn pascal(board: Board) -> Candidates {
    Candidates::search(&GamecraftEvaluation, board, PASCAL_DEPTH)
}

/// "Stratege" looks ahead with jadequin's evaluation.
fn stratege(board: Board) -> Candidates {
    Candidates::search(&JadequinEvaluation, board, STRATEGE_DEPTH)
}

/// gamecraft's evaluation: the sum of the table's values over the board.
struct GamecraftEvaluation;

impl Evaluator<Board> for GamecraftEvaluation {
    /// The value of the board, with the bonus for the square of the last move. Squares of the
    /// lowest value give no bonus.
    fn leaf(&self, board: Board, last: Option<Square>) -> Score {
        let bonus = last
            .map(|square| quarter_value(&GAMECRAFT_VALUES, square))
            .filter(|&value| value > 1)
            .map_or(0, |value| MOVE_BONUS * value);
        Score(disc_values(&GAMECRAFT_VALUES, board) - bonus)
    }

    /// One ply above the leaves the board counts as it is; higher up the model returns its lowest
    /// value, which makes it seek positions in which the other side cannot move.
    fn no_moves(&self, board: Board, depth: u32) -> NoMoves<Board> {
        NoMoves::Value(if depth == 1 {
            self.leaf(board, None)
        } else {
            GAMECRAFT_MINIMUM
        })
    }

    fn order(&self, square: Square) -> i32 {
        -quarter_value(&GAMECRAFT_VALUES, square)
    }
}

/// jadequin's evaluation: corners, mobility, the disc count and stability (square values).
struct JadequinEvaluation;

impl Evaluator<Board> for JadequinEvaluation {
    fn leaf(&self, board: Board, _last: Option<Square>) -> Score {
        let difference =
            |set: fn(Board) -> u32| -> i32 { set(board) as i32 - set(board.pass()) as i32 };
        let mobility = |board: Board| board.legal_moves().len();
        if board.is_over() {
            return jadequin_final_value(board);
        }
        Score(
            CORNER_WEIGHT * difference(|board| (board.player() & Bitboard::CORNERS).len())
                + MOBILITY_WEIGHT * difference(mobility)
                + DISC_WEIGHT * difference(|board| board.player().len())
                + disc_values(&JADEQUIN_VALUES, board),
        )
    }

    fn no_moves(&self, board: Board, _depth: u32) -> NoMoves<Board> {
        if board.is_over() {
            NoMoves::Value(jadequin_final_value(board))
        } else {
            NoMoves::Pass(board.pass())
        }
    }

    fn order(&self, square: Square) -> i32 {
        -quarter_value(&JADEQUIN_VALUES, square)
    }
}

/// jadequin's value of a finished game.
fn jadequin_final_value(board: Board) -> Score {
    let margin = i32::from(DiscDiff::of_finished(board).discs());
    Score(WIN * margin.signum() + margin)
}
