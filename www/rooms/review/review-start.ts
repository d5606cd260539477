/** How a review starts, goes on and is complete. Pure. */

import type { Core, PageEvent } from "../../floor/base/page.ts";
import type { Snapshot } from "../../../reversi-rules.js";
import { enter } from "../../play/board/owner.ts";
import { canSearchAhead, newReview, ownSide, sideSought } from "./review.ts";
import type { Ahead, Review } from "../../play/game/review-content.ts";
import { firstMistake, praiseOf } from "./review-findings.ts";
import { isReviewComplete } from "./review-plan.ts";
import { canReview } from "./reviewed-point.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";
import { TRYING } from "./second-try.ts";

export function reviewStarted<S extends Core>(state: S): S {
  if (!canReview(state)) return state;
  const { open: review } = state.review;
  if (review !== null && isSameGame(review.game, state.game))
    return openPanel(reviewContinued(state));
  const { failed, ...started } = aheadOf(state) ?? aheadAtStart(state.game);
  return {
    ...openPanel(state),
    // Searches made ahead may have left nothing to search.
    notice: isReviewComplete(state, started) ? completed(state, started) : underWay(state, started),
    review: { ...state.review, open: started, ahead: null },
  };
}

/** Lets a review that waits for a worker search again. */
function reviewContinued<S extends Core>(state: S): S {
  const { open: review } = state.review;
  if (!review?.waits) return state;
  const { waits, ...going } = review;
  return { ...state, review: { ...state.review, open: going } };
}

/** The network is back, or a worker has answered: one may load again. */
export function continueReview<S extends Core>(state: S, { type }: PageEvent): S {
  return type === "network-back" || type === "found" ? reviewContinued(state) : state;
}

/** Begins a review where the end of the game shows, and forgets the one of another game. */
export function searchAhead<S extends Core>(state: S): S {
  const { open: review, ahead } = state.review;
  const keptReview = review === null ? aheadOf(state) : null;
  const begins = review === null && keptReview === null && canSearchAhead(state);
  const after = begins ? aheadAtStart(state.game) : keptReview;
  return after === ahead ? state : { ...state, review: { ...state.review, ahead: after } };
}

/** The notice of a review that has come to its end: it begins with what was good. */
export function completed(state: Core, review: Review): Core["notice"] {
  const side = ownSide(state);
  return { kind: "reviewed", ...praiseOf(review, side), own: side !== null };
}

export function underWay(state: Core, review: Review): Core["notice"] & { kind: "reviewing" } {
  return { kind: "reviewing", found: firstMistake(review, sideSought(state)) !== null };
}

function aheadAtStart(game: Snapshot): Ahead {
  return { ...newReview(game), failed: false };
}

/** The review made ahead for the game on the board. */
function aheadOf({ game, review: { ahead } }: Core) {
  return ahead !== null && isSameGame(ahead.game, game) ? ahead : null;
}

/** The review of an earlier visit of the tab, with its second try. */
export function reviewResumed<S extends Core>(
  state: S,
  { review, attempt }: PageEvent & { type: "review-resumed" },
): S {
  const shownState = openPanel(state);
  const after = { ...shownState, review: { ...state.review, open: review } };
  if (attempt === null) return after;
  const { verdict } = attempt;
  return {
    ...enter(after, { kind: "second-try", rules: TRYING, ...attempt }),
    notice: verdict === null ? { kind: "trying" } : { kind: "tried", verdict },
  };
}

/**
 * Shows the panel in place of the end screen. Where it would be a sheet, it is a strip below the
 * board, as long as no panel is opened.
 */
function openPanel<S extends Core>(state: S): S {
  return {
    ...withPoint(state, { endClosed: true }),
    panels: { ...state.panels, open: null, reviewedFrom: state.panels.open },
  };
}
