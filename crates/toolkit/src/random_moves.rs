//! Random moves, with which games of measurements and of training begin.

use reversi_engine::{Game, Rng};

/// Plays one of the legal moves, each as likely as the others.
///
/// # Panics
/// If the game is over.
pub fn play_random(game: &mut Game, rng: &mut Rng) {
    let moves = game.position().legal_moves();
    let square = moves.nth(rng.below(moves.len() as usize));
    let square = square.expect("the side to move can move");
    game.play(square).expect("a legal move");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_legal_move_comes_and_no_other() {
        let mut rng = Rng::new(1);
        let mut seen: Vec<String> = (0..100)
            .map(|_| {
                let mut game = Game::default();
                play_random(&mut game, &mut rng);
                game.to_string()
            })
            .collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, ["c4", "d3", "e6", "f5"]);
    }
}
