//! The filter of a search: a player, years and a result.

use reversi_game::Color;

use super::record::Record;
use crate::rules::position::Position;
use crate::study::explorer::winner_by;

/// Which games count; one without anything leaves all in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// A part of the name of a player; the letters from a to z may be of either case.
    pub player: String,
    /// The side of that player; either if it is absent.
    pub side: Option<Color>,
    /// The first year.
    pub from: Option<u16>,
    /// The last year.
    pub to: Option<u16>,
    /// The winner, or nobody in a drawn game.
    pub winner: Option<Option<Color>>,
    /// Words: each is a part of the name of a player or of the event.
    pub words: Vec<String>,
    /// A position that the games reach too, such as that of an opening.
    pub through: Option<Position>,
}

impl GameFilter {
    /// Whether a record is left in, by the names of its database.
    pub(super) fn passes(&self, names: &[&str]) -> impl Fn(&Record<'_>) -> bool {
        // The tables for letters of all languages would be a tenth of the module of the page.
        let with = |part: &str| -> Vec<bool> {
            let part = part.to_ascii_lowercase();
            let of_part = if part.is_empty() { &[] } else { names };
            let has = |name: &&str| name.to_ascii_lowercase().contains(&part);
            of_part.iter().map(has).collect()
        };
        let is_named = with(&self.player);
        let words: Vec<Vec<bool>> = self.words.iter().map(|word| with(word)).collect();
        let GameFilter {
            side,
            from,
            to,
            winner,
            ..
        } = *self;
        move |record| {
            let plays =
                |color, name: u32| side.is_none_or(|side| side == color) && has(&is_named, name);
            let is_of_player = is_named.is_empty()
                || plays(Color::Black, record.black())
                || plays(Color::White, record.white());
            let names = [record.black(), record.white(), record.event()];
            is_of_player
                && words
                    .iter()
                    .all(|word| word.is_empty() || names.iter().any(|&name| has(word, name)))
                && from.is_none_or(|year| record.year() >= year)
                && to.is_none_or(|year| (1..=year).contains(&record.year()))
                && winner.is_none_or(|winner| record.black_discs().map(winner_by) == Some(winner))
        }
    }
}

/// Whether a name is among those that have a part.
fn has(with: &[bool], name: u32) -> bool {
    with.get(name as usize).is_some_and(|&with| with)
}
