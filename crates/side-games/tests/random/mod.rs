//! Positions of Connect Four after random moves, for tests and examples.

use reversi_game::{BoardGame, Color, Position, Rng};
use side_games::SidePosition;
use side_games::connect_four::GAME;

/// A position after `plies` random moves, on which the game goes on.
pub fn random_position(plies: u32, rng: &mut Rng) -> SidePosition {
    loop {
        let mut position = GAME.start(Color::Black);
        for _ in 0..plies {
            let moves: Vec<_> = position.moves().collect();
            let Some(&mv) = moves.get(rng.below(moves.len())) else {
                break;
            };
            let Ok(after) = position.play(mv) else { break };
            position = after;
        }
        if position.turn().is_some() {
            return position;
        }
    }
}
