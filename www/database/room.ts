/**
 * The database of games, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened.
 */

import type { FoundGames, NamedFile } from "../../reversi-wasm.js";
import type { Context } from "../app/context.ts";
import type { Room } from "../app/room.ts";
import type { GamesDatabase } from "./kept-database.ts";
import { GONE, awaitedIn, partName, restorePart, withErased } from "../base/erasing.ts";
import { problemBehind, problemOf, saying } from "../base/problems.ts";
import { LOCKED, mayLoad } from "../settings/host-locks.ts";
import { readFiles } from "../share/files.ts";
import {
  type Wanted,
  countsOpenings,
  isSameSearch,
  isUnanswered,
  wantedSearch,
  withDatabase,
} from "./database.ts";
import { NO_DATABASE, NO_GAMES } from "./no-database.ts";

/** Games that a press on *Show more* adds to the list. */
const MORE = 500;

/** The entry taken away, as {@link withErased} names it. */
const NAME = "database";

/** The name of a cleared database; an earlier release had one, without a name. */
function clearedName(value: unknown) {
  return partName(value) ?? "";
}

export const room: Room = {
  handlers: {
    "database-changed": (state, { changes }) => withDatabase(state, changes),
    "database-cleared": (state, { part, removed }) => {
      const { open, filter } = state.database;
      const cleared = withDatabase(state, {
        ...NO_DATABASE,
        open,
        filter,
        size: NO_GAMES,
        removed,
      });
      return withErased(cleared, NAME, { part });
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
      listMoreGames: () => void saying(context, listMore(context)),
      clearDatabase: () => void saying(context, clear(context)),
      restoreDatabase: () => {
        const { removed } = store.get().database;
        restorePart(store, NAME, removed, (part) => bringBack(context, part));
      },
      databaseFile: async () => (await context.gamesDatabase()).file(),
    };
  },
};

/**
 * Opens the database where the openings count in it, and searches it for each position that comes
 * onto the board, one search after another.
 */
function follow(context: Context) {
  const { store } = context;
  let isOpened = false;
  let searched: Wanted | null = null;
  let isBusy = false;

  async function searchNext() {
    const wanted = wantedSearch(store.get());
    if (isBusy || wanted === null || isSameSearch(wanted, searched)) return;
    searched = wanted;
    isBusy = true;
    const answer = (found: FoundGames | null) =>
      store.dispatch({ type: "database-changed", changes: { answer: { ...wanted, found } } });
    try {
      const database = await context.gamesDatabase();
      answer(await database.search(pointOf(wanted), wanted.filter));
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

function pointOf({ game: { game, setup, line, ply } }: Wanted) {
  return { game, setup, transcript: line.slice(0, ply).join("") };
}

/** Lists further games of the last search, unless another one has come meanwhile. */
async function listMore({ store, gamesDatabase }: Context) {
  const { answer } = store.get().database;
  if (answer?.found == null) return;
  const { games } = answer.found;
  const rows = { first: games.length, most: MORE };
  const { games: more } = await (await gamesDatabase()).search(
    pointOf(answer),
    answer.filter,
    rows,
  );
  if (store.get().database.answer !== answer) return;
  const found = { ...answer.found, games: [...games, ...more] };
  store.dispatch({ type: "database-changed", changes: { answer: { ...answer, found } } });
}

async function openDatabase({ store, gamesDatabase, now }: Context) {
  const awaited = awaitedIn(store.get(), NAME).map(clearedName);
  const database = await gamesDatabase().catch((error) => {
    throw problemBehind("study-unavailable", error);
  });
  const size = await database.open(awaited, now());
  const changes = { size, removed: database.removed() };
  store.dispatch({ type: "database-changed", changes });
}

async function add(
  { store, gamesDatabase }: Context,
  read: (database: GamesDatabase) => Promise<NamedFile[]>,
) {
  if (store.get().database.records !== null) return;
  const progress = (records: number) =>
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

async function clear({ store, gamesDatabase, now }: Context) {
  const database = await gamesDatabase();
  const part = await database.clear(now());
  if (part === null) return;
  store.dispatch({ type: "database-cleared", part, removed: database.removed() });
}

async function bringBack({ store, gamesDatabase }: Context, part: string) {
  const database = await gamesDatabase();
  const size = await database.bringBack(part);
  const changes = { ...(size && { size }), removed: database.removed() };
  store.dispatch({ type: "database-changed", changes });
  return size === null ? GONE : null;
}
