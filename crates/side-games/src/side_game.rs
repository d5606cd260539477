//! The seam between the games and what they share: the rules of a game, its levels, its positions.
//!
//! A game is an implementation of [`Rules`]. Everything else is compiled once for all games, which
//! saves each of them a tree, a search and a notation in the module that the page loads.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use reversi_game::{
    Alternating, BoardGame, Color, Ending, GameTree, Grid, NodeId, Position, Rng, Score,
};

use crate::choice::{Choice, Group, Limits, MoveValues, Outcome};
use crate::errors::{IllegalMove, ImpossiblePosition, MoveTextError, check_count};
use crate::side_move::SideMove;
use crate::squares::Squares;
use crate::theme::Theme;

/// The pieces of both sides as bits; [`Rules::bit`] numbers the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pieces {
    /// Those of the side to move.
    pub own: Squares,
    /// Those of the side that moved last.
    pub other: Squares,
}

impl Pieces {
    /// No pieces.
    const NONE: Pieces = Pieces {
        own: Squares::EMPTY,
        other: Squares::EMPTY,
    };

    /// All pieces.
    pub fn occupied(self) -> Squares {
        self.own | self.other
    }

    /// Number of pieces.
    pub fn count(self) -> u32 {
        self.occupied().len()
    }
}

/// How a game is over.
pub(crate) struct Finish {
    /// The outcome for the side that would be to move.
    pub outcome: Outcome,
    /// The pieces of the lines that decide it.
    pub line: Squares,
}

impl Finish {
    /// A line of the side that moved last wins; a full board without one is a draw. `line` has the
    /// pieces of all such lines, and is empty if there is none.
    pub fn by_line(line: Squares, is_full: bool) -> Option<Finish> {
        let outcome = if !line.is_empty() {
            Outcome::Loss
        } else if is_full {
            Outcome::Draw
        } else {
            return None;
        };
        Some(Finish { outcome, line })
    }
}

/// The rules of a game in which a move places a piece, its players and its notation. Where a method
/// has a default, a move is the square that it fills.
pub(crate) trait Rules: Sync {
    /// The name in addresses and settings.
    fn name(&self) -> &'static str;

    /// The board.
    fn grid(&self) -> Grid;

    /// The opponents, the weakest first: the first one plays at random, the last one is strongest.
    fn levels(&self) -> &'static [Level];

    /// How the game is over; `None` while it goes on.
    fn finish(&self, pieces: Pieces) -> Option<Finish>;

    /// Checks that a game reaches these pieces, as many of each side as its moves in turn place.
    ///
    /// # Errors
    /// If no game does.
    fn check(&self, pieces: Pieces) -> Result<(), ImpossiblePosition>;

    /// The value of a position for the side to move, by which the levels search.
    fn value(&self, pieces: Pieces) -> Score;

    /// The rank of a move in the order in which a search tries moves, the lowest first.
    fn order(&self, mv: SideMove) -> i32;

    /// The rows that win when a side has every square of one.
    fn rows(&self) -> &'static [Squares];

    /// The rule of the game by which the side that moved last keeps the outcome, with the squares
    /// that show it.
    fn kept_rows(&self, after: Pieces) -> Option<(Theme, Squares)> {
        let _ = after;
        None
    }

    /// The part of the board in which a move lies, as the squares of its moves; none if the board
    /// is too small for parts.
    fn part(&self, occupied: Squares, mv: SideMove) -> Squares {
        let _ = (occupied, mv);
        Squares::EMPTY
    }

    /// The scores of moves with best play after them, where the limits allow a proof. What
    /// is known on the way is reported.
    fn values(
        &self,
        position: SidePosition,
        moves: &[SideMove],
        limits: &Limits,
        report: &mut dyn FnMut(&MoveValues),
    ) -> MoveValues;

    /// The moves for which the board has room, as bits.
    fn room(&self, occupied: Squares) -> Squares {
        Squares::first(self.grid().squares() as u32) & !occupied
    }

    /// The number of a square's bit in [`Pieces`].
    fn bit(&self, square: usize) -> u32 {
        square as u32
    }

    /// The square that a move fills; none if the board has no room for it, or it is one of another
    /// game.
    fn filled(&self, occupied: Squares, mv: SideMove) -> Squares {
        Squares::of(mv.0.into()) & self.room(occupied)
    }

    /// Why the board has no room for a move.
    fn no_room(&self, mv: SideMove) -> IllegalMove {
        let square = self.grid().name(mv.0.into());
        IllegalMove::Occupied { square }
    }

