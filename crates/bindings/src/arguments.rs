//! Arguments from JavaScript: squares, seeds and texts, or an error that quotes what was given.

use js_sys::JsString;
use reversi_game::{Grid, Rng};
use wasm_bindgen::{JsCast, JsValue};

use crate::errors::{describe, error};
use crate::js_values;
use crate::js_values::{MAX_SAFE_INTEGER, whole_number};
use crate::random::seeded_rng;
use js_sys::{Array, Function, Reflect, Uint8Array};

/// The square of a board that a JavaScript value is.
///
/// # Errors
/// If it is not the number of a square.
pub fn square(value: &JsValue, grid: Grid) -> Result<usize, JsValue> {
    let last = grid.squares() - 1;
    let square = whole_number(value, last as f64).map(|square| square as usize);
    square.ok_or_else(|| {
        let found = describe(value);
        let message = format!("a square is a number from 0 to {last}, not {found}");
        error("no-such-square", &found, &message)
    })
}

/// The squares in a list of at least one, an array or a typed array.
pub fn square_list(list: &JsValue, grid: Grid) -> Option<Vec<usize>> {
    if !list.is_object() {
        return None;
    }
    let length = js_values::property(list, "length").ok()?;
    let length = whole_number(&length, grid.squares() as f64).filter(|&length| length > 0)?;
    (0..length as u32)
        .map(|index| square(&js_values::item(list, index).ok()?, grid).ok())
        .collect()
}

/// The items of a caller's array, each read once.
///
/// # Errors
/// The exception that reading the length throws; an item is an error if reading it throws.
pub fn items(list: &Array) -> Result<impl Iterator<Item = Result<JsValue, JsValue>> + '_, JsValue> {
    let length = js_values::property(list, "length")?
        .as_f64()
        .unwrap_or_default();
    Ok((0..length as u32).map(|index| js_values::item(list, index)))
}

/// The description of a seed, for messages.
pub const SEED: &str = "a whole number from 0";

/// The seed that a JavaScript value is.
pub fn seed_number(value: &JsValue) -> Option<u64> {
    whole_number(value, MAX_SAFE_INTEGER)
}

/// A random number generator with the seed that a JavaScript value is; without one, a seeded one of
/// the browser or Node.
///
/// # Errors
/// If the value is no seed, or if there is none and no source of random numbers.
pub fn rng(value: &JsValue) -> Result<Rng, JsValue> {
    if value.is_undefined() {
        return seeded_rng(None);
    }
    let seed = seed_number(value).ok_or_else(|| {
        let message = format!("a seed is {SEED}, not {}", describe(value));
        error("bad-option", "seed", &message)
    })?;
    seeded_rng(Some(seed))
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

/// The same of a text of many games, and the most bytes of a file.
pub const MAX_COLLECTION: u32 = 16_000_000;

/// Upper bound on the bytes of a packed database: all of its games and their names.
pub const MAX_DATABASE: u32 = 64_000_000;

/// The ending of the name of a file that holds a packed database.
pub const PACKED: &str = ".games";

fn refuse_longer(value: &JsValue, most: u32) -> Result<(), JsValue> {
    let units = value.dyn_ref::<JsString>().map_or(0, JsString::length);
    if units <= most {
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
    text_up_to(value, name, MAX_UNITS)
}

/// The same for a text of at most `most` units of 16 bits.
///
/// # Errors
/// If it is no text, or a longer one.
pub fn text_up_to(value: &JsValue, name: &str, most: u32) -> Result<String, JsValue> {
    refuse_longer(value, most)?;
    value.as_string().ok_or_else(|| {
        let message = format!("the {name} must be a text, not {}", describe(value));
        error("bad-option", name, &message)
    })
}

/// A copy of the bytes of a caller's typed array; `None` if the value is none.
///
/// # Errors
/// If there are more than `most`.
pub fn bytes_up_to(value: &JsValue, most: u32) -> Result<Option<Vec<u8>>, JsValue> {
    // A caller's array may have own methods, and a length that is not that of its bytes; its
    // copy has neither. Only that is copied into the module's memory.
    let array = value.dyn_ref::<Uint8Array>();
    let Some(copy) = array.and_then(|array| copy_of(array).ok()) else {
        return Ok(None);
    };
    let length = copy.length();
    if length > most {
        let message = format!("a file of {length} bytes is too long");
        return Err(error("too-long", &length.to_string(), &message));
    }
    Ok(Some(copy.to_vec()))
}

/// A copy of a caller's array, without its own methods. `Uint8Array::new` would let an exception of
/// the array's iterator tear through Rust.
///
/// # Errors
/// The exception that the array's iterator throws.
fn copy_of(array: &Uint8Array) -> Result<Uint8Array, JsValue> {
    let constructor = js_values::property(&js_sys::global(), "Uint8Array")?;
    let copy = Reflect::construct(constructor.unchecked_ref::<Function>(), &Array::of1(array))?;
    Ok(copy.unchecked_into())
}
