//! The built-in objects of JavaScript that the games make and read.
//!
//! The crate `js-sys` declares all that there are. It also leaves code for callbacks and promises
//! in every module, also in that of the rules, which the first move waits for.

use alloc::string::String;
#[cfg(feature = "engine")]
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "object")]
    pub type Object;

    #[wasm_bindgen(constructor)]
    pub fn new() -> Object;

    /// A property of any object; an error is what its getter throws.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    pub fn property(object: &JsValue, name: &str) -> Result<JsValue, JsValue>;

    /// An item of any list; an error is what its getter throws.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    pub fn item(list: &JsValue, index: u32) -> Result<JsValue, JsValue>;

    /// The names of the properties of any object; an error is what a proxy throws.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = ownKeys)]
    pub fn names(object: &JsValue) -> Result<Array, JsValue>;

    /// Sets a property of an object that this module has made, which cannot fail.
    #[wasm_bindgen(js_namespace = Reflect, js_name = set)]
    pub fn set(object: &JsValue, name: &str, value: &JsValue);

    /// A number as JavaScript writes it.
    #[wasm_bindgen(js_name = String)]
    pub fn digits(number: &JsValue) -> String;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(is_type_of = Array::is_array, typescript_type = "Array<any>")]
    #[derive(Clone)]
    pub type Array;

    #[wasm_bindgen(constructor)]
    pub fn new() -> Array;

    #[wasm_bindgen(static_method_of = Array, js_name = from)]
    pub fn of(list: &Uint8Array) -> Array;

    #[wasm_bindgen(method)]
    pub fn push(this: &Array, value: &JsValue);

    #[wasm_bindgen(method, getter)]
    fn length(this: &Array) -> u32;

    #[wasm_bindgen(method, indexing_getter)]
    fn get(this: &Array, index: u32) -> JsValue;

    #[wasm_bindgen(static_method_of = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> bool;
}

impl Array {
    /// The items of an array that this module or `Reflect` has made.
    pub fn iter(&self) -> impl Iterator<Item = JsValue> {
        (0..self.length()).map(|index| self.get(index))
    }
}

impl<T: AsRef<JsValue>> FromIterator<T> for Array {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Array {
        let array = Array::new();
        for item in items {
            array.push(item.as_ref());
        }
        array
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "Uint8Array")]
    pub type Uint8Array;

    /// A copy of the bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Uint8Array;

    /// A copy of any list of bytes, without its own methods; an error is what its iterator throws.
    #[cfg(feature = "engine")]
    #[wasm_bindgen(catch, constructor)]
    pub fn copied(list: &JsValue) -> Result<Uint8Array, JsValue>;

    #[cfg(feature = "engine")]
    #[wasm_bindgen(method, getter)]
    pub fn length(this: &Uint8Array) -> f64;

    /// A copy of the bytes of an array that this module has made, which cannot fail.
    #[cfg(feature = "engine")]
    #[wasm_bindgen(method, js_name = subarray)]
    pub fn to_vec(this: &Uint8Array) -> Vec<u8>;
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = String, is_type_of = JsValue::is_string, typescript_type = "string")]
    pub type JsString;

    /// Its units of 16 bits.
    #[wasm_bindgen(method, getter)]
    pub fn length(this: &JsString) -> u32;

    #[wasm_bindgen(method)]
    pub fn slice(this: &JsString, start: u32, end: u32) -> String;
}

#[cfg(feature = "players")]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(is_type_of = JsValue::is_function, typescript_type = "Function")]
    #[derive(Clone)]
    pub type Function;

    #[wasm_bindgen(catch, method, js_name = call)]
    pub fn call1(
        this: &Function,
        this_value: &JsValue,
        value: &JsValue,
    ) -> Result<JsValue, JsValue>;
}

#[wasm_bindgen]
extern "C" {
    pub type Error;

    #[wasm_bindgen(constructor)]
    pub fn new(message: &str) -> Error;
}
