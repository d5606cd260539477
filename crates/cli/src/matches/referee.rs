//! The referee of one game between two players.

use std::time::Instant;

use reversi_engine::{Color, Move, Outcome, Position, Rng, Square};

use super::move_times::MoveTimes;
use crate::player::{Player, PlayerError};
use crate::time_control::{Clocks, seat};

/// A game from its start to its end.
#[derive(Debug)]
pub struct FinishedGame {
    /// The moves, the opening included, without passes.
    pub moves: Vec<Square>,
    /// The result.
    pub result: Result<Outcome, Forfeit>,
    /// The times of Black and of White.
    pub times: [MoveTimes; 2],
}

/// A game lost by a fault.
#[derive(Debug)]
pub struct Forfeit {
    /// The side that loses.
    pub side: Color,
    /// Its fault.
    pub error: PlayerError,
    /// The position in which it happens.
    pub position: Position,
}

/// A game in progress.
struct GameInProgress<'a> {
    players: [&'a mut dyn Player; 2],
    position: Position,
    moves: Vec<Square>,
    times: [MoveTimes; 2],
    clocks: Option<Clocks>,
}

/// A side and its fault.
type Fault = (Color, PlayerError);

/// Plays a game between Black and White, in this order, that begins with `opening`. Each draws its
/// random choices from its `rngs`. The clocks run during the moves that the players pick.
pub fn play(
    players: [&mut dyn Player; 2],
    opening: &[Square],
    rngs: [Rng; 2],
    clocks: Option<Clocks>,
) -> FinishedGame {
    let mut game = GameInProgress {
        players,
        position: Position::default(),
        moves: Vec::new(),
        times: [MoveTimes::default(); 2],
        clocks,
    };
    let result = game
        .play_to_end(opening, rngs)
        .map_err(|(side, error)| Forfeit {
            side,
            error,
            position: game.position,
        });
    FinishedGame {
        moves: game.moves,
        result,
        times: game.times,
    }
}

/// A game that a side loses because it cannot be started.
pub fn forfeit_unstarted(side: Color, error: PlayerError) -> FinishedGame {
    let position = Position::default();
    FinishedGame {
        moves: Vec::new(),
        result: Err(Forfeit {
            side,
            error,
            position,
        }),
        times: [MoveTimes::default(); 2],
    }
}

