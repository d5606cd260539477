//! Values on their way between JavaScript and the engine, and errors on their way out.

use js_sys::Reflect;
use reversi_engine::{BoardTextError, Color, IllegalMove, Square, TranscriptError};
use wasm_bindgen::JsValue;

/// Characters of a foreign text that a message quotes at most.
const QUOTED_CHARACTERS: usize = 40;

/// The greatest whole number that JavaScript holds exactly.
pub const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// An error as JavaScript sees it: an `Error` with `code` (for a program) and `detail` (where).
pub fn error(code: &str, detail: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    set(&error, "code", code);
    set(&error, "detail", detail);
    error.into()
}

/// Sets a property of an object of our own, which cannot fail.
pub fn set(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    let done = Reflect::set(object, &name.into(), &value.into());
    debug_assert!(done.is_ok());
}

/// The code, the place and the sentence of an engine error.
pub trait Explain {
    /// The error for JavaScript.
    fn explain(&self) -> JsValue;
}

impl Explain for IllegalMove {
    fn explain(&self) -> JsValue {
        error(
            illegal_code(*self),
            &illegal_detail(*self),
            &self.to_string(),
        )
    }
}

fn illegal_code(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::Occupied(_) => "square-occupied",
        IllegalMove::EnclosesNothing(_) => "encloses-nothing",
        IllegalMove::PassNotForced => "pass-not-forced",
        IllegalMove::GameOver => "game-over",
    }
}

fn illegal_detail(reason: IllegalMove) -> String {
    match reason {
        IllegalMove::Occupied(square) | IllegalMove::EnclosesNothing(square) => square.to_string(),
        IllegalMove::PassNotForced | IllegalMove::GameOver => String::new(),
    }
}

impl Explain for TranscriptError {
    fn explain(&self) -> JsValue {
        let (code, detail) = match self {
            TranscriptError::NoSquare { number, found } => {
                ("no-such-square", format!("{number}: {found}"))
            }
            TranscriptError::PassNotForced { number } => ("pass-not-forced", number.to_string()),
            TranscriptError::Illegal { number, square, .. } => {
                ("illegal-move", format!("{number}: {square}"))
            }
        };
        error(code, &detail, &self.to_string())
    }
}

impl Explain for BoardTextError {
    fn explain(&self) -> JsValue {
        let (code, detail) = match self {
            BoardTextError::BadCharacter { found, place } if *place > 64 => {
                ("bad-side", found.to_string())
            }
            BoardTextError::BadCharacter { found, place } => {
                ("bad-character", format!("{place}: {found}"))
            }
            BoardTextError::TooShort { squares } => ("too-short", squares.to_string()),
            BoardTextError::NoSide => ("no-side", String::new()),
        };
        error(code, &detail, &self.to_string())
    }
}

/// The properties of an options object, each read once and by its name.
pub struct Options<'a> {
    object: Option<&'a JsValue>,
    name: &'static str,
}

impl<'a> Options<'a> {
    /// The properties of `value`, which may be absent; `name` is what messages call it.
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
        // This may run code of the caller's, whose exceptions come back as errors; so does `get`. No
        // other question is asked of a foreign object, since an exception would tear through Rust.
        for key in Reflect::own_keys(value)? {
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

    /// A property, or `None` if it is absent.
    ///
    /// # Errors
    /// What reading the property throws, or if `convert` makes nothing of it; `wanted` says what it should be.
    pub fn get<T>(
        &self,
        key: &str,
        wanted: &str,
        convert: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let value = match self.object {
            Some(object) => Reflect::get(object, &key.into())?,
            None => JsValue::UNDEFINED,
        };
        if value.is_undefined() || value.is_null() {
            return Ok(None);
        }
        let message = || format!("{}.{key} must be {wanted}", self.name);
        convert(&value)
            .map(Some)
            .ok_or_else(|| error("bad-option", key, &message()))
    }
}

/// The whole number from 0 to `max` that a JavaScript value is.
pub fn whole_number(value: &JsValue, max: f64) -> Option<u64> {
    let number = value.as_f64()?;
    (number.fract() == 0.0 && (0.0..=max).contains(&number)).then_some(number as u64)
}

/// The square that a JavaScript value stands for.
///
/// # Errors
/// If it is not a whole number from 0 to 63.
pub fn square(value: &JsValue) -> Result<Square, JsValue> {
    let square = whole_number(value, 63.0).and_then(|index| Square::from_index(index as u8));
    square.ok_or_else(|| {
        let found = described(value);
        let message = format!("a square is a number from 0 to 63, not {found}");
        error("no-such-square", &found, &message)
    })
}

/// The seed that a JavaScript value stands for.
///
/// # Errors
/// If it is not a whole number from 0.
pub fn seed(value: &JsValue) -> Result<u64, JsValue> {
    whole_number(value, MAX_SAFE_INTEGER).ok_or_else(|| {
        let message = format!("a seed is a whole number from 0, not {}", described(value));
        error("bad-option", "seed", &message)
    })
}

/// A value in a sentence: numbers and texts as they are, if short, anything else by its kind. It
/// runs no code of the caller's, as the text of an object would.
fn described(value: &JsValue) -> String {
    if let Some(number) = value.as_f64() {
        shortened(&number.to_string())
    } else if let Some(text) = value.as_string() {
        format!("{:?}", shortened(&text))
    } else {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        if kind == "object" {
            "an object".to_owned()
        } else {
            kind
        }
    }
}

/// The beginning of a text that a message quotes.
pub fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTED_CHARACTERS).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The side's name.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Squares as their numbers.
pub fn indices(squares: impl IntoIterator<Item = Square>) -> Vec<u8> {
    squares.into_iter().map(Square::index).collect()
}
