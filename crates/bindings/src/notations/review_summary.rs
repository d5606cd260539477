//! The summary of a review as JavaScript calls it: `review_summary`.

use js_sys::{Array, Object};
use reversi_engine::{Color, GameSummary, ReviewedMove, Value, value_error};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::error;
use crate::js_values;
use crate::js_values::{or_null, set_property, whole_number};

/// More moves than a game has.
const MAX_MOVES: f64 = 64.0;

/// More plies than a search looks ahead.
const MAX_DEPTH: f64 = 64.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The verdict of a review on a whole game; moves are named by their `ply`. */
export interface ReviewSummary {
  /** The costliest moves of each side, at most three, the costliest first. */
  costliest: { black: number[]; white: number[] };
  /** Discs that the moves of each side have lost together. */
  lost: { black: number; white: number };
  /**
   * The move after which the result no longer changed, or, of the few moves within which it changed
   * for good, the one that has lost most; null if there is none, or if the scores leave it open.
   */
  turning_point: number | null;
  /** Whether the result before the turning point and after it differ by more than their errors. */
  turning_point_certain: boolean;
  /** Whether the scores prove that no move changed the result. */
  never_turned: boolean;
}
"#;

/// The summary of reviewed moves, in the order of play: the answers of `review_move`, or objects
/// with the same `ply`, `side`, `score`, `best_score`, `exact` and `depth`. Scores without `exact`
/// are estimates, and those without `depth` of a search that looks one ply ahead.
///
/// # Errors
/// If it is no list of such objects.
#[wasm_bindgen(unchecked_return_type = "ReviewSummary")]
pub fn review_summary(
    #[wasm_bindgen(
        unchecked_param_type = "{ ply: number; side: Side; score: number; best_score: number; exact?: boolean; depth?: number }[]"
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
    let turning_point = summary.turning_point;
    let certain = turning_point.is_some_and(|found| found.certain);
    let turning_point = or_null(turning_point.map(|found| ply(found.number)));
    set_property(&object, "turning_point", turning_point);
    set_property(&object, "turning_point_certain", certain);
    set_property(&object, "never_turned", summary.never_turned);
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
        error: error_of(value)?,
    };
    Ok((number("ply")?, reviewed))
}

/// How far the scores of a review may be off, by `exact` and `depth`.
fn error_of(value: &JsValue) -> Result<Value, JsValue> {
    let exact = js_values::property(value, "exact")?;
    let depth = js_values::property(value, "depth")?;
    if !exact.is_undefined() && exact.as_bool().ok_or_else(no_review)? {
        return Ok(Value::clamped(0));
    }
    if depth.is_undefined() {
        return Ok(value_error(1));
    }
    let depth = whole_number(&depth, MAX_DEPTH).ok_or_else(no_review)?;
    Ok(value_error(depth as u32))
}

fn no_review() -> JsValue {
    let message = "a review is a list of objects with ply, side, score and best_score, \
                   and with exact and depth if they are known";
    error("bad-option", "moves", message)
}
