/** What the page has of embed code before their room loads. Pure. */

import type { Button } from "../ui/room.ts";

export const buttons = {
  "embed-code": {
    embedded: "never",
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button>;
