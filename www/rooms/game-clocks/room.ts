/** The clocks of a game that was read from a text, as the page takes them in. */

import type { Room } from "../../play/ui/room.ts";
import { COMMENTS_KEY } from "../../play/game/comments-of-text.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { clocksOfLoaded, foundClocks, settledClocks } from "./game-clocks.ts";

const loadView = panelLoader("game-clocks", [], () => import("./game-clocks-view.ts"));

export const room = {
  replaced: clocksOfLoaded,
  found: { [COMMENTS_KEY]: foundClocks },
  settled: settledClocks,
  part: {
    wants: ({ gameClocks }) => gameClocks !== null,
    load: async ({ root }) => (await loadView()).createGameClocksView(root),
    failure: "nowhere",
  },
} satisfies Room<"gameClocks">;
