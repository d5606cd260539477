/** The library of games: what its fields and its order keep, and whether it shows. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { GameFilter } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import { shownPanel } from "./panels.ts";

/** Where games lie: the visitor's own, those of files and texts, and those of tournaments. */
export type Shelf = "mine" | "imported" | "tournaments";

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
export type Column = "number" | "date" | "black" | "white" | "result" | "opening";

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
export function isLibraryOpen(state: Core) {
  return shownPanel(state) === "games" || state.collection.open;
}
