//! Explorer of games: how often, and with what result, each move was played from a position.

use std::borrow::Borrow;

use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;
use reversi_game::Color;

/// The most moves of a game: one for each square that is empty at its start.
pub(super) const MAX_MOVES: usize = 60;

/// A move with the games in which it was played. A game without a known result is in none of the
/// counts of results.
///
/// ```
/// use reversi_engine::{KnownGame, Position, Square, played_moves};
///
/// // The same opening, mirrored, won by Black and by White.
/// let games = ["f5d6c3 40", "d3c5f6 20"].map(|line| KnownGame::from_line(line).expect("a game"));
/// let start = Position::default();
/// let played = played_moves(start, &games);
/// let f5 = played.iter().find(|found| found.square == Square::F5).expect("legal");
/// assert_eq!((f5.games, f5.wins, f5.draws, f5.losses), (2, 1, 0, 1));
/// // All first moves are symmetric to each other.
/// assert_eq!(played.iter().filter(|found| found.games == 2).count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedMove {
    /// The move.
    pub square: Square,
    /// Number of games in which it, or a move symmetric to it, was played.
    pub games: u32,
    /// The part of all games that go on from here in which it was played, 0 to 1.
    pub share: f64,
    /// Those that its side won.
    pub wins: u32,
    /// Those that nobody won.
    pub draws: u32,
    /// Those that its side lost.
    pub losses: u32,
}

/// A game from the usual start, as the explorer counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct KnownGame {
    /// The moves without passes, and nothing after the last one.
    moves: [Option<Square>; MAX_MOVES],
    black_discs: Option<u8>,
}

impl KnownGame {
    /// A game with these moves, without passes, and with Black's final count, the empties for the
    /// winner, if it is known. `None` for more moves than a game can have, or more discs.
    ///
    /// ```
    /// use reversi_engine::{KnownGame, Square};
    ///
    /// let game = KnownGame::new([Square::F5, Square::D6], Some(40));
    /// assert_eq!(game, KnownGame::from_line("f5d6 40"));
    /// ```
    pub fn new(
        moves: impl IntoIterator<Item = Square>,
        black_discs: Option<u8>,
    ) -> Option<KnownGame> {
        let mut game = KnownGame {
            moves: [None; MAX_MOVES],
            black_discs,
        };
        for (number, square) in moves.into_iter().enumerate() {
            *game.moves.get_mut(number)? = Some(square);
        }
        black_discs.is_none_or(|discs| discs <= 64).then_some(game)
    }

    /// Reads a game: its moves without passes and, if it is known, Black's final count with the
    /// empties for the winner, after a blank, `f5d6c3 40`. `None` for anything else.
    pub fn from_line(line: &str) -> Option<KnownGame> {
        let (mut rest, count) = line.split_once(' ').unwrap_or((line, ""));
        let mut moves = Vec::new();
        while !rest.is_empty() {
            let (Move::Place(square), after) = Move::split_from(rest)? else {
                return None;
            };
            moves.push(square);
            rest = after;
        }
        let black_discs = match count {
            "" => None,
            count => Some(count.parse().ok()?),
        };
        KnownGame::new(moves, black_discs)
    }

    /// The moves, without passes.
    pub fn moves(&self) -> impl Iterator<Item = Square> + '_ {
        self.moves.iter().map_while(|&square| square)
    }

    /// Black's final count with the empties for the winner, if it is known.
    pub fn black_discs(&self) -> Option<u8> {
        self.black_discs
    }

    /// The position of the game that is symmetric to the sought one; `None` if the game does not
    /// reach it.
    fn position_on(&self, sought: &SoughtPosition) -> Option<Position> {
        let moves = self.moves.get(..sought.ply?)?;
        let mut occupied = Board::DIAGONAL.occupied();
        for &square in moves {
            occupied = occupied.with(square?);
        }
        // Most games have other squares occupied, which shows without a disc that is turned.
        if !sought.occupied.contains(&occupied) {
            return None;
        }
        let mut position = Position::default();
        for &square in moves {
            position = after(position, square?)?;
        }
        (position.board().canonical() == sought.board).then_some(position)
    }

    /// The side to move in the sought position, as the game has it, and the board after its move;
    /// `None` if the game does not reach it, or ends there.
    fn next_from(&self, sought: &SoughtPosition) -> Option<(Color, Board)> {
        let position = self.position_on(sought)?;
        let square = (*self.moves.get(sought.ply?)?)?;
        let next = position.board().play(square)?;
        Some((position.turn(), next.canonical()))
    }

    /// Whether the game reaches a position, in any symmetry and after any order of moves.
    ///
    /// ```
    /// use reversi_engine::{KnownGame, Position};
    ///
    /// let game = KnownGame::from_line("d3c5f6").expect("a game");
    /// let start = Position::default();
    /// assert!(game.reaches(&start.into()));
    /// let f5 = start.play("f5".parse().expect("a move")).expect("legal");
    /// assert!(game.reaches(&f5.into()));
    /// ```
    pub fn reaches(&self, sought: &SoughtPosition) -> bool {
        self.position_on(sought).is_some()
    }

    /// The discs that Black has more than White after each move, the start included; up to the
    /// first move that is illegal, if there is one.
    fn leads(&self) -> impl Iterator<Item = i32> {
        let mut position = Some(Position::default());
        let mut moves = self.moves();
        std::iter::from_fn(move || {
            let here = position?;
            position = moves.next().and_then(|square| after(here, square));
            let discs = |color| here.discs(color).len() as i32;
            Some(discs(Color::Black) - discs(Color::White))
        })
    }
}

