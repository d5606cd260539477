/** The games that a visitor has imported at once, as the state has them. No code. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { CollectedGame, Collection, NamedFile, UnreadGame } from "../../../reversi-wasm.js";
import type { Lines } from "../../play/game/previous-game.ts";
import type { Source } from "../../play/game/read-collection.ts";
import type { Relay } from "../../play/game/relay.ts";

/** A collection that can be shown; one that is not kept lasts as long as the page. */
export interface KeptCollection {
  id: string;
  time: number;
  games: number | null;
  isKept: boolean;
}

/**
 * Some of the games, as they are read and kept. `known` holds those from the usual start as
 * `Game.explore` counts them.
 */
export type Part = Collection & { known: string };

/**
 * A game of the list that a link or the host page names, and the point to show of it: null for
 * that of its text.
 */
export interface WantedGame {
  number: number;
  ply: number | null;
}

/**
 * `request` is what is being read, with the game on the board at that moment, and `read` what has
 * been found of it so far. A game of an address takes the place of the one whose text is `over`,
 * and of no other; null once another one is on the board.
 */
export interface CollectionSlice {
  request: {
    files: readonly NamedFile[];
    game: Snapshot;
    id: string;
    source: Source | null;
    over: string | null;
    time: number;
  } | null;
  read: readonly Part[];
  /** Of the games that are shown; null if there are none. */
  id: string | null;
  /** Of them. */
  parts: readonly Part[];
  games: readonly CollectedGame[];
  /** Records that cannot be read. */
  unread: readonly UnreadGame[];
  /** Whether the files have more games than the page reads. */
  more: boolean;
  known: string;
  /** Whether a reload has them; null until that is settled. */
  isKept: boolean | null;
  /** Whether the list of an embedded board shows. */
  open: boolean;
  /** The position that the listed games reach; null for any. */
  place: Snapshot | null;
  /** The games that the list shows, in its order; null for all of them. */
  listed: readonly CollectedGame[] | null;
  /** Number of the game that was put on the board; null once another one is there. */
  current: number | null;
  /** Number of the game that is being put on the board. */
  placing: number | null;
  /** The game that was put on the board last, as it was then. */
  placed: Lines | null;
  /** That the games are of; null for a visitor's own files. */
  source: Source | null;
  /** What the board follows; null for files that nobody rewrites. */
  relay: Relay | null;
  /** The game that is to be put on the board. */
  wanted: WantedGame | null;
  /** All that can be shown, newest first. */
  list: readonly KeptCollection[];
}
