//! Tic-Tac-Toe: three in a line on nine squares.

use reversi_game::{
    AlphaBeta, Alternating, BoardGame, Color, Ending, Evaluator, Grid, Position, Rng, Score,
};

use crate::level::{self, Choice, Level, Limits, Outcome};
use crate::side_game::{
    IllegalMove, ImpossiblePosition, MoveTextError, MoveValues, SideGame, check_count,
};

/// Squares of the board.
const SQUARES: u32 = 9;

const BOARD: u16 = (1 << SQUARES) - 1;

/// The rows, the columns and the diagonals; bit 0 is a1, bit 8 is c3.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// A move: the square that gets a mark.
///
/// ```
/// use side_games::Mark;
///
/// assert!(Mark::new(8).is_some() && Mark::new(9).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark(u8);

impl Mark {
    /// The move on a square, a1 = 0 to c3 = 8.
    pub const fn new(square: u8) -> Option<Mark> {
        if (square as u32) < SQUARES {
            Some(Mark(square))
        } else {
            None
        }
    }
}

/// A position of Tic-Tac-Toe.
///
/// ```
/// use reversi_game::{BoardGame, Color, GameTree};
/// use side_games::{ReadError, TicTacToe, read_game};
///
/// let game: GameTree<TicTacToe> = read_game("a1 b1 a2 b2 a3")?;
/// let ending = game.position().ending().expect("column a is full of Black's marks");
/// assert_eq!((ending.winner, ending.line), (Some(Color::Black), vec![0, 3, 6]));
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// The marks of the side to move and of the other.
    own: u16,
    other: u16,
    turn: Color,
}

impl TicTacToe {
    fn occupied(self) -> u16 {
        self.own | self.other
    }

    /// Whether the side that moved last has three in a line.
    fn is_lost(self) -> bool {
        LINES.iter().any(|line| self.other & line == *line)
    }

    fn empties(self) -> i32 {
        (BOARD & !self.occupied()).count_ones() as i32
    }
}

impl Position for TicTacToe {
    type Move = Mark;
    type IllegalMove = IllegalMove;

    fn moves(&self) -> impl Iterator<Item = Mark> {
        let free = if self.is_lost() {
            0
        } else {
            BOARD & !self.occupied()
        };
        let squares = 0..SQUARES as u8;
        squares
            .filter(move |square| free >> square & 1 == 1)
            .map(Mark)
    }

    fn play(&self, Mark(square): Mark) -> Result<TicTacToe, IllegalMove> {
        let mark = 1 << square;
        if self.is_lost() || self.empties() == 0 {
            Err(IllegalMove::GameOver)
        } else if self.occupied() & mark != 0 {
            let square = Self::GRID.name(square.into());
            Err(IllegalMove::Occupied { square })
        } else {
            Ok(TicTacToe {
                own: self.other,
                other: self.own | mark,
                turn: self.turn.other(),
            })
        }
    }
}

impl Alternating for TicTacToe {}

impl BoardGame for TicTacToe {
    const NAME: &'static str = "tic-tac-toe";
    const GRID: Grid = Grid {
        columns: 3,
        rows: 3,
    };

    fn turn(&self) -> Option<Color> {
        (!self.is_lost() && self.empties() > 0).then_some(self.turn)
    }

    fn piece(&self, square: usize) -> Option<Color> {
        if self.own >> square & 1 == 1 {
            Some(self.turn)
        } else if self.other >> square & 1 == 1 {
            Some(self.turn.other())
        } else {
            None
        }
    }

    fn square_of(&self, mark: Mark) -> usize {
        mark.0.into()
    }

    fn changed(&self, _mark: Mark) -> Vec<usize> {
        Vec::new()
    }

    fn ending(&self) -> Option<Ending> {
        if self.turn().is_some() {
            return None;
        }
        let complete = LINES.iter().filter(|line| self.other & *line == **line);
        let line = complete.fold(0, |all, line| all | line);
        Some(Ending {
            winner: (line != 0).then(|| self.turn.other()),
            line: (0..SQUARES as usize)
                .filter(|square| line >> square & 1 == 1)
                .collect(),
        })
    }
}