    /// The move that a press on a square means.
    fn move_on(&self, square: usize) -> SideMove {
        SideMove(square as u8)
    }

    /// The text of a move.
    fn write_move(&self, mv: SideMove) -> String {
        self.grid().name(mv.0.into())
    }

    /// The move with which a text begins, and the text after it.
    ///
    /// # Errors
    /// If the text begins with no move, or names another square than the one that the move fills.
    fn split_move<'a>(
        &self,
        occupied: Squares,
        text: &'a str,
    ) -> Result<(SideMove, &'a str), MoveTextError> {
        let _ = occupied;
        let (square, rest) = split_square(self.grid(), text)?;
        Ok((SideMove(square as u8), rest))
    }

    /// The groups of squares behind the value of a position, in a game that has them.
    fn groups(&self, position: SidePosition) -> Vec<Group> {
        let _ = position;
        Vec::new()
    }
}

/// The square with whose name a text begins, and the text after it.
///
/// # Errors
/// If the text begins with no square.
pub(crate) fn split_square(grid: Grid, text: &str) -> Result<(usize, &str), MoveTextError> {
    let split = |length| {
        let (name, rest) = text.split_at_checked(length)?;
        Some((grid.square(name)?, rest))
    };
    // On a board of fewer than ten rows, "a12. b2" is the square a1 and the number of a move.
    let long = if grid.rows > 9 { split(3) } else { None };
    long.or_else(|| split(2)).ok_or(MoveTextError::NoMove)
}

/// An opponent of a game.
///
/// ```
/// use side_games::{Level, tic_tac_toe};
///
/// let names: Vec<&str> = tic_tac_toe::GAME.levels().iter().map(Level::name).collect();
/// assert_eq!(names, ["random", "easy", "medium", "hard"]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub(crate) name: &'static str,
    pub(crate) choose: fn(SidePosition, Rng, &Limits) -> Option<Choice>,
}

impl Level {
    /// The name in settings and options.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// A move; `None` if the game is over. The same series of random numbers gives the same move
    /// unless time ends the search. Only a level that proves the outcome may need limits.
    pub fn choose(&self, position: SidePosition, rng: Rng, limits: &Limits) -> Option<Choice> {
        (self.choose)(position, rng, limits)
    }
}

/// A game of this crate; `SideGame::ALL` lists them.
///
/// ```
/// use side_games::{SideGame, tic_tac_toe};
///
/// assert_eq!(SideGame::ALL[0].name(), tic_tac_toe::GAME.name());
/// ```
#[derive(Clone, Copy)]
pub struct SideGame(&'static dyn Rules);

impl SideGame {
    /// The game with these rules.
    pub(crate) const fn of(rules: &'static dyn Rules) -> SideGame {
        SideGame(rules)
    }

    /// The rules.
    pub(crate) const fn rules(self) -> &'static dyn Rules {
        self.0
    }

    /// The name in addresses and settings.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The board.
    pub fn grid(self) -> Grid {
        self.0.grid()
    }

    /// The opponents, the weakest first.
    pub fn levels(self) -> &'static [Level] {
        self.0.levels()
    }

    /// The level of this name.
    pub fn level(self, name: &str) -> Option<&'static Level> {
        self.levels().iter().find(|level| level.name() == name)
    }

    /// The strongest level.
    pub fn strongest(self) -> &'static Level {
        self.levels().last().expect("every game has levels")
    }

    /// The empty board.
    pub const fn start(self, first: Color) -> SidePosition {
        self.with_pieces(Pieces::NONE, first)
    }

    /// The position with these pieces, which are not checked.
    pub(crate) const fn with_pieces(self, pieces: Pieces, turn: Color) -> SidePosition {
        SidePosition {
            game: self,
            pieces,
            turn,
        }
    }

    /// The position with these pieces, row by row from the top left; those beyond the board are
    /// ignored.
    ///
    /// # Errors
    /// If no game reaches it.
    pub fn from_pieces(
        self,
        pieces: &[Option<Color>],
        turn: Color,
    ) -> Result<SidePosition, ImpossiblePosition> {
        let mut found = Pieces::NONE;
        for (square, piece) in pieces.iter().take(self.grid().squares()).enumerate() {
            let square = Squares::of(self.0.bit(square));
            match piece {
                Some(side) if *side == turn => found.own = found.own | square,
                Some(_) => found.other = found.other | square,
                None => {}
            }
        }
        check_count(found.own.len(), found.other.len(), turn)?;
        self.0.check(found)?;
        Ok(self.with_pieces(found, turn))
    }

    /// The move that a press on a square means; `None` if there is no such square.
    pub fn move_on(self, square: usize) -> Option<SideMove> {
        (square < self.grid().squares()).then(|| self.0.move_on(square))
    }

    /// The text of a move.
    pub fn write_move(self, mv: SideMove) -> String {
        self.0.write_move(mv)
    }
}

