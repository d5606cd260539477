/** The job of a reply that needs no search. Pure. */

import type { Snapshot } from "../../reversi-rules.js";
import type { Context } from "../app/context.ts";
import { waitJob } from "../engine/jobs.ts";
import { play } from "./game-steps.ts";

/** The reply of an exercise, an ending or an opening that is practised. */
export const replyJob = (game: Snapshot, square: number, delay: number) =>
  waitJob("reply", delay, [game, square], (context: Context) => play(context, square, null));
