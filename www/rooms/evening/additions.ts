/** What the folder `evening` adds to the types of the page. No code. */

import type { EveningSlice, Taken } from "./evening-slice.ts";
import type { History } from "./history.ts";
import type { Evening, Step } from "./evening.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    evening: EveningSlice;
  }

  interface Events {
    "evening-open": { open: boolean };
    "evening-changed": { history: History; followed: Evening | null; damaged?: boolean };
  }

  interface Actions {
    /** A club's, as it is kept. */
    openEvening: () => void;
    closeEvening: () => void;
    changeEvening: (step: Step) => Taken;
    /** Takes its last step back. */
    undoEvening: () => Taken;
    redoEvening: () => Taken;
  }
}
