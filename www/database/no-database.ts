/** The database of games before it is opened. Pure. */

import type { DatabaseSlice, Size } from "./database.ts";

export const NO_GAMES: Readonly<Size> = { games: 0, bytes: 0, hasNames: false };

export const NO_DATABASE: Readonly<DatabaseSlice> = {
  open: false,
  size: null,
  filter: {},
  answer: null,
  records: null,
  added: null,
  removed: [],
};
