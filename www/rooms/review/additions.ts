/** What the folder `review` adds to the types of the page. No code. */

import type { Square } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Attempt, Plan, Review } from "../../play/game/review-content.ts";

declare module "../../floor/base/page.ts" {
  interface Events {
    "review-plan-loaded": { plan: Plan };
    "review-started": object;
    "review-closed": object;
    "review-resumed": { review: Review; attempt: Attempt | null };
    "mistakes-chosen": { all: boolean };
    "attempt-started": { from: number };
    tried: { square: Square };
  }

  interface Jobs {
    "review-": "review";
  }

  interface Notices {
    reviewing: { found: boolean };
    reviewed: { good: number; total: number; own: boolean };
    trying: object;
    tried: { verdict: MoveReview };
  }

  interface Actions {
    goToReviewed: (ply: number) => void;
    /** The next one of the review, or the one before. */
    goToMistake: (step: 1 | -1) => void;
    /** Whether mistakes of both sides are sought. */
    chooseMistakes: (all: boolean) => void;
    /** Than the move of this number, from 1. */
    showBetterLine: (number: number) => void;
    tryAgain: (number: number) => void;
    closeReview: () => void;
  }
}

declare module "../../play/board/owner.ts" {
  interface Modes {
    "second-try": Attempt;
  }
}
