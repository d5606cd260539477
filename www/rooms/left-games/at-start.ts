/** What the page has of left games before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "leftGames"> = {
  leftGames: { list: [] },
};
