/** A point of the game and of a line, and what nothing has happened to yet. No code. */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { Point, Pointer } from "./additions.ts";

/**
 * A move of a line with the side that plays it, and the point after it; null where no step leads
 * there.
 */
export interface LineMove {
  square: number;
  side: Side;
  after: Snapshot | null;
}

export const FRESH: Readonly<Point> = {
  placed: null,
  armed: null,
  hint: null,
  advice: null,
  request: null,
  passDone: false,
  endClosed: false,
  lastSearch: null,
  line: null,
  followed: 0,
  judgement: null,
};

export const AWAY: Readonly<Pointer> = { hovered: null, rejected: null };
