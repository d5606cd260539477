//! The client of the NBoard protocol: a player that is a program.

use std::time::Duration;

use reversi_engine::{Color, Move, Position, Rng};

use crate::player::{Player, PlayerError};
use crate::process::{FAREWELL, Process};
use crate::time_control::{Clocks, seat};

/// Plies of a search for which none are given.
pub const DEFAULT_DEPTH: u32 = 12;

/// A player by the NBoard protocol.
pub struct NboardPlayer {
    program: Process,
    depth: u32,
    /// Number of the last `ping`.
    pings: u32,
}

impl NboardPlayer {
    /// The player that a running program is, searching `depth` plies.
    pub fn new(program: Process, depth: u32) -> NboardPlayer {
        NboardPlayer {
            program,
            depth,
            pings: 0,
        }
    }

    /// Sends a move, which the program plays on its board. No program answers that.
    fn send_move(&mut self, played: Move) -> Result<(), PlayerError> {
        self.program.send(&format!("move {}", move_text(played)))
    }
}

impl Player for NboardPlayer {
    /// The random choices of a program are its own.
    fn new_game(&mut self, _: Rng, clocks: Option<Clocks>) -> Result<(), PlayerError> {
        if self.pings == 0 {
            self.program.send("nboard 2")?;
        }
        self.program.send(&format!("set depth {}", self.depth))?;
        self.program
            .send(&format!("set game {}", new_game(clocks)))?;
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        self.program.ask(&format!("ping {}", self.pings), |line| {
            (line.trim() == pong).then_some(())
        })
    }

    fn observe(&mut self, _: Color, played: Move) -> Result<(), PlayerError> {
        self.send_move(played)
    }

    /// The move, which is sent back as well: a program does not play its own moves.
    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError> {
        let time = clocks.map_or(Duration::MAX, |clocks| {
            clocks.left[seat(position.turn())] + FAREWELL
        });
        let answer = self.program.ask_within("go", time, |line| {
            line.strip_prefix("===")
                .map(|answer| answer.trim().to_owned())
        })?;
        // The value and the time follow, after slashes or blanks.
        let first = answer.split(|separator: char| separator == '/' || separator.is_whitespace());
        let played = first.map(str::parse).next().and_then(Result::ok);
        let played = played.ok_or(PlayerError::NoMove { answer })?;
        self.send_move(played)?;
        Ok(played)
    }
}

/// A move in the capitals of GGF.
fn move_text(played: Move) -> String {
    match played {
        Move::Pass => "PA".to_owned(),
        Move::Place(square) => square.to_string().to_uppercase(),
    }
}

/// A game in GGF without a move, with the time of each side.
fn new_game(clocks: Option<Clocks>) -> String {
    let time = clocks.map_or_else(String::new, |clocks| {
        let seconds = clocks.left[0].as_secs();
        format!("TI[{:02}:{:02}]", seconds / 60, seconds % 60)
    });
    let board = Position::default().to_string().replace('X', "*");
    format!("(;GM[Othello]PC[Reversi]PB[Black]PW[White]RE[?]{time}TY[8]BO[8 {board}];)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_game_has_the_usual_start_and_the_clock() {
        let clocks = Clocks {
            left: [Duration::from_secs(905); 2],
            increment: Duration::ZERO,
        };
        let game = new_game(Some(clocks));
        assert!(game.contains("RE[?]TI[15:05]TY[8]BO[8 "), "{game}");
        let read = reversi_engine::read_game(&game).expect("a game");
        assert_eq!(read, reversi_engine::Game::default());
    }

    #[test]
    fn moves_are_in_capitals() {
        let texts = ["f5", "pass"].map(|text| move_text(text.parse().expect("a move")));
        assert_eq!(texts, ["F5", "PA"]);
    }
}
