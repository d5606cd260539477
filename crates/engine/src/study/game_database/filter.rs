//! The filter of a search: a player, years and a result.

use reversi_game::Color;

use super::record::Record;
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
}

impl GameFilter {
    /// Whether a record is left in, by the names of its database.
    pub(super) fn passes(&self, names: &[&str]) -> impl Fn(&Record<'_>) -> bool {
        // The tables for letters of all languages would be a tenth of the module of the page.
        let player = self.player.to_ascii_lowercase();
        let of_player = if player.is_empty() { &[] } else { names };
        let is_named: Vec<bool> = of_player
            .iter()
            .map(|name| name.to_ascii_lowercase().contains(&player))
            .collect();
        let GameFilter {
            side,
            from,
            to,
            winner,
            ..
        } = *self;
        move |record| {
            let plays = |color, name: u32| {
                side.is_none_or(|side| side == color)
                    && is_named.get(name as usize).is_some_and(|&named| named)
            };
            let is_of_player = player.is_empty()
                || plays(Color::Black, record.black())
                || plays(Color::White, record.white());
            is_of_player
                && from.is_none_or(|year| record.year() >= year)
                && to.is_none_or(|year| (1..=year).contains(&record.year()))
                && winner.is_none_or(|winner| record.black_discs().map(winner_by) == Some(winner))
        }
    }
}
