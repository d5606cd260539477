/** What the folder `game-clocks` adds to the types of the page. No code. */

import type { GameClocks } from "./game-clocks.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    /** The clocks of the visitor's own game, if its text has times. */
    gameClocks: GameClocks | null;
  }
}
