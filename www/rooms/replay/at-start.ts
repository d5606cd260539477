/** What the page has of replay before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "replay"> = {
  replay: null,
};
