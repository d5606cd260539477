/** Second tries at the move of a review that is looked at, and the verdicts on them. Pure. */

import type { ReviewedMove } from "../../play/engine/protocol.ts";
import type { Core, PageEvent } from "../../floor/base/page.ts";
import { type ModeRules, PLAY, enter, leave, withMode } from "../../play/board/owner.ts";
import { attemptOf, verdictOn } from "./review.ts";
import { isAsGood } from "../../play/board/move-glyphs.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";

export function attemptEnded<S extends Core>(state: S): S {
  return attemptOf(state) ? leave(state) : state;
}

/**
 * The verdict on the second try that the review has found, which replaces an earlier one. Without
 * one, as after a longer search with another best move, the move tried is searched by itself.
 */
export function withVerdict<S extends Core>(state: S): S {
  const attempt = attemptOf(state);
  if (attempt === null || attempt.square === null) return state;
  const verdict = verdictOn(state, attempt.square);
  if (verdict === null) {
    if (attempt.verdict === null) return state;
    const unjudged = withMode(state, "second-try", { verdict });
    return { ...unjudged, notice: { kind: "trying" } };
  }
  if (isSaid(verdict, attempt.verdict)) return state;
  return {
    ...withMode(state, "second-try", { verdict }),
    notice: { kind: "tried", verdict },
  };
}

/** Whether the status line has given the verdict already. */
function isSaid(
  { loss, exact }: Pick<ReviewedMove, "loss" | "exact">,
  before: Pick<ReviewedMove, "loss" | "exact"> | null,
) {
  return before !== null && loss === before.loss && exact === before.exact;
}

export function lineShown<S extends Core>(
  state: S,
  { line }: PageEvent & { type: "line-shown" },
): S {
  const [better] = line;
  return {
    ...withPoint(attemptEnded(state), { line }),
    notice: { kind: "line", square: better.square },
  };
}

/** The visitor looks for a better move in place of the next one. */
export function attemptStarted<S extends Core>(
  state: S,
  { from }: PageEvent & { type: "attempt-started" },
): S {
  const entered = enter(state, {
    kind: "second-try",
    rules: TRYING,
    square: null,
    verdict: null,
    from,
  });
  return {
    ...withPoint(entered, { line: null }),
    notice: { kind: "trying" },
  };
}

export function tried<S extends Core>(state: S, { square }: PageEvent & { type: "tried" }): S {
  const attempt = attemptOf(state);
  if (attempt === null) return state;
  const answered = withMode(state, "second-try", { square, verdict: null });
  return withVerdict(withPoint(answered, { armed: null }));
}

/** A press answers the question for a better move; the visitor plays whichever side is to move. */
export const TRYING: ModeRules = {
  tools: "learn",
  seeks: true,
  tried: (state) => {
    const { square, verdict } = attemptOf(state) ?? {};
    return verdict && square != null ? { square, right: isAsGood(verdict) } : null;
  },
  opens: ({ game }) => game.turn !== null,
  press: (_, square) => ({ type: "tried", square }),
  elsewhere: () => PLAY,
};
