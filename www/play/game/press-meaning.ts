/** What a press on a square means, decided once for its beginning and its end. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Core, PageEvent } from "../../floor/base/page.ts";
import { undoTarget } from "../board/navigation.ts";
import { modeRules } from "../board/owner.ts";
import { takesAnySquare } from "../board/shown-game.ts";
import { needsSecondPress, rejectionOf, squareMeant } from "../board/square-press.ts";
import { missedSquares, practiceStop } from "./opening-practice.ts";

/**
 * It leads back to a point of the game, is for the mode of the board, takes a move back for
 * another one, is refused, waits for a second press, or plays.
 */
export type Meaning =
  | { kind: "back"; ply: number }
  | { kind: "event"; event: PageEvent }
  | { kind: "retake" | "refuse" | "arm" | "play"; square: Square };

export function meaningOfPress(state: Core, pressed: Square): Meaning {
  const { goesBack, press } = modeRules(state);
  const ply = goesBack?.(state) ?? null;
  if (ply !== null) return { kind: "back", ply };
  if (press && takesAnySquare(state)) return { kind: "event", event: press(state, pressed) };
  const square = squareMeant(state, pressed);
  if (isRetaken(state, square)) return { kind: "retake", square };
  if (rejectionOf(state, square) !== null) return { kind: "refuse", square };
  if (needsSecondPress(state, square)) return { kind: "arm", square };
  return press ? { kind: "event", event: press(state, square) } : { kind: "play", square };
}

/** Whether the move that has left a practised opening can be taken back. */
export function canRetake(state: Core) {
  const isLeft = practiceStop(state)?.kind === "left";
  return isLeft && undoTarget(state) !== null && !state.host.locks.includes("undo");
}

/** Whether a press takes back the move that has left a practised opening for one that it has. */
function isRetaken(state: Core, square: Square) {
  return canRetake(state) && missedSquares(state).includes(square);
}
