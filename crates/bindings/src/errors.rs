//! Errors as JavaScript sees them, and how their sentences quote a value.

use std::fmt::Display;

use js_sys::{Error, JsString};
use reversi_game::{Quoted, ReadError};
use wasm_bindgen::{JsCast, JsValue};

use crate::js_values;
use crate::js_values::set_property;

/// The most characters of a foreign text that a message quotes.
const QUOTED_CHARACTERS: usize = 40;

/// An error as JavaScript sees it: an `Error` with `code` (for a program) and `detail` (where).
pub fn error(code: &str, detail: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    set_property(&error, "code", code);
    set_property(&error, "detail", detail);
    error.into()
}

/// The same with the error behind it, its `cause`.
pub fn error_behind(code: &str, detail: &str, message: &str, cause: &JsValue) -> JsValue {
    let error = error(code, detail, message);
    set_property(&error, "cause", cause);
    error
}

/// An error of a game as JavaScript sees it.
pub trait ToJsError {
    /// The error with its code, its place and its sentence.
    fn to_js_error(&self) -> JsValue;
}

impl<P: ToJsError + Display, M: ToJsError + Display> ToJsError for ReadError<P, M> {
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
                let found: ReadError<P, M> = ReadError::BadSetup { name, found };
                error("bad-address", &detail, &found.to_string())
            }
            ReadError::OtherGame { game } => other_game(&shortened(game)),
            ReadError::InGame { number, error } => in_game(*number, &error.to_js_error()),
            ReadError::Position(wrong) => wrong.to_js_error(),
            ReadError::Moves(wrong) => wrong.to_js_error(),
        }
    }
}

/// The error for a game that this module, or the function called, does not have.
pub fn other_game(found: &str) -> JsValue {
    let message = format!(
        "this is a game of {}, which is not played here",
        Quoted(found)
    );
    error("other-game", found, &message)
}

/// The error in one of several games, whose number stands before the sentence.
fn in_game(number: usize, wrong: &JsValue) -> JsValue {
    let message = format!("game {number}: {}", property(wrong, "message"));
    error(
        &property(wrong, "code"),
        &property(wrong, "detail"),
        &message,
    )
}

/// A text that an error carries; empty if it carries none of this name.
pub fn property(wrong: &JsValue, name: &str) -> String {
    let found = js_values::property(wrong, name).ok();
    let found = found.and_then(|found| found.as_string());
    found.unwrap_or_default()
}

/// The error for a ply that the game does not have.
pub fn bad_ply(found: &str) -> JsValue {
    error(
        "bad-ply",
        found,
        &format!("the game has no ply {}", Quoted(found)),
    )
}

/// A value in a sentence: numbers and texts as they are, if short, anything else by its kind. It
/// runs no code of the caller's, as converting an object to a text would.
pub fn describe(value: &JsValue) -> String {
    if let Some(number) = value.as_f64() {
        // JavaScript writes its own numbers: the module has no code for it.
        js_values::digits(number)
    } else if let Some(text) = value.dyn_ref::<JsString>() {
        // Only what is quoted is copied into the module's memory.
        let beginning = String::from(text.slice(0, 2 * QUOTED_CHARACTERS as u32 + 1));
        Quoted(&shortened(&beginning)).to_string()
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
