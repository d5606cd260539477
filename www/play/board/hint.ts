/**
 * A hint in steps, one press each: a thought that leads to the reason for the move, or the part in
 * which it lies; its square and that reason; how the game could go on, as numbers; and its end.
 * Where there is nothing to look for, the square comes at once. No step follows by itself: a press
 * would else mean another step than the one that its button named a moment before. Pure.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Core, Notice, PageEvent } from "../../floor/base/page.ts";
import type { Advice, Hinted } from "./point.ts";
import type { AiMove } from "../../../reversi-wasm.js";
import type { TextKey } from "../words/texts.ts";
import { type Comparison, LOOKS } from "../words/reason-text.ts";
import { modeRules, withoutHint } from "./owner.ts";
import { humanToMove } from "./turn.ts";
import { squareIn } from "../games/squares.ts";

/**
 * Moves that the visitor is taught, the next one first, and whether a mark on the board shows that
 * one already.
 */
export interface Taught {
  squares: readonly Square[];
  isShown: boolean;
}

/** How many moves of its line a hint shows: more would hide the board. */
export const LINE_MOVES = 6;

/** Squares of a row of Reversi's board, and of the half of one. */
const ROW = 8;
const HALF = 4;

/** The first step of a hint that a search has found. */
export function hinted<S extends Core>(
  state: S,
  { found, line }: PageEvent & { type: "hinted" },
): S {
  const { turn } = state.game;
  const lastSearch = turn && { side: turn, found, strong: true };
  return advised({ ...state, point: { ...state.point, lastSearch } }, found, line);
}

/**
 * The first step of a hint that leads to what the visitor is taught, which no search has to find.
 */
export function taught<S extends Core>(
  state: S,
  { line, isShown }: PageEvent & { type: "taught" },
): S {
  const theme = isShown ? {} : { theme: null };
  return advised(state, { square: line[0].square, score: null, exact: false, ...theme }, line);
}

/** The first step of a hint, or its square if there is nothing to look for. */
function advised<S extends Core>(state: S, found: Hinted, line: Advice["line"]): S {
  const hint = { found, line, step: "look" as const };
  const look = { ...state, point: { ...state.point, request: null, advice: hint, hint: null } };
  const { square, theme, region } = found;
  const isShown = theme !== undefined && (theme !== null || region?.length !== 0);
  if (!isShown || state.game.moves.length === 1) return furtherHinted(look);
  return { ...look, notice: { kind: "hint-look", square, about: subjectOf(found) } };
}

/** The next step of the hint; after its last one it ends. */
export function furtherHinted<S extends Core>(state: S): S {
  const { advice } = state.point;
  if (!advice) return state;
  if (nextHint(state) === "hint-end") return withoutHint(state);
  const { found, line, step } = advice;
  const { square, score, exact, outcome = null } = found;
  const at = (next: "square" | "line", notice: Notice): S => ({
    ...state,
    point: {
      ...state.point,
      advice: { ...advice, step: next },
      hint: square,
      line: next === "line" ? line : null,
    },
    notice,
  });
  return step === "look"
    ? at("square", {
        kind: "hint",
        square,
        score,
        exact,
        outcome,
        compared: comparisonOf(state),
      })
    : at("line", { kind: "hint-line", squares: line.map((move) => move.square) });
}

/** The step that the next press of *Hint* takes. */
export function nextHint(state: Core): "hint" | "hint-square" | "hint-line" | "hint-end" {
  const { hintGiven } = modeRules(state);
  if (hintGiven) return hintGiven(state) ? "hint-square" : "hint";
  const { advice } = state.point;
  if (!advice) return "hint";
  if (advice.step === "look") return "hint-square";
  return advice.step === "square" && advice.line.length > 1 ? "hint-line" : "hint-end";
}

/** Whether moves of the line of a hint lie on the board. */
function followsHint({ point: { advice, followed } }: Pick<Core, "point">) {
  return advice?.step === "line" && followed > 0;
}

/** Whether a hint can be given: on a human's turn, and with moves of its line on the board. */
export function canHint(state: Core) {
  return humanToMove(state) || followsHint(state);
}

/** The move of the hint beside a worse one; null if the search gives none. */
function comparisonOf({ game, point: { advice } }: Core): Comparison | null {
  const { square: best, contrast } = advice?.found ?? {};
  if (best === undefined || !contrast || game.turn === null) return null;
  return { ...contrast, best, side: game.turn };
}

/**
 * The text of the first step of a hint: the one that leads to the reason of its second step, or the
 * theme of a move without a reason; null where the quarter of the move is named.
 */
function subjectOf({ theme, contrast }: Pick<AiMove, "theme" | "contrast">): TextKey | null {
  if (contrast?.reason) return LOOKS[contrast.reason.kind];
  return theme ? `said-theme-${theme}` : null;
}

/** The reason for the square of a hint, as long as the position shows with that square. */
export function hintedReason(state: Core): Comparison | null {
  return state.point.advice?.step === "square" ? comparisonOf(state) : null;
}

/**
 * The squares that a hint speaks of before it names its own: those that the search has found, or
 * the legal ones in the quarter of the board; none before and after.
 */
export function hintedRegion({ game, point: { advice } }: Core): Square[] {
  if (advice?.step !== "look") return [];
  if (advice.found.region) return [...advice.found.region];
  if (subjectOf(advice.found) !== null) return [];
  const corner = cornerOf(advice.found.square);
  return game.moves.map(({ square }) => square).filter((square) => cornerOf(square) === corner);
}

/** The corner of the quarter in which a square of Reversi's board lies. */
export function cornerOf(square: Square) {
  const [row, column] = [Math.floor(square / ROW), square % ROW];
  return squareIn({ columns: ROW }, column < HALF ? 0 : ROW - 1, row < HALF ? 0 : ROW - 1);
}
