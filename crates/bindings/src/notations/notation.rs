//! Notations as JavaScript calls them: `read_games`, `write` and `notations`.

use js_sys::{Array, Object};
use reversi_engine::{ClockTime, GameRecord, Notation, Outcome, game_text};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::comments::{add_comments, set_comments};
use super::variations::{add_variations, set_variations};
use crate::arguments::{MAX_COLLECTION, text, text_up_to};
use crate::errors::{ToJsError, describe, error, shortened};
use crate::game::Game;
use crate::js_values::set_property;
use crate::options::Options;

/// The additions with which a game may be written.
const NAMES: [&str; 7] = [
    "black",
    "white",
    "event",
    "date",
    "black_discs",
    "comments",
    "variations",
];

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A game with what its text says about it; texts are empty if unknown. */
export interface GameRecord {
  /** The game as text, for `read_game`. */
  text: string;
  /** Number of moves. */
  moves: number;
  black: string;
  white: string;
  event: string;
  date: string;
  comments: GameComment[];
  /** Those of the game and of its variations. */
  unread_comments: UnreadComment[];
  /** Lines beside the game, each followed by those inside it. */
  variations: GameVariation[];
  unread_variations: UnreadVariation[];
  /** How many annotation glyphs of other kinds, such as "$10", are left out. */
  glyphs: number;
  /** Whether the text names no side to move; Black is assumed then. */
  assumed_black: boolean;
  /** In the order of play; absent if the text has no times. */
  clocks?: ClockTime[];
}

/** What the clock of a side shows at a point of a game. */
export interface ClockTime {
  /** Number of moves before that point. */
  ply: number;
  side: Side;
  milliseconds: number;
  /** Whether that is what the side has left; else what it has used so far. */
  left: boolean;
}

/** Facts about a written game beyond its moves. */
export interface RecordNames {
  black?: string;
  white?: string;
  event?: string;
  date?: string;
  /** Black's final count where the game is not over, which a side may have resigned. */
  black_discs?: number | null;
  comments?: GameComment[];
  variations?: GameVariation[];
}

/** A notation. */
export interface NotationEntry {
  name: string;
  /** Whether `write` can write it. */
  written: boolean;
  /** Whether a written game can be read again; else one position or a picture is written. */
  holds_game: boolean;
}
"#;

/// Reads all games of a text in any notation: a line each, several GGF, SGF or PGN-like records, a
/// list of problems.
///
/// # Errors
/// If the text holds no game, or one that cannot be read.
#[wasm_bindgen(unchecked_return_type = "GameRecord[]")]
pub fn read_games(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Array, JsValue> {
    let records = reversi_engine::read_games(&text_up_to(&text, "text", MAX_COLLECTION)?);
    let records = records.map_err(|wrong| wrong.to_js_error())?;
    let with_clocks = |record: &GameRecord| {
        let object = object(record);
        set_clocks(&object, record);
        object
    };
    Ok(records.iter().map(with_clocks).collect())
}

/// All notations, in the order in which they are recognised.
#[wasm_bindgen(unchecked_return_type = "NotationEntry[]")]
pub fn notations() -> Array {
    let entry = |notation: &Notation| {
        let entry = Object::new();
        set_property(&entry, "name", notation.name());
        set_property(&entry, "written", notation.is_written());
        set_property(&entry, "holds_game", notation.holds_game());
        entry
    };
    Notation::ALL.iter().map(entry).collect()
}

#[wasm_bindgen]
impl Game {
    /// The game in a notation that can be written; undefined if the notation has no text for it,
    /// as a link has none for the usual start without a move.
    ///
    /// # Errors
    /// If there is no such notation, or an option is not understood.
    pub fn write(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] notation: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RecordNames")] names: JsValue,
    ) -> Result<Option<String>, JsValue> {
        let game = self.reversi()?;
        let name = text(&notation, "notation")?;
        let found = Notation::named(&name).filter(|found| found.is_written());
        let found = found.ok_or_else(|| {
            let message = format!("no notation {} can be written", describe(&notation));
            error("unknown-notation", &shortened(&name), &message)
        })?;
        let names = Options::read(&names, "names", &NAMES)?;
        let text = |key| {
            let found = names.get(key, "a text", JsValue::as_string)?;
            Ok::<_, JsValue>(found.unwrap_or_default())
        };
        let mut record = GameRecord::from(game.clone());
        record.black = text("black")?;
        record.white = text("white")?;
        record.event = text("event")?;
        record.date = text("date")?;
        record.named_outcome =
            names.get("black_discs", "a number of discs from 0 to 64", |value| {
                let whole = |discs: &f64| discs.fract() == 0.0 && (0.0..=64.0).contains(discs);
                let discs = value.as_f64().filter(whole)?;
                Outcome::of_lead(2 * discs as i32 - 64)
            })?;
        if let Some(list) = names.get("comments", "a list", |list| Some(list.clone()))? {
            add_comments(&mut record, &list)?;
        }
        if let Some(list) = names.get("variations", "a list", |list| Some(list.clone()))? {
            add_variations(&mut record, &list)?;
        }
        Ok(found.write(&record))
    }
}

/// A record as JavaScript sees it.
pub fn object(record: &GameRecord) -> Object {
    let object = Object::new();
    set_property(&object, "text", game_text(&record.game));
    set_property(&object, "moves", record.game.line().len() as u32);
    set_property(&object, "black", &record.black);
    set_property(&object, "white", &record.white);
    set_property(&object, "event", &record.event);
    set_property(&object, "date", &record.date);
    let unread_comments = set_comments(&object, record);
    set_variations(&object, record, &unread_comments);
    set_property(&object, "unread_comments", unread_comments);
    set_property(&object, "assumed_black", record.assumed_black);
    object
}

/// Sets what the clocks of a game show, where its text has times.
pub(super) fn set_clocks(object: &Object, record: &GameRecord) {
    let clocks = record.read_clocks();
    if !clocks.is_empty() {
        let clocks: Array = clocks.iter().map(clock).collect();
        set_property(object, "clocks", clocks);
    }
}

fn clock(shown: &ClockTime) -> Object {
    let clock = Object::new();
    set_property(&clock, "ply", shown.ply as u32);
    set_property(&clock, "side", shown.side.name());
    set_property(&clock, "milliseconds", shown.milliseconds);
    set_property(&clock, "left", shown.is_left);
    clock
}
