/** What the page has of endings before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "endings"> = {
  endings: {
    open: false,
    most: 10,
    place: 0,
    tally: { counted: 0, winners: 0, exact: 0 },
  },
};
