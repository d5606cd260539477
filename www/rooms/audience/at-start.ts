/** What the page has of audience before their room loads. */

import type { Button } from "../../play/ui/room.ts";
import { canHaveAudience, openAudience } from "./audience-window.ts";

export const buttons = {
  audience: {
    embedded: "never",
    works: canHaveAudience,
    run: openAudience,
  },
} satisfies Record<string, Button>;
