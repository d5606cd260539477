/** What the folder `replay` adds to the types of the page. No code. */

import type { Snapshot } from "../../../reversi-rules.js";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    /**
     * The game at the point that a replay of its moves has reached; null while nothing plays by
     * itself.
     */
    replay: Snapshot | null;
  }

  interface Events {
    replayed: { game: Snapshot };
    "replay-stopped": object;
  }
}
