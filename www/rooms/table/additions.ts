/** What the folder `table` adds to the types of the page. No code. */

import type { TableGame, TableSlice, Terms } from "./table.ts";
import type { Clocks } from "./clocks.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    /** What belongs to a game of two people at this device. */
    table: TableSlice;
  }

  interface Events {
    "table-open": { open: boolean };
    "table-set": { table: TableGame };
    "clocks-set": { clocks: Clocks };
    "table-restored": { table: TableGame };
  }

  interface Notices {
    "time-up": object;
  }

  interface Actions {
    /** The dialog of a game of two people here. */
    showTable: (open: boolean) => void;
    beginTable: (terms: Terms) => void;
    runOrStopClocks: () => void;
    /** Takes over the moves that followed one that was corrected. */
    keepFollowing: () => void;
  }
}
