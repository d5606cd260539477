//! Arguments from JavaScript: squares, seeds and texts, or an error that quotes what was given.

use reversi_engine::Square;
use wasm_bindgen::JsValue;

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

/// The text of a JavaScript value, which messages call `name`.
///
/// # Errors
/// If it is no text.
pub fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| {
        let message = format!("the {name} must be a text, not {}", describe(value));
        error("bad-option", name, &message)
    })
}
