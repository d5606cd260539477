//! Openings as JavaScript explores them: `Game.explore` and `balanced_start`.

use js_sys::{Array, Object};
use reversi_engine::{Book, KnownGame, SoughtPosition, average_leads, played_moves};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{MAX_COLLECTION, rng, text_up_to};
use crate::game::Game;
use crate::js_values::{or_null, set_property};
use crate::played_move;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A legal move as the opening book and known games have it. */
export interface ExploredMove extends PlayedMove {
  /** Its value in the opening book, in discs for the side to move; null outside the book. */
  book: number | null;
}

/** How far Black is ahead on average after a number of moves. */
export interface AverageLead {
  /** Number of games that have this number of moves. */
  games: number;
  /** The mean of the discs that Black has more than White. */
  discs: number;
}
"#;

#[wasm_bindgen]
impl Game {
    /// The legal moves of the position shown, each with its value in the opening book and with the
    /// games in which it was played: `games` has a line for each, its moves from the usual start
    /// and, where it is known, Black's final count with the empties for the winner, `f5d6c3 40`.
    /// Other lines are skipped.
    ///
    /// # Errors
    /// If it is no game of Reversi, or `games` is no text.
    #[wasm_bindgen(unchecked_return_type = "ExploredMove[]")]
    pub fn explore(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] games: JsValue,
    ) -> Result<Array, JsValue> {
        let game = self.reversi()?;
        let games = text_up_to(&games, "games", MAX_COLLECTION)?;
        let games: Vec<_> = games.lines().filter_map(KnownGame::from_line).collect();
        let book = Book::builtin().moves(game.position().board());
        let moves = played_moves(game.position(), &games);
        let explored = moves.into_iter().map(|found| {
            let known = book.iter().find(|known| known.square == found.square);
            let value = or_null(known.map(|known| known.value.discs()));
            let object = played_move::object(&found);
            set_property(&object, "book", value);
            object
        });
        Ok(explored.collect())
    }

    /// The games that reach the position shown, in any symmetry and after any order of moves: the
    /// numbers, from 0, of their lines in `games`, which has the form that `explore` takes.
    ///
    /// # Errors
    /// If it is no game of Reversi, or `games` is no text.
    pub fn games_with_position(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] games: JsValue,
    ) -> Result<Vec<u32>, JsValue> {
        let game = self.reversi()?;
        let games = text_up_to(&games, "games", MAX_COLLECTION)?;
        let sought = SoughtPosition::from(game.position());
        let found = (0..).zip(games.lines()).filter(|(_, line)| {
            KnownGame::from_line(line).is_some_and(|game| game.reaches(&sought))
        });
        Ok(found.map(|(number, _)| number).collect())
    }
}

/// Black's average lead in the games of `games`, which has the form that `Game.explore` takes:
/// after 0 moves, 1 move and so on, up to the end of the longest game.
///
/// # Errors
/// If `games` is no text.
#[wasm_bindgen(unchecked_return_type = "AverageLead[]")]
pub fn average_lead_by_move(
    #[wasm_bindgen(unchecked_param_type = "string")] games: JsValue,
) -> Result<Array, JsValue> {
    let games = text_up_to(&games, "games", MAX_COLLECTION)?;
    let games: Vec<_> = games.lines().filter_map(KnownGame::from_line).collect();
    let leads = average_leads(&games).into_iter().map(|lead| {
        let object = Object::new();
        set_property(&object, "games", lead.games);
        set_property(&object, "discs", lead.discs);
        object
    });
    Ok(leads.collect())
}

/// One of the balanced starts, as a transcript of eight moves. The same seed gives the same start.
///
/// # Errors
/// If the seed is no whole number from 0, or is absent where there is no source of randomness.
#[wasm_bindgen]
pub fn balanced_start(
    #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: JsValue,
) -> Result<String, JsValue> {
    Ok(reversi_engine::balanced_start(rng(&seed)?).to_owned())
}
