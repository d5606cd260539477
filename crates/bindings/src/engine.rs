//! The engine behind `ai_move`: the options of a request, and the answer.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Object};
use reversi_engine::{
    Board, Choice, Clock, Engine, IllegalMove, Opponent, Request, RequestError, Rng, SearchResult,
    UnknownOpponent, Weights,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::convert::{
    MAX_SAFE_INTEGER, ToJsError, error, indices, set_property, shortened, whole_number,
};
use crate::game::Game;
use crate::options::Options;

/// Longest time that may be asked for, in milliseconds: an hour.
const MAX_MS: f64 = 3_600_000.0;

/// Milliseconds between two reports of progress.
const PROGRESS_MS: f64 = 100.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Who chooses, and what limits the search. Without `level` and `exact` the strongest, for a second. */
export interface AiOptions {
  /** One of `levels()`. */
  level?: string;
  /** Solve the endgame, with at most 24 empties. */
  exact?: boolean;
  /** A whole number from 0; the same seed gives the same choice where chance decides. */
  seed?: number;
  /** Milliseconds that the strongest level may take. */
  ms?: number;
  /** Plies that the strongest level looks ahead. */
  depth?: number;
  /** Positions that the strongest level visits; the move is then the same on every machine. */
  nodes?: number;
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
"#;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page, the worker or Node began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
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
    /// If the game is over, an option is not understood, or there are too many empties for an exact
    /// answer.
    #[wasm_bindgen(unchecked_return_type = "AiMove")]
    pub fn ai_move(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AiOptions")] options: JsValue,
    ) -> Result<Object, JsValue> {
        MoveRequest::read(&options, self.game.position().board())?.choose()
    }
}

impl ToJsError for UnknownOpponent {
    fn to_js_error(&self) -> JsValue {
        let short = UnknownOpponent {
            name: shortened(&self.name),
        };
        error("unknown-level", &short.name, &short.to_string())
    }
}

impl ToJsError for RequestError {
    fn to_js_error(&self) -> JsValue {
        let option = |detail: &str, message: String| error("bad-option", detail, &message);
        match self {
            RequestError::ExactWithOpponent => option("exact", format!("options.{self}")),
            RequestError::ExactWithLimit(limit) => {
                option(&limit.to_string(), format!("options.{self}"))
            }
            RequestError::OpponentWithLimit { limit, .. } => {
                option(&limit.to_string(), self.to_string())
            }
            RequestError::TooManyEmpties(empties) => {
                error("too-many-empties", &empties.to_string(), &self.to_string())
            }
            RequestError::NoMoves => IllegalMove::GameOver.to_js_error(),
        }
    }
}

struct PerformanceClock;

impl Clock for PerformanceClock {
    fn now(&self) -> f64 {
        milliseconds()
    }
}

/// The options of `ai_move`.
struct MoveRequest {
    request: Request,
    progress: Option<Function>,
}

impl MoveRequest {
    /// Reads the options of `ai_move` for the side to move on `board`.
    ///
    /// # Errors
    /// If one is unknown or of the wrong kind.
    fn read(options: &JsValue, board: Board) -> Result<MoveRequest, JsValue> {
        let allowed = ["level", "exact", "seed", "ms", "depth", "nodes", "progress"];
        let options = Options::read(options, "options", &allowed)?;
        let level = options.get("level", "a text", JsValue::as_string)?;
        let level = level.map(|name| {
            name.parse::<Opponent>()
                .map_err(|wrong| wrong.to_js_error())
        });
        let seed = options.get("seed", "a whole number from 0", |value| {
            whole_number(value, MAX_SAFE_INTEGER)
        })?;
        let request = Request {
            board,
            opponent: level.transpose()?,
            exact: options
                .get("exact", "true or false", JsValue::as_bool)?
                .unwrap_or(false),
            rng: seed.map_or_else(random_seed, |number| Ok(Rng::new(number)))?,
            ms: options.get("ms", "a number of milliseconds, at most an hour", |value| {
                value.as_f64().filter(|ms| (0.0..=MAX_MS).contains(ms))
            })?,
            depth: options.get("depth", "a whole number from 1 to 60", |value| {
                whole_number(value, 60.0)
                    .filter(|&depth| depth > 0)
                    .map(|depth| depth as u32)
            })?,
            nodes: options.get("nodes", "a whole number from 1", |value| {
                whole_number(value, MAX_SAFE_INTEGER).filter(|&nodes| nodes > 0)
            })?,
        };
        let progress = options.get("progress", "a function", |value| {
            value.dyn_ref::<Function>().cloned()
        })?;
        Ok(MoveRequest { request, progress })
    }

    /// Chooses a move, as JavaScript sees it.
    ///
    /// # Errors
    /// If an option does not go with another, the game is over, or there are too many empties for an
    /// exact answer.
    fn choose(&self) -> Result<Object, JsValue> {
        let begun = milliseconds();
        let reported = Cell::new(begun);
        let mut progress = |result: &SearchResult| self.report_progress(result, begun, &reported);
        // Taken out while it works, because `progress` may call `ai_move` again.
        let mut engine = ENGINE.replace(Engine::new(PerformanceClock));
        let choice = engine.choose(&self.request, &mut progress);
        ENGINE.set(engine);
        let choice = choice.map_err(|refused| refused.to_js_error())?;
        Ok(ai_move(&choice, milliseconds() - begun))
    }

    /// Reports to the caller how far the search is, at most ten times a second.
    fn report_progress(&self, report: &SearchResult, begun: f64, reported: &Cell<f64>) {
        let now = milliseconds();
        if let Some(progress) = &self.progress
            && now - reported.get() >= PROGRESS_MS
        {
            reported.set(now);
            // If the caller's function throws, the search goes on.
            let _ = progress.call1(
                &JsValue::NULL,
                &ai_move(&report.clone().into(), now - begun),
            );
        }
    }
}

/// A seed from the system.
fn random_seed() -> Result<Rng, JsValue> {
    let number = getrandom::u64().map_err(|failed| {
        error(
            "no-randomness",
            "",
            &format!("the system gives no random seed: {failed}"),
        )
    })?;
    Ok(Rng::new(number))
}

/// The choice as JavaScript sees it, found in `ms` milliseconds.
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
