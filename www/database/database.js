/**
 * The database of games: what its panel shows of it, and when it has to be searched. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { FoundGames, GameFilter, ReadDatabase } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 *
 * How many games it has, and how many bytes the browser keeps of them.
 * @typedef {{games: number, bytes: number}} Size
 *
 * The count of games that files have added; `isKept` is whether the browser keeps the database.
 * @typedef {Omit<ReadDatabase, "database" | "games"> & {isKept: boolean}} Added
 *
 * A search for the games that reach a position, in a database of the given size.
 * @typedef {{game: Snapshot, filter: GameFilter, size: Size}} Wanted
 *
 * `size` is null until the database is open; `records` is how many of the files are read so far,
 * null while none are.
 * @typedef {object} DatabaseSlice
 * @property {boolean} open whether the panel shows
 * @property {Size | null} size
 * @property {GameFilter} filter
 * @property {(Wanted & {found: FoundGames | null}) | null} answer of the last search, without games
 *   if it has failed
 * @property {number | null} records
 * @property {Added | null} added what the last files have added
 */

import { gameOf } from "../games/index.js";

/**
 * @param {State} state
 * @param {Partial<DatabaseSlice>} changes
 * @returns {State}
 */
export function withDatabase(state, changes) {
  return { ...state, database: { ...state.database, ...changes } };
}

/** @typedef {Pick<State, "collection" | "database" | "game" | "study">} Searching */

/** The filter that leaves every game in. */
const ALL_GAMES = Object.freeze({});

/**
 * Whether the panel of openings is open and counts the database; with a collection loaded it counts
 * that one.
 * @param {Pick<State, "collection" | "study">} state
 */
export function countsOpenings({ collection, study: { explorer, review } }) {
  return explorer && review === null && collection.games.length === 0;
}

/**
 * The search while the panel shows, or the openings, which have no filter; null for nothing.
 * @param {Searching} state
 * @returns {Wanted | null}
 */
export function wantedSearch(state) {
  const { open, size, filter } = state.database;
  const isCounted = countsOpenings(state);
  if ((!open && !isCounted) || size === null || size.games === 0) return null;
  const { game } = state;
  return gameOf({ game }).study ? { game, filter: isCounted ? ALL_GAMES : filter, size } : null;
}

/**
 * Whether two searches are equal.
 * @param {Wanted | null} one
 * @param {Wanted | null} other
 */
export function isSameSearch(one, other) {
  return one?.game === other?.game && one?.filter === other?.filter && one?.size === other?.size;
}

/**
 * Whether the last answer is for another position than that on the board. A different filter alone
 * does not count.
 * @param {Searching} state
 */
export function isUnanswered(state) {
  const { answer } = state.database;
  const wanted = wantedSearch(state);
  return answer !== null && wanted !== null && answer.game !== wanted.game;
}

/**
 * The result of the search for the position on the board; null until it is there.
 * @param {Searching} state
 */
export function foundHere(state) {
  const { answer } = state.database;
  const isOfBoard = answer !== null && isSameSearch(answer, wantedSearch(state));
  return isOfBoard ? answer.found : null;
}

/**
 * A filter without what is empty: the texts of fields.
 * @param {Record<"player" | "side" | "from" | "to" | "result", string>} fields
 * @returns {GameFilter}
 */
export function filterOf({ player, side, from, to, result }) {
  const isSide = side === "black" || side === "white";
  const isResult = result === "black" || result === "white" || result === "draw";
  return {
    ...(player.trim() !== "" && { player: player.trim() }),
    ...(isSide && { side }),
    ...(isYear(from) && { from: Number(from) }),
    ...(isYear(to) && { to: Number(to) }),
    ...(isResult && { result }),
  };
}

/** @param {string} text */
const isYear = (text) => /^\d{4}$/.test(text.trim());
