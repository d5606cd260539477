//! One game between two players.

use std::time::{Duration, Instant};

use reversi_engine::{Color, Move, Outcome, Position, Rng, Square};

use crate::player::{Player, PlayerError};

/// A game from its start to its end.
#[derive(Debug)]
pub struct Played {
    /// The moves, the opening included, without passes.
    pub moves: Vec<Square>,
    /// How the game ends.
    pub end: End,
    /// The time of Black and of White.
    pub clocks: [Clock; 2],
}

/// How a game ends.
#[derive(Debug)]
pub enum End {
    /// Neither side can move.
    Counted(Outcome),
    /// A side loses by a fault.
    Forfeited {
        /// The side that loses.
        side: Color,
        /// What it does wrong.
        fault: PlayerError,
        /// Where it does so.
        position: Position,
    },
}

/// The time a side takes for the moves it chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Number of moves chosen.
    pub moves: u32,
    /// Time for all of them.
    pub total: Duration,
    /// Time for the move that took longest.
    pub longest: Duration,
}

impl Clock {
    /// Adds the times of `other`.
    pub fn add(&mut self, other: Clock) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// Time for a move on average.
    pub fn mean(self) -> Duration {
        self.total.checked_div(self.moves).unwrap_or_default()
    }
}

/// Index of a side in arrays that hold Black first.
pub const fn seat(side: Color) -> usize {
    match side {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// A game that goes on.
struct Table<'a> {
    players: [&'a mut dyn Player; 2],
    position: Position,
    moves: Vec<Square>,
    clocks: [Clock; 2],
}

/// A side and its fault.
type Lost = (Color, PlayerError);

/// Has Black and White, in this order, play a game that begins with `opening`. Each is handed its
/// seed.
pub fn play(players: [&mut dyn Player; 2], opening: &[Square], seeds: [Rng; 2]) -> Played {
    let mut table = Table {
        players,
        position: Position::default(),
        moves: Vec::new(),
        clocks: [Clock::default(); 2],
    };
    let end = match table.finish(opening, seeds) {
        Ok(outcome) => End::Counted(outcome),
        Err((side, fault)) => End::Forfeited {
            side,
            fault,
            position: table.position,
        },
    };
    Played {
        moves: table.moves,
        end,
        clocks: table.clocks,
    }
}

/// A game lost because a side does not turn up.
pub fn forfeit_unstarted(side: Color, fault: PlayerError) -> Played {
    let position = Position::default();
    Played {
        moves: Vec::new(),
        end: End::Forfeited {
            side,
            fault,
            position,
        },
        clocks: [Clock::default(); 2],
    }
}

impl Table<'_> {
    fn finish(&mut self, opening: &[Square], seeds: [Rng; 2]) -> Result<Outcome, Lost> {
        for side in [Color::Black, Color::White] {
            let begun = self.players[seat(side)].new_game(seeds[seat(side)]);
            begun.map_err(|fault| (side, fault))?;
        }
        let mut opening = opening.iter();
        loop {
            if let Some(outcome) = self.position.outcome() {
                return Ok(outcome);
            }
            let turn = self.position.turn();
            if self.position.must_pass() {
                self.make(Move::Pass, &[turn, turn.other()])?;
            } else if let Some(&square) = opening.next() {
                self.make(Move::Place(square), &[turn, turn.other()])?;
            } else {
                let played = self.ask(turn)?;
                self.make(played, &[turn.other()])?;
            }
        }
    }

    /// Has a side choose its move, by the clock.
    fn ask(&mut self, turn: Color) -> Result<Move, Lost> {
        let begun = Instant::now();
        let played = self.players[seat(turn)].choose(self.position);
        let time = begun.elapsed();
        self.clocks[seat(turn)].add(Clock {
            moves: 1,
            total: time,
            longest: time,
        });
        played.map_err(|fault| (turn, fault))
    }

    /// Plays a move and tells it to `listeners`.
    fn make(&mut self, played: Move, listeners: &[Color]) -> Result<(), Lost> {
        let turn = self.position.turn();
        let after = self
            .position
            .play(played)
            .map_err(|reason| (turn, PlayerError::Illegal { played, reason }))?;
        for &listener in listeners {
            let heard = self.players[seat(listener)].observe(turn, played);
            heard.map_err(|fault| (listener, fault))?;
        }
        self.position = after;
        if let Move::Place(square) = played {
            self.moves.push(square);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_engine::{IllegalMove, Move::Place, transcript};

    /// A player that follows a list of moves, and writes down what it hears.
    #[derive(Default)]
    struct Script {
        moves: Vec<Move>,
        heard: String,
    }

    impl Script {
        fn new(moves: &[Move]) -> Script {
            let moves = moves.iter().rev().copied().collect();
            let heard = String::new();
            Script { moves, heard }
        }
    }

    impl Player for Script {
        fn new_game(&mut self, _: Rng) -> Result<(), PlayerError> {
            Ok(())
        }

        fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError> {
            self.heard.push_str(&format!("{side} {played}, "));
            Ok(())
        }

        fn choose(&mut self, _: Position) -> Result<Move, PlayerError> {
            self.moves.pop().ok_or(PlayerError::NoMove {
                answer: "resign".to_owned(),
            })
        }
    }

    fn game(black: &mut Script, white: &mut Script, opening: &[Square]) -> Played {
        play([black, white], opening, [Rng::new(0); 2])
    }

    use Square::{C5, D6, E3, E6, E7, F4, F5, F6, G5};

    #[test]
    fn each_side_hears_what_it_has_not_chosen_and_the_result_is_counted() {
        let mut black = Script::new(&[Place(G5), Place(E7), Place(C5)]);
        let mut white = Script::new(&[Place(D6), Place(F5)]);
        let played = game(&mut black, &mut white, &[E6, F4, E3, F6]);
        assert_eq!(transcript(played.moves), "e6f4e3f6g5d6e7f5c5");
        assert!(matches!(played.end, End::Counted(outcome) if outcome.black() == 64));
        assert_eq!(played.clocks.map(|clock| clock.moves), [3, 2]);
        let opening = "Black e6, White f4, Black e3, White f6, ";
        assert_eq!(black.heard, format!("{opening}White d6, White f5, "));
        assert_eq!(
            white.heard,
            format!("{opening}Black g5, Black e7, Black c5, ")
        );
    }

    #[test]
    fn a_forced_pass_is_played_by_nobody_and_heard_by_both() {
        let opening: Vec<Square> = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"]
            .iter()
            .map(|name| name.parse().expect("a square"))
            .collect();
        let (mut black, mut white) = (Script::default(), Script::new(&[Place(C5)]));
        let played = game(&mut black, &mut white, &opening);
        assert!(black.heard.ends_with("White h6, Black pass, White c5, "));
        assert!(white.heard.ends_with("White h6, Black pass, "));
        let End::Forfeited { side, fault, .. } = played.end else {
            panic!("Black has no move on its list");
        };
        assert_eq!(side, Color::Black);
        assert_eq!(fault.to_string(), "answers \"resign\", which is no move");
    }

    #[test]
    fn an_illegal_move_loses_where_it_is_played() {
        for (wrong, reason) in [
            (Place(F5), IllegalMove::Occupied(F5)),
            (Move::Pass, IllegalMove::PassNotForced),
        ] {
            let (mut black, mut white) = (Script::new(&[Place(F5)]), Script::new(&[wrong]));
            let played = game(&mut black, &mut white, &[]);
            assert_eq!(played.moves, [F5]);
            let End::Forfeited {
                side,
                fault,
                position,
            } = played.end
            else {
                panic!("the move is illegal");
            };
            assert_eq!((side, position.turn()), (Color::White, Color::White));
            assert!(fault.to_string().ends_with(&reason.to_string()), "{fault}");
        }
    }
}
