//! Tournament games of four decades, spread evenly over the project's file of them.

use reversi_engine::Game;

/// A transcript a line, in the order of the years.
const TRANSCRIPTS: &str = include_str!("../../../../tests/data/tournament-games.txt");

/// The first `count` games.
///
/// # Panics
/// If the file has fewer.
pub fn read(count: usize) -> Vec<Game> {
    let games = TRANSCRIPTS.lines().map(|text| text.parse());
    let games: Vec<Game> = games.collect::<Result<_, _>>().expect("legal games");
    assert!(count <= games.len(), "{} games only", games.len());
    let places = (0..count).map(|number| number * games.len() / count);
    places.map(|place| games[place].clone()).collect()
}
