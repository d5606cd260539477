/**
 * The table of a game as it is stored: a reload goes on with clocks that have run meanwhile; in a
 * new tab, and with a game that was left, they stand.
 */

import type { Context } from "../../floor/base/page.ts";
import type { Stored } from "../../play/ui/room.ts";
import { stopped, takenUp } from "./clocks.ts";
import { type TableGame, isSeatedAgain, tableOf } from "./table.ts";

export const storedTable: Stored<"table", { table: TableGame | null }> = {
  ofGame: true,
  form: ({ table }) => ({ table: table.game }),
  lasting: ({ table }) => ({ table: table.game && { ...standing(table.game), mover: null } }),
  differs: (state, before) => state.table.game !== before.table.game,
  check: ({ table }) => ({ table: tableOf(table) }),
  prepare: (context, { table }, named) => {
    if (table && !named?.linked) goOn(context, table);
  },
  // A reload has prepared it already.
  resume: (context, { table }) => {
    if (!table || context.store.get().table.game !== null) return null;
    goOn(context, standing(table));
    return true;
  },
};

function goOn({ store, now }: Context, { clocks, ...game }: TableGame) {
  const table = { ...game, clocks: clocks && takenUp(clocks, now()) };
  store.dispatch({ type: isSeatedAgain(store.get()) ? "table-restored" : "table-set", table });
}

/** A table whose clocks stand as they were at the last press. */
export function standing(game: TableGame): TableGame {
  const { clocks } = game;
  return { ...game, clocks: clocks && stopped(clocks, clocks.since) };
}
