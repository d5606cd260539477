/** What the folder `board` adds to the types of the page. No code. */

import type { Comparison } from "../words/reason-text.ts";
import type { TextKey } from "../words/texts.ts";
import type { Side, Snapshot } from "../../reversi-rules.js";
import type { AiMove, MoveReview } from "../../reversi-wasm.js";
import type { Mode, Rejection } from "./owner.ts";
import type { Header } from "./header.ts";
import type { Hinted } from "./hint.ts";
import type { LineMove } from "./point.ts";

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
  placed: number | null;
  /** The square that a second press plays. */
  armed: number | null;
  /** The square that the hint shows. */
  hint: number | null;
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
  hovered: number | null;
  /** The square that may not be played, while it is pressed. */
  rejected: number | null;
}

declare module "../base/page.ts" {
  interface State {
    game: Snapshot;
    /** What the visitor does on the board. */
    mode: Mode;
    point: Point;
    pointer: Pointer;
    header: Header;
  }

  interface Events {
    requested: { request: "best" | "hint" };
    hinted: { found: AiMove; line: readonly LineMove[] };
    "hinted-further": object;
    taught: { line: readonly LineMove[]; isShown: boolean };
    "line-shown": { line: readonly LineMove[] };
    "line-followed": { count: number };
    "line-laid": { line: readonly LineMove[]; followed: number };
    hovered: { square: number | null };
    armed: { square: number | null };
    rejected: { square: number };
    released: object;
    "end-closed": object;
  }

  interface Notices {
    armed: { square: number; flips: number };
    disarmed: object;
    rejected: { reason: Rejection; square: number };
    hint: {
      square: number;
      score: number | null;
      exact: boolean;
      outcome?: "win" | "draw" | "loss" | null;
      compared: Comparison | null;
    };
    "hint-look": { square: number; about: TextKey | null };
    "hint-line": { squares: readonly number[] };
    line: { square: number };
    "line-followed": { count: number; total: number; square: number | null };
  }
}
