/** The database of games before it is opened. Pure. */

import type { DatabaseSlice } from "./database.ts";

export const NO_DATABASE: Readonly<DatabaseSlice> = {
  open: false,
  size: null,
  filter: {},
  answer: null,
  records: null,
  added: null,
};
