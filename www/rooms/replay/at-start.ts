/** What the page has of replay before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "replay"> = {
  replay: null,
};
