/** What the page has of analysis before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "analysis"> = {
  analysis: {
    on: false,
    lines: 3,
    seconds: 60,
    bar: true,
    hidden: false,
    round: null,
    knownPositions: new Map(),
  },
};
