/** The move list as entries by side, passes included. Pure. */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import { otherSide } from "../games/sides.ts";
import { withoutCorrection } from "../games/squares.ts";

/** A move, or a pass where `ply` is null. */
export interface Entry {
  ply: number | null;
  side: Side;
  square: string;
  /** The board as corrected after the move, as a transcript has it; empty without one. */
  correction: string;
}

/** A side has passed where the other one moves twice in a row, unless a correction has it so. */
export function moveEntries({ line, movers }: Pick<Snapshot, "line" | "movers">): Entry[] {
  return line.flatMap((name, index) => {
    const side = movers[index] ?? "black";
    const square = withoutCorrection(name);
    const correction = name.slice(square.length);
    const move: Entry = { ply: index + 1, side, square, correction };
    if (movers[index + 1] !== side || correction !== "") return [move];
    return [move, { ply: null, side: otherSide(side), square: "", correction: "" }];
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
