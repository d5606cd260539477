/** What a review has found, and a second try in it. No code. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { ReviewedMove } from "../engine/protocol.ts";

/** Names the searches of a review that are due. */
export type Plan = typeof import("../../../reversi-wasm.js").due_searches;

/** The result of a search of a move, and the positions that it has visited. */
export interface EndedSearch {
  loss: number;
  nodes: number;
}

/**
 * `moves` holds what each move was worth, and `searches` what its searches have found, from the
 * first, both by its number from 1; `tried` holds what other moves in their places are worth, by
 * the transcript that ends with such a move. `waits` is there once no worker could be loaded: the
 * searches go on after a sign that one can.
 */
export interface Review {
  game: Snapshot;
  moves: ReadonlyMap<number, ReviewedMove>;
  searches: ReadonlyMap<number, readonly EndedSearch[]>;
  tried: ReadonlyMap<string, MoveReview>;
  waits?: true;
}

/**
 * The first searches of a review, made while the end of the game shows; none is tried again after
 * one has failed. `seen` is that of a review which the visitor has closed: its signs stay in the
 * list of moves.
 */
export type Ahead = Review & { failed: boolean; seen?: true };

/**
 * The visitor's second try at a move of the reviewed game: the answer, and what it is worth; `from`
 * is the ply that the board showed before.
 */
export interface Attempt {
  square: Square | null;
  verdict: MoveReview | null;
  from: number;
}

export interface ReviewSlice {
  /** The review of the game on the board. */
  open: Review | null;
  /** The first searches of a review that nobody has opened yet. */
  ahead: Ahead | null;
  /** Null until it is loaded. */
  plan: Plan | null;
  /** Whether the mistakes of both sides are sought in a game against a computer. */
  allMistakes: boolean;
}