impl PartialEq for SideGame {
    fn eq(&self, other: &SideGame) -> bool {
        self.name() == other.name()
    }
}

impl Eq for SideGame {}

impl Hash for SideGame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for SideGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A position of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SidePosition {
    game: SideGame,
    pieces: Pieces,
    turn: Color,
}

impl SidePosition {
    /// The game.
    pub const fn game(&self) -> SideGame {
        self.game
    }

    /// The side whose turn it is, also once the game is over.
    pub const fn mover(&self) -> Color {
        self.turn
    }

    /// The pieces of both sides.
    pub(crate) const fn pieces(&self) -> Pieces {
        self.pieces
    }

    /// The scores of moves with best play after them, where the limits allow a proof. What
    /// is known on the way is reported.
    pub fn values(
        self,
        moves: &[SideMove],
        limits: &Limits,
        report: &mut dyn FnMut(&MoveValues),
    ) -> MoveValues {
        self.game.0.values(self, moves, limits, report)
    }

    /// The groups of squares behind the value of the position, in a game that has them.
    pub fn groups(self) -> Vec<Group> {
        self.game.0.groups(self)
    }

    /// The numbers of squares, in ascending order.
    pub(crate) fn squares(&self, set: Squares) -> Vec<usize> {
        let squares = 0..self.grid().squares();
        squares
            .filter(|&square| set.contains(self.game.0.bit(square)))
            .collect()
    }

    /// The square that a move fills; none if there is no room for it.
    pub(crate) fn filled(&self, mv: SideMove) -> Squares {
        self.game.0.filled(self.pieces.occupied(), mv)
    }

    fn finish(&self) -> Option<Finish> {
        self.game.0.finish(self.pieces)
    }
}

impl Position for SidePosition {
    type Move = SideMove;
    type IllegalMove = IllegalMove;

    fn moves(&self) -> impl Iterator<Item = SideMove> {
        let room = if self.finish().is_some() {
            Squares::EMPTY
        } else {
            self.game.0.room(self.pieces.occupied())
        };
        room.bits().map(|bit| SideMove(bit as u8))
    }

    fn play(&self, mv: SideMove) -> Result<SidePosition, IllegalMove> {
        if self.finish().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let filled = self.filled(mv);
        if filled.is_empty() {
            return Err(self.game.0.no_room(mv));
        }
        let pieces = Pieces {
            own: self.pieces.other,
            other: self.pieces.own | filled,
        };
        Ok(self.game.with_pieces(pieces, self.turn.other()))
    }
}

impl Alternating for SidePosition {}

impl BoardGame for SidePosition {
    fn name(&self) -> &'static str {
        self.game.name()
    }

    fn grid(&self) -> Grid {
        self.game.grid()
    }

    fn turn(&self) -> Option<Color> {
        self.finish().is_none().then_some(self.turn)
    }

    fn piece(&self, square: usize) -> Option<Color> {
        let bit = self.game.0.bit(square);
        if self.pieces.own.contains(bit) {
            Some(self.turn)
        } else if self.pieces.other.contains(bit) {
            Some(self.turn.other())
        } else {
            None
        }
    }

    fn square_of(&self, mv: SideMove) -> usize {
        let filled = self.squares(self.filled(mv));
        filled.first().copied().unwrap_or(mv.0.into())
    }

    fn changed(&self, _mv: SideMove) -> Vec<usize> {
        Vec::new()
    }

    fn ending(&self) -> Option<Ending> {
        let finish = self.finish()?;
        Some(Ending {
            winner: match finish.outcome {
                Outcome::Loss => Some(self.turn.other()),
                Outcome::Draw => None,
                Outcome::Win => Some(self.turn),
            },
            line: self.squares(finish.line),
        })
    }
}

/// The initial position of a game.
pub fn initial(game: &GameTree<SidePosition>) -> SidePosition {
    let initial = game.position_at(NodeId::ROOT);
    initial.expect("the root of a tree cannot be removed")
}
