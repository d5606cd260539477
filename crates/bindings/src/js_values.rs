//! Plain values between the games and JavaScript: numbers, squares, properties.

use js_sys::{Array, Number, Reflect, Uint8Array};
use wasm_bindgen::JsValue;

/// The greatest whole number that JavaScript holds exactly.
pub const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A property of any object; an error is what its getter throws.
pub fn property(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())
}

/// An item of any list; an error is what its getter throws.
pub fn item(list: &JsValue, index: u32) -> Result<JsValue, JsValue> {
    Reflect::get_u32(list, index)
}

/// The names of the properties of any object; an error is what a proxy throws.
pub fn names(object: &JsValue) -> Result<Array, JsValue> {
    Reflect::own_keys(object)
}

/// Sets a property of an object that this module has made, which cannot fail.
pub fn set_property(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    let set = Reflect::set(object, &name.into(), &value.into());
    debug_assert!(set.is_ok(), "the object is one of this module");
}

/// A value, or `null` where there is none.
pub fn or_null(value: Option<impl Into<JsValue>>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// A number as JavaScript writes it.
pub fn digits(number: f64) -> String {
    let ten = Number::from(number).to_string_with_radix(10);
    ten.map(String::from).unwrap_or_default()
}

/// The whole number from 0 to `max` that a JavaScript value is.
pub fn whole_number(value: &JsValue, max: f64) -> Option<u64> {
    let number = value.as_f64()?;
    let whole = number as u64;
    (whole as f64 == number && number <= max).then_some(whole)
}

/// Squares as their numbers.
pub fn indices(squares: impl IntoIterator<Item = usize>) -> Uint8Array {
    let indices: Vec<u8> = squares.into_iter().map(|square| square as u8).collect();
    Uint8Array::from(&indices[..])
}

/// Squares as a plain array.
pub fn plain(squares: &[usize]) -> JsValue {
    let squares = squares.iter().map(|&square| JsValue::from(square as u32));
    squares.collect::<Array>().into()
}
