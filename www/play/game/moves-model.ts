/** The move list as entries by side, passes included. Pure. */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import { otherSide } from "../games/sides.ts";
import { isCorrected, withoutCorrection } from "../games/squares.ts";

/** A move, or a pass where `ply` is null. */
export interface Entry {
  ply: number | null;
  side: Side;
  square: string;
  /** Whether the board was corrected after the move. */
  isCorrected: boolean;
}

/** A side has passed where the other one moves twice in a row, unless a correction has it so. */
export function moveEntries({ line, movers }: Pick<Snapshot, "line" | "movers">): Entry[] {
  return line.flatMap((name, index) => {
    const side = movers[index] ?? "black";
    const square = withoutCorrection(name);
    const move: Entry = { ply: index + 1, side, square, isCorrected: isCorrected(name) };
    if (movers[index + 1] !== side || move.isCorrected) return [move];
    return [move, { ply: null, side: otherSide(side), square: "", isCorrected: false }];
  });
}

/** Where a key leads in the list: one move on or back, to the start or to the end. */
export function plyAfterKey(key: string, ply: number, last: number) {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(ply + 1, last);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(ply - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
