/** What the folder `database` adds to the types of the page. No code. */

import type { DatabaseSlice } from "./database-slice.ts";
import type { FoundGame, NamedFile } from "../../../reversi-wasm.js";
import type { GamesDatabase } from "./kept-database.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    database: DatabaseSlice;
  }

  interface Events {
    "database-changed": { changes: Partial<DatabaseSlice> };
    "database-cleared": { changes: Partial<DatabaseSlice>; part: string };
  }

  interface Actions {
    addToDatabase: (files: readonly NamedFile[]) => void;
    /** Adds the games that are imported to the database. */
    takeCollection: () => void;
    /** Adds games of the computer's levels to the database. */
    addSampleGames: () => void;
    /** Games of the last search in the database: `most` from a place on. */
    tournamentRows: (first: number, most: number) => Promise<readonly FoundGame[]>;
    clearDatabase: () => void;
    /** Puts back the games that were cleared last, as long as the browser has them. */
    restoreDatabase: () => void;
    databaseFile: () => Promise<Blob>;
  }

  interface Shared {
    gamesDatabase: () => Promise<GamesDatabase>;
  }
}
