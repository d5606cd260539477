//! Errors of Tic-Tac-Toe and Connect Four as JavaScript sees them.

use side_games::{IllegalMove, ImpossiblePosition, PositionTextError, TranscriptError};
use wasm_bindgen::JsValue;

use crate::errors::{ToJsError, error, error_behind};

impl ToJsError for IllegalMove {
    fn to_js_error(&self) -> JsValue {
        let (code, detail) = match self {
            IllegalMove::Occupied { square } => ("square-occupied", square.clone()),
            IllegalMove::ColumnFull { column } => ("column-full", column.to_string()),
            IllegalMove::Floating { square, .. } => ("floating-disc", square.clone()),
            IllegalMove::GameOver => ("game-over", String::new()),
        };
        error(code, &detail, &self.to_string())
    }
}

impl ToJsError for TranscriptError {
    fn to_js_error(&self) -> JsValue {
        let message = self.to_string();
        match self {
            TranscriptError::NoMove { number, found } => {
                error("no-such-square", &place(*number, found), &message)
            }
            TranscriptError::Illegal {
                number,
                found,
                reason,
            } => {
                let place = place(*number, found);
                error_behind("illegal-move", &place, &message, &reason.to_js_error())
            }
        }
    }
}

/// The number of a move and its text.
fn place(number: usize, found: &str) -> String {
    format!("{number}: {found}")
}

impl ToJsError for PositionTextError {
    fn to_js_error(&self) -> JsValue {
        let (code, detail) = match self {
            PositionTextError::BadCharacter { found, place } => {
                ("bad-character", format!("{place}: {found}"))
            }
            PositionTextError::BadSide { found } => ("bad-side", found.to_string()),
            PositionTextError::TooShort { squares, .. } => ("too-short", squares.to_string()),
            PositionTextError::NoSide => ("no-side", String::new()),
            PositionTextError::Impossible(reason) => return reason.to_js_error(),
        };
        error(code, &detail, &self.to_string())
    }
}

impl ToJsError for ImpossiblePosition {
    fn to_js_error(&self) -> JsValue {
        let (code, detail) = match self {
            ImpossiblePosition::Count { black, white } => {
                ("not-in-turn", format!("{black} X, {white} O"))
            }
            ImpossiblePosition::Floating { square } => ("floating-disc", square.clone()),
            ImpossiblePosition::WonBefore => ("won-before", String::new()),
        };
        let message = self.to_string();
        let cause = error(code, &detail, &message);
        error_behind("impossible-position", &detail, &message, &cause)
    }
}
