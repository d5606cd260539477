//! `reversi positions N`: the number of distinct positions after N plies.

use std::collections::HashSet;
use std::hash::Hash;
use std::io::Write;

use anyhow::Result;
use reversi_engine::Position as Reversi;
use reversi_game::{Color, Position};

use crate::game_name::GameName;

/// Prints the number of positions that games reach after exactly `plies` moves.
///
/// # Errors
/// If the number cannot be written.
pub fn run(plies: u32, game: GameName) -> Result<()> {
    let count = match game {
        GameName::Reversi => count(Reversi::default(), plies),
        GameName::Side(game) => count(game.start(Color::Black), plies),
    };
    writeln!(std::io::stdout(), "{count}")?;
    Ok(())
}

fn count<P: Position + Eq + Hash>(initial: P, plies: u32) -> usize {
    let mut level = HashSet::from([initial]);
    for _ in 0..plies {
        let after = |position: &P| {
            let after = position.moves().filter_map(|mv| position.play(mv).ok());
            after.collect::<Vec<P>>()
        };
        level = level.iter().flat_map(after).collect();
    }
    level.len()
}
