//! Who chooses a move: options and answers for every game.

use js_sys::Object;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::{AnyGame, each};
use crate::game::Game;
use crate::held::Played;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The limits of a search of the strongest level; without any limit it takes a second or two. */
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
  /** Solve the endgame; with more than 24 empties within `ms` or `nodes`, and `exact` of the
   * answer says whether they sufficed. */
  exact?: boolean;
  /** A whole number from 0; the same seed gives the same choice where chance decides. */
  seed?: number;
  /** The answer has the theme of the move. */
  explain?: boolean;
  /** Called with the best move so far, at most ten times a second. */
  progress?: (found: AiMove) => void;
}

/** The theme of a move of Tic-Tac-Toe or Connect Four. */
export type SideTheme = "win" | "block" | "fork" | "squeeze" | "chain" | "guard" | "odd-row"
  | "even-row" | "answer" | "only-win" | "only-safe" | "lost" | "under" | "threat" | "deny"
  | "rows";

/** A chosen move. */
export interface AiMove {
  square: Square;
  /**
   * In Reversi discs for the side to move, -64 to 64; in Connect Four 22 less the discs of the
   * winner, negative for a loss; in Tic-Tac-Toe 1, 0 or -1. Null if the opponent finds none.
   */
  score: number | null;
  /** Whether the score is the outcome with best play of both sides. */
  exact: boolean;
  /** Tic-Tac-Toe, Connect Four: the outcome with best play, null if it is not proven. */
  outcome?: "win" | "draw" | "loss" | null;
  /** Plies looked ahead. */
  depth: number;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
  /** How many threads have searched; absent where there is one only. */
  threads?: number;
  /** The principal variation, which begins with the move; passes are omitted. */
  pv: Squares;
  /**
   * With `explain`: what the boards after the move and after the next best one show, in Tic-Tac-Toe
   * and Connect Four what the position proves. Null if it is the only move, or if they show nothing
   * but who is ahead.
   */
  theme?: "corner" | "wedge" | "parity" | "access" | "stability" | "quiet" | "ending"
    | SideTheme | null;
  /**
   * With `explain` in Tic-Tac-Toe and Connect Four: the squares that show the theme, without one the
   * part of the board in which the move lies.
   */
  region?: Squares;
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
  square: Square;
  /** As in an `AiMove`; in Connect Four the least that the winner gets if it is not exact. */
  score: number;
  /** Whether the score is the outcome with best play of both sides. */
  exact: boolean;
  /** Reversi: the outcome with best play is proven to be at least this; null if nothing is. */
  at_least?: number | null;
  /** Reversi: the outcome with best play is proven to be at most this; null if nothing is. */
  at_most?: number | null;
  /** Plies looked ahead. */
  depth: number;
  /**
   * Reversi: how often a selective cut of the search is right by design, in percent; 100 if it
   * cuts nothing.
   */
  certainty?: number;
  /** The principal variation, which begins with the move; passes are omitted. */
  pv: Squares;
}

/** The values of moves, in the order of squares. */
export interface Analysis {
  moves: MoveValue[];
  /** Reversi: the best of these moves, once it is proven that none is better; null before. */
  best?: Square | null;
  /** Positions visited. */
  nodes: number;
  /** Milliseconds taken. */
  ms: number;
}
"#;

/// Prepares what the first search of Reversi prepares otherwise: its weights. The other games need
/// nothing.
#[wasm_bindgen]
pub fn prepare() {
    #[cfg(feature = "engine")]
    reversi_engine::Weights::builtin();
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
        each!(AnyGame, &self.game, held => held.game.choose(&options))
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
        each!(AnyGame, &self.game, held => held.game.value_moves(&options))
    }
}
