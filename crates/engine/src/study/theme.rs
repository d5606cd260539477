//! Themes of exercises: what the boards show after the solution and after the next best move.

use super::region::region_of;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;

/// The theme of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The move takes a corner, or does not give one away.
    Corner,
    /// The move goes between two discs of the opponent on an edge.
    Wedge,
    /// The move leaves the opponent regions with an even number of empties.
    Parity,
    /// The opponent has no move, or none in a region where the mover has one.
    Access,
    /// The move makes discs stable.
    Stability,
    /// The move leaves the opponent few moves, or flips few discs.
    Quiet,
    /// The move keeps most discs at the end.
    Ending,
}

impl Theme {
    /// All themes, from the first that a beginner learns.
    pub const ALL: [Theme; 7] = [
        Theme::Corner,
        Theme::Wedge,
        Theme::Parity,
        Theme::Access,
        Theme::Stability,
        Theme::Quiet,
        Theme::Ending,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Corner => "corner",
            Theme::Wedge => "wedge",
            Theme::Parity => "parity",
            Theme::Access => "access",
            Theme::Stability => "stability",
            Theme::Quiet => "quiet",
            Theme::Ending => "ending",
        }
    }

    /// The theme of the move `solution` on `board`, whose next best move is `rival`.
    ///
    /// ```
    /// use reversi_engine::{Position, Square, Theme};
    ///
    /// let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
    /// let board = text.parse::<Position>()?.board();
    /// assert_eq!(Theme::of(board, Square::H1, Square::G8), Some(Theme::Corner));
    /// # Ok::<(), reversi_engine::BoardTextError>(())
    /// ```
    ///
    /// `None` if one of the moves is illegal.
    pub fn of(board: Board, solution: Square, rival: Square) -> Option<Theme> {
        let [after, instead] = [board.play(solution)?, board.play(rival)?];
        let moves = Moves {
            before: board,
            solution,
            rival,
            after,
            instead,
        };
        // The rarer theme comes first.
        let found = [
            (Theme::Wedge, moves.wedges()),
            (Theme::Stability, moves.makes_stable()),
            (Theme::Corner, moves.is_about_a_corner()),
            (Theme::Access, moves.denies_access()),
            (Theme::Parity, moves.keeps_parity()),
            (Theme::Quiet, moves.is_quiet()),
        ];
        let first = found.into_iter().find(|(_, is_theme)| *is_theme);
        Some(first.map_or(Theme::Ending, |(theme, _)| theme))
    }
}

/// The most empties with which regions are counted.
const PARITY_EMPTIES: u32 = 16;

/// How many discs more become stable by a move that is about them.
const STABLE_DISCS: i64 = 3;

/// How many moves fewer a quiet move leaves the opponent.
const FEWER_MOVES: u32 = 2;

/// Two moves from one position; the opponent is to move on the boards after them.
struct Moves {
    before: Board,
    solution: Square,
    rival: Square,
    after: Board,
    instead: Board,
}

impl Moves {
    fn wedges(&self) -> bool {
        let (file, rank) = (self.solution.index() % 8, self.solution.index() / 8);
        let along = match (file, rank) {
            (1..=6, 0 | 7) => 1,
            (0 | 7, 1..=6) => 8,
            _ => return false,
        };
        let neighbours: Bitboard = [self.solution.index() - along, self.solution.index() + along]
            .into_iter()
            .filter_map(Square::from_index)
            .collect();
        // On the board after the move the opponent is the player.
        neighbours.is_subset_of(self.before.opponent())
            && !(neighbours & self.after.player()).is_empty()
    }

    fn is_about_a_corner(&self) -> bool {
        let offered = |board: Board| board.legal_moves() & Bitboard::CORNERS;
        Bitboard::CORNERS.contains(self.solution)
            || offered(self.instead).len() > offered(self.after).len()
    }

