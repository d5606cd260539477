/** What the page has of turning point before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "turning"> = {
  turning: null,
};
