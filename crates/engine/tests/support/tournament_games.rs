//! Tournament games, spread evenly over the file of a year.
//!
//! The tournament database is beside the project if it is there at all: its files may not be
//! copied. Without it a few games are the test.

use std::path::Path;

use reversi_engine::{Game, Square, read_wthor};

const KNOWN: [&str; 3] = [
    "f5d6c3d3c4f4f6g5e6f7d7c5g3e3d2e7c6b5b6d8a6b4f2c7a5e2f8e8g6b3a2g8h4d1g4f3b8g1c2h3b7a3f1e1c1b1\
     a4c8h8a8g7a7b2a1h2h6g2h1h5h7",
    "f5f6e6f4e3d6g5d3c4c3g6c5f7f2e7f3c7g4h3h6h5e8f8h4h7g8d7b8c6b5g3g7a5b4d8c8h8a6a8a4b6a7a3b7g2h2\
     g1b3h1f1e1e2d1d2b2",
    "f5d6c3f4f6g5e6e7g6d3c5f7c4d7e3e2c6c7h5g4c8d2f8b3h3h4g3f2f3h6h7b5f1g1a5e1b4a4c2a6d1b6a2e8d8g2\
     h1h2b7a7a8b8a3b2h8",
];

/// So many games; fewer without the database.
pub fn read(count: usize) -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/wthor");
    let file = folder.join("WTH_2015.wtb");
    let Ok(bytes) = std::fs::read(&file) else {
        let games = KNOWN.iter().map(|text| text.parse());
        return games.map(|game| game.expect("a legal game")).collect();
    };
    let recorded = read_wthor(&bytes).expect("a database");
    let step = recorded.len() / count;
    let games = recorded.iter().step_by(step).take(count).map(|recorded| {
        let mut game = Game::default();
        let legal = |&&square: &&Square| game.play(square).is_ok();
        let _ = recorded.moves.iter().take_while(legal).count();
        game
    });
    games.collect()
}
