/** A point of the game, and a pointer, to which nothing has happened yet. No code. */

import type { Point, Pointer } from "../app/state.ts";

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
