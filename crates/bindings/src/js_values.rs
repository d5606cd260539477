//! Plain values between the games and JavaScript: numbers, squares, properties.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::JsValue;

/// The greatest whole number that JavaScript holds exactly.
pub const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// Sets a property of an object that this module has made, which cannot fail.
pub fn set_property(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    set_value(object, name, value.into());
}

/// One copy of it, instead of one for each property and each type.
#[inline(never)]
fn set_value(object: &JsValue, name: &str, value: JsValue) {
    let done = Reflect::set(object, &name.into(), &value);
    debug_assert!(done.is_ok());
}

/// The whole number from 0 to `max` that a JavaScript value is.
pub fn whole_number(value: &JsValue, max: f64) -> Option<u64> {
    let number = value.as_f64()?;
    (number.fract() == 0.0 && (0.0..=max).contains(&number)).then_some(number as u64)
}

/// Squares as their numbers.
pub fn indices(squares: impl IntoIterator<Item = usize>) -> Uint8Array {
    let indices: Vec<u8> = squares.into_iter().map(|square| square as u8).collect();
    Uint8Array::from(indices.as_slice())
}
