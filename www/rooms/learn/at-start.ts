/** What the page has of the tab *Learn* before anything of it loads. */

import type { Page, Part } from "../../play/ui/room.ts";
import type { ReadSlices } from "./learn-panel.ts";
import { query } from "../../floor/base/dom.ts";
import { loadNotations } from "../../floor/base/resources.ts";
import { modeOf } from "../../play/board/owner.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { shownPanel } from "../../play/ui/panels.ts";

const loadLearn = panelLoader("learn", ["study"], () => import("./learn-panel.ts"));

const placeIn = ({ root }: Page<ReadSlices>) => query(root, '[data-panel="learn"]', HTMLElement);

export const parts: Part<ReadSlices>[] = [
  {
    wants: (state) => shownPanel(state) === "learn",
    failure: "below-panel",
    load: async (page) => (await loadLearn()).createBeginning(placeIn(page), page),
  },
  {
    wants: (state) => shownPanel(state) === "learn" && modeOf(state, "exercise") === null,
    failure: "below-panel",
    load: async (page) => {
      const { session } = page.context;
      const loading = [loadLearn(), loadNotations(), session.prepareToRead()] as const;
      const [{ createTools }, rules] = await Promise.all(loading);
      return createTools(placeIn(page), page, rules);
    },
  },
];
