//! Errors of Tic-Tac-Toe and Connect Four as JavaScript sees them.

use alloc::string::String;

use reversi_game::sentence;
use side_games::{IllegalMove, ImpossiblePosition, PositionTextError, TranscriptError};
use wasm_bindgen::JsValue;

use crate::errors::{ToJsError, error};

impl ToJsError for IllegalMove {
    fn to_js_error(&self) -> JsValue {
        let (code, detail) = match self {
            IllegalMove::Occupied { square } => ("square-occupied", square.clone()),
            IllegalMove::ColumnFull { column } => ("column-full", sentence![column]),
            IllegalMove::Floating { square, .. } => ("floating-disc", square.clone()),
            IllegalMove::GameOver => ("game-over", String::new()),
        };
        error(code, &detail, &sentence![self])
    }
}

impl ToJsError for TranscriptError {
    fn to_js_error(&self) -> JsValue {
        let (code, number, found) = match self {
            TranscriptError::NoMove { number, found } => ("no-such-square", number, found),
            TranscriptError::Illegal { number, found, .. } => ("illegal-move", number, found),
        };
        error(code, &sentence![number, ": ", found], &sentence![self])
    }
}

impl ToJsError for PositionTextError {
    fn to_js_error(&self) -> JsValue {
        let (code, detail) = match self {
            PositionTextError::BadCharacter { found, place } => {
                ("bad-character", sentence![place, ": ", found])
            }
            PositionTextError::BadSide { found } => ("bad-side", sentence![found]),
            PositionTextError::TooShort { squares, .. } => ("too-short", sentence![squares]),
            PositionTextError::NoSide => ("no-side", String::new()),
            PositionTextError::Impossible(reason) => ("impossible-position", place(reason)),
        };
        error(code, &detail, &sentence![self])
    }
}

/// Where a position is impossible.
fn place(reason: &ImpossiblePosition) -> String {
    match reason {
        ImpossiblePosition::Count { black, white } => sentence![black, " X, ", white, " O"],
        ImpossiblePosition::Floating { square } => square.clone(),
        ImpossiblePosition::WonBefore => String::new(),
    }
}