impl SideGame for TicTacToe {
    const LEVELS: &'static [Level<TicTacToe>] = &[
        Level {
            name: "random",
            choose: |position, rng, _| level::random(position, rng),
        },
        Level {
            name: "easy",
            choose: |position, rng, _| position.choose_beginner(1, rng),
        },
        Level {
            name: "medium",
            choose: |position, rng, _| position.choose_beginner(3, rng),
        },
        Level {
            name: "hard",
            choose: |position, rng, _| position.choose_perfect(rng),
        },
    ];

    fn new(first: Color) -> TicTacToe {
        TicTacToe {
            own: 0,
            other: 0,
            turn: first,
        }
    }

    fn from_pieces(pieces: &[Option<Color>], turn: Color) -> Result<TicTacToe, ImpossiblePosition> {
        let marks = |color| {
            let squares = pieces.iter().zip(0..SQUARES);
            let own = squares.filter(|(piece, _)| **piece == Some(color));
            own.fold(0, |marks, (_, square)| marks | 1 << square)
        };
        let (own, other): (u16, u16) = (marks(turn), marks(turn.other()));
        check_count(own.count_ones(), other.count_ones(), turn)?;
        let position = TicTacToe { own, other, turn };
        // The side that moved last has to have a mark without which nobody had won.
        let before = TicTacToe {
            own: other,
            other: own,
            turn: turn.other(),
        };
        let last_move_wins = |line: &u16| {
            LINES
                .iter()
                .all(|other_line| other & other_line != *other_line || other_line & line != 0)
        };
        let crossing = LINES
            .iter()
            .filter(|line| other & *line == **line)
            .all(last_move_wins);
        if before.is_lost() || !crossing {
            return Err(ImpossiblePosition::WonBefore);
        }
        Ok(position)
    }

    fn mover(&self) -> Color {
        self.turn
    }

    fn move_on(square: usize) -> Option<Mark> {
        Mark::new(square.try_into().ok()?)
    }

    fn write_move(mark: Mark) -> String {
        Self::GRID.name(mark.0.into())
    }

    fn split_move<'a>(&self, text: &'a str) -> Result<(Mark, &'a str), MoveTextError> {
        let (name, rest) = text.split_at_checked(2).ok_or(MoveTextError::NoMove)?;
        let mark = Self::GRID.square(name).and_then(Self::move_on);
        Ok((mark.ok_or(MoveTextError::NoMove)?, rest))
    }

    fn values(self, moves: &[Mark], _limits: &Limits) -> MoveValues<Mark> {
        let mut search = AlphaBeta::new(&Lines);
        let value = |&mark: &Mark| {
            let after = self.play(mark).ok()?;
            let replies = search.best_moves(after, after.empties() as u32);
            let reply = replies.first().map(|reply| reply.score);
            let score = reply.unwrap_or_else(|| Lines.leaf(after, None));
            Some((mark, -score.0.signum()))
        };
        MoveValues {
            moves: moves.iter().filter_map(value).collect(),
            nodes: search.nodes(),
        }
    }
}

/// A win counts more the earlier it comes; everything else is even.
struct Lines;

impl Evaluator<TicTacToe> for Lines {
    fn leaf(&self, position: TicTacToe, _last: Option<Mark>) -> Score {
        Score(if position.is_lost() {
            -1 - position.empties()
        } else {
            0
        })
    }

    fn order(&self, mark: Mark) -> i32 {
        // The centre, the corners, the edges.
        [1, 2, 1, 2, 0, 2, 1, 2, 1][usize::from(mark.0)]
    }
}

impl TicTacToe {
    /// Any first move, then one of the best of a short search.
    fn choose_beginner(self, depth: u32, rng: Rng) -> Option<Choice<Mark>> {
        if self.own == 0 {
            level::random(self, rng)
        } else {
            level::best(self, &Lines, depth, rng)
        }
    }

    /// One of the best moves: nothing beats it.
    fn choose_perfect(self, rng: Rng) -> Option<Choice<Mark>> {
        let depth = self.empties() as u32;
        let choice = level::best(self, &Lines, depth, rng)?;
        let last = choice
            .pv
            .iter()
            .try_fold(self, |position, &mark| position.play(mark));
        let winner = last.ok().and_then(|last| last.ending()?.winner);
        let score = winner.map_or(0, |winner| if winner == self.turn { 1 } else { -1 });
        Some(Choice {
            outcome: Some(Outcome::of(score)),
            score: Some(score),
            ..choice
        })
    }
}
