//! The engine as JavaScript calls it: `ai_move`, `analyse`, and their answers.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Function, Object};
use reversi_engine::{Analysis, Choice, Clock, Engine, MoveValue, Weights};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::ToJsError;
use crate::game::Game;
use crate::request::{AnalysisRequest, MoveRequest};
use crate::values::{indices, set_property};

/// Milliseconds between two reports of progress.
const PROGRESS_MS: f64 = 100.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What limits a search of the strongest level; without any limit it takes a second. */
export interface SearchLimits {
  /** Milliseconds. */
  ms?: number;
  /** Plies to look ahead. */
  depth?: number;
  /** Positions to visit; the result is then the same on every machine. */
  nodes?: number;
}

/** Who chooses, the strongest level if absent, and what limits the search. */
export interface AiOptions extends SearchLimits {
  /** One of `levels()`. */
  level?: string;
  /** Solve the endgame, with at most 24 empties. */
  exact?: boolean;
  /** A whole number from 0; the same seed gives the same choice where chance decides. */
  seed?: number;
  /** Called with the best move so far, at most ten times a second. */
  progress?: (found: AiMove) => void;
}

/** A chosen move. */
export interface AiMove {
  square: number;
  /** Discs for the side to move, -64 to 64; null if the opponent does not count in discs. */
  score: number | null;
  /** Whether the score is the outcome with best play of both sides. */
  exact: boolean;
  /** Plies looked ahead. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
  /** The principal variation, which begins with the move; passes are omitted. */
  pv: Uint8Array;
}

/** Which moves are analysed, all if `squares` is absent, and what limits the search. */
export interface AnalysisOptions extends SearchLimits {
  /** Squares of legal moves. */
  squares?: ArrayLike<number>;
  /** Called with the values so far, at most ten times a second. */
  progress?: (found: Analysis) => void;
}

/** The value of a move. */
export interface MoveValue {
  square: number;
  /** Discs for the side to move, -64 to 64. */
  score: number;
  /** Whether the score is the outcome with best play of both sides. */
  exact: boolean;
  /** Plies looked ahead. */
  depth: number;
  /** The principal variation, which begins with the move; passes are omitted. */
  pv: Uint8Array;
}

/** The values of moves, in the order of squares. */
export interface Analysis {
  moves: MoveValue[];
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page, the worker or Node began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

/// The clock of the page, the worker or Node.
pub struct PerformanceClock;

impl Clock for PerformanceClock {
    fn now(&self) -> f64 {
        milliseconds()
    }
}

thread_local! {
    /// The engine, which keeps its results from move to move.
    static ENGINE: RefCell<Engine<PerformanceClock>> =
        const { RefCell::new(Engine::new(PerformanceClock)) };
}

/// Unpacks the weights, which the first search does otherwise.
#[wasm_bindgen]
pub fn prepare() {
    Weights::builtin();
}

#[wasm_bindgen]
impl Game {
    /// Chooses a move for the side to move, without playing it.
    ///
    /// # Errors
    /// If the game is over, an option is not understood or does not go with another, or there are
    /// too many empties for an exact answer.
    #[wasm_bindgen(unchecked_return_type = "AiMove")]
    pub fn ai_move(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AiOptions")] options: JsValue,
    ) -> Result<Object, JsValue> {
        let MoveRequest { request, progress } =
            MoveRequest::read(&options, self.game.position().board())?;
        let progress = Progress::new(progress);
        let choice = with_engine(|engine| {
            engine.choose(&request, &mut |result| {
                progress.report(|ms| ai_move(&result.clone().into(), ms));
            })
        })?;
        Ok(ai_move(&choice, progress.elapsed()))
    }

    /// The values of the legal moves.
    ///
    /// # Errors
    /// If the game is over, or an option is not understood.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AnalysisOptions")] options: JsValue,
    ) -> Result<Object, JsValue> {
        let board = self.game.position().board();
        let AnalysisRequest {
            squares,
            limits,
            progress,
        } = AnalysisRequest::read(&options, board)?;
        let progress = Progress::new(progress);
        let found = with_engine(|engine| {
            engine.analyse(board, squares, limits, &mut |found| {
                progress.report(|ms| analysis(found, ms));
            })
        })?;
        Ok(analysis(&found, progress.elapsed()))
    }
}

/// The answer of the engine, which is taken out of its place while it works: a function that
/// progress is reported to may call it again.
pub fn with_engine<T, E: ToJsError>(
    answer: impl FnOnce(&mut Engine<PerformanceClock>) -> Result<T, E>,
) -> Result<T, JsValue> {
    let mut engine = ENGINE.replace(Engine::new(PerformanceClock));
    let answer = answer(&mut engine);
    ENGINE.set(engine);
    answer.map_err(|refused| refused.to_js_error())
}

/// Reports of how far a search is.
struct Progress {
    function: Option<Function>,
    /// When the search began, in milliseconds.
    begun: f64,
    /// When the last report was made.
    reported: Cell<f64>,
}

impl Progress {
    fn new(function: Option<Function>) -> Progress {
        let begun = milliseconds();
        Progress {
            function,
            begun,
            reported: Cell::new(begun),
        }
    }

    /// Milliseconds since the search began.
    fn elapsed(&self) -> f64 {
        milliseconds() - self.begun
    }

    /// Calls the function with what is `found` after so many milliseconds, unless it has just been
    /// called.
    fn report(&self, found: impl FnOnce(f64) -> Object) {
        let now = milliseconds();
        if let Some(function) = &self.function
            && now - self.reported.get() >= PROGRESS_MS
        {
            self.reported.set(now);
            // If the caller's function throws, the search goes on.
            let _ = function.call1(&JsValue::NULL, &found(now - self.begun));
        }
    }
}

/// A choice as JavaScript sees it, found in `ms` milliseconds.
fn ai_move(choice: &Choice, ms: f64) -> Object {
    let score = choice.value.map(|value| value.discs());
    let found = Object::new();
    set_property(&found, "square", choice.square.index());
    set_property(&found, "score", score.map_or(JsValue::NULL, JsValue::from));
    set_property(&found, "exact", choice.exact);
    set_property(&found, "depth", choice.depth);
    set_property(&found, "nodes", choice.nodes as f64);
    set_property(&found, "ms", ms);
    set_property(&found, "pv", indices(choice.pv.iter().copied()));
    found
}

/// An analysis as JavaScript sees it, found in `ms` milliseconds.
fn analysis(analysis: &Analysis, ms: f64) -> Object {
    let found = Object::new();
    let moves: Array = analysis.moves.iter().map(move_value).collect();
    set_property(&found, "moves", moves);
    set_property(&found, "nodes", analysis.nodes as f64);
    set_property(&found, "ms", ms);
    found
}

fn move_value(value: &MoveValue) -> Object {
    let found = Object::new();
    set_property(&found, "square", value.square.index());
    set_property(&found, "score", value.value.discs());
    set_property(&found, "exact", value.exact);
    set_property(&found, "depth", value.depth);
    set_property(&found, "pv", indices(value.pv.iter().copied()));
    found
}
