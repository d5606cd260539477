/** What the page has of the collection before its room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";
import { mayStep } from "../../play/settings/host-locks.ts";
import { canGoLive } from "../../play/game/relay.ts";
import { gameBeside } from "./collection-game.ts";
import { stepInCollection } from "./collection-steps.ts";
import { goLive } from "./live-game.ts";
import { NO_COLLECTION } from "./no-collection.ts";

export const slice: Pick<Rooms, "collection"> = { collection: NO_COLLECTION };

/** What the buttons have in common that lead to other points of imported games. */
const OF_STEPS = { lockedBy: ["undo"], staysOpen: mayStep, embedded: "usual" } as const;

/** A step through the list of games that were imported at once. */
function stepInList(step: 1 | -1): Button<"collection"> {
  return {
    ...OF_STEPS,
    works: (state) => gameBeside(state, step) !== null,
    run: (context) => stepInCollection(context, step),
  };
}

export const collectionButtons = {
  "game-before": stepInList(-1),
  "game-list": {
    ...OF_STEPS,
    works: ({ collection: { games, current }, host: { controls } }) =>
      games.length > 0 && (current !== null || controls !== null),
    run: ({ store }) => store.dispatch({ type: "collection-open", open: true }),
    text: "collection",
    attributes: { "aria-haspopup": "dialog" },
  },
  "game-after": stepInList(1),
  live: {
    ...OF_STEPS,
    works: canGoLive,
    run: goLive,
  },
} satisfies Record<string, Button<"collection">>;

export const buttons = {
  text: {
    attributes: { "aria-haspopup": "dialog" },
  },
} satisfies Record<string, Button>;
