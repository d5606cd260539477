//! The client of the Universal Game Interface: a player that is a program.

use std::time::Duration;

use reversi_engine::{Color, Move, Position, Rng};

use super::{move_text, read_move};
use crate::player::{Player, PlayerError};
use crate::process::{FAREWELL, Process};
use crate::search_limit::SearchLimit;
use crate::time_control::{Clocks, seat};

/// A player by the Universal Game Interface.
pub struct UgiPlayer {
    program: Process,
    /// The limit of each move in a game without clocks.
    limit: SearchLimit,
    /// Whether the program has been greeted.
    greeted: bool,
    /// The moves of the game, passes included, each after a blank.
    moves: String,
}

impl UgiPlayer {
    /// The player that a running program is.
    pub fn new(program: Process, limit: SearchLimit) -> UgiPlayer {
        UgiPlayer {
            program,
            limit,
            greeted: false,
            moves: String::new(),
        }
    }

    /// Sends a command and waits for the one answer it has.
    fn expect(&mut self, command: &str, answer: &str) -> Result<(), PlayerError> {
        self.program
            .ask(command, |line| (line.trim() == answer).then_some(()))
    }

    fn note(&mut self, played: Move) {
        self.moves.push(' ');
        self.moves += &move_text(played);
    }
}

impl Player for UgiPlayer {
    /// The random choices of a program are its own.
    fn new_game(&mut self, _: Rng, _: Option<Clocks>) -> Result<(), PlayerError> {
        if !self.greeted {
            self.expect("ugi", "ugiok")?;
            self.greeted = true;
        }
        self.moves.clear();
        self.program.send("uginewgame")?;
        self.expect("isready", "readyok")
    }

    fn observe(&mut self, _: Color, played: Move) -> Result<(), PlayerError> {
        self.note(played);
        Ok(())
    }

    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError> {
        let moves = match &self.moves[..] {
            "" => String::new(),
            moves => format!(" moves{moves}"),
        };
        self.program.send(&format!("position startpos{moves}"))?;
        let time = clocks.map_or(Duration::MAX, |clocks| {
            clocks.left[seat(position.turn())] + FAREWELL
        });
        let go = go_command(self.limit, clocks);
        let answer = self.program.ask_within(&go, time, |line| {
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default().to_owned())
        })?;
        let played = read_move(&answer).ok_or(PlayerError::NoMove { answer })?;
        self.note(played);
        Ok(played)
    }
}

/// The command to search: by the clocks, or otherwise within the limit.
fn go_command(limit: SearchLimit, clocks: Option<Clocks>) -> String {
    match (clocks, limit) {
        (Some(Clocks { left, increment }), _) => {
            let [first, second] = left.map(|left| left.as_millis());
            let increment = increment.as_millis();
            format!("go p1time {first} p2time {second} p1inc {increment} p2inc {increment}")
        }
        (None, SearchLimit::Milliseconds(ms)) => format!("go movetime {ms}"),
        (None, SearchLimit::Plies(plies)) => format!("go depth {plies}"),
        (None, SearchLimit::Nodes(nodes)) => format!("go nodes {nodes}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_ends_by_the_clocks_or_by_the_limit() {
        let go = |limit: &str| go_command(limit.parse().expect("a limit"), None);
        assert_eq!(go("60ms"), "go movetime 60");
        assert_eq!(go("8ply"), "go depth 8");
        assert_eq!(go("500nodes"), "go nodes 500");
        let clocks = Clocks {
            left: [2500, 10].map(Duration::from_millis),
            increment: Duration::from_secs(1),
        };
        assert_eq!(
            go_command(SearchLimit::Plies(8), Some(clocks)),
            "go p1time 2500 p2time 10 p1inc 1000 p2inc 1000"
        );
    }
}
