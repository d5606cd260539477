/** What the page has of exercises before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";

export const slice: Pick<State, "exercises"> = {
  exercises: {
    list: [],
    own: [],
    text: "",
    followed: "",
    solved: [],
    streak: 0,
    day: 0,
    days: 0,
    difficulty: 0,
  },
};
