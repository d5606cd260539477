/** What the folder `turning-point` adds to the types of the page. No code. */

import type { Square } from "../../../reversi-rules.js";
import type { TurningPoint } from "./turning-point.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    /** Where a lost game could still have been saved. */
    turning: TurningPoint | null;
  }

  interface Events {
    "turning-shown": object;
  }

  interface Jobs {
    "turning-point": "search";
  }

  interface Notices {
    "turning-point": { number: number; square: Square; outcome: "win" | "draw" };
  }

  interface Actions {
    showTurningPoint: () => void;
  }
}
