/** What the page has of turning point before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "turning"> = {
  turning: null,
};
