/**
 * The job of a practised opening. Pure.
 *
 * @import { ReplyJob } from "../game/turn-job.js"
 * @import { State } from "../app/state.js"
 */

import { computerPlays, delayBeforeReply } from "../game/turn-job.js";
import { practisedReply } from "../game/opening-practice.js";

/**
 * The computer's move in an opening that is practised, which needs no search.
 * @param {State} state
 * @returns {[key: string, job: ReplyJob][]}
 */
export function practiceJobs(state) {
  const square = practisedReply(state);
  if (square === null || !computerPlays(state)) return [];
  const delay = delayBeforeReply(state);
  return [["reply", { purpose: "reply", game: state.game, ms: null, square, delay }]];
}
