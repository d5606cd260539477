/** What the page has of the book before its room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { BookSlice } from "./book-slice.ts";
import type { Growth } from "./growth.ts";

/** Discs that the lines of a growing book may cost. */
export const LOSSES = [1, 2, 4, 8];

/** Seconds that a position of a growing book may be searched. */
export const GROWTH_SECONDS = [5, 20, 60];

export const NO_GROWTH: Readonly<Growth> = {
  on: false,
  loss: 2,
  seconds: 20,
  leaf: null,
  game: null,
  found: null,
  count: 0,
  spent: 0,
  last: [],
  done: null,
};

const NO_BOOK: Readonly<BookSlice> = {
  open: false,
  book: null,
  bytes: 0,
  isKept: true,
  removed: [],
  side: "any",
  report: null,
  growth: NO_GROWTH,
};

export const slice: Pick<Rooms, "book"> = { book: NO_BOOK };
