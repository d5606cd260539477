/** What the page has of left games before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "leftGames"> = {
  leftGames: { list: [] },
};
