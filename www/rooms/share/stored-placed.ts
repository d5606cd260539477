/**
 * The game of a collection that was put on the board, as the tab's own storage keeps it: after a
 * reload, too, only what the visitor adds makes it one of the visitor's own.
 */

import type { Stored } from "../../play/ui/room.ts";
import type { StateOf } from "../../floor/base/page.ts";
import type { Lines } from "../../play/game/previous-game.ts";
import { storedFormOfText, storedGameOf } from "../../play/game/stored-game.ts";
import { FIRST_GAME } from "../../play/games/index.ts";

export const storedPlaced: Stored<"collection", { placed: Lines | null }> = {
  form: (state) => ({ placed: formOf(keptIn(state)) }),
  differs: (state, before) => keptIn(state) !== keptIn(before),
  check: ({ placed }) => ({ placed: storedGameOf(FIRST_GAME, placed) }),
  prepare: ({ store }, { placed }) => {
    if (placed) store.dispatch({ type: "collection-placed", placed });
  },
};

/** The game, if a reload has its collection. */
function keptIn({ collection: { isKept, placed } }: StateOf<"collection">) {
  return isKept ? placed : null;
}

function formOf(lines: Lines | null) {
  if (lines === null) return null;
  const { setup, transcript, comments, branches } = lines;
  return { ...storedFormOfText({ setup, transcript, ply: 0, comments }), branches };
}
