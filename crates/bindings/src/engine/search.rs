//! Reversi's engine as JavaScript calls it: requests, progress and answers.

use core::cell::RefCell;

use js_sys::{Array, Object};
use reversi_engine::{
    Analysis, Choice, Clock, Engine, Explanation, Game, MoveValue, RequestError, Value,
};
use wasm_bindgen::JsValue;

use super::helpers::HELPERS;
use super::reasons;
use super::request::{AnalysisRequest, MoveRequest};
use crate::clock::milliseconds;
use crate::errors::ToJsError;
use crate::held::Played;
use crate::js_values::{or_null, set_property};
use crate::progress::Progress;
use crate::reversi::numbers;

/// The clock of the page, the worker or Node.
pub struct PerformanceClock;

impl Clock for PerformanceClock {
    fn now(&self) -> f64 {
        milliseconds()
    }
}

std::thread_local! {
    /// The engine, which keeps its results from move to move.
    static ENGINE: RefCell<Engine<PerformanceClock>> = const { RefCell::new(NEW_ENGINE) };
}

/// Whether the module shares its memory with those of other workers.
const SHARES_MEMORY: bool = cfg!(target_feature = "atomics");

/// An engine that has searched nothing yet.
const NEW_ENGINE: Engine<PerformanceClock> = if SHARES_MEMORY {
    Engine::with_helpers(PerformanceClock, &HELPERS)
} else {
    Engine::new(PerformanceClock)
};

impl Played for Game {
    fn choose(&self, options: &JsValue) -> Result<Object, JsValue> {
        let MoveRequest {
            request,
            explain,
            progress,
        } = MoveRequest::read(options, self.position().board())?;
        let progress = Progress::new(progress);
        let choice = with_engine(|engine| {
            engine.choose(&request, &mut |result| {
                progress.report(|ms| ai_move(&result.clone().into(), ms));
            })
        })?;
        let found = ai_move(&choice, progress.elapsed());
        if SHARES_MEMORY && choice.nodes > 0 {
            set_property(&found, "threads", 1 + HELPERS.joined() as u32);
        }
        if explain {
            let Explanation {
                theme,
                contrast,
                line,
            } = with_engine(|engine| {
                Ok::<_, RequestError>(engine.explain(request.board, choice.square))
            })?;
            let theme = theme.map(|theme| theme.name());
            set_property(&found, "theme", or_null(theme));
            let contrast = contrast.as_ref().map(reasons::contrast);
            set_property(&found, "contrast", or_null(contrast));
            if line.len() > choice.pv.len() {
                set_property(&found, "pv", numbers(line));
            }
        }
        Ok(found)
    }

    fn value_moves(&self, options: &JsValue) -> Result<Object, JsValue> {
        let board = self.position().board();
        let AnalysisRequest {
            squares,
            limits,
            progress,
        } = AnalysisRequest::read(options, board)?;
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
    let mut engine = ENGINE.replace(NEW_ENGINE);
    let answer = answer(&mut engine);
    ENGINE.set(engine);
    answer.map_err(|refused| refused.to_js_error())
}

/// A choice as JavaScript sees it, found in `ms` milliseconds.
fn ai_move(choice: &Choice, ms: f64) -> Object {
    let score = choice.value.map(|value| value.discs());
    let found = Object::new();
    set_property(&found, "square", choice.square.index());
    set_property(&found, "score", or_null(score));
    set_property(&found, "exact", choice.exact);
    set_property(&found, "depth", choice.depth);
    set_property(&found, "nodes", choice.nodes as f64);
    set_property(&found, "ms", ms);
    set_property(&found, "pv", numbers(choice.pv.iter().copied()));
    found
}

/// An analysis as JavaScript sees it, found in `ms` milliseconds.
fn analysis(analysis: &Analysis, ms: f64) -> Object {
    let found = Object::new();
    let moves: Array = analysis.moves.iter().map(move_value).collect();
    set_property(&found, "moves", moves);
    let best = analysis.proven_best().map(|best| best.square.index());
    set_property(&found, "best", or_null(best));
    set_property(&found, "nodes", analysis.nodes as f64);
    set_property(&found, "ms", ms);
    found
}

fn move_value(value: &MoveValue) -> Object {
    let found = Object::new();
    set_property(&found, "square", value.square.index());
    set_property(&found, "score", value.value.discs());
    set_property(&found, "exact", value.exact);
    let proven = |bound: Value| match bound.units().abs() < Value::MAX.units() || value.exact {
        true => JsValue::from(bound.discs()),
        false => JsValue::NULL,
    };
    set_property(&found, "at_least", proven(value.at_least));
    set_property(&found, "at_most", proven(value.at_most));
    set_property(&found, "depth", value.depth);
    set_property(&found, "certainty", value.selectivity.certainty());
    set_property(&found, "pv", numbers(value.pv.iter().copied()));
    found
}
