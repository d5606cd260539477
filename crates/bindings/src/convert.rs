//! Conversion of values and errors between the engine and JavaScript.

use js_sys::{Reflect, Uint8Array};
use reversi_engine::{BoardTextError, IllegalMove, ReadError, Square, TranscriptError};
use wasm_bindgen::JsValue;

/// The most characters of a foreign text that a message quotes.
const QUOTED_CHARACTERS: usize = 40;

/// The greatest whole number that JavaScript holds exactly.
pub const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// An error as JavaScript sees it: an `Error` with `code` (for a program) and `detail` (where).
pub fn error(code: &str, detail: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    set_property(&error, "code", code);
    set_property(&error, "detail", detail);
    error.into()
}

/// Sets a property of an object that this module has made, which cannot fail.
pub fn set_property(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    let done = Reflect::set(object, &name.into(), &value.into());
    debug_assert!(done.is_ok());
}

/// An engine error as JavaScript sees it.
pub trait ToJsError {
    /// The error with its code, its place and its sentence.
    fn to_js_error(&self) -> JsValue;
}

impl ToJsError for IllegalMove {
    fn to_js_error(&self) -> JsValue {
        let (code, square) = match self {
            IllegalMove::Occupied(square) => ("square-occupied", Some(square)),
            IllegalMove::EnclosesNothing(square) => ("encloses-nothing", Some(square)),
            IllegalMove::PassNotForced => ("pass-not-forced", None),
            IllegalMove::GameOver => ("game-over", None),
        };
        let detail = square.map(Square::to_string).unwrap_or_default();
        error(code, &detail, &self.to_string())
    }
}

impl ToJsError for TranscriptError {
    fn to_js_error(&self) -> JsValue {
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

impl ToJsError for BoardTextError {
    fn to_js_error(&self) -> JsValue {
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

impl ToJsError for ReadError {
    fn to_js_error(&self) -> JsValue {
        match self {
            ReadError::Empty => error("empty", "", &self.to_string()),
            ReadError::TooLong { characters } => {
                error("too-long", &characters.to_string(), &self.to_string())
            }
            ReadError::BadPly { found } => bad_ply(&shortened(found)),
            ReadError::BadSetup { name, found } => {
                let found = shortened(found);
                let detail = format!("{name}={found}");
                let found = ReadError::BadSetup { name, found };
                error("bad-address", &detail, &found.to_string())
            }
            ReadError::Position(wrong) => wrong.to_js_error(),
            ReadError::Moves(wrong) => wrong.to_js_error(),
        }
    }
}

/// The error for a ply that the game does not have.
pub fn bad_ply(found: &str) -> JsValue {
    let found = found.to_owned();
    error(
        "bad-ply",
        &found,
        &ReadError::BadPly {
            found: found.clone(),
        }
        .to_string(),
    )
}

/// The whole number from 0 to `max` that a JavaScript value is.
pub fn whole_number(value: &JsValue, max: f64) -> Option<u64> {
    let number = value.as_f64()?;
    (number.fract() == 0.0 && (0.0..=max).contains(&number)).then_some(number as u64)
}

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

/// The seed of a JavaScript value.
///
/// # Errors
/// If it is not a whole number from 0.
pub fn seed(value: &JsValue) -> Result<u64, JsValue> {
    whole_number(value, MAX_SAFE_INTEGER).ok_or_else(|| {
        let message = format!("a seed is a whole number from 0, not {}", describe(value));
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

/// A value in a sentence: numbers and texts as they are, if short, anything else by its kind. It
/// runs no code of the caller's, as converting an object to a text would.
pub fn describe(value: &JsValue) -> String {
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

/// Squares as their numbers.
pub fn indices(squares: impl IntoIterator<Item = Square>) -> Uint8Array {
    let indices: Vec<u8> = squares.into_iter().map(Square::index).collect();
    Uint8Array::from(indices.as_slice())
}