    fn denies_access(&self) -> bool {
        if self.after.legal_moves().is_empty() {
            return !self.after.empties().is_empty();
        }
        let denied = |board: Board| {
            let mut rest = board.empties();
            let mut denied = 0;
            while let Some(square) = rest.first() {
                let region = region_of(square, rest);
                rest &= !region;
                let theirs = board.legal_moves() & region;
                let own = board.pass().legal_moves() & region;
                denied += u32::from(theirs.is_empty() && !own.is_empty()) * region.len();
            }
            denied
        };
        denied(self.after) > denied(self.instead)
    }

    fn keeps_parity(&self) -> bool {
        let empties = self.before.empties();
        let parity = |square| region_of(square, empties).len() % 2;
        empties.len() <= PARITY_EMPTIES && parity(self.solution) == 1 && parity(self.rival) == 0
    }

    fn makes_stable(&self) -> bool {
        let lead = |board: Board| {
            let theirs = board.pass().stable_discs_of_opponent();
            i64::from(board.stable_discs_of_opponent().len()) - i64::from(theirs.len())
        };
        lead(self.after) - lead(self.instead) >= STABLE_DISCS
    }

    fn is_quiet(&self) -> bool {
        let replies = |board: Board| board.legal_moves().len();
        let flips = |square| self.before.flips(square).len();
        replies(self.after) + FEWER_MOVES <= replies(self.instead)
            || (flips(self.solution) <= 2 && flips(self.solution) < flips(self.rival))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;
    use crate::study::exercise::{Exercise, read_exercises};

    fn exercises() -> Vec<Exercise> {
        let text = include_str!("../../../../data/exercises.txt");
        read_exercises(text).expect("exercises")
    }

    /// Rows of eight squares, `X` to move.
    fn board(rows: &str) -> Board {
        let text: String = rows.split_whitespace().chain([" X"]).collect();
        text.parse::<Position>().expect("a position").board()
    }

    #[test]
    fn every_exercise_of_the_file_has_the_theme_that_its_position_shows() {
        for (exercise, number) in exercises().iter().zip(1..) {
            let theme = exercise.find_theme().expect("few empties");
            assert_eq!(theme, exercise.theme, "exercise {number}");
        }
    }

    #[test]
    fn what_a_theme_says_holds_for_each_of_its_exercises() {
        for (exercise, number) in exercises().iter().zip(1..) {
            let solution = exercise.first_moves().next().expect("a move");
            let board = exercise.position.board();
            let after = board.play(solution).expect("a legal move");
            match exercise.theme.expect("a theme") {
                Theme::Wedge => {
                    let name = solution.to_string();
                    let on_edge = name.contains(['a', 'h', '1', '8']);
                    assert!(on_edge && !Bitboard::CORNERS.contains(solution), "{number}");
                }
                Theme::Parity => {
                    let region = region_of(solution, board.empties());
                    assert_eq!(region.len() % 2, 1, "exercise {number}");
                }
                Theme::Access => assert!(!after.empties().is_empty(), "exercise {number}"),
                _ => {}
            }
        }
    }

    #[test]
    fn a_disc_between_two_of_the_opponent_on_an_edge_is_a_wedge() {
        let wedge =
            board("-------- -------- --XXXX-- --XOOX-- --XOOX-- ---OO--- --OOOO-- --OX-OO-");
        // e8 flips to the north; d8 is the own disc of the mover: no wedge is there.
        assert_ne!(Theme::of(wedge, Square::E8, Square::G6), Some(Theme::Wedge));
        let wedge =
            board("-------- -------- --XXXX-- --XOOX-- --XOOX-- ---OO--- --OOOO-- --OO-OO-");
        let legal: Vec<Square> = wedge.legal_moves().into_iter().collect();
        let rival = legal.iter().find(|&&square| square != Square::E8);
        let rival = *rival.expect("another move");
        assert_eq!(Theme::of(wedge, Square::E8, rival), Some(Theme::Wedge));
    }

    #[test]
    fn an_illegal_move_has_no_theme() {
        let start = Position::default().board();
        assert_eq!(Theme::of(start, Square::A1, Square::F5), None);
        assert_eq!(Theme::of(start, Square::F5, Square::A1), None);
    }
}
