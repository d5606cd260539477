/** What the page has of help before anything of it loads. */

import type { Button, DialogPart, Part } from "../../play/ui/room.ts";
import { query } from "../../floor/base/dom.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

const loadHelp = panelLoader("help", ["help"], () => import("./help-view.ts"));
const loadSelftest = panelLoader("help", ["help"], () => import("./selftest-view.ts"));

export const parts: Part[] = [
  {
    wants: ({ panels }) => panels.open === "help",
    failure: "below-panel",
    load: async ({ root, actions, keysIn }) =>
      (await loadHelp()).createHelpView(query(root, "#help", HTMLElement), actions, keysIn),
  },
];

export const dialogs: DialogPart[] = [
  {
    dialog: "selftest",
    load: async ({ context, engine }, dialog) =>
      (await loadSelftest()).createSelftestView(dialog, context, engine),
  },
];

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
