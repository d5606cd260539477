/** The database of games: what its panel shows of it, and when it has to be searched. Pure. */

import type { Core, StateOf } from "../../floor/base/page.ts";
import type { DatabaseSlice, Sought, Wanted } from "./database-slice.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { showsTournaments } from "../../play/ui/library-shelves.ts";
import { databaseFilter } from "../../play/ui/library-filter.ts";

/** The usual start, which every game reaches. */
const START: Sought = {
  game: FIRST_GAME.id,
  setup: { start: "diagonal", first: "black" },
  line: [],
  ply: 0,
};

export function withDatabase<S extends StateOf<"database">>(
  state: S,
  changes: Partial<DatabaseSlice>,
): S {
  return { ...state, database: { ...state.database, ...changes } };
}

/** The filter that leaves every game in. */
const ALL_GAMES = Object.freeze({});

/**
 * Whether the panel of openings is open and counts the database; with a collection loaded it counts
 * that one.
 */
export function countsOpenings({
  collection,
  openings: { explorer },
  review: { open: review },
}: Pick<Core, "collection" | "openings" | "review">) {
  return explorer && review === null && collection.games.length === 0;
}

/** The search while the library shows, or the openings, which have no filter; null for nothing. */
export function wantedSearch(state: StateOf<"database">): Wanted | null {
  const { size } = state.database;
  if (size === null || size.games === 0) return null;
  if (showsTournaments(state)) {
    const filter = databaseFilter(state.library.fields);
    return filter && { game: state.collection.place ?? START, filter, size };
  }
  const { game } = state;
  const isCounted = countsOpenings(state) && gameOf({ game }).study;
  return isCounted ? { game, filter: ALL_GAMES, size } : null;
}

export function isSameSearch(one: Wanted | null, other: Wanted | null) {
  return one?.game === other?.game && one?.filter === other?.filter && one?.size === other?.size;
}

/**
 * Whether the last answer is for another position than that on the board. A different filter alone
 * does not count.
 */
export function isUnanswered(state: StateOf<"database">) {
  const { answer } = state.database;
  const wanted = wantedSearch(state);
  return answer !== null && wanted !== null && answer.game !== wanted.game;
}
