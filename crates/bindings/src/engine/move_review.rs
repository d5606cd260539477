//! Reviews as JavaScript calls them: `review_move`, and its answer.

use js_sys::Object;
use reversi_engine::{Color, MoveReview, MoveValue};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::reasons::reason;
use super::request::read_limits;
use super::search::with_engine;
use crate::errors::{bad_ply, describe};
use crate::game::Game;
use crate::js_values::{or_null, set_property, whole_number};
use crate::reversi::numbers;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Why a move loses discs. */
export type ReasonKind =
  | "wipeout" | "missed-wipeout" | "x-square" | "c-square" | "corner" | "missed-corner"
  | "early-x-square" | "parity" | "tempo" | "missed-tempo" | "wedge" | "missed-wedge"
  | "mobility" | "opened" | "stability" | "missed-stability" | "key-square" | "frontier" | "count"
  | "moves" | "greedy" | "access" | "closed" | "order" | "taken" | "kept";

/** A reason, and the squares that show it. */
export interface Reason { kind: ReasonKind; squares: Squares; }

/** A chosen move of Reversi. */
export interface AiMove {
  /**
   * With `explain`: the best of the moves that lose a disc or more, and why it is worse. Null if no
   * move loses one, or if the position does not show why.
   */
  contrast?: { square: Square; reason: Reason } | null;
}

/** A move beside the best one in its place; scores are discs for the side that moves. */
export interface MoveReview {
  /** Number of the move, from 1. */
  ply: number;
  side: Side;
  square: Square;
  score: number;
  /** The best move, the one played if none is better. */
  best: Square;
  best_score: number;
  /** The loss of the move: `best_score - score`, never negative. */
  loss: number;
  /** The proven loss of the move; 0 if nothing is, the loss itself if it is exact. */
  loss_at_least: number;
  /** Whether the best score is the outcome with best play of both sides. */
  best_exact: boolean;
  /**
   * Whether the move is proven to be the only one: it keeps a win, or at least a draw, and each other
   * legal move gives that away.
   */
  only: boolean;
  /** Whether both scores are those of the opening book. */
  book: boolean;
  /** Whether both scores are outcomes with best play of both sides. */
  exact: boolean;
  /** Plies looked ahead, the move included. */
  depth: number;
  /** How often a selective cut of these searches is right by design, in percent. */
  certainty: number;
  /** The line that begins with the move, without passes. */
  line: Squares;
  /** The line that begins with the best move, without passes. */
  best_line: Squares;
  /** Null if the move loses less than a disc, or less than four and the position shows no reason. */
  reason: Reason | null;
  /** Positions visited. */
  nodes: number;
}
"#;

#[wasm_bindgen]
impl Game {
    /// Reviews move number `ply` of the line, from 1. With 18 empties or fewer before the move its
    /// loss is exact, whatever the limits.
    ///
    /// # Errors
    /// If the line has no such move, or an option is not understood.
    #[wasm_bindgen(unchecked_return_type = "MoveReview")]
    pub fn review_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SearchLimits")] options: JsValue,
    ) -> Result<Object, JsValue> {
        let game = self.reversi()?;
        let limits = read_limits(&options)?;
        let number = whole_number(&ply, f64::from(u8::MAX)).unwrap_or(0) as usize;
        let before = number.checked_sub(1);
        let (position, square) = before
            .and_then(|before| game.moves().nth(before))
            .ok_or_else(|| bad_ply(&describe(&ply)))?;
        let review = with_engine(|engine| engine.review(position.board(), square, limits))?;
        Ok(move_review(number, position.turn(), &review))
    }
}

/// A review as JavaScript sees it.
fn move_review(ply: usize, side: Color, review: &MoveReview) -> Object {
    let MoveReview {
        played,
        best,
        reason: found_reason,
        is_only,
        from_book,
        nodes,
    } = review;
    let found = Object::new();
    set_property(&found, "ply", ply as u32);
    set_property(&found, "side", side.name());
    set_property(&found, "square", played.square.index());
    set_property(&found, "score", played.value.discs());
    set_property(&found, "best", best.square.index());
    set_property(&found, "best_score", best.value.discs());
    set_property(&found, "loss", review.loss().discs());
    set_property(&found, "loss_at_least", review.least_loss().discs());
    set_property(&found, "best_exact", best.exact);
    set_property(&found, "only", *is_only);
    set_property(&found, "book", *from_book);
    set_property(&found, "exact", review.is_exact());
    set_property(&found, "depth", review.depth());
    set_property(&found, "certainty", review.selectivity().certainty());
    let line = |value: &MoveValue| numbers(value.pv.iter().copied());
    set_property(&found, "line", line(played));
    set_property(&found, "best_line", line(best));
    let reason = found_reason.as_ref().map(reason);
    set_property(&found, "reason", or_null(reason));
    set_property(&found, "nodes", *nodes as f64);
    found
}
