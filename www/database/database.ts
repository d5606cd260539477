/** The database of games: what its panel shows of it, and when it has to be searched. Pure. */

import type { Snapshot } from "../../reversi-rules.js";
import type { FoundGames, GameFilter, ReadDatabase } from "../../reversi-wasm.js";
import type { State } from "../app/state.ts";
import { gameOf } from "../games/index.ts";

/**
 * How many games it has, and how many bytes the browser keeps of them. Without names, the files of
 * tournaments have come without the one that names their players.
 */
export interface Size {
  games: number;
  bytes: number;
  hasNames: boolean;
}

/** The count of games that files have added; `isKept` is whether the browser keeps the database. */
export type Added = Omit<ReadDatabase, "database" | "games"> & { isKept: boolean };

/** A search for the games that reach a position, in a database of the given size. */
export interface Wanted {
  game: Snapshot;
  filter: GameFilter;
  size: Size;
}

/**
 * `size` is null until the database is open; `records` is how many of the files are read so far,
 * null while none are.
 */
export interface DatabaseSlice {
  open: boolean;
  size: Size | null;
  filter: GameFilter;
  /** Of the last search, without games if it has failed. */
  answer: (Wanted & { found: FoundGames | null }) | null;
  records: number | null;
  /** What the last files have added. */
  added: Added | null;
  /** The names of cleared games that can be brought back. */
  removed: readonly string[];
}

export function withDatabase(state: State, changes: Partial<DatabaseSlice>): State {
  return { ...state, database: { ...state.database, ...changes } };
}

export type Searching = Pick<State, "collection" | "database" | "game" | "study">;

/** The filter that leaves every game in. */
const ALL_GAMES = Object.freeze({});

/**
 * Whether the panel of openings is open and counts the database; with a collection loaded it counts
 * that one.
 */
export function countsOpenings({
  collection,
  study: { explorer, review },
}: Pick<State, "collection" | "study">) {
  return explorer && review === null && collection.games.length === 0;
}

/** The search while the panel shows, or the openings, which have no filter; null for nothing. */
export function wantedSearch(state: Searching): Wanted | null {
  const { open, size, filter } = state.database;
  const isCounted = countsOpenings(state);
  if ((!open && !isCounted) || size === null || size.games === 0) return null;
  const { game } = state;
  return gameOf({ game }).study ? { game, filter: isCounted ? ALL_GAMES : filter, size } : null;
}

export function isSameSearch(one: Wanted | null, other: Wanted | null) {
  return one?.game === other?.game && one?.filter === other?.filter && one?.size === other?.size;
}

/**
 * Whether the last answer is for another position than that on the board. A different filter alone
 * does not count.
 */
export function isUnanswered(state: Searching) {
  const { answer } = state.database;
  const wanted = wantedSearch(state);
  return answer !== null && wanted !== null && answer.game !== wanted.game;
}

/** The result of the search for the position on the board; null until it is there. */
export function foundHere(state: Searching) {
  const { answer } = state.database;
  const isOfBoard = answer !== null && isSameSearch(answer, wantedSearch(state));
  return isOfBoard ? answer.found : null;
}

/**
 * A filter without what is empty: the texts of fields. Words are parts of any name, and with a side
 * they are the name of its player.
 */
export function filterOf({
  player,
  side,
  from,
  to,
  result,
}: Record<"player" | "side" | "from" | "to" | "result", string>): GameFilter {
  const isSide = side === "black" || side === "white";
  const isResult = result === "black" || result === "white" || result === "draw";
  const name = player.trim();
  return {
    ...(name !== "" && (isSide ? { player: name, side } : { words: name.split(/\s+/) })),
    ...(isYear(from) && { from: Number(from) }),
    ...(isYear(to) && { to: Number(to) }),
    ...(isResult && { result }),
  };
}

const isYear = (text: string) => /^\d{4}$/.test(text.trim());
