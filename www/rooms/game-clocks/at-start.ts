/** What the page has of the clocks of a game before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "gameClocks"> = {
  gameClocks: null,
};
