//! Variations of a game as JavaScript holds them.

use js_sys::{Array, Object};
use reversi_engine::{Game, GameRecord, UnreadVariation, Variation, VariationFault, transcript};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::comments::{self, add_comments, comment_list};
use crate::arguments::items;
use crate::errors::{ToJsError, error, property, shortened};
use crate::js_values::set_property;
use crate::options::Options;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A line beside a game. */
export interface GameVariation {
  /** All moves from the beginning of the game, those that it shares with the game too. */
  moves: string;
  /** Comments on positions of the line. */
  comments: GameComment[];
}

/** A variation that cannot be read; `text` is its beginning. */
export interface UnreadVariation { text: string; code: string; detail: string; message: string; }
"#;

impl ToJsError for VariationFault {
    fn to_js_error(&self) -> JsValue {
        match self {
            VariationFault::Unclosed => error("unclosed-variation", "", &self.to_string()),
            VariationFault::TooDeep => error("deep-variation", "", &self.to_string()),
            VariationFault::Moves(wrong) => wrong.to_js_error(),
        }
    }
}

/// Sets what a record has beside its game: its variations, those that cannot be read, and the
/// number of the annotation glyphs that are left out. Comments of variations that cannot be read
/// join those of the game.
pub fn set_variations(object: &Object, record: &GameRecord, unread_comments: &Array) {
    let (variations, unread) = (Array::new(), Array::new());
    let mut glyphs = record.glyphs;
    for variation in record.read_variations() {
        match variation {
            Ok(variation) => {
                glyphs += variation.glyphs;
                for wrong in &variation.unread_comments {
                    unread_comments.push(&comments::refused(wrong));
                }
                variations.push(&self::object(variation));
            }
            Err(wrong) => {
                unread.push(&refused(&wrong));
            }
        }
    }
    set_property(object, "variations", variations);
    set_property(object, "unread_variations", unread);
    set_property(object, "glyphs", glyphs as u32);
}

fn object(variation: Variation) -> Object {
    let object = Object::new();
    set_property(&object, "moves", transcript(variation.line));
    set_property(&object, "comments", comment_list(&variation.comments));
    object
}

fn refused(wrong: &UnreadVariation) -> Object {
    let fault = wrong.fault.to_js_error();
    let refused = Object::new();
    set_property(&refused, "text", shortened(&wrong.text));
    set_property(&refused, "code", property(&fault, "code"));
    set_property(&refused, "detail", property(&fault, "detail"));
    set_property(&refused, "message", wrong.to_string());
    refused
}

/// Adds the variations of a list to a record.
///
/// # Errors
/// If it is no list of variations, a move is illegal, or a comment cannot be read.
pub fn add_variations(record: &mut GameRecord, list: &JsValue) -> Result<(), JsValue> {
    let no_list = || {
        error(
            "bad-option",
            "variations",
            "names.variations must be a list",
        )
    };
    for value in items(list.dyn_ref::<Array>().ok_or_else(no_list)?)? {
        let value = value?;
        let options = Options::read(&value, "variation", &["moves", "comments"])?;
        let moves = options.get("moves", "a text", JsValue::as_string)?;
        let mut game = Game::new(record.game.initial_position());
        let moves = moves.ok_or_else(|| options.wrong("moves", "a text"))?;
        game.play_transcript(&moves)
            .map_err(|wrong| wrong.to_js_error())?;
        let mut own = GameRecord::from(game);
        if let Some(list) = options.get("comments", "a list", |list| Some(list.clone()))? {
            add_comments(&mut own, &list)?;
        }
        let comments = own.read_comments().map_err(|wrong| wrong.to_js_error())?;
        record.add_variation(&Variation {
            line: own.game.plies().collect(),
            comments,
            ..Variation::default()
        });
    }
    Ok(())
}
