/** What the page has of the code of boards before its view loads. */

import type { Button, DialogPart } from "../../play/ui/room.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

const loadEmbedCode = panelLoader(
  "embed-code",
  ["embed-code"],
  () => import("./embed-code-view.ts"),
);

export const dialogs: DialogPart[] = [
  {
    dialog: "embed-code",
    load: async ({ context: { controls, session }, controlText }, dialog) => {
      const { createEmbedCodeView } = await loadEmbedCode();
      return createEmbedCodeView(dialog, session, { ...controls, text: controlText });
    },
  },
];

export const buttons = {
  "embed-code": {
    embedded: "never",
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button>;
