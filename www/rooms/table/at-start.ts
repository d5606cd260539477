/** What the page has of the table before its room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "table"> = {
  table: { open: false, game: null, terms: null },
};
