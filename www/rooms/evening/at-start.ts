/** What the page has of evening before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";

export const slice: Pick<Rooms, "evening"> = {
  evening: { open: false, history: null, followed: null, damaged: false },
};

export const buttons = {
  evening: {
    embedded: "never",
    run: ({ store }) => store.dispatch({ type: "evening-open", open: true }),
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button>;
