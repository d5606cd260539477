/** The state of the table before there is one: all that a page needs of it at its start. */

import type { TableSlice } from "./table.ts";

export const NO_TABLE: TableSlice = { open: false, game: null, terms: null };
