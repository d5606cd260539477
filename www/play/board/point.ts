/** A point of the game and of a line, and what nothing has happened to yet. No code. */

import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { AiMove, MoveReview } from "../../../reversi-wasm.js";

/**
 * A move of a line with the side that plays it, and the point after it; null where no step leads
 * there.
 */
export interface LineMove {
  square: Square;
  side: Side;
  after: Snapshot | null;
}

/** The move of a hint, with what a search adds to it. */
export type Hinted = Pick<
  AiMove,
  "square" | "score" | "exact" | "outcome" | "theme" | "region" | "contrast"
>;

/** `strong` is whether the full engine searched, whose score is worth showing. */
export interface LastSearch {
  side: Side;
  found: AiMove;
  strong: boolean;
}

/** A hint: the move with the line after it, and the step that has been given. */
export interface Advice {
  found: Hinted;
  line: readonly LineMove[];
  step: "look" | "square" | "line";
}

/** The parts that belong to one point of the game and end with it. */
export interface Point {
  /** The square of the move that has just been played. */
  placed: Square | null;
  /** The square that a second press plays. */
  armed: Square | null;
  /** The square that the hint shows. */
  hint: Square | null;
  /** The hint and the step that has been given. */
  advice: Advice | null;
  /** A search that the visitor requested. */
  request: "best" | "hint" | null;
  /** The pass before this turn was made manually. */
  passDone: boolean;
  endClosed: boolean;
  /** What the search that led here found. */
  lastSearch: LastSearch | null;
  /** A line that shows from here, such as a better one. */
  line: readonly LineMove[] | null;
  /** How many moves of that line lie on the board. */
  followed: number;
  /** What the wrong move of an exercise loses. */
  judgement: MoveReview | null;
}

/** Where the visitor's pointer or keyboard focus is, which no move changes. */
export interface Pointer {
  hovered: Square | null;
  /** The square that may not be played, while it is pressed. */
  rejected: Square | null;
}

export const FRESH: Readonly<Point> = {
  placed: null,
  armed: null,
  hint: null,
  advice: null,
  request: null,
  passDone: false,
  endClosed: false,
  lastSearch: null,
  line: null,
  followed: 0,
  judgement: null,
};

export const AWAY: Readonly<Pointer> = { hovered: null, rejected: null };
