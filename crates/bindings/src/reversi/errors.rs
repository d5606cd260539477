//! Errors of Reversi as JavaScript sees them.

use reversi_engine::{BoardTextError, IllegalMove, Square, TranscriptError};
use wasm_bindgen::JsValue;

use crate::errors::{ToJsError, error, error_behind};

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
        let message = self.to_string();
        let (code, detail) = match self {
            TranscriptError::NoSquare { number, found } => {
                ("no-such-square", format!("{number}: {found}"))
            }
            TranscriptError::OtherSide { number, found } => {
                ("other-side", format!("{number}: {found}"))
            }
            TranscriptError::PassNotForced { number } => ("pass-not-forced", number.to_string()),
            TranscriptError::BadCorrection { reason, .. } => return reason.to_js_error(),
            TranscriptError::Illegal {
                number,
                square,
                reason,
            } => {
                let place = format!("{number}: {square}");
                return error_behind("illegal-move", &place, &message, &reason.to_js_error());
            }
        };
        error(code, &detail, &message)
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
            BoardTextError::OtherSize { rows } => ("other-size", rows.to_string()),
            BoardTextError::TwoDiscs => ("two-discs", String::new()),
            BoardTextError::UnclearDigits => ("unclear-digits", String::new()),
        };
        error(code, &detail, &self.to_string())
    }
}
