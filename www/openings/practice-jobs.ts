/** The job of a practised opening. Pure. */

import type { State } from "../app/state.ts";
import { type ReplyJob, computerPlays, delayBeforeReply } from "../game/turn-job.ts";
import { practisedReply } from "../game/opening-practice.ts";

/** The computer's move in an opening that is practised, which needs no search. */
export function practiceJobs(state: State): [key: string, job: ReplyJob][] {
  const square = practisedReply(state);
  if (square === null || !computerPlays(state)) return [];
  const delay = delayBeforeReply(state);
  return [["reply", { purpose: "reply", game: state.game, ms: null, square, delay }]];
}
