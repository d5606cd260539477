/** What the page has of the table before its room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "table"> = {
  table: { open: false, game: null, terms: null },
};
