/** What the folder `variations` adds to the types of the page. No code. */

import type { Line } from "../../play/game/branches.ts";

declare module "../../floor/base/page.ts" {
  interface Actions {
    /** Shows a point of the game or of a branch, whose further moves can be gone through. */
    showVariation: (line: Line, ply: number) => void;
  }
}
