/**
 * The game of a collection that was put on the board, as the tab's own storage keeps it: after a
 * reload, too, only what the visitor adds makes it one of the visitor's own.
 *
 * @import { Stored } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { Lines } from "../game/previous-game.js"
 */

import { storedFormOfText, storedGameOf } from "../game/stored-game.js";
import { FIRST_GAME } from "../games/index.js";

/** @type {Stored} */
export const storedPlaced = {
  form: (state) => ({ placed: formOf(keptIn(state)) }),
  differs: (state, before) => keptIn(state) !== keptIn(before),
  check: ({ placed }) => ({ placed: storedGameOf(FIRST_GAME, placed) }),
  prepare: ({ store }, { placed }) => {
    if (placed)
      store.dispatch({ type: "collection-placed", placed: /** @type {Lines} */ (placed) });
  },
  resume: () => null,
};

/** The game, if a reload has its collection. @param {State} state */
function keptIn({ collection: { isKept, placed } }) {
  return isKept ? placed : null;
}

/** @param {Lines | null} lines */
function formOf(lines) {
  if (lines === null) return null;
  const { setup, transcript, comments, branches } = lines;
  return { ...storedFormOfText({ setup, transcript, ply: 0, comments }), branches };
}
