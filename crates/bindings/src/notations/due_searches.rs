//! The plan of a review as JavaScript calls it: `due_searches`.

use js_sys::{Array, Object};
use reversi_engine::{DueSearch, EndedSearch, Value};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::error;
use crate::js_values::{item, property, set_property, whole_number};

/// As many as a board has squares.
const MAX_MOVES: f64 = 64.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The answer of a search of a move: any one of `review_move`. */
export interface EndedSearch { side: Side; loss: number; exact: boolean; nodes: number; }

/** A search of a move that is due: the number of the move, from 1, and the limit of its nodes. */
export interface DueSearch { ply: number; nodes: number; }
"#;

/// The searches of a review that are due, none at its end. `empties` are those before the first
/// move; `moves` has, for each move of the game, what its searches so far have found, in their
/// order. Those that are due can run at the same time, and which one ends first changes nothing.
///
/// # Errors
/// If the empties are no whole number from 0 to 64, or the moves no list of such lists.
#[wasm_bindgen(unchecked_return_type = "DueSearch[]")]
pub fn due_searches(
    #[wasm_bindgen(unchecked_param_type = "number")] empties: JsValue,
    #[wasm_bindgen(unchecked_param_type = "EndedSearch[][]")] moves: JsValue,
) -> Result<Array, JsValue> {
    let empties = whole_number(&empties, MAX_MOVES).ok_or_else(no_empties)? as usize;
    let moves = list(&moves, MAX_MOVES, |searches| {
        list(searches, f64::from(u32::MAX), ended_search)
    })?;
    let due = reversi_engine::due_searches(empties, &moves);
    Ok(due.into_iter().map(due_search).collect())
}

/// The items of a list, each read by `read`.
fn list<T>(
    value: &JsValue,
    most: f64,
    read: impl Fn(&JsValue) -> Result<T, JsValue>,
) -> Result<Vec<T>, JsValue> {
    if !value.is_object() {
        return Err(no_moves());
    }
    let length = whole_number(&property(value, "length")?, most).ok_or_else(no_moves)?;
    (0..length as u32)
        .map(|index| read(&item(value, index)?))
        .collect()
}

fn ended_search(value: &JsValue) -> Result<EndedSearch, JsValue> {
    if !value.is_object() {
        return Err(no_moves());
    }
    let number = |name| property(value, name)?.as_f64().ok_or_else(no_moves);
    let side = property(value, "side")?.as_string();
    let units = number("loss")? * f64::from(Value::PER_DISC);
    Ok(EndedSearch {
        side: side
            .and_then(|side| side.parse().ok())
            .ok_or_else(no_moves)?,
        loss: Value::clamped(units.round() as i32),
        exact: property(value, "exact")?.is_truthy(),
        nodes: number("nodes")? as u64,
    })
}

fn due_search(DueSearch { number, nodes }: DueSearch) -> Object {
    let search = Object::new();
    set_property(&search, "ply", number as u32 + 1);
    set_property(&search, "nodes", nodes as f64);
    search
}

fn no_moves() -> JsValue {
    let message =
        "moves must have for each move a list of objects with side, loss, exact and nodes";
    error("bad-option", "moves", message)
}

fn no_empties() -> JsValue {
    error(
        "bad-option",
        "empties",
        "empties must be a whole number from 0 to 64",
    )
}
