/** What the page has of mistakes before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "mistakes"> = {
  mistakes: {
    open: false,
    on: false,
    waiting: [],
    games: [],
    list: [],
    erased: null,
    review: null,
    stalled: false,
  },
};
