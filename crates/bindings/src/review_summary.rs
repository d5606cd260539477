//! The summary of a review as JavaScript calls it: `review_summary`.

use js_sys::{Array, Object};
use reversi_engine::{Color, GameSummary, ReviewedMove, Value};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::error;
use crate::js_values;
use crate::js_values::{set_property, whole_number};

/// More moves than a game has.
const MAX_MOVES: f64 = 64.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a review says about a game as a whole; moves are named by their `ply`. */
export interface ReviewSummary {
  /** The costliest moves of each side, at most three, the costliest first. */
  costliest: { black: number[]; white: number[] };
  /** Discs that the moves of each side have lost together. */
  lost: { black: number; white: number };
  /**
   * The last move by which the side that stands worse at the end gave away a win or a draw, or a
   * side a win if the game ends level; null if there is none.
   */
  turning_point: number | null;
}
"#;

/// The summary of reviewed moves, in the order of play: the answers of `review_move`, or objects
/// with the same `ply`, `side`, `score` and `best_score`.
///
/// # Errors
/// If it is no list of such objects.
#[wasm_bindgen(unchecked_return_type = "ReviewSummary")]
pub fn review_summary(
    #[wasm_bindgen(
        unchecked_param_type = "{ ply: number; side: Side; score: number; best_score: number }[]"
    )]
    moves: JsValue,
) -> Result<Object, JsValue> {
    if !moves.is_object() {
        return Err(no_review());
    }
    let length = whole_number(&js_values::property(&moves, "length")?, MAX_MOVES);
    let moves = (0..length.ok_or_else(no_review)? as u32)
        .map(|index| reviewed_move(&js_values::item(&moves, index)?))
        .collect::<Result<Vec<_>, _>>()?;
    let judged: Vec<ReviewedMove> = moves.iter().map(|&(_, reviewed)| reviewed).collect();
    let summary = GameSummary::of(&judged);
    let ply = |number: usize| JsValue::from(moves[number].0);
    let (costliest, lost) = (Object::new(), Object::new());
    for side in Color::ALL {
        let plies = summary.costliest(side).iter().map(|&number| ply(number));
        set_property(&costliest, side.name(), plies.collect::<Array>());
        set_property(&lost, side.name(), summary.lost(side));
    }
    let object = Object::new();
    set_property(&object, "costliest", costliest);
    set_property(&object, "lost", lost);
    let turning_point = summary.turning_point.map_or(JsValue::NULL, ply);
    set_property(&object, "turning_point", turning_point);
    Ok(object)
}

/// The number of a move and what its review says.
fn reviewed_move(value: &JsValue) -> Result<(f64, ReviewedMove), JsValue> {
    if !value.is_object() {
        return Err(no_review());
    }
    let number = |name: &str| {
        let found = js_values::property(value, name)?.as_f64();
        found
            .filter(|found| found.is_finite())
            .ok_or_else(no_review)
    };
    let discs = |name: &str| {
        let units = number(name)? * f64::from(Value::PER_DISC);
        Ok::<_, JsValue>(Value::clamped(units.round() as i32))
    };
    let side = js_values::property(value, "side")?.as_string();
    let reviewed = ReviewedMove {
        side: side
            .and_then(|side| side.parse().ok())
            .ok_or_else(no_review)?,
        played: discs("score")?,
        best: discs("best_score")?,
    };
    Ok((number("ply")?, reviewed))
}

fn no_review() -> JsValue {
    let message = "a review is a list of objects with ply, side, score and best_score";
    error("bad-option", "moves", message)
}
