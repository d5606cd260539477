/** The shelves of the library, and what its list shows. Pure. */

import type { Core } from "../../floor/base/page.ts";
import {
  type Column,
  type LibrarySlice,
  NO_LIBRARY,
  type Shelf,
  isLibraryOpen,
} from "./library.ts";

export const SHELVES: readonly Shelf[] = ["mine", "imported", "tournaments"];

export const COLUMNS: readonly Column[] = ["number", "date", "black", "white", "result", "opening"];

export function showsShelf({ library, host }: Pick<Core, "library" | "host">, shelf: Shelf) {
  if (host.controls !== null) return shelf === "imported";
  return library.shelf === null || library.shelf === shelf;
}

/** Whether the games of tournaments are looked through. */
export function showsTournaments(state: Core) {
  return isLibraryOpen(state) && showsShelf(state, "tournaments");
}

/**
 * Whether the games are those that reach the position on the board, until one of them lies there:
 * both sides are the visitor's then. On a telephone the list is a strip that no panel covers.
 */
export function followsBoard({ collection: { place, current }, host, panels }: Core) {
  const isBeside = panels.open === "games" || panels.open === null;
  return place !== null && current === null && host.controls === null && isBeside;
}

/**
 * The page with the library on one of its shelves.
 * @param changes what its fields and its order keep; every game without them
 */
export function withLibrary<S extends Core>(
  state: S,
  shelf: Shelf | null,
  changes: Partial<LibrarySlice> = NO_LIBRARY,
): S {
  const panels = { ...state.panels, open: "games" as const };
  return { ...state, panels, library: { ...state.library, ...changes, results: false, shelf } };
}
