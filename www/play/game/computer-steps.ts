/** Steps in which the engine has a part: a reply, a hint, a move by chance, and what stops them. */

import type { LineMove } from "../board/point.ts";
import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { AiMove } from "../../../reversi-wasm.js";
import type { Context } from "../../floor/base/page.ts";
import { type Taught, LINE_MOVES } from "../board/hint.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { waitJob } from "../engine/jobs.ts";
import { inAgreement } from "./move-values.ts";
import { type TurnJob, turnJob, turnProgress } from "./turn-job.ts";
import { hasHuman } from "../settings/settings.ts";
import { canContinue } from "../board/turn.ts";
import { play } from "./game-steps.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** A random move, unless the browser has no random numbers and the address names no seed. */
export function playRandom(context: Context) {
  const { store, session, seedAt } = context;
  let square: Square;
  try {
    square = session.chooseRandom(seedAt(store.get().game.ply));
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
    return;
  }
  play(context, square, null);
}

/**
 * Does what a search was for.
 * @param pause whether a computer that is to move next waits
 */
export function takeAnswer(context: Context, key: TurnJob["key"], answer: AiMove, pause = false) {
  const state = context.store.get();
  const found = key === "computer" ? answer : inAgreement(state, answer);
  if (key === "hint") {
    const squares = [...found.pv].slice(0, LINE_MOVES);
    const line = squares[0] === found.square ? lineFrom(context, squares) : [];
    context.store.dispatch({ type: "hinted", found, line });
  } else play(context, found.square, found, pause);
}

/** Begins a hint: one that leads to what the visitor is taught, or has a search find the move. */
export function giveHint(context: Context, taught: Taught | null) {
  const { store } = context;
  if (taught === null) return store.dispatch({ type: "requested", request: "hint" });
  const line = lineFrom(context, taught.squares.slice(0, LINE_MOVES));
  store.dispatch({ type: "taught", line, isShown: taught.isShown });
}

/**
 * "Stop" ends a search with the best move found so far; if there is none yet, nothing is played.
 * Two computers pause in either case, since nothing else would stop them.
 */
export function stopOrContinue(context: Context) {
  const { store } = context;
  const state = store.get();
  const job = turnJob(state);
  const progress = turnProgress(state);
  if (job && progress)
    takeAnswer(context, job.key, progress.found, !hasHuman(state.settings.current));
  else store.dispatch({ type: canContinue(state) ? "continued" : "paused" });
}

/**
 * Moves from the point on the board, each with the side that plays it and the point after it:
 * passes are not among them.
 */
export function lineFrom({ store, session }: Context, squares: Square[]): LineMove[] {
  const { setup, line, ply } = store.get().game;
  const start = session.restore({ setup, transcript: line.slice(0, ply).join(""), ply });
  return readOnce(start, (game) => {
    const points = squares.map((square) => {
      game.play(square);
      return game.snapshot();
    });
    const { movers } = game.snapshot();
    return squares.map((square, index) => {
      return { square, side: movers[ply + index] ?? "black", after: points[index] };
    });
  });
}

/** The reply of an exercise, an ending or an opening that is practised, which needs no search. */
export const replyJob = (game: Snapshot, square: Square, delay: number) =>
  waitJob("reply", delay, [game, square], (context: Context) => play(context, square, null));
