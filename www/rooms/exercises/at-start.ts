/** What the page has of exercises before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";

export const slice: Pick<Rooms, "exercises"> = {
  exercises: {
    list: [],
    own: [],
    text: "",
    followed: "",
    solved: [],
    streak: 0,
    day: 0,
    days: 0,
    best: 0,
    difficulty: 0,
  },
};
