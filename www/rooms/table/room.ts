/**
 * A game of two people at one device, as the page takes it in: names, clocks, a handicap in corners
 * and the board turned to the side to move. The dialog and the clocks load when they are first
 * wanted.
 */

import type { Room } from "../../play/ui/room.ts";
import type { Core, StateOf, Unfinished } from "../../floor/base/page.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { GONE } from "../../floor/base/erased-parts.ts";
import { gameOf } from "../../play/games/index.ts";
import { LOCKED, mayLoad } from "../../play/settings/host-locks.ts";
import { choose } from "../../play/game/reduce-choices.ts";
import { keepFollowing } from "./following-moves.ts";
import { standing, storedTable } from "./stored-table.ts";
import { type TableSlice, maySeat, newTable, tableOf, TWO_PEOPLE } from "./table.ts";
import { beginTable, followClocks, runOrStop } from "./table-steps.ts";
import { announceForfeit } from "../../play/game/end-text.ts";
import { ended, next } from "../../play/game/status-text.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

const loadTable = panelLoader("table", ["table"], () => import("./table-view.ts"));

export const room = {
  handlers: {
    "table-open": (state, { open }) => withTable(state, { open }),
    // Who agrees on clocks is past the first steps.
    "table-set": (state, { table }) => ({
      ...withTable(state, { open: false, game: table, terms: table.terms }),
      panels: { ...state.panels, guide: null },
    }),
    "table-restored": (state, { table }) =>
      withTable(choose(state, TWO_PEOPLE), { game: table, terms: table.terms }),
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
  // A new game goes on at the table; corners that are given do not belong to a usual start.
  replaced: (state, _, { type }) => {
    const { game } = state.table;
    if (game === null) return state;
    const goesOn = type === "started" && isForTwo(state) && game.terms.handicap.corners === 0;
    return withTable(state, { game: goesOn ? newTable(game.terms) : null });
  },
  settled: (before, event) => {
    const state = event.type === "followed" ? withFollowed(before, event.parts) : before;
    const { game } = state.table;
    if (game === null || isForTwo(state)) return state;
    const after = withTable(state, { game: null });
    // Another kind of game has its own players: the table waits with the one that was left.
    const isTaken = gameOf(state).study && !("byHost" in event && event.byHost);
    return isTaken ? withErased(after, "table", standing(game)) : after;
  },
  erases: {
    table: {
      ofGame: true,
      check: tableOf,
      putBack: ({ store }, value) => {
        const table = tableOf(value);
        if (table === null) return GONE;
        if (!maySeat(store.get())) return { problems: [LOCKED], value };
        store.dispatch({ type: "table-restored", table });
        return null;
      },
    },
  },
  unfinished: storedTable,
  begin: (context) => followClocks(context),
  says: {
    "time-up": (texts, state) => ended(announceForfeit(state, texts), texts) || next(state, texts),
  },
  part: {
    wants: ({ table }) => table.open || table.game !== null,
    load: async ({ root, actions, context }) =>
      (await loadTable()).createTableView(root, actions, context),
  },
  actions: (context) => ({
    showTable: (open) => context.store.dispatch({ type: "table-open", open }),
    beginTable: (terms) => {
      const state = context.store.get();
      if (mayLoad(state.host.locks) && maySeat(state)) beginTable(context, terms);
    },
    runOrStopClocks: () => runOrStop(context),
    keepFollowing: () => keepFollowing(context),
  }),
} satisfies Room<"table">;

/**
 * The state with the table of the tab whose game is followed; its own one where an earlier version
 * of the page has stored that game.
 */
function withFollowed<S extends StateOf<"table">>(state: S, parts: Unfinished | null): S {
  if (parts === null) return state;
  const table = tableOf(parts.table);
  const game = table && standing(table);
  return withTable(state, game ? { game, terms: game.terms } : { game });
}

/** Whether two people play the game that the table is for. */
function isForTwo(state: Core) {
  const { black, white } = state.settings.current;
  return gameOf(state).study && black === "human" && white === "human";
}

function withTable<S extends StateOf<"table">>(state: S, changes: Partial<TableSlice>): S {
  return { ...state, table: { ...state.table, ...changes } };
}
