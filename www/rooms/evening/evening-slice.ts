/** What the page's state has of a club's evening. No code. */

import type { Evening } from "./evening.ts";
import type { History } from "./history.ts";

/** The outcome of a change: it is `stale` if another tab has changed the evening. */
export type Taken = "taken" | "refused" | "stale";

/**
 * `history` is null until the evening is first shown. `followed` is the evening that showed before
 * another tab's took its place; null if this tab has changed it last. `damaged` is whether what the
 * browser had of it could not be read.
 */
export interface EveningSlice {
  open: boolean;
  history: History | null;
  followed: Evening | null;
  damaged: boolean;
}
