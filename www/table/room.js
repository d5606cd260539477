/**
 * A game of two people at one device, as the page takes it in: names, clocks, a handicap in corners
 * and the board turned to the side to move. The dialog and the clocks load when they are first
 * wanted.
 *
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { TableGame, TableSlice } from "./table.js"
 */

import { holdsOwnGame } from "../board/selectors.js";
import { gameOf } from "../games/index.js";
import { isFieldLocked, mayLoad } from "../settings/host-locks.js";
import { storedTable } from "./stored-table.js";
import { newTable } from "./table.js";
import { keepFollowing } from "./following-moves.js";
import { beginTable, followClocks, runOrStop } from "./table-steps.js";

/** @type {Room} */
export const room = {
  handlers: {
    "table-open": (state, { open }) => withTable(state, { open }),
    // Who agrees on clocks is past the first steps.
    "table-set": (state, { table }) => ({
      ...withTable(state, { open: false, game: table, terms: table.terms }),
      panels: { ...state.panels, guide: null },
    }),
    "clocks-set": (state, { clocks }) => {
      const { game } = state.table;
      if (game === null) return state;
      const after = withTable(state, { game: { ...game, clocks, mover: null } });
      const isUp = clocks.fallen !== null && game.clocks?.fallen === null;
      return isUp ? { ...after, notice: { kind: "time-up" } } : after;
    },
  },
  moved: (state, before, event) => {
    const { game } = state.table;
    if (event.type !== "moved" || !game?.clocks || !holdsOwnGame(before)) return state;
    return withTable(state, { game: { ...game, mover: event.side } });
  },
  // A new game goes on at the table; corners that are given are none of a usual start.
  replaced: (state, _, { type }) => {
    const { game } = state.table;
    if (game === null) return state;
    const goesOn = type === "started" && game.terms.handicap.corners === 0;
    return withTable(state, { game: goesOn ? newTable(game.terms) : null });
  },
  settled: (state) =>
    state.table.game !== null && !isForTwo(state) ? withTable(state, { game: null }) : state,
  unfinished: storedTable,
  begin: (context) => followClocks(context),
  actions: (context) => ({
    showTable: (open) => context.store.dispatch({ type: "table-open", open }),
    beginTable: (terms) => {
      const { locks } = context.store.get().host;
      const mayChange = mayLoad(locks) && !isFieldLocked(locks, "black");
      if (mayChange && !isFieldLocked(locks, "white")) beginTable(context, terms);
    },
    runOrStopClocks: () => runOrStop(context),
    keepFollowing: () => keepFollowing(context),
  }),
};

/** Whether two people play the game that the table is for. @param {State} state */
function isForTwo(state) {
  const { black, white } = state.settings.current;
  return gameOf(state).study && black === "human" && white === "human";
}

/**
 * @param {State} state
 * @param {Partial<TableSlice>} changes
 * @returns {State}
 */
function withTable(state, changes) {
  return { ...state, table: { ...state.table, ...changes } };
}
