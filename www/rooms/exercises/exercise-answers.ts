/** How the answers of the engine change the exercise on the board. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { MoveReview, MoveValue } from "../../../reversi-wasm.js";
import type { Finding } from "../../play/engine/jobs.ts";
import type { Core } from "../../floor/base/page.ts";
import { withMode } from "../../play/board/owner.ts";
import { isExplained, isReplied } from "./exercise.ts";
import type { ANSWER_KEY, JUDGE_KEY, REASON_KEY, RIVAL_KEY } from "./exercise-jobs.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { withPoint } from "../../play/board/reduce-pointer.ts";

/** The loss of a wrong move, with the reply that shows it, which lies on the board. */
export function foundLoss<S extends Core>(
  state: S,
  { found: judgement, done }: Finding<typeof JUDGE_KEY>,
): S {
  const run = runOf(state);
  if (!done || run === null || stageOf(state) !== "wrong") return state;
  const reply = isReplied(run.exercise, state.game) ? (judgement.line[1] ?? null) : null;
  return judged(state, judgement, reply);
}

/** The best reply to a wrong move whose loss has shown none. */
export function foundReply<S extends Core>(
  state: S,
  { found, done }: Finding<typeof ANSWER_KEY>,
): S {
  const { judgement } = state.point;
  if (!done || judgement === null || stageOf(state) !== "wrong") return state;
  const [best] = byScore(found.moves);
  return judged(state, judgement, best.square);
}

/** The best move that is not accepted. */
export function foundRival<S extends Core>(
  state: S,
  { found, done }: Finding<typeof RIVAL_KEY>,
): S {
  const run = runOf(state);
  if (!done || run === null) return state;
  const { lines } = run.exercise;
  const [best] = byScore(found.moves).filter(({ square }) =>
    lines.every(([first]) => first !== square),
  );
  return best ? withMode(state, "exercise", { rival: best.square }) : state;
}

/** The loss of that move, which is why the solution is one. */
export function foundReason<S extends Core>(
  state: S,
  { found: judgement, done }: Finding<typeof REASON_KEY>,
): S {
  if (!done || !isExplained(state)) return state;
  const after = withMode(state, "exercise", { explained: judgement });
  if (stageOf(state) !== "solved") return after;
  return { ...after, notice: { kind: "exercise-explained", judgement } };
}

function byScore(moves: readonly MoveValue[]) {
  return [...moves].sort((a, b) => b.score - a.score);
}

function judged<S extends Core>(state: S, judgement: MoveReview, reply: Square | null): S {
  const { turn } = state.game;
  const line =
    reply === null || turn === null ? null : [{ square: reply, side: turn, after: null }];
  return {
    ...withPoint(state, { judgement, line }),
    notice: { kind: "exercise-judged", judgement, reply },
  };
}
