/**
 * Shared by the page's parts: the store, the game on the board, the seeds, the storage. No code.
 */

import type { Lang } from "../base/languages.ts";
import type { Collections } from "../share/kept-collections.ts";
import type { KeptBook } from "../book/kept-book.ts";
import type { GamesDatabase } from "../database/kept-database.ts";
import type { Library } from "../exercises/exercise-library.ts";
import type { GameSession, Rules } from "../game/session.ts";
import type { GameDescriptor } from "../games/index.ts";
import type { House } from "./house.ts";
import type { PageEvent } from "./reduce.ts";
import type { Unfinished } from "./room.ts";
import type { State } from "./state.ts";
import type { createStorage } from "./storage.ts";

export interface PageStore {
  get: () => State;
  dispatch: (event: PageEvent) => void;
  subscribe: (subscriber: (state: State, before: State) => void) => void;
}

export interface Context {
  store: PageStore;
  house: House;
  session: GameSession;
  loadRules: (game: GameDescriptor) => Promise<Rules>;
  loadReaders: (game: GameDescriptor) => Promise<Rules>;
  seedAt: (ply: number) => number | undefined;
  /** The language of a visitor who has chosen none. */
  lang: Lang;
  storage: Pick<
    ReturnType<typeof createStorage>,
    | "readGame"
    | "runningGame"
    | "partsOfGame"
    | "waitingForm"
    | "waitingParts"
    | "leftGames"
    | "kept"
  >;
  /** Goes on with what was kept with a game. */
  resumeParts: (parts: Unfinished) => void;
  /** Settled when all rooms are here. */
  rooms: () => Promise<unknown>;
  /** Puts back what a press has just taken away. */
  restore: () => void;
  library: Library;
  collections: () => Promise<Collections>;
  gamesDatabase: () => Promise<GamesDatabase>;
  keptBook: () => Promise<KeptBook>;
  /**
   * Opens a window of the page, or brings the one of this name to the front; false if there is
   * none.
   */
  openWindow: (address: string, name: string, features: string) => boolean;
  /** Makes a move of the visitor, unless somebody who is asked refuses it. */
  beforeMove: (square: number, move: () => void) => void;
  /** The visitor's clock, in milliseconds since 1970. */
  now: () => number;
}
