/** What the page has of help before their room loads. Pure. */

import type { Button } from "../ui/room.ts";

export const buttons = {
  selftest: {
    needs: "selftest",
    embeddedOnly: true,
    attributes: { "aria-haspopup": "dialog", hidden: "" },
  },
  help: {
    embeddedOnly: true,
    run: ({ store }) =>
      store.dispatch({
        type: "panel",
        panel: store.get().panels.open === "help" ? null : "help",
      }),
    attributes: { "aria-expanded": "false", "aria-controls": "help", hidden: "" },
  },
} satisfies Record<string, Button>;
