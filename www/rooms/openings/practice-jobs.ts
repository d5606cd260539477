/** The job of a practised opening. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { replyJob } from "../../play/game/computer-steps.ts";
import { computerPlays, delayBeforeReply } from "../../play/game/turn-job.ts";
import { practisedReply } from "../../play/game/opening-practice.ts";

/** The computer's move in an opening that is practised, which needs no search. */
export function practiceJobs(state: Core) {
  const square = practisedReply(state);
  if (square === null || !computerPlays(state)) return [];
  return [replyJob(state.game, square, delayBeforeReply(state))];
}
