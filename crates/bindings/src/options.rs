//! Options: the objects by which JavaScript says what it wants.

use js_sys::Function;
use reversi_game::{Color, Quoted};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::refuse_long;
use crate::errors::{error, shortened};
use crate::js_values;
use crate::js_values::{MAX_SAFE_INTEGER, whole_number};

/// Longest time that may be requested, in milliseconds: an hour.
const MAX_MS: f64 = 3_600_000.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How a game starts: from `start` and `first`, or from `position`; then `transcript` is played. */
export interface Settings {
  /** The name of a game, such as "connect-four"; if absent, the first that the module has. */
  game?: string;
  /** Arrangement of the first four discs, for Reversi; "diagonal" if absent. */
  start?: "diagonal" | "parallel";
  /** The side that begins; "black" if absent. */
  first?: Side;
  /** A character a square (X black, O white, - empty; a1 first, row by row), a blank, X or O to move. */
  position?: string;
  /** Moves to play from there, "f5d6c3" or "4453"; passes are not written. */
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
        for key in js_values::names(value)?.iter() {
            refuse_long(&key)?;
            let key = key.as_string().unwrap_or_default();
            if !allowed.contains(&key.as_str()) {
                let key = shortened(&key);
                let (quoted, known) = (Quoted(&key), allowed.join(", "));
                let message = format!("{name} has no property {quoted}; there are {known}");
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
    /// The exception that reading the property throws, or an error if `convert` returns `None`.
    pub fn get<T>(
        &self,
        key: &str,
        kind: &str,
        convert: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let Some(value) = self.value(key)? else {
            return Ok(None);
        };
        let converted = convert(&value);
        converted.map(Some).ok_or_else(|| self.wrong(key, kind))
    }

    /// A property as it is; `None` if it is absent. Apart from [`Options::get`], which is compiled
    /// once for each type.
    fn value(&self, key: &str) -> Result<Option<JsValue>, JsValue> {
        let value = self.long_value(key)?;
        value.as_ref().map_or(Ok(()), refuse_long)?;
        Ok(value)
    }

    /// A property as it is, however long; `None` if it is absent.
    ///
    /// # Errors
    /// The exception that reading the property throws.
    pub fn long_value(&self, key: &str) -> Result<Option<JsValue>, JsValue> {
        let Some(object) = self.object else {
            return Ok(None);
        };
        let value = js_values::property(object, key)?;
        if value.is_undefined() || value.is_null() {
            return Ok(None);
        }
        Ok(Some(value))
    }

    /// The error for a property that is no `kind`.
    pub fn wrong(&self, key: &str, kind: &str) -> JsValue {
        let message = format!("{}.{key} must be {kind}", self.name);
        error("bad-option", key, &message)
    }

    /// The side that begins, among the settings of a game.
    ///
    /// # Errors
    /// If it is no side.
    pub fn first(&self) -> Result<Option<Color>, JsValue> {
        self.get("first", "\"black\" or \"white\"", |value| {
            value.as_string()?.parse().ok()
        })
    }

    /// The longest time of a search, among the options of a request.
    ///
    /// # Errors
    /// If it is no time.
    pub fn ms(&self) -> Result<Option<f64>, JsValue> {
        self.get("ms", "a number of milliseconds, at most an hour", |value| {
            value.as_f64().filter(|ms| (0.0..=MAX_MS).contains(ms))
        })
    }

    /// The most positions that a search visits, among the options of a request.
    ///
    /// # Errors
    /// If it is no number from 1.
    pub fn nodes(&self) -> Result<Option<u64>, JsValue> {
        self.get("nodes", "a whole number from 1", |value| {
            whole_number(value, MAX_SAFE_INTEGER).filter(|&nodes| nodes > 0)
        })
    }

    /// The function that progress is reported to, among the options of a request.
    ///
    /// # Errors
    /// If it is no function.
    pub fn progress(&self) -> Result<Option<Function>, JsValue> {
        self.get("progress", "a function", |value| {
            value.dyn_ref::<Function>().cloned()
        })
    }
}
