/**
 * The database of games, as the page takes it in. It is kept for all tabs, and loads when its panel
 * is first opened.
 */

import type { FoundGames, NamedFile } from "../../../reversi-wasm.js";
import type { Context, StateOf } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { partName, tell, withErased } from "../../floor/base/erasing.ts";
import { awaitedIn, restorePart } from "../../floor/base/erased-parts.ts";
import { problemOf, saying } from "../../floor/base/problems.ts";
import { pointOf } from "../../play/engine/jobs.ts";
import { LOCKED, mayLoad } from "../../play/settings/host-locks.ts";
import { readCollection } from "../../play/game/read-collection.ts";
import { showsTournaments } from "../../play/ui/library-shelves.ts";
import type { Wanted } from "./database-slice.ts";
import {
  countsOpenings,
  isSameSearch,
  isUnanswered,
  wantedSearch,
  withDatabase,
} from "./database.ts";
import { NO_DATABASE } from "./database-slice.ts";

/** The entry taken away, as {@link withErased} names it. */
const NAME = "database";

/** The name of a cleared database; an earlier release had one, without a name. */
function clearedName(value: unknown) {
  return partName(value) ?? "";
}

export const room = {
  handlers: {
    "database-changed": (state, { changes }) => withDatabase(state, changes),
    "database-cleared": (state, { changes, part }) =>
      withErased(withDatabase(state, { ...NO_DATABASE, ...changes }), NAME, { part }),
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
  loses: ({ database }) => database.isKept === false,
  actions: (context) => {
    const { store } = context;
    return {
      addToDatabase: (files) => {
        const { host } = store.get();
        if (!mayLoad(host.locks)) store.dispatch({ type: "problems", problems: [LOCKED] });
        // A board of another page has one list alone.
        else if (host.controls !== null) readCollection(context, files);
        else void saying(context, addInSight(context, files));
      },
      takeCollection: () => void saying(context, takeCollection(context)),
      addSampleGames: () => void saying(context, addSamples(context)),
      tournamentRows: async (first, most) => {
        const { answer } = store.get().database;
        if (answer === null) return [];
        const database = await context.gamesDatabase();
        return (await database.search(pointOf(answer.game), answer.filter, { first, most })).games;
      },
      clearDatabase: () => void saying(context, clear(context)),
      restoreDatabase: () => {
        const { removed } = store.get().database;
        restorePart(store, NAME, removed, (part) => bringBack(context, part));
      },
      databaseFile: async () => (await context.gamesDatabase()).file(),
    };
  },
} satisfies Room<"database">;

/**
 * Opens the database where the openings count in it, and searches it for each position that comes
 * onto the board, one search after another.
 */
function follow(context: Context<"database">) {
  const { store } = context;
  let isOpened = false;
  let isShown = false;
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
      answer(await database.search(pointOf(wanted.game), wanted.filter));
    } catch (error) {
      answer(null);
      store.dispatch({ type: "problems", problems: [problemOf(error)] });
    }
    isBusy = false;
    void searchNext();
  }

  function followState(state: StateOf<"database">) {
    const isCounted = countsOpenings(state) && state.database.size === null && !isOpened;
    const opens = showsTournaments(state) && !isShown;
    isShown = showsTournaments(state);
    isOpened ||= isCounted;
    if (isCounted || opens) void saying(context, openDatabase(context));
    void searchNext();
  }

  store.subscribe(followState);
  // The library may be open before this room has loaded.
  followState(store.get());
}

async function openDatabase({ store, gamesDatabase, now }: Context) {
  const awaited = awaitedIn(store.get(), NAME).map(clearedName);
  const database = await gamesDatabase();
  const changes = await database.open(awaited, now());
  tell(store, { type: "database-changed", changes }, database.problems());
}

/** Adds the games of files, and shows where they are. */
async function addInSight(context: Context<"database">, files: readonly NamedFile[]) {
  const { store } = context;
  if (store.get().database.records !== null) return;
  store.dispatch({ type: "library-shown", shelf: "tournaments", keepsFields: true });
  await add(context, files);
}

async function add({ store, gamesDatabase }: Context<"database">, files: readonly NamedFile[]) {
  if (store.get().database.records !== null) return;
  const progress = (records: number) =>
    store.dispatch({ type: "database-changed", changes: { records } });
  progress(0);
  try {
    const database = await gamesDatabase();
    const changes = await database.add(files, progress);
    tell(store, { type: "database-changed", changes }, database.problems());
  } finally {
    store.dispatch({ type: "database-changed", changes: { records: null } });
  }
}

async function addSamples(context: Context<"database">) {
  const database = await context.gamesDatabase();
  await add(context, [await database.sampleFile()]);
}

async function takeCollection(context: Context<"database">) {
  const database = await context.gamesDatabase();
  await addInSight(context, [await database.fileOf(context.store.get().collection.games)]);
}

async function clear({ store, gamesDatabase, now }: Context) {
  const database = await gamesDatabase();
  const cleared = await database.clear(now());
  tell(store, cleared && { type: "database-cleared", ...cleared }, database.problems());
}

async function bringBack({ store, gamesDatabase }: Context, part: string) {
  const database = await gamesDatabase();
  const { changes, rest } = await database.bringBack(part);
  store.dispatch({ type: "database-changed", changes });
  return rest;
}
