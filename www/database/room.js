/**
 * The database of games, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened.
 *
 * @import { FoundGames, NamedFile } from "../../reversi-wasm.js"
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { Wanted } from "./database.js"
 * @import { GamesDatabase } from "./kept-database.js"
 */

import { GONE, awaitedIn, partName, withErased } from "../base/erasing.js";
import { problemBehind, problemOf, saying } from "../base/problems.js";
import { LOCKED, mayLoad } from "../settings/host-locks.js";
import { readFiles } from "../share/files.js";
import {
  countsOpenings,
  isSameSearch,
  isUnanswered,
  wantedSearch,
  withDatabase,
} from "./database.js";
import { NO_DATABASE } from "./no-database.js";

/** The entry taken away, as {@link withErased} names it. */
const NAME = "database";

/**
 * The name of a cleared database; an earlier release had one, without a name.
 * @param {unknown} value
 */
function clearedName(value) {
  return partName(value) ?? "";
}

/** @type {Room} */
export const room = {
  handlers: {
    "database-changed": (state, { changes }) => withDatabase(state, changes),
    "database-cleared": (state, { part }) => {
      const { open, filter } = state.database;
      const size = { games: 0, bytes: 0 };
      return withErased(withDatabase(state, { ...NO_DATABASE, open, filter, size }), NAME, {
        part,
      });
    },
  },
  erases: {
    [NAME]: {
      check: (value) => ({ part: clearedName(value) }),
      putBack: (context, value) => bringBack(context, clearedName(value)),
    },
  },
  // Workers that start for the values take several times as long as a search needs.
  goesFirst: isUnanswered,
  begin: follow,
  actions: (context) => {
    const { store } = context;
    return {
      showDatabase: (open) => {
        store.dispatch({ type: "database-changed", changes: { open, added: null } });
        if (open) void saying(context, openDatabase(context));
      },
      addToDatabase: (files) => {
        if (mayLoad(store.get().host.locks))
          void saying(
            context,
            add(context, () => readFiles(files)),
          );
        else store.dispatch({ type: "problems", problems: [LOCKED] });
      },
      takeCollection: () =>
        void saying(
          context,
          add(context, async (database) => [await database.fileOf(store.get().collection.games)]),
        ),
      addSampleGames: () =>
        void saying(
          context,
          add(context, async (database) => [await database.sampleFile()]),
        ),
      filterDatabase: (filter) => store.dispatch({ type: "database-changed", changes: { filter } }),
      clearDatabase: () => void saying(context, clear(context)),
      databaseFile: async () => (await context.gamesDatabase()).file(),
    };
  },
};

/**
 * Opens the database where the openings count in it, and searches it for each position that comes
 * onto the board, one search after another.
 * @param {Context} context
 */
function follow(context) {
  const { store } = context;
  let isOpened = false;
  /** @type {Wanted | null} */
  let searched = null;
  let isBusy = false;

  async function searchNext() {
    const wanted = wantedSearch(store.get());
    if (isBusy || wanted === null || isSameSearch(wanted, searched)) return;
    searched = wanted;
    isBusy = true;
    const answer = (/** @type {FoundGames | null} */ found) =>
      store.dispatch({ type: "database-changed", changes: { answer: { ...wanted, found } } });
    const { game, setup, line, ply } = wanted.game;
    try {
      const database = await context.gamesDatabase();
      const transcript = line.slice(0, ply).join("");
      answer(await database.search({ game, setup, transcript }, wanted.filter));
    } catch (error) {
      answer(null);
      store.dispatch({ type: "problems", problems: [problemOf(error)] });
    }
    isBusy = false;
    void searchNext();
  }

  store.subscribe((state) => {
    const isDue = countsOpenings(state) && state.database.size === null;
    if (isDue && !isOpened) void saying(context, openDatabase(context));
    isOpened ||= isDue;
    void searchNext();
  });
}

/** @param {Context} context */
async function openDatabase({ store, gamesDatabase, now }) {
  const awaited = awaitedIn(store.get(), NAME).map(clearedName);
  const database = await gamesDatabase().catch((error) => {
    throw problemBehind("study-unavailable", error);
  });
  const size = await database.open(awaited, now());
  store.dispatch({ type: "database-changed", changes: { size } });
}

/**
 * Adds the games of files.
 * @param {Context} context
 * @param {(database: GamesDatabase) => Promise<NamedFile[]>} read
 */
async function add({ store, gamesDatabase }, read) {
  if (store.get().database.records !== null) return;
  const progress = (/** @type {number} */ records) =>
    store.dispatch({ type: "database-changed", changes: { records } });
  progress(0);
  try {
    const database = await gamesDatabase();
    const changes = await database.add(await read(database), progress);
    store.dispatch({ type: "database-changed", changes });
  } finally {
    store.dispatch({ type: "database-changed", changes: { records: null } });
  }
}

/** @param {Context} context */
async function clear({ store, gamesDatabase, now }) {
  const part = String(now());
  if (await (await gamesDatabase()).clear(part)) store.dispatch({ type: "database-cleared", part });
}

/**
 * @param {Context} context
 * @param {string} part
 */
async function bringBack({ store, gamesDatabase }, part) {
  const size = await (await gamesDatabase()).bringBack(part);
  if (size === null) return GONE;
  store.dispatch({ type: "database-changed", changes: { size } });
  return null;
}
