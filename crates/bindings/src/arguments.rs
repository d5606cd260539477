//! Arguments from JavaScript: squares, seeds and texts, or an error that quotes what was given.

use alloc::string::String;
#[cfg(feature = "players")]
use alloc::vec::Vec;

use reversi_game::{Grid, sentence};
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::{describe, error};
#[cfg(feature = "players")]
use crate::js;
use crate::js::JsString;
#[cfg(feature = "engine")]
use crate::js::{Array, Uint8Array};
use crate::js_values::{MAX_SAFE_INTEGER, whole_number};

/// The square of a board that a JavaScript value is.
///
/// # Errors
/// If it is not the number of a square.
pub fn square(value: &JsValue, grid: Grid) -> Result<usize, JsValue> {
    let last = grid.squares() - 1;
    let square = whole_number(value, last as f64).map(|square| square as usize);
    square.ok_or_else(|| {
        let found = describe(value);
        let message = sentence!["a square is a number from 0 to ", last, ", not ", found];
        error("no-such-square", &found, &message)
    })
}

/// The squares in a list of at least one, an array or a typed array.
#[cfg(feature = "players")]
pub fn square_list(list: &JsValue, grid: Grid) -> Option<Vec<usize>> {
    if !list.is_object() {
        return None;
    }
    let length = js::property(list, "length").ok()?;
    let length = whole_number(&length, grid.squares() as f64).filter(|&length| length > 0)?;
    (0..length as u32)
        .map(|index| square(&js::item(list, index).ok()?, grid).ok())
        .collect()
}

/// The items of a caller's array, each read once.
///
/// # Errors
/// What reading the length throws; an item is an error if reading it throws.
#[cfg(feature = "engine")]
pub fn items(list: &Array) -> Result<impl Iterator<Item = Result<JsValue, JsValue>> + '_, JsValue> {
    let length = js::property(list, "length")?.as_f64().unwrap_or_default();
    Ok((0..length as u32).map(|index| js::item(list, index)))
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
        let message = sentence!["a seed is ", SEED, ", not ", describe(value)];
        error("bad-option", "seed", &message)
    })
}

/// The most units of 16 bits of a text that is copied into the module's memory, which never
/// shrinks: enough for the longest game in any characters.
pub const MAX_UNITS: u32 = 40_000;

/// Refuses a text that no game needs before it is copied.
///
/// # Errors
/// If the value is a text of more than [`MAX_UNITS`].
pub fn refuse_long(value: &JsValue) -> Result<(), JsValue> {
    refuse_longer(value, MAX_UNITS)
}

fn refuse_longer(value: &JsValue, most: u32) -> Result<(), JsValue> {
    let units = value.dyn_ref::<JsString>().map_or(0, JsString::length);
    if units <= most {
        return Ok(());
    }
    let message = sentence!["a text of ", units, " characters is no game"];
    Err(error("too-long", &sentence![units], &message))
}

/// The text of a JavaScript value, which messages call `name`.
///
/// # Errors
/// If it is no text, or far too long.
pub fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    text_up_to(value, name, MAX_UNITS)
}

/// The same for a text of at most so many units of 16 bits.
///
/// # Errors
/// If it is no text, or a longer one.
pub fn text_up_to(value: &JsValue, name: &str, most: u32) -> Result<String, JsValue> {
    refuse_longer(value, most)?;
    value.as_string().ok_or_else(|| {
        let message = sentence!["the ", name, " must be a text, not ", describe(value)];
        error("bad-option", name, &message)
    })
}

/// A copy of the bytes of a caller's typed array; `None` if the value is none.
///
/// # Errors
/// If there are more than `most`.
#[cfg(feature = "engine")]
pub fn bytes_up_to(value: &JsValue, most: u32) -> Result<Option<Vec<u8>>, JsValue> {
    // A caller's array may have methods of its own, and a length that is not that of its bytes; its
    // copy has neither. Only that is copied into the module's memory.
    let array = value.dyn_ref::<Uint8Array>();
    let Some(copy) = array.and_then(|array| Uint8Array::copied(array).ok()) else {
        return Ok(None);
    };
    let length = copy.length();
    if length > f64::from(most) {
        let length = js::digits(&length.into());
        let message = sentence!["a file of ", length, " bytes is too long"];
        return Err(error("too-long", &length, &message));
    }
    Ok(Some(copy.to_vec()))
}
