/** What the page has of the groups of four before anything of it loads. */

import type { Part } from "../../play/ui/room.ts";
import { query } from "../../floor/base/dom.ts";
import { gameNamed } from "../../play/games/index.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { showsGroups } from "./shown-groups.ts";

const loadGroups = panelLoader("learn", ["study"], () => import("./connect-four-groups-view.ts"));

export const parts: Part[] = [
  {
    wants: showsGroups,
    load: async ({ root, context }) => {
      const loading = context.loadRules(gameNamed("connect-four"));
      const [{ createConnectFourGroupsView }, rules] = await Promise.all([loadGroups(), loading]);
      const section = query(root, "[data-groups]", HTMLElement);
      const board = query(root, "#board", HTMLTableElement);
      return createConnectFourGroupsView(section, board, rules);
    },
  },
];
