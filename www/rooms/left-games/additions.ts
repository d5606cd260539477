/** What the folder `left-games` adds to the types of the page. No code. */

import type { Aside } from "../../floor/base/page.ts";
import type { LeftGame } from "../../play/game/left-games.ts";
import type { Snapshot } from "../../../reversi-rules.js";

/** The games that were left, newest first, once their list has been shown. */
interface LeftGamesSlice {
  list: readonly LeftGame[];
}

declare module "../../floor/base/page.ts" {
  interface Rooms {
    leftGames: LeftGamesSlice;
  }

  interface Events {
    "left-games-shown": { list: readonly LeftGame[]; read?: number };
    "left-games-closed": object;
    "left-game-forgotten": { left: LeftGame };
    "left-game-restored": { list: readonly LeftGame[] };
    "own-game-shown": object;
    "left-games-limited": { aside: Aside };
  }

  interface Notices {
    "left-games-read": { count: number };
  }

  interface Asides {
    dropped: true;
    "list-full": true;
    "left-unkept": true;
  }

  interface Actions {
    /** The end of a game: of the finished line that a later try has left, if there is one. */
    endOf: (left: LeftGame) => Promise<Snapshot>;
    openLeftGame: (left: LeftGame) => Promise<void>;
    /** That on the board first, then those of other kinds. */
    runningGames: () => LeftGame[];
    openRunningGame: (left: LeftGame) => Promise<void>;
    forgetLeftGame: (left: LeftGame) => void;
    /** The game on the board and the list, as a text. */
    writeGames: () => string;
  }
}
