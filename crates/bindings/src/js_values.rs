//! Plain values between the games and JavaScript: numbers, squares, properties.

use alloc::vec::Vec;

use wasm_bindgen::JsValue;

use crate::js::{self, Uint8Array};

/// The greatest whole number that JavaScript holds exactly.
pub const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Sets a property of an object that this module has made, which cannot fail.
pub fn set_property(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    js::set(object, name, &value.into());
}

/// The whole number from 0 to `max` that a JavaScript value is.
pub fn whole_number(value: &JsValue, max: f64) -> Option<u64> {
    let number = value.as_f64()?;
    // Not by `fract`, which the standard library has, but not its core.
    let whole = number as u64;
    (whole as f64 == number && number <= max).then_some(whole)
}

/// Squares as their numbers.
pub fn indices(squares: impl IntoIterator<Item = usize>) -> Uint8Array {
    let indices: Vec<u8> = squares.into_iter().map(|square| square as u8).collect();
    Uint8Array::new(&indices)
}
