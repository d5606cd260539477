/** The review of a game and second tries, as the page takes them in. */

import type { Room } from "../../play/ui/room.ts";
import type { Core } from "../../floor/base/page.ts";
import { leave } from "../../play/board/owner.ts";
import { GONE } from "../../floor/base/erased-parts.ts";
import { LOCKED } from "../../play/settings/host-locks.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { showsPoint } from "../../play/board/shown-game.ts";
import { loadPlanFor } from "./load-plan.ts";
import { REVIEW_KEY, reviewJobs } from "./review.ts";
import { goToMistake, goToReviewed, showBetterLine, tryAgain } from "./review-steps.ts";
import {
  dropReview,
  failedInReview,
  foundInReview,
  reviewClosed,
  reviewGivesWay,
  takeKnown,
} from "./reduce-review.ts";
import { continueReview, reviewResumed, reviewStarted, searchAhead } from "./review-start.ts";
import { attemptStarted, lineShown, tried } from "./second-try.ts";
import { storedReview } from "./resume-review.ts";
import { storedReviewOf } from "./stored-review.ts";
import { reviewLayers } from "./review-layers.ts";
import { reviewSays } from "./review-says.ts";

export const room = {
  handlers: {
    "review-plan-loaded": (state, { plan }) => ({ ...state, review: { ...state.review, plan } }),
    "review-started": (state) => reviewStarted(showsPoint(state) ? state : leave(state)),
    "review-closed": reviewClosed,
    "review-resumed": reviewResumed,
    "mistakes-chosen": (state, { all }) => ({
      ...state,
      review: { ...state.review, allMistakes: all },
    }),
    "line-shown": lineShown,
    "attempt-started": attemptStarted,
    tried,
  },
  acts: ["review-started", "attempt-started"],
  jobs: reviewJobs,
  found: { [REVIEW_KEY]: foundInReview },
  failed: failedInReview,
  replaced: dropReview,
  settled: (state, event) => takeKnown(searchAhead(reviewGivesWay(continueReview(state, event)))),
  unfinished: storedReview,
  begin: (context) => loadPlanFor(context, isUnderWay),
  erases: {
    review: {
      ofGame: true,
      check: (value) => storedReviewOf(value) && value,
      putBack: (context, value) => {
        const { host, review: before } = context.store.get();
        if (host.locks.includes("hint")) return { problems: [LOCKED], value };
        storedReview.resume?.(context, { review: storedReviewOf(value) });
        return context.store.get().review.open === before.open ? GONE : null;
      },
    },
  },
  isBusy: ({ review }) => review.open !== null,
  says: reviewSays,
  layers: reviewLayers,
  actions: (context) => {
    const { store } = context;
    return {
      goToReviewed: (ply) => mayJump(store.get()) && goToReviewed(context, ply),
      goToMistake: (step) => mayJump(store.get()) && goToMistake(context, step),
      chooseMistakes: (all) => store.dispatch({ type: "mistakes-chosen", all }),
      showBetterLine: (number) => mayJump(store.get()) && showBetterLine(context, number),
      tryAgain: (number) => mayJump(store.get()) && tryAgain(context, number),
      closeReview: () => store.dispatch({ type: "review-closed" }),
    };
  },
} satisfies Room;

/** Whether searches of a review are sought. */
function isUnderWay({ review: { open: review, ahead } }: Core) {
  return review === null ? ahead !== null && !ahead.failed : !review.waits;
}
