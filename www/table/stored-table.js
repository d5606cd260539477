/**
 * The table of a game as it is stored: a reload goes on with clocks that have run meanwhile; in a
 * new tab, and with a game that was left, they stand.
 *
 * @import { Stored } from "../app/rooms.js"
 * @import { TableGame } from "./table.js"
 */

import { stopped } from "./clocks.js";
import { tableOf } from "./table.js";

/** @type {Stored} */
export const storedTable = {
  ofGame: true,
  form: ({ table }) => ({ table: table.game }),
  lasting: ({ table }) => ({ table: table.game && standing(table.game) }),
  differs: (state, before) => state.table.game !== before.table.game,
  check: ({ table }) => ({ table: tableOf(table) }),
  prepare: ({ store }, { table }, named) => {
    if (table && !named?.linked)
      store.dispatch({ type: "table-set", table: /** @type {TableGame} */ (table) });
  },
  // A reload has prepared it already.
  resume: ({ store }, { table }) => {
    if (!table || store.get().table.game !== null) return null;
    store.dispatch({ type: "table-set", table: standing(/** @type {TableGame} */ (table)) });
    return true;
  },
};

/**
 * A table whose clocks stand as they were at the last press.
 * @param {TableGame} game
 * @returns {TableGame}
 */
export function standing(game) {
  const { clocks } = game;
  return { ...game, clocks: clocks && stopped(clocks, clocks.since) };
}
