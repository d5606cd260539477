//! Options: the objects by which JavaScript says what it wants.

use js_sys::Reflect;
use reversi_engine::{Color, Position};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::refuse_long;
use crate::errors::{ToJsError, error, shortened};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How a game starts: from `start` and `first`, or from `position`; then `transcript` is played. */
export interface Settings {
  /** Arrangement of the first four discs; "diagonal" if absent. */
  start?: "diagonal" | "parallel";
  /** The side that begins; "black" if absent. */
  first?: Side;
  /** 64 characters (X black, O white, - empty; a1 first, row by row), a blank, X or O to move. */
  position?: string;
  /** Moves to play from there, "f5d6c3"; passes are not written. */
  transcript?: string;
}
"#;

/// The properties of an options object, each read once and by its name.
pub struct Options<'a> {
    object: Option<&'a JsValue>,
    name: &'static str,
}

impl<'a> Options<'a> {
    /// The properties of `value`, which may be absent; messages call it `name`.
    ///
    /// # Errors
    /// If it is no object, or has a property that is not among `allowed`.
    pub fn read(
        value: &'a JsValue,
        name: &'static str,
        allowed: &[&str],
    ) -> Result<Options<'a>, JsValue> {
        if value.is_undefined() || value.is_null() {
            return Ok(Options { object: None, name });
        }
        if !value.is_object() {
            let message = format!("{name} must be an object");
            return Err(error("bad-option", name, &message));
        }
        // This may run code of the caller's, whose exceptions come back as errors; so may `get`.
        // Nothing else is called on a foreign object: an exception would tear through Rust.
        for key in Reflect::own_keys(value)? {
            refuse_long(&key)?;
            let key = key.as_string().unwrap_or_default();
            if !allowed.contains(&key.as_str()) {
                let (key, known) = (shortened(&key), allowed.join(", "));
                let message = format!("{name} has no property {key:?}; there are {known}");
                return Err(error("bad-option", &key, &message));
            }
        }
        Ok(Options {
            object: Some(value),
            name,
        })
    }

    /// A property, or `None` if it is absent. `kind` says in messages what it must be.
    ///
    /// # Errors
    /// What reading the property throws, or an error if `convert` returns `None`.
    pub fn get<T>(
        &self,
        key: &str,
        kind: &str,
        convert: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let value = match self.object {
            Some(object) => Reflect::get(object, &key.into())?,
            None => JsValue::UNDEFINED,
        };
        if value.is_undefined() || value.is_null() {
            return Ok(None);
        }
        refuse_long(&value)?;
        let message = || format!("{}.{key} must be {kind}", self.name);
        convert(&value)
            .map(Some)
            .ok_or_else(|| error("bad-option", key, &message()))
    }
}

/// The game that the settings of `new_game` describe.
///
/// # Errors
/// If a setting is not understood, or the transcript contains an illegal move.
pub fn read_settings(settings: &JsValue) -> Result<reversi_engine::Game, JsValue> {
    let allowed = ["start", "first", "position", "transcript"];
    let settings = Options::read(settings, "settings", &allowed)?;
    let start = settings.get("start", "\"diagonal\" or \"parallel\"", |value| {
        value.as_string()?.parse().ok()
    })?;
    let first = settings.get("first", "\"black\" or \"white\"", |value| {
        value.as_string()?.parse().ok()
    })?;
    let position = match settings.get("position", "a text", JsValue::as_string)? {
        Some(_) if start.is_some() || first.is_some() => {
            let message = "settings.position stands in place of start and first";
            return Err(error("bad-option", "position", message));
        }
        Some(text) => text
            .parse()
            .map_err(|wrong: reversi_engine::BoardTextError| wrong.to_js_error())?,
        None => Position::start(start.unwrap_or_default(), first.unwrap_or(Color::Black)),
    };
    let mut game = reversi_engine::Game::new(position);
    if let Some(text) = settings.get("transcript", "a text", JsValue::as_string)? {
        game.play_transcript(&text)
            .map_err(|wrong| wrong.to_js_error())?;
    }
    Ok(game)
}
