/** The two sides of a game. Pure. */

import type { Side } from "../../reversi-rules.js";

export function otherSide(side: Side): Side {
  return side === "black" ? "white" : "black";
}
