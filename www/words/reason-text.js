/**
 * Why a move is worse than the best one, and why the best one is better, in plain words. Pure.
 *
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { Grid } from "../games/squares.js"
 * @import { TextKey, Texts } from "./texts.js"
 *
 * A move, the best one in its place, and what the position shows of both.
 * @typedef {Pick<MoveReview, "square" | "best" | "side" | "reason">} Comparison
 */

import { otherSide } from "../games/sides.js";
import { squareName } from "../games/squares.js";

/** More new moves than this are marked on the board and not named. */
const MAX_NAMED = 4;

/** The kinds with a text of their own where the best move is the one square of the reason. */
const ITSELF = {
  reason: ["missed-corner", "missed-wedge"],
  strength: ["missed-corner", "missed-wedge", "key-square"],
};

/**
 * Why a move is worse than the best one; empty if the position shows no reason.
 * @param {Grid} grid
 * @param {Comparison} found
 * @param {Texts} texts
 */
export function weakness(grid, found, texts) {
  return reasonText("reason", grid, found, texts);
}

/**
 * Why the best move is better than another one; empty if the position shows no reason.
 * @param {Grid} grid
 * @param {Comparison} found
 * @param {Texts} texts
 */
export function strength(grid, found, texts) {
  return reasonText("strength", grid, found, texts);
}

/**
 * @param {"reason" | "strength"} of
 * @param {Grid} grid
 * @param {Comparison} found
 * @param {Texts} texts
 */
function reasonText(of, grid, { square, best, side: mover, reason }, { t, side, list }) {
  if (reason === null) return "";
  const squares = [...reason.squares].filter(
    (other) => other !== square || !reason.kind.endsWith("-square"),
  );
  // The move that is best in the corner takes it, and keeps nobody away from it.
  const takes = of === "strength" && reason.kind === "corner" && squares.includes(best);
  const kind = takes ? "missed-corner" : reason.kind;
  const many = kind === "opened" && squares.length > MAX_NAMED;
  const isOnly = squares.length === 1 && squares[0] === best;
  const itself = isOnly && ITSELF[of].includes(kind);
  const variant = many ? "-many" : itself ? "-itself" : "";
  return t(/** @type {TextKey} */ (`${of}-${kind}${variant}`), {
    count: squares.length,
    square: squareName(grid, square),
    best: squareName(grid, best),
    squares: list(squares.map((other) => squareName(grid, other))),
    side: side(mover),
    other: side(otherSide(mover)),
  });
}
