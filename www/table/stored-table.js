/**
 * The table of a game as it is stored: a reload goes on with clocks that have run meanwhile; in a
 * new tab, and with a game that was left, they stand.
 *
 * @import { Context } from "../app/context.js"
 * @import { Stored } from "../app/rooms.js"
 * @import { TableGame } from "./table.js"
 */

import { stopped, takenUp } from "./clocks.js";
import { isSeatedAgain, tableOf } from "./table.js";

/** @type {Stored} */
export const storedTable = {
  ofGame: true,
  form: ({ table }) => ({ table: table.game }),
  lasting: ({ table }) => ({ table: table.game && { ...standing(table.game), mover: null } }),
  differs: (state, before) => state.table.game !== before.table.game,
  check: ({ table }) => ({ table: tableOf(table) }),
  prepare: (context, { table }, named) => {
    if (table && !named?.linked) goOn(context, /** @type {TableGame} */ (table));
  },
  // A reload has prepared it already.
  resume: (context, { table }) => {
    if (!table || context.store.get().table.game !== null) return null;
    goOn(context, standing(/** @type {TableGame} */ (table)));
    return true;
  },
};

/** @param {Context} context @param {TableGame} table */
function goOn({ store, now }, { clocks, ...game }) {
  const table = { ...game, clocks: clocks && takenUp(clocks, now()) };
  store.dispatch({ type: isSeatedAgain(store.get()) ? "table-restored" : "table-set", table });
}

/**
 * A table whose clocks stand as they were at the last press.
 * @param {TableGame} game
 * @returns {TableGame}
 */
export function standing(game) {
  const { clocks } = game;
  return { ...game, clocks: clocks && stopped(clocks, clocks.since) };
}
