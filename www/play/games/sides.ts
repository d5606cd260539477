/** The two sides of a game. Pure. */

import type { Side } from "../../../reversi-rules.js";

export function otherSide(side: Side): Side {
  return side === "black" ? "white" : "black";
}

export function isSide(value: unknown): value is Side {
  return value === "black" || value === "white";
}
