/** What the folder `openings` adds to the types of the page. No code. */

import type { Opening, Snapshot, Square } from "../../../reversi-rules.js";

declare module "../../floor/base/page.ts" {
  interface Events {
    "explorer-open": { open: boolean };
    "exploring-ended": object;
    "practice-started": { opening: Opening; game: Snapshot };
    "practice-ended": object;
    "practice-resumed": { opening: Opening };
  }

  interface Actions {
    showExplorer: (open: boolean) => void;
    /** Plays for whichever side is to move. */
    explore: (square: Square) => void;
    /** Shows an opening as a branch of the game; where that starts otherwise, as a game. */
    showOpening: (opening: Opening) => void;
    practise: (opening: Opening) => void;
    endPractice: () => void;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    explore: { from: Snapshot };
  }
}
