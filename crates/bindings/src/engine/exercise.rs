//! Exercises as JavaScript calls them: `read_exercises` and `check_exercises`.

use js_sys::{Array, Object};
use reversi_engine::{Exercise, ExerciseProblem, Finding, FindingKind, Theme};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::text;
use crate::errors::error;
use crate::js_values::{indices, or_null, set_property};
use crate::reversi::numbers;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** An exercise: a position whose side to move solves it. */
export interface Exercise {
  position: string;
  goal: "win" | "draw" | "best";
  /** From 1, easy, to 3. */
  difficulty: number;
  /** Its theme, null if its author does not say. */
  theme: "corner" | "wedge" | "parity" | "access" | "stability" | "quiet" | "ending" | null;
  /** The first and the last square of the part of the board that shows, null for all of it. */
  part: Squares | null;
  /** Accepted lines: moves and replies in turn, without passes. */
  lines: Squares[];
  comment: string;
}

/** A finding of the solver about an exercise. */
export interface ExerciseFinding {
  /** Number of the exercise, from 1. */
  exercise: number;
  /** Whether the move solves the exercise and is not accepted, or is accepted and does not. */
  kind: "also-solves" | "does-not-solve";
  square: Square;
  /** The moves of an accepted line before it, empty at the first move. */
  after: Squares;
  /** An English sentence, "g2 also wins". */
  message: string;
}
"#;

/// Reads the exercises of a text, a paragraph each: the position, the goal with the difficulty, the
/// part of the board, the accepted lines, and comments after `#`.
///
/// # Errors
/// Names the first exercise that cannot be read.
#[wasm_bindgen(unchecked_return_type = "Exercise[]")]
pub fn read_exercises(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Array, JsValue> {
    Ok(read(&text)?.iter().map(object).collect())
}

/// Compares the accepted moves of the exercises of a text with the exact outcomes of all moves, at
/// each step at which the side that solves an exercise is to move.
///
/// # Errors
/// If an exercise cannot be read, or has more than 20 empties.
#[wasm_bindgen(unchecked_return_type = "ExerciseFinding[]")]
pub fn check_exercises(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<Array, JsValue> {
    let found = Array::new();
    for (exercise, number) in read(&text)?.iter().zip(1..) {
        let findings = exercise
            .check()
            .map_err(|many| error("too-many-empties", &many.0.to_string(), &many.to_string()))?;
        for finding in findings {
            found.push(&finding_object(number, &finding));
        }
    }
    Ok(found)
}

fn read(text: &JsValue) -> Result<Vec<Exercise>, JsValue> {
    let read = reversi_engine::read_exercises(&self::text(text, "text")?);
    read.map_err(|wrong| {
        let code = match &wrong.problem {
            ExerciseProblem::Position(_) => "bad-position",
            ExerciseProblem::NoGoal { .. } => "no-goal",
            ExerciseProblem::Part(_) => "bad-part",
            ExerciseProblem::NoMoves => "no-moves",
            ExerciseProblem::NoSquare { .. } => "no-such-square",
            ExerciseProblem::Illegal { .. } => "illegal-move",
            ExerciseProblem::Outside { .. } => "outside-part",
        };
        error(code, &wrong.line.to_string(), &wrong.to_string())
    })
}

/// An exercise as JavaScript sees it.
fn object(exercise: &Exercise) -> Object {
    let lines = exercise.lines.iter();
    let lines: Array = lines
        .map(|line| indices(line.iter().map(|square| square.index().into())))
        .collect();
    let object = Object::new();
    set_property(&object, "position", exercise.position.to_string());
    set_property(&object, "goal", exercise.goal.name());
    set_property(&object, "difficulty", exercise.difficulty);
    let theme = exercise.theme.map(Theme::name);
    set_property(&object, "theme", or_null(theme));
    let part = exercise.part;
    let part = or_null(part.map(|part| numbers([part.first(), part.last()])));
    set_property(&object, "part", part);
    set_property(&object, "lines", lines);
    set_property(&object, "comment", &exercise.comment);
    object
}

fn finding_object(number: u32, finding: &Finding) -> Object {
    let kind = match finding.kind {
        FindingKind::AlsoSolves => "also-solves",
        FindingKind::DoesNotSolve => "does-not-solve",
    };
    let after = indices(finding.after.iter().map(|square| square.index().into()));
    let object = Object::new();
    set_property(&object, "exercise", number);
    set_property(&object, "kind", kind);
    set_property(&object, "square", finding.square.index());
    set_property(&object, "after", after);
    set_property(&object, "message", finding.to_string());
    object
}
