//! Requests to the engine: the options of `ai_move` and `analyse`.

use js_sys::Function;
use reversi_engine::{
    Bitboard, Board, IllegalMove, Opponent, Position, Request, RequestError, RequestLimits, Square,
};
use wasm_bindgen::JsValue;

use crate::arguments::{SEED, seed_number, square_list};
use crate::errors::{ToJsError, error, shortened};
use crate::js_values::whole_number;
use crate::options::Options;
use crate::random::seeded_rng;

/// The options of `ai_move`.
pub struct MoveRequest {
    pub request: Request,
    /// Whether the answer says what the move is about.
    pub explain: bool,
    pub progress: Option<Function>,
}

impl MoveRequest {
    /// Reads the options for the side to move on `board`.
    ///
    /// # Errors
    /// If one is unknown or of the wrong kind.
    pub fn read(options: &JsValue, board: Board) -> Result<MoveRequest, JsValue> {
        let allowed = [
            "level", "exact", "seed", "explain", "ms", "depth", "nodes", "progress",
        ];
        let options = Options::read(options, "options", &allowed)?;
        let level = options.get("level", "a text", JsValue::as_string)?;
        let opponent = level.map(|name| name.parse::<Opponent>());
        let exact = options.get("exact", "true or false", JsValue::as_bool)?;
        let seed = options.get("seed", SEED, seed_number)?;
        let explain = options.get("explain", "true or false", JsValue::as_bool)?;
        let request = Request {
            board,
            rng: seeded_rng(seed)?,
            opponent: opponent
                .transpose()
                .map_err(|unknown| unknown.to_js_error())?,
            exact: exact.unwrap_or(false),
            limits: limits(&options)?,
        };
        let progress = options.progress()?;
        Ok(MoveRequest {
            request,
            explain: explain.unwrap_or(false),
            progress,
        })
    }
}

/// The options of `analyse`.
pub struct AnalysisRequest {
    /// The moves to analyse.
    pub squares: Bitboard,
    pub limits: RequestLimits,
    pub progress: Option<Function>,
}

impl AnalysisRequest {
    /// Reads the options for the side to move on `board`.
    ///
    /// # Errors
    /// If one is unknown or of the wrong kind.
    pub fn read(options: &JsValue, board: Board) -> Result<AnalysisRequest, JsValue> {
        let allowed = ["squares", "ms", "depth", "nodes", "progress"];
        let options = Options::read(options, "options", &allowed)?;
        let squares = options.get("squares", "a list of legal moves", |value| {
            squares(value).filter(|squares| squares.is_subset_of(board.legal_moves()))
        })?;
        Ok(AnalysisRequest {
            squares: squares.unwrap_or(Bitboard::FULL),
            limits: limits(&options)?,
            progress: options.progress()?,
        })
    }
}

/// The limits of a search that has no other options.
///
/// # Errors
/// If an option is unknown or of the wrong kind.
pub fn read_limits(options: &JsValue) -> Result<RequestLimits, JsValue> {
    limits(&Options::read(
        options,
        "options",
        &["ms", "depth", "nodes"],
    )?)
}

/// The limits among the options.
fn limits(options: &Options) -> Result<RequestLimits, JsValue> {
    Ok(RequestLimits {
        ms: options.ms()?,
        depth: options.get("depth", "a whole number from 1 to 60", |value| {
            whole_number(value, 60.0)
                .filter(|&depth| depth > 0)
                .map(|depth| depth as u32)
        })?,
        nodes: options.nodes()?,
    })
}

/// The squares in a list of at least one, an array or a typed array.
fn squares(list: &JsValue) -> Option<Bitboard> {
    let squares = square_list(list, Position::GRID)?.into_iter();
    squares
        .map(|square| Square::from_index(square as u8))
        .collect()
}

impl ToJsError for reversi_engine::UnknownOpponent {
    fn to_js_error(&self) -> JsValue {
        let short = reversi_engine::UnknownOpponent {
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
            RequestError::ExactWithDepth => option("depth", format!("options.{self}")),
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
