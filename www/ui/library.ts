/** The library of games: the shelves, what its fields want, and the search that follows. Pure. */

import type { Side } from "../../reversi-rules.js";
import type { GameFilter } from "../../reversi-wasm.js";
import type { State } from "../base/page.ts";
import { shownPanel } from "./panels.ts";

/** Where games lie: the visitor's own, those of files and texts, and those of tournaments. */
export type Shelf = "mine" | "imported" | "tournaments";

export const SHELVES: readonly Shelf[] = ["mine", "imported", "tournaments"];

/** The values of the fields; an empty one takes every game. */
export interface Fields {
  /** Words, and the first and the last of some years. */
  filter: string;
  /** The colour of the player whom the words name; without one they name an event too. */
  side: Side | "";
  /** The moves of an opening. */
  opening: string;
  result: NonNullable<GameFilter["result"]> | "open" | "";
}

/** What puts the games in order; by their numbers they stay as they are. */
type Column = "number" | "date" | "black" | "white" | "result" | "opening";

export const COLUMNS: readonly Column[] = ["number", "date", "black", "white", "result", "opening"];

export interface Order {
  sort: Column;
  descending: boolean;
}

/** `results` is whether *My results* shows for the list; `shelf` is null for all of them. */
export interface LibrarySlice {
  results: boolean;
  shelf: Shelf | null;
  fields: Fields;
  order: Order;
}

export const NO_LIBRARY: Readonly<LibrarySlice> = {
  results: false,
  shelf: null,
  fields: { filter: "", side: "", opening: "", result: "" },
  order: { sort: "number", descending: false },
};

/** Whether the library shows: its tab, or the list of an embedded board. */
export function isLibraryOpen(state: State) {
  return shownPanel(state) === "games" || state.collection.open;
}

export function showsShelf({ library, host }: Pick<State, "library" | "host">, shelf: Shelf) {
  if (host.controls !== null) return shelf === "imported";
  return library.shelf === null || library.shelf === shelf;
}

/** Whether the games of tournaments are looked through. */
export function showsTournaments(state: State) {
  return isLibraryOpen(state) && showsShelf(state, "tournaments");
}

/**
 * Whether the games are those that reach the position on the board, until one of them lies there:
 * both sides are the visitor's then. On a telephone the list is a strip that no panel covers.
 */
export function followsBoard({ collection: { place, current }, host, panels }: State) {
  const isBeside = panels.open === "games" || panels.open === null;
  return place !== null && current === null && host.controls === null && isBeside;
}

/**
 * The page with the library on one of its shelves.
 * @param changes what its fields and its order keep; every game without them
 */
export function withLibrary(
  state: State,
  shelf: Shelf | null,
  changes: Partial<LibrarySlice> = NO_LIBRARY,
): State {
  const panels = { ...state.panels, open: "games" as const };
  return { ...state, panels, library: { ...state.library, ...changes, results: false, shelf } };
}

/** Two years with a dash between them, as in 1977–1985. */
const YEARS = /(?<!\d)(\d{4})\s*[-–]\s*(\d{4})(?!\d)/;

/** The words that a text of the field looks for, and the first and the last of its years. */
export function wantedIn(filter: string) {
  const [range = "", ...years] = YEARS.exec(filter) ?? [];
  const [from, to] = years.map(Number).sort((one, other) => one - other);
  const words = filter.replace(range, " ").split(/\s+/);
  return {
    words: words.filter((word) => word !== ""),
    years: range === "" ? null : { from, to },
  };
}

const filters: WeakMap<Fields, GameFilter | null> = new WeakMap();

/** The fields as the database has them, made once; null for what none of its games can be. */
export function databaseFilter(fields: Fields): GameFilter | null {
  const filter = filters.has(fields) ? (filters.get(fields) ?? null) : filterOf(fields);
  filters.set(fields, filter);
  return filter;
}

/** The words of a text of the field that name somebody or something, and its year or years. */
export function namesIn(filter: string) {
  const { words, years } = wantedIn(filter);
  const year = years ? undefined : words.find((word) => /^\d{4}$/.test(word));
  return { names: words.filter((word) => word !== year), year, years };
}

function filterOf({ filter, side, opening, result }: Fields): GameFilter | null {
  if (result === "open") return null;
  const { names, year, years } = namesIn(filter);
  const player = side === "" ? { words: names } : { player: names.join(" "), side };
  return {
    ...(names.length > 0 && player),
    ...(year !== undefined && { from: Number(year), to: Number(year) }),
    ...years,
    ...(result !== "" && { result }),
    ...(opening !== "" && { opening }),
  };
}
