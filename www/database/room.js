/**
 * The database of games, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened.
 *
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { Wanted } from "./database.js"
 */

import { withErased } from "../base/erasing.js";
import { problemBehind, problemOf } from "../base/problems.js";
import { LOCKED, mayLoad } from "../settings/host-locks.js";
import { readFiles } from "../share/files.js";
import { isSameSearch, wantedSearch, withDatabase } from "./database.js";
import { NO_DATABASE } from "./no-database.js";

/** What was taken away, as {@link withErased} names it. */
const NAME = "database";

/** @type {Room} */
export const room = {
  handlers: {
    "database-changed": (state, { changes }) => withDatabase(state, changes),
    "database-cleared": (state) => {
      const { open, filter } = state.database;
      const size = { games: 0, bytes: 0 };
      return withErased(withDatabase(state, { ...NO_DATABASE, open, filter, size }), NAME, {});
    },
  },
  erases: {
    [NAME]: {
      check: () => ({}),
      putBack: (context) => void bringBack(context),
    },
  },
  begin: follow,
  actions: (context) => {
    const { store } = context;
    return {
      showDatabase: (open) => {
        store.dispatch({ type: "database-changed", changes: { open, added: null } });
        if (open) void openDatabase(context);
      },
      addToDatabase: (files) => {
        if (mayLoad(store.get().host.locks)) void add(context, files);
        else store.dispatch({ type: "problems", problems: [LOCKED] });
      },
      filterDatabase: (filter) => store.dispatch({ type: "database-changed", changes: { filter } }),
      clearDatabase: () => void clear(context),
      databaseFile: async () => (await context.gamesDatabase()).file(),
    };
  },
};

/**
 * Searches the database for each position that comes onto the board, one search after another.
 * @param {Context} context
 */
function follow(context) {
  const { store } = context;
  /** @type {Wanted | null} */
  let searched = null;
  let isBusy = false;

  async function searchNext() {
    const wanted = wantedSearch(store.get());
    if (isBusy || wanted === null || isSameSearch(wanted, searched)) return;
    searched = wanted;
    isBusy = true;
    const { game, setup, line, ply } = wanted.game;
    try {
      const database = await context.gamesDatabase();
      const transcript = line.slice(0, ply).join("");
      const found = await database.search({ game, setup, transcript }, wanted.filter);
      store.dispatch({ type: "database-changed", changes: { answer: { ...wanted, found } } });
    } catch (error) {
      store.dispatch({ type: "problems", problems: [problemOf(error)] });
    }
    isBusy = false;
    void searchNext();
  }

  store.subscribe(() => void searchNext());
}

/** @param {Context} context */
async function openDatabase({ store, gamesDatabase }) {
  const mayReturn = store.get().erased.some(({ name }) => name === NAME);
  try {
    const size = await (await gamesDatabase()).open(mayReturn);
    store.dispatch({ type: "database-changed", changes: { size } });
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemBehind("study-unavailable", error)] });
  }
}

/**
 * Adds the games of files.
 * @param {Context} context
 * @param {readonly File[]} files
 */
async function add({ store, gamesDatabase }, files) {
  if (store.get().database.records !== null) return;
  const progress = (/** @type {number} */ records) =>
    store.dispatch({ type: "database-changed", changes: { records } });
  progress(0);
  try {
    const read = await readFiles(files);
    const found = await (await gamesDatabase()).add(read, progress);
    store.dispatch({ type: "database-changed", changes: { ...found, records: null } });
  } catch (error) {
    store.dispatch({ type: "database-changed", changes: { records: null } });
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
  }
}

/** @param {Context} context */
async function clear({ store, gamesDatabase }) {
  await (await gamesDatabase()).clear();
  store.dispatch({ type: "database-cleared" });
}

/** @param {Context} context */
async function bringBack({ store, gamesDatabase }) {
  const size = await (await gamesDatabase()).bringBack();
  store.dispatch({ type: "database-changed", changes: { size } });
}
