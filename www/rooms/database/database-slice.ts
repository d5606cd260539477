/** The database of games as the state has it, before it is opened. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { FoundGames, GameFilter, ReadDatabase } from "../../../reversi-wasm.js";

/**
 * How many games it has, and how many bytes the browser keeps of them. Without names, the files of
 * tournaments have come without the one that names their players.
 */
export interface Size {
  games: number;
  bytes: number;
  hasNames: boolean;
}

/** The count of games that files have added. */
export type Added = Omit<ReadDatabase, "database" | "games">;

/** The point whose position is looked for. */
export type Sought = Pick<Snapshot, "game" | "setup" | "line" | "ply">;

/** A search for the games that reach a position, in a database of the given size. */
export interface Wanted {
  game: Sought;
  filter: GameFilter;
  size: Size;
}

/**
 * `size` is null until the database is open; `records` is how many of the files are read so far,
 * null while none are.
 */
export interface DatabaseSlice {
  size: Size | null;
  /** Of the last search, without games if it has failed. */
  answer: (Wanted & { found: FoundGames | null }) | null;
  records: number | null;
  /** What the last files have added. */
  added: Added | null;
  /** The names of cleared games that can be brought back. */
  removed: readonly string[];
  /** Whether the browser keeps all of it as it is here. */
  isKept: boolean;
}

export const NO_GAMES: Readonly<Size> = { games: 0, bytes: 0, hasNames: false };

export const NO_DATABASE: Readonly<DatabaseSlice> = {
  size: null,
  answer: null,
  records: null,
  added: null,
  removed: [],
  isKept: true,
};
