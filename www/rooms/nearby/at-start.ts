/** What the page has of nearby before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";

export const slice: Pick<Rooms, "nearby"> = {
  nearby: { open: false, seat: null, contact: "none", arrived: null },
};

export const buttons = {
  nearby: {
    lockedBy: ["board"],
    // "New game" leads there; the button leads back while the other device is there or awaited.
    works: ({ nearby: { contact }, host: { controls } }) =>
      contact !== "none" || controls?.includes("nearby") === true,
    run: ({ store }) => store.dispatch({ type: "nearby-open", open: true }),
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button<"nearby">>;
