//! Arguments from JavaScript: squares, seeds and texts, or an error that quotes what was given.

use js_sys::JsString;
use reversi_engine::Square;
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::{describe, error};
use crate::values::{MAX_SAFE_INTEGER, whole_number};

/// The square of a JavaScript value.
///
/// # Errors
/// If it is not a whole number from 0 to 63.
pub fn square(value: &JsValue) -> Result<Square, JsValue> {
    let square = whole_number(value, 63.0).and_then(|index| Square::from_index(index as u8));
    square.ok_or_else(|| {
        let found = describe(value);
        let message = format!("a square is a number from 0 to 63, not {found}");
        error("no-such-square", &found, &message)
    })
}

/// What a seed is, for messages.
pub const SEED: &str = "a whole number from 0";

/// The seed that a JavaScript value is.
pub fn seed_number(value: &JsValue) -> Option<u64> {
    whole_number(value, MAX_SAFE_INTEGER)
}

/// The seed of a JavaScript value.
///
/// # Errors
/// If it is not one.
pub fn seed(value: &JsValue) -> Result<u64, JsValue> {
    seed_number(value).ok_or_else(|| {
        let message = format!("a seed is {SEED}, not {}", describe(value));
        error("bad-option", "seed", &message)
    })
}

/// The most units of 16 bits of a text that is copied into the module's memory, which never
/// shrinks: enough for the longest game in any characters.
const MAX_UNITS: u32 = 40_000;

/// Refuses a text that no game needs before it is copied.
///
/// # Errors
/// If the value is a text of more than [`MAX_UNITS`].
pub fn refuse_long(value: &JsValue) -> Result<(), JsValue> {
    let units = value.dyn_ref::<JsString>().map_or(0, JsString::length);
    if units <= MAX_UNITS {
        return Ok(());
    }
    let message = format!("a text of {units} characters is no game");
    Err(error("too-long", &units.to_string(), &message))
}

/// The text of a JavaScript value, which messages call `name`.
///
/// # Errors
/// If it is no text, or far too long.
pub fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    refuse_long(value)?;
    value.as_string().ok_or_else(|| {
        let message = format!("the {name} must be a text, not {}", describe(value));
        error("bad-option", name, &message)
    })
}
