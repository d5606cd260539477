//! Game records: a game with what its text says about it.

use crate::rules::game::Game;
use crate::rules::position::Position;

use super::full_width::narrow_sign;
use super::read_error::ReadError;

/// A game with what a text says about it.
///
/// ```
/// use reversi_engine::{GameRecord, Notation, read_games};
///
/// let text = "[Black \"Ada\"]\n[White \"Bob\"]\n\n1. f5 {usual} d6 2. c3";
/// let records = read_games(text)?;
/// assert_eq!((&records[0].black[..], &records[0].white[..]), ("Ada", "Bob"));
/// assert_eq!(records[0].comments, [(1, "usual".to_owned())]);
///
/// let ggf = Notation::named("ggf").and_then(|ggf| ggf.write(&records[0]));
/// assert_eq!(read_games(&ggf.expect("GGF is written"))?, records);
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// The game.
    pub game: Game,
    /// Who plays Black; empty if unknown, as all names.
    pub black: String,
    /// Who plays White.
    pub white: String,
    /// The tournament, or another occasion.
    pub event: String,
    /// When it was played.
    pub date: String,
    /// Comments as the text has them, each with the number of moves before it; those of a link
    /// stay in its fragment, which only [`read_comments`](GameRecord::read_comments) decodes, so
    /// that a module that shows no comments does not have to.
    pub comments: Vec<(usize, String)>,
    /// The fragment of the link that the game was read from, which may have comments; else empty.
    pub(super) fragment: String,
    /// Whether the text names no side to move; Black is assumed then.
    pub assumed_black: bool,
}

impl From<Game> for GameRecord {
    fn from(game: Game) -> GameRecord {
        GameRecord {
            game,
            ..GameRecord::default()
        }
    }
}

impl GameRecord {
    /// The same record with the game from `start` on with the moves of `transcript`.
    pub(super) fn with_game(
        self,
        start: Position,
        transcript: &str,
    ) -> Result<GameRecord, ReadError> {
        let game = game_from(start, transcript)?;
        Ok(GameRecord { game, ..self })
    }

    /// The final count, if the last move of the line ends the game.
    pub fn outcome(&self) -> Option<crate::rules::outcome::Outcome> {
        let mut game = self.game.clone();
        while game.redo() {}
        game.outcome()
    }

    /// The moves of the line with the passes between them, `None` for a pass, each with its side.
    pub(super) fn moves_and_passes(
        &self,
    ) -> impl Iterator<Item = (reversi_game::Color, Option<crate::rules::square::Square>)> {
        let mut turn = self.game.initial_position().turn();
        self.game.moves().flat_map(move |(position, square)| {
            let mover = position.turn();
            let pass = (mover != turn).then_some((turn, None));
            turn = mover.other();
            pass.into_iter().chain([(mover, Some(square))])
        })
    }
}

/// A name as every notation can hold it: one line without brackets, quotes, backslashes and
/// full-width signs.
pub(super) fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let replaced = text.chars().map(|found| match narrow_sign(found) {
        '[' | '{' => '(',
        ']' | '}' => ')',
        '"' => '\'',
        '\\' => '/',
        found => found,
    });
    replaced.collect()
}

/// The game from `position` on with the moves of `transcript`.
pub(super) fn game_from(position: Position, transcript: &str) -> Result<Game, ReadError> {
    let mut game = Game::new(position);
    game.play_transcript(transcript)?;
    Ok(game)
}
