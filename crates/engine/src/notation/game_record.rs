//! Game records: a game with what its text says about it.

use std::cmp::Ordering;

use crate::rules::game::Game;
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use reversi_game::Color;

use super::full_width::narrow_sign;
use super::glyph::Glyph;
use super::move_time::{FoundTime, TimeLimit};
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
    /// The outcome that the text names for a game that is not over, which a side may have resigned.
    pub named_outcome: Option<Outcome>,
    /// Comments as the text has them, each with the number of moves before it; those of a link
    /// stay in its fragment, which only [`read_comments`](GameRecord::read_comments) decodes, so
    /// that a module that shows no comments does not have to.
    pub comments: Vec<(usize, String)>,
    /// The glyphs on moves as the text has them, each with the number of its move.
    pub(super) move_glyphs: Vec<(usize, Glyph)>,
    /// The times that fields of the text name, each with the number of moves before it and its
    /// side. Those in comments stay there; [`read_clocks`](GameRecord::read_clocks) joins both.
    pub(super) times: Vec<FoundTime>,
    /// The time of a side for all its moves, if the text names it.
    pub(super) time_limit: Option<TimeLimit>,
    /// How many annotation glyphs of other kinds, such as `$10`, the text has among the moves of
    /// its game. They are left out.
    pub glyphs: usize,
    /// Variations as the text has them, with their brackets, each with the number of moves before
    /// its first one; only [`read_variations`](GameRecord::read_variations) takes them apart.
    pub(super) variations: Vec<(usize, String)>,
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
        let named_outcome = self.named_outcome.filter(|_| game.outcome().is_none());
        Ok(GameRecord {
            game,
            named_outcome,
            ..self
        })
    }

    /// Notes a glyph on the move of this number; before the first move there is none to judge.
    pub(super) fn add_glyph(&mut self, number: usize, glyph: Glyph) {
        match number {
            0 => self.glyphs += 1,
            _ => self.move_glyphs.push((number, glyph)),
        }
    }

    /// The final count, if the last move of the line ends the game; otherwise the one that the text
    /// names.
    pub fn outcome(&self) -> Option<Outcome> {
        let mut game = self.game.clone();
        while game.redo() {}
        game.outcome().or(self.named_outcome)
    }

    /// The moves of the line with the passes between them, `None` for a pass, each with its side.
    pub(super) fn moves_and_passes(
        &self,
    ) -> impl Iterator<Item = (Color, Option<crate::rules::square::Square>)> {
        let mut turn = self.game.initial_position().turn();
        self.game.moves().flat_map(move |(position, square)| {
            let mover = position.turn();
            let pass = (mover != turn).then_some((turn, None));
            turn = mover.other();
            pass.into_iter().chain([(mover, Some(square))])
        })
    }
}

/// The outcome by the counts of both sides, `40-24`, with the empties or without them; `None` for
/// counts that no game ends with, such as `1-0`.
pub(super) fn outcome_by_counts(text: &str) -> Option<Outcome> {
    let (black, white) = text.split_once('-')?;
    let black: i32 = black.trim().parse().ok()?;
    let white: i32 = white.trim().parse().ok()?;
    let discs = black.checked_add(white)?;
    if black < 0 || white < 0 || !(4..=64).contains(&discs) {
        return None;
    }
    Outcome::of_lead(match black.cmp(&white) {
        Ordering::Greater => 64 - 2 * white,
        Ordering::Equal => 0,
        Ordering::Less => 2 * black - 64,
    })
}

/// The outcome by Black's lead, `-12`, or by the winner's, `W+12`; fractions and what follows a
/// colon, such as the time that ran out, say nothing more.
pub(super) fn outcome_by_lead(text: &str) -> Option<Outcome> {
    let lead = text.split(['.', ':']).next()?.trim();
    Outcome::of_lead(match lead.strip_prefix('W') {
        Some(white) => white.parse::<i32>().ok()?.checked_neg()?,
        None => lead.strip_prefix('B').unwrap_or(lead).parse().ok()?,
    })
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
