/** What the page has of the clocks of a game before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "gameClocks"> = {
  gameClocks: null,
};
