/** What the folder `endings` adds to the types of the page. No code. */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import type { Solution, Verdict } from "../../play/game/ending-text.ts";
import type { Ending, EndingsSlice } from "./ending-values.ts";
import type { Problem } from "../../floor/base/problems.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    endings: EndingsSlice;
  }

  interface Events {
    "endings-open": { open: boolean };
    "endings-wanted": { most: number };
    "endings-drawn": object;
    "ending-left": object;
    "ending-shows": { shows: boolean };
    "ending-set": {
      game: Snapshot;
      side: Side;
      counts: boolean;
      resumed?: Pick<Ending, "start" | "count" | "shows" | "worths">;
    };
    "ending-counted": { count: number | null };
  }

  interface Jobs {
    "ending-solve-": "search";
  }

  interface Notices {
    "ending-set": { side: Side; counts: boolean };
    "ending-counted": { verdict: Verdict | null; solution: Solution | null };
  }

  interface Actions {
    showEndings: (open: boolean) => void;
    /** Plays the position on the board out, or has it counted first. */
    playOut: (counts: boolean) => void;
    /** How many empties an ending has at most that is drawn. */
    wantEndings: (most: number) => void;
    /** Another one to be counted. */
    drawEnding: () => Promise<Problem | null>;
    /** Takes Black's lead as the visitor counts it, or goes on without it. */
    countEnding: (count: number | null) => void;
    showMargin: (shows: boolean) => void;
    /** From its start. */
    playEndingAgain: (side: "same" | "other") => void;
    leaveEnding: () => void;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    ending: Ending;
  }
}