/// A position that games are searched for, in all symmetries.
///
/// ```
/// use reversi_engine::{KnownGame, Position, SoughtPosition};
///
/// let start = SoughtPosition::from(Position::default());
/// assert!(KnownGame::from_line("c4").is_some_and(|game| game.reaches(&start)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoughtPosition {
    /// The board in its canonical form.
    board: Board,
    /// The squares with a disc, in all symmetries.
    occupied: [Bitboard; 8],
    /// The number of moves before it; `None` of a board with fewer discs than the start.
    pub(super) ply: Option<usize>,
}

impl From<Position> for SoughtPosition {
    fn from(position: Position) -> SoughtPosition {
        let board = position.board();
        let occupied = board.occupied();
        SoughtPosition {
            board: board.canonical(),
            occupied: Symmetry::ALL.map(|symmetry| symmetry.bitboard(occupied)),
            ply: (occupied.len() as usize).checked_sub(4),
        }
    }
}

/// How often games ended with each result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    /// All of them, those without a known result too.
    games: u32,
    black: u32,
    draws: u32,
    white: u32,
}

impl Results {
    /// One game more, with Black's final count if it is known.
    pub(super) fn add(&mut self, black_discs: Option<u8>) {
        self.games += 1;
        match black_discs.map(winner_by) {
            Some(Some(Color::Black)) => self.black += 1,
            Some(None) => self.draws += 1,
            Some(Some(Color::White)) => self.white += 1,
            None => {}
        }
    }

    fn won_by(&self, color: Color) -> u32 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// Who has won by Black's final count; `None` for a draw.
pub(super) fn winner_by(black_discs: u8) -> Option<Color> {
    match black_discs.cmp(&32) {
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(Color::White),
    }
}

/// How far Black is ahead on average after a number of moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AverageLead {
    /// Number of games that have this number of moves.
    pub games: u32,
    /// The mean of the discs that Black has more than White.
    pub discs: f64,
}

/// Black's average lead after 0 moves, 1 move and so on, up to the end of the longest game.
///
/// ```
/// use reversi_engine::{KnownGame, average_leads};
///
/// let games = ["f5d6", "f5f4e3"].map(|line| KnownGame::from_line(line).expect("a game"));
/// let leads = average_leads(&games);
/// let found: Vec<_> = leads.iter().map(|lead| (lead.games, lead.discs)).collect();
/// assert_eq!(found, [(2, 0.0), (2, 3.0), (2, 0.0), (1, 3.0)]);
/// ```
pub fn average_leads(games: &[KnownGame]) -> Vec<AverageLead> {
    let mut sums: Vec<(u32, i32)> = Vec::new();
    for game in games {
        for (ply, lead) in game.leads().enumerate() {
            if ply == sums.len() {
                sums.push((0, 0));
            }
            let (games, sum) = &mut sums[ply];
            *games += 1;
            *sum += lead;
        }
    }
    let mean = |(games, sum)| AverageLead {
        games,
        discs: f64::from(sum) / f64::from(games),
    };
    sums.into_iter().map(mean).collect()
}

/// The position after a move and the pass that it forces.
pub(super) fn after(position: Position, square: Square) -> Option<Position> {
    let played = position.play(Move::Place(square)).ok()?;
    Some(played.after_forced_pass())
}

/// The legal moves of a position, each with the games in which it was played. Positions count as
/// one under all symmetries, and so do moves that lead to the same position.
pub fn played_moves(
    position: Position,
    games: impl IntoIterator<Item = impl Borrow<KnownGame>>,
) -> Vec<PlayedMove> {
    let games = games.into_iter().map(|game| {
        let mut results = Results::default();
        results.add(game.borrow().black_discs);
        (*game.borrow(), results)
    });
    played_in_groups(position, games)
}

