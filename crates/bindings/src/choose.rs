//! Choosing a move for JavaScript: what is asked, the engine that answers, the answer.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Object, Uint8Array};
use reversi_engine::{
    Board, Choice, Clock, IllegalMove, Limits, Opponent, Rng, SearchResult, Searcher,
    UnknownOpponent, Weights,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::convert::{
    Explain, MAX_SAFE_INTEGER, Options, error, indices, set, shortened, whole_number,
};
use crate::game::Game;

/// Milliseconds that a search takes to which no limit is set.
const DEFAULT_MS: f64 = 1000.0;

/// Longest time that may be asked for, in milliseconds: an hour.
const MAX_MS: f64 = 3_600_000.0;

/// The most empty squares for which `exact` answers: some seconds, seldom more.
const MAX_EXACT_EMPTIES: u32 = 24;

/// Milliseconds between two reports of progress.
const PROGRESS_MS: f64 = 100.0;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Who chooses, and when the search ends. Without `level` and `exact` the strongest there is, for a second. */
export interface AiOptions {
  /** One of `levels()`. */
  level?: string;
  /** Count the ending out, with at most 24 empty squares. */
  exact?: boolean;
  /** A whole number from 0; the same seed gives the same choice where chance decides. */
  seed?: number;
  /** Milliseconds that the strongest level may take. */
  ms?: number;
  /** Plies that it looks ahead. */
  depth?: number;
  /** Positions that it visits; the same number finds the same move on every machine. */
  nodes?: number;
  /** Called with what is known so far, at most ten times a second. */
  progress?: (found: AiMove) => void;
}

/** A chosen move. */
export interface AiMove {
  square: number;
  /** Discs for the side to move, -64 to 64; null where the opponent does not count in discs. */
  score: number | null;
  /** Whether the score is certain. */
  exact: boolean;
  /** Plies looked ahead. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
  /** The expected line, which begins with the move; passes are left out. */
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
    /// The engine, made when it is first needed; it remembers what it has found out before.
    static SEARCHER: RefCell<Option<Box<Searcher>>> = const { RefCell::new(None) };
}

/// The names of the levels: the bots, then "1" to "10".
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    Opponent::all()
        .map(|opponent| opponent.to_string())
        .collect()
}

/// Unpacks what the engine has learned, which the first search does otherwise.
#[wasm_bindgen]
pub fn prepare() {
    Weights::builtin();
}

#[wasm_bindgen]
impl Game {
    /// Chooses a move for the side to move, without playing it.
    ///
    /// # Errors
    /// If the game is over, an option is not understood, or too many squares are empty for an exact
    /// answer.
    #[wasm_bindgen(unchecked_return_type = "AiMove")]
    pub fn ai_move(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "AiOptions")] options: JsValue,
    ) -> Result<Object, JsValue> {
        let wanted = Wanted::read(&options)?;
        wanted.choose(self.game.position().board())
    }
}

impl Explain for UnknownOpponent {
    fn explain(&self) -> JsValue {
        let short = UnknownOpponent {
            name: shortened(&self.name),
        };
        error("unknown-level", &short.name, &short.to_string())
    }
}

struct PerformanceClock;

impl Clock for PerformanceClock {
    fn now(&self) -> f64 {
        milliseconds()
    }
}

/// What is asked of the engine.
pub struct Wanted {
    opponent: Option<Opponent>,
    exact: bool,
    rng: Rng,
    ms: Option<f64>,
    depth: Option<u32>,
    nodes: Option<u64>,
    progress: Option<Function>,
}

impl Wanted {
    /// Reads the options of `ai_move`.
    ///
    /// # Errors
    /// If one is unknown, of the wrong kind, or does not go with another.
    pub fn read(options: &JsValue) -> Result<Wanted, JsValue> {
        let allowed = ["level", "exact", "seed", "ms", "depth", "nodes", "progress"];
        let options = Options::read(options, "options", &allowed)?;
        let level = options.get("level", "a text", JsValue::as_string)?;
        let level = level.map(|name| name.parse::<Opponent>().map_err(|wrong| wrong.explain()));
        let seed = options.get("seed", "a whole number from 0", |value| {
            whole_number(value, MAX_SAFE_INTEGER)
        })?;
        let wanted = Wanted {
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
            progress: options.get("progress", "a function", |value| {
                value.dyn_ref::<Function>().cloned()
            })?,
        };
        wanted.fits_together()?;
        Ok(wanted)
    }

