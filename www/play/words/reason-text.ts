/**
 * Why a move is worse than the best one, why the best one is better, and what to look for to find
 * that out, in plain words. Pure.
 */

import type { MoveReview, ReasonKind } from "../../../reversi-wasm.js";
import type { TextKey, Texts } from "./texts.ts";
import { otherSide } from "../games/sides.ts";
import { type Grid, squareName } from "../games/squares.ts";

/** A move, the best one in its place, and what the position shows of both. */
export type Comparison = Pick<MoveReview, "square" | "best" | "side" | "reason">;

/** The kinds with another text where the best move is the one square of the reason. */
const ITSELF = {
  reason: ["missed-corner", "missed-wedge"],
  strength: ["missed-corner", "missed-wedge", "key-square"],
};

/** The text that leads to each kind of reason, without a square; null where none does. */
export const LOOKS: Readonly<Record<ReasonKind, TextKey | null>> = {
  wipeout: "look-wipeout",
  "missed-wipeout": "look-missed-wipeout",
  "x-square": "said-theme-corner",
  "c-square": "said-theme-corner",
  corner: "said-theme-corner",
  "missed-corner": "said-theme-corner",
  "early-x-square": "said-theme-corner",
  parity: "said-theme-parity",
  tempo: "look-tempo",
  "missed-tempo": "look-tempo",
  wedge: "look-wedge",
  "missed-wedge": "said-theme-wedge",
  mobility: "look-mobility",
  opened: "look-opened",
  stability: "said-theme-stability",
  "missed-stability": "said-theme-stability",
  "key-square": "look-key-square",
  frontier: "look-frontier",
  count: "said-theme-ending",
  moves: "look-moves",
  greedy: "said-theme-quiet",
  access: "look-access",
  closed: "look-closed",
  order: "look-order",
  taken: null,
  kept: null,
};

/** Why a move is worse than the best one; empty if the position shows no reason. */
export function weakness(grid: Grid, found: Comparison, texts: Texts) {
  return reasonText("reason", grid, found, texts);
}

/** Why the best move is better than another one; empty if the position shows no reason. */
export function strength(grid: Grid, found: Comparison, texts: Texts) {
  return reasonText("strength", grid, found, texts);
}

function reasonText(
  of: "reason" | "strength",
  grid: Grid,
  { square, best, side: mover, reason }: Comparison,
  { textOf, side, list }: Texts,
) {
  if (reason === null) return "";
  const squares = [...reason.squares].filter(
    (other) => other !== square || !reason.kind.endsWith("-square"),
  );
  // The move that is best in the corner takes it, and keeps nobody away from it.
  const takes = of === "strength" && reason.kind === "corner" && squares.includes(best);
  const kind = takes ? "missed-corner" : reason.kind;
  const isOnly = squares.length === 1 && squares[0] === best;
  const itself = isOnly && ITSELF[of].includes(kind);
  return textOf(`${of}-${kind}${itself ? "-itself" : ""}`, {
    count: squares.length,
    square: squareName(grid, square),
    best: squareName(grid, best),
    squares: list(squares.map((other) => squareName(grid, other))),
    side: side(mover),
    other: side(otherSide(mover)),
  });
}
