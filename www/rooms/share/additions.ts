/** What the folder `share` adds to the types of the page. No code. */

import type { RelayFault } from "../../play/game/relay.ts";
import type { CollectionSlice, Part, KeptCollection } from "./collection-slice.ts";
import type { CollectedGame, NamedFile } from "../../../reversi-wasm.js";
import type { Source } from "../../play/game/read-collection.ts";
import type { Lines } from "../../play/game/previous-game.ts";
import type { Collections } from "./kept-collections.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    collection: CollectionSlice;
  }

  interface Events {
    "collection-requested": {
      files: readonly NamedFile[];
      id: string;
      source?: Source | null;
      time?: number;
    };
    "relay-checked": { fault: RelayFault | null; added?: number; follows?: boolean; time: number };
    "collection-wanted": { number: number | null };
    "collection-kept": { id: string; isKept: boolean };
    /** `byHost`: the host page exchanged the games, which no visitor takes back. */
    "collection-forgotten": { byHost?: boolean };
    "collection-returned": { id: string; parts: readonly Part[]; isAsked: boolean };
    "collection-open": { open: boolean };
    "collection-place": { here: boolean };
    "collection-filtered": { listed: readonly CollectedGame[] };
    "collection-placed": { placed: Lines };
    "collection-placing": { number: number; isPlacing: boolean };
    "collections-listed": { list: readonly KeptCollection[] };
  }

  interface Jobs {
    collection: "collect";
  }

  interface Notices {
    reading: object;
    "reading-stopped": object;
    collected: { count: number; more: boolean };
    relay: { fault: RelayFault; time: number };
    "relay-back": object;
    "relay-ahead": { count: number };
  }

  interface Asides {
    unkept: true;
  }

  interface Actions {
    /** Imports the games of files. */
    collect: (files: readonly NamedFile[]) => void;
    /** Shows games that were read earlier. */
    openCollection: (id: string) => void;
    forgetCollection: () => void;
    listCollected: (listed: readonly CollectedGame[]) => void;
    /** Puts a game of the list on the board, after `ply` moves if they are given. */
    showCollected: (game: CollectedGame, ply?: number) => void;
    /** Whether the list shows only games with the position on the board. */
    listGamesHere: (here: boolean) => void;
    showCollection: (open: boolean) => void;
    /** The address of a game that a text holds. */
    addressOf: (id: string, text: string) => Promise<string>;
  }

  interface Shared {
    collections: () => Promise<Collections>;
  }
}