    /// An exact answer has no level and no limits, and of the levels only the strongest has limits.
    fn fits_together(&self) -> Result<(), JsValue> {
        let limits = [
            ("ms", self.ms.is_some()),
            ("depth", self.depth.is_some()),
            ("nodes", self.nodes.is_some()),
        ];
        let limit = limits
            .into_iter()
            .find(|(_, given)| *given)
            .map(|(name, _)| name);
        match (self.exact, self.opponent, limit) {
            (true, Some(_), _) => Err(error(
                "bad-option",
                "exact",
                "options.exact stands in place of a level",
            )),
            (true, None, Some(limit)) => {
                let message = format!("options.exact ends with the game and takes no {limit}");
                Err(error("bad-option", limit, &message))
            }
            (false, Some(opponent), Some(limit)) if opponent != Opponent::STRONGEST => {
                let message =
                    format!("level {opponent} has limits of its own and takes no {limit}");
                Err(error("bad-option", limit, &message))
            }
            _ => Ok(()),
        }
    }

    /// Chooses a move, as JavaScript sees it.
    ///
    /// # Errors
    /// If the game is over, or too many squares are empty for an exact answer.
    pub fn choose(&self, board: Board) -> Result<Object, JsValue> {
        let begun = milliseconds();
        let empties = board.empties().len();
        if self.exact && empties > MAX_EXACT_EMPTIES {
            let message = format!(
                "{empties} squares are empty; at most {MAX_EXACT_EMPTIES} can be counted out"
            );
            return Err(error("too-many-empties", &empties.to_string(), &message));
        }
        let limitless = self.ms.is_none() && self.depth.is_none() && self.nodes.is_none();
        let ms = self.ms.or((limitless && !self.exact).then_some(DEFAULT_MS));
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            deadline: ms.map(|ms| (&PerformanceClock as &dyn Clock, begun + ms)),
            ..Limits::default()
        };
        let reported = Cell::new(begun);
        let mut progress = |report: &SearchResult| self.tell(report, begun, &reported);
        let opponent = self.opponent.unwrap_or(Opponent::STRONGEST);
        // Taken out while it works, so that `progress` may ask for another move. Making it takes tenths
        // of a second and 50 MB, which those are spared who do not search.
        let mut kept = SEARCHER.take();
        let choice = opponent.choose(
            || {
                let searcher =
                    kept.get_or_insert_with(|| Box::new(Searcher::new(Weights::builtin())));
                if self.depth.is_some() || self.nodes.is_some() {
                    searcher.clear();
                }
                searcher
            },
            board,
            self.rng,
            &limits,
            &mut progress,
        );
        SEARCHER.set(kept);
        let choice = choice.ok_or_else(|| IllegalMove::GameOver.explain())?;
        Ok(ai_move(&choice, milliseconds() - begun))
    }

    /// Tells the caller how far the search is, not too often.
    fn tell(&self, report: &SearchResult, begun: f64, reported: &Cell<f64>) {
        let now = milliseconds();
        if let Some(progress) = &self.progress
            && now - reported.get() >= PROGRESS_MS
        {
            reported.set(now);
            // What the caller's function throws is the caller's: the search goes on.
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
            &format!("no random seed is to be had: {failed}"),
        )
    })?;
    Ok(Rng::new(number))
}

/// The choice as JavaScript sees it, found in `ms` milliseconds.
fn ai_move(choice: &Choice, ms: f64) -> Object {
    let result = Object::new();
    set(&result, "square", choice.square.index());
    set(
        &result,
        "score",
        choice
            .value
            .map_or(JsValue::NULL, |value| value.discs().into()),
    );
    set(&result, "exact", choice.exact);
    set(&result, "depth", choice.depth);
    set(&result, "nodes", choice.nodes as f64);
    set(&result, "ms", ms);
    set(
        &result,
        "pv",
        Uint8Array::from(indices(choice.pv.iter().copied()).as_slice()),
    );
    result
}
