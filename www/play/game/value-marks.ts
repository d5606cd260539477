/** The marks of the values of moves on their squares. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { one } from "../board/board-overlays.ts";
import type { Overlay } from "../board/overlay.ts";
import { explores } from "../board/shown-game.ts";
import { allEstimated, moveValues, soughtSquares } from "./move-values.ts";

export function valueMarks(state: Core): Overlay[] {
  const found = moveValues(state);
  const fine = explores(state);
  const bare = fine && allEstimated(found);
  return found.map((value) => ({ kind: "value", fine, bare, ...value }));
}

/** The moves whose values a solver still searches for. */
export function soughtMarks(state: Core): Overlay[] {
  return soughtSquares(state).flatMap((square) => one(square, "sought", "square-sought"));
}