/// The same for groups of games, each with one of them: they have the moves in common up to the one
/// that counts.
pub(super) fn played_in_groups(
    position: Position,
    groups: impl IntoIterator<Item = (KnownGame, Results)>,
) -> Vec<PlayedMove> {
    let board = position.board();
    let legal = board.legal_moves().into_iter();
    let mut found: Vec<(Board, PlayedMove)> = legal
        .filter_map(|square| {
            let unplayed = PlayedMove {
                square,
                games: 0,
                share: 0.0,
                wins: 0,
                draws: 0,
                losses: 0,
            };
            Some((board.play(square)?.canonical(), unplayed))
        })
        .collect();
    let (sought, mut passing) = (SoughtPosition::from(position), 0_u32);
    for (game, results) in groups {
        let Some((side, next)) = game.next_from(&sought) else {
            continue;
        };
        passing += results.games;
        for (_, played) in found.iter_mut().filter(|(board, _)| *board == next) {
            played.games += results.games;
            played.wins += results.won_by(side);
            played.draws += results.draws;
            played.losses += results.won_by(side.other());
        }
    }
    let share = |games| f64::from(games) / f64::from(passing.max(1));
    let played = found.into_iter().map(|(_, played)| PlayedMove {
        share: share(played.games),
        ..played
    });
    played.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::game::Game;

    fn games(lines: &[&str]) -> Vec<KnownGame> {
        let read = |line: &&str| KnownGame::from_line(line).expect(line);
        lines.iter().map(read).collect()
    }

    fn at(transcript: &str) -> Position {
        let game: Game = transcript.parse().expect(transcript);
        game.position()
    }

    fn played(transcript: &str, lines: &[&str]) -> Vec<(String, u32)> {
        let found = played_moves(at(transcript), games(lines));
        let found = found.into_iter().filter(|found| found.games > 0);
        found
            .map(|found| (found.square.to_string(), found.games))
            .collect()
    }

    #[test]
    fn a_game_counts_in_every_symmetry_and_order_of_moves() {
        let lines = [
            "f5d6c3d3c4f4",
            "d3c5f6f5e6e3",
            "f5d6c4d3c3b3",
            "f5f6",
            "f5d6",
        ];
        assert_eq!(
            played("f5d6c3d3c4", &lines),
            [("b3".to_owned(), 1), ("f4".to_owned(), 2)]
        );
        assert_eq!(
            played("f5", &lines),
            [("d6".to_owned(), 4), ("f6".to_owned(), 1)]
        );
    }

    #[test]
    fn results_count_for_the_side_that_moves() {
        let lines = ["f5d6 40", "f5d6 24", "f5d6 32", "f5d6"];
        let found = played_moves(at("f5"), games(&lines));
        let d6 = found.iter().find(|found| found.square == Square::D6);
        let d6 = d6.expect("d6 is legal");
        assert_eq!((d6.games, d6.wins, d6.draws, d6.losses), (4, 1, 1, 1));
        assert_eq!(d6.share, 1.0);
        let start = played_moves(at(""), games(&lines));
        assert!(start.iter().all(|found| found.share == 1.0), "{start:?}");
    }

    #[test]
    fn a_pass_does_not_count_as_a_move() {
        let line = "f5f6d3g5h5h4f7h6";
        let end = at(line);
        let next = end.legal_moves().into_iter().next().expect("a move");
        let longer = format!("{line}{next}");
        assert_eq!(played(line, &[&longer]), [(next.to_string(), 1)]);
    }

    #[test]
    fn a_game_reaches_its_last_position_and_by_those_of_other_orders() {
        let read = |line| KnownGame::from_line(line).expect(line);
        let game = read("f5d6c3d3c4");
        for transcript in ["", "f5", "d3c5f6", "f5d6c3d3c4", "f5d6c4d3c3"] {
            assert!(game.reaches(&at(transcript).into()), "{transcript}");
        }
        for transcript in ["f5f4", "f5d6c5", "f5d6c3d3c4f4"] {
            assert!(!game.reaches(&at(transcript).into()), "{transcript}");
        }
        // White passes after the eighth move.
        let passed = "f5f6d3g5h5h4f7h6";
        assert!(read(passed).reaches(&at(passed).into()));
        assert!(!read("f5a1d6").reaches(&at("f5d6").into()));
    }

    #[test]
    fn leads_are_those_of_the_discs_on_the_board() {
        let lines = ["f5d6c3d3c4f4", "f5f4", "f5a1"];
        let found = average_leads(&games(&lines));
        assert_eq!(found.len(), 7);
        for (ply, found) in found.iter().enumerate() {
            let through: Vec<Position> = lines
                .iter()
                .filter_map(|line| line.get(..2 * ply))
                .filter_map(|line| line.parse::<Game>().ok())
                .map(|game| game.position())
                .collect();
            let leads = through.iter().map(|position| {
                let discs = |color| position.discs(color).len() as i32;
                discs(Color::Black) - discs(Color::White)
            });
            assert_eq!(found.games as usize, through.len(), "{ply}");
            let mean = f64::from(leads.sum::<i32>()) / through.len() as f64;
            assert!((found.discs - mean).abs() < 1e-9, "{ply}: {found:?}");
        }
        assert_eq!(average_leads(&[]), []);
    }

    #[test]
    fn a_game_has_as_many_moves_as_squares_to_play_on() {
        let most = [Square::A1; MAX_MOVES];
        assert!(KnownGame::new(most, None).is_some_and(|game| game.moves().eq(most)));
        assert_eq!(KnownGame::new([Square::A1; MAX_MOVES + 1], None), None);
        assert_eq!(KnownGame::new([], Some(65)), None);
    }

    #[test]
    fn what_is_no_game_is_not_read() {
        for line in ["f5d", "f5--", "f5 65", "f5 many", "hello"] {
            assert_eq!(KnownGame::from_line(line), None, "{line}");
        }
        assert_eq!(played("", &["a1", "f5a1"]), played("", &["f5a1"]));
    }
}
