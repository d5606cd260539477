/** A position as text, as the rules read it. Pure. */

import type { Side } from "../../../reversi-rules.js";

/** @returns Black is to move where nobody is */
export function positionText({
  cells,
  turn,
}: {
  readonly cells: ArrayLike<number>;
  readonly turn: Side | null;
}): string {
  const discs = Array.from(cells, (cell) => "-XO"[cell]);
  return `${discs.join("")} ${turn === "white" ? "O" : "X"}`;
}