impl GameInProgress<'_> {
    fn play_to_end(&mut self, opening: &[Square], rngs: [Rng; 2]) -> Result<Outcome, Fault> {
        for side in [Color::Black, Color::White] {
            let started = self.players[seat(side)].new_game(rngs[seat(side)], self.clocks);
            started.map_err(|error| (side, error))?;
        }
        let mut opening = opening.iter();
        loop {
            if let Some(outcome) = self.position.outcome() {
                return Ok(outcome);
            }
            let turn = self.position.turn();
            if self.position.must_pass() {
                self.apply(Move::Pass, &[turn, turn.other()])?;
            } else if let Some(&square) = opening.next() {
                self.apply(Move::Place(square), &[turn, turn.other()])?;
            } else {
                let picked = self.pick_move(turn)?;
                self.apply(picked, &[turn.other()])?;
            }
        }
    }

    /// The move of the player whose turn it is; its time is added to the player's.
    fn pick_move(&mut self, turn: Color) -> Result<Move, Fault> {
        let started = Instant::now();
        let picked = self.players[seat(turn)].pick_move(self.position, self.clocks);
        let time = started.elapsed();
        self.times[seat(turn)].add(MoveTimes {
            moves: 1,
            total: time,
            longest: time,
        });
        let picked = picked.map_err(|error| (turn, error))?;
        if let Some(Clocks { left, increment }) = &mut self.clocks {
            let left = &mut left[seat(turn)];
            let unspent = left.checked_sub(time);
            let out_of_time = PlayerError::OutOfTime {
                took: time,
                left: *left,
            };
            *left = unspent.ok_or((turn, out_of_time))? + *increment;
        }
        Ok(picked)
    }

    /// Plays a move, which the `observers` get to see.
    fn apply(&mut self, played: Move, observers: &[Color]) -> Result<(), Fault> {
        let turn = self.position.turn();
        let after = self
            .position
            .play(played)
            .map_err(|reason| (turn, PlayerError::Illegal { played, reason }))?;
        for &observer in observers {
            let observed = self.players[seat(observer)].observe(turn, played);
            observed.map_err(|error| (observer, error))?;
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
    use std::time::Duration;

    /// A player that follows a list of moves, and notes the moves it observes.
    #[derive(Default)]
    struct Script {
        moves: Vec<Move>,
        observed: String,
        clocks: Vec<Clocks>,
    }

    impl Script {
        fn new(moves: &[Move]) -> Script {
            let moves = moves.iter().rev().copied().collect();
            Script {
                moves,
                ..Script::default()
            }
        }
    }

    impl Player for Script {
        fn new_game(&mut self, _: Rng, _: Option<Clocks>) -> Result<(), PlayerError> {
            Ok(())
        }

        fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError> {
            self.observed.push_str(&format!("{side} {played}, "));
            Ok(())
        }

        fn pick_move(&mut self, _: Position, clocks: Option<Clocks>) -> Result<Move, PlayerError> {
            self.clocks.extend(clocks);
            self.moves.pop().ok_or(PlayerError::NoMove {
                answer: "resign".to_owned(),
            })
        }
    }

    fn game(black: &mut Script, white: &mut Script, opening: &[Square]) -> FinishedGame {
        play([black, white], opening, [Rng::new(0); 2], None)
    }

    use Square::{C5, D6, E3, E6, E7, F4, F5, F6, G5};

    #[test]
    fn each_side_observes_the_moves_it_has_not_picked_and_the_result_is_counted() {
        let mut black = Script::new(&[Place(G5), Place(E7), Place(C5)]);
        let mut white = Script::new(&[Place(D6), Place(F5)]);
        let played = game(&mut black, &mut white, &[E6, F4, E3, F6]);
        assert_eq!(transcript(played.moves), "e6f4e3f6g5d6e7f5c5");
        assert!(matches!(played.result, Ok(outcome) if outcome.black() == 64));
        assert_eq!(played.times.map(|times| times.moves), [3, 2]);
        let opening = "Black e6, White f4, Black e3, White f6, ";
        assert_eq!(black.observed, format!("{opening}White d6, White f5, "));
        assert_eq!(
            white.observed,
            format!("{opening}Black g5, Black e7, Black c5, ")
        );
    }

    #[test]
    fn both_sides_observe_a_forced_pass() {
        let opening: Vec<Square> = ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"]
            .iter()
            .map(|name| name.parse().expect("a square"))
            .collect();
        let (mut black, mut white) = (Script::default(), Script::new(&[Place(C5)]));
        let played = game(&mut black, &mut white, &opening);
        assert!(black.observed.ends_with("White h6, Black pass, White c5, "));
        assert!(white.observed.ends_with("White h6, Black pass, "));
        let forfeit = played.result.expect_err("Black has no move on its list");
        assert_eq!(forfeit.side, Color::Black);
        assert_eq!(
            forfeit.error.to_string(),
            "answers \"resign\", which is no move"
        );
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
            let forfeit = played.result.expect_err("the move is illegal");
            let sides = (forfeit.side, forfeit.position.turn());
            assert_eq!(sides, (Color::White, Color::White));
            let error = forfeit.error.to_string();
            assert!(error.ends_with(&reason.to_string()), "{error}");
        }
    }

    #[test]
    fn the_clocks_run_during_picked_moves_and_an_empty_one_loses() {
        let play = |clocks| {
            let mut black = Script::new(&[Place(G5), Place(E7), Place(C5)]);
            let mut white = Script::new(&[Place(D6), Place(F5)]);
            let opening = [E6, F4, E3, F6];
            let players: [&mut dyn Player; 2] = [&mut black, &mut white];
            let played = play(players, &opening, [Rng::new(0); 2], Some(clocks));
            (played, black.clocks)
        };
        let (hour, second) = (Duration::from_secs(3600), Duration::from_secs(1));
        let (played, seen) = play(Clocks {
            left: [hour; 2],
            increment: second,
        });
        assert!(played.result.is_ok());
        // Each move takes less than a second, which the increment more than makes up for.
        let black: Vec<Duration> = seen.iter().map(|clocks| clocks.left[0]).collect();
        assert!(
            black[0] == hour && black.is_sorted_by(|a, b| a < b),
            "{black:?}"
        );
        assert_eq!(seen[0].left[1], hour);
        let (played, _) = play(Clocks {
            left: [hour, Duration::ZERO],
            increment: second,
        });
        let forfeit = played.result.expect_err("White has no time");
        assert_eq!(forfeit.side, Color::White);
        let error = forfeit.error.to_string();
        assert!(error.ends_with("s, with 0.000 s on the clock"), "{error}");
    }
}
