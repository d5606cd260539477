/**
 * The step that goes on, after a reload, with what the tab has left unfinished.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Context } from "./context.js"
 * @import { Begun, Unfinished } from "./unfinished.js"
 */

import { damagedStorage } from "../base/problems.js";
import { squareName } from "../game/squares.js";
import { gameOf } from "../games/index.js";
import { startExercise } from "./exercise-steps.js";
import { mayLoad } from "./host-locks.js";

/**
 * Goes on where the game and the host page allow it. Problems of the start stay in sight.
 * @param {Context} context
 * @param {Unfinished} unfinished
 */
export function resumeUnfinished(context, { editor, begun }) {
  const { store } = context;
  const { host, notice, ...state } = store.get();
  if (!gameOf(state).study || !mayLoad(host.locks)) return;
  /** @type {Problem[]} */
  const problems = notice.kind === "problems" ? [...notice.problems] : [];
  if (editor !== null) {
    store.dispatch({ type: "editor-opened" });
    store.dispatch({ type: "edited", editor });
  } else if (begun !== null && !resumeExercise(context, begun)) problems.push(damagedStorage());
  if (problems.length > 0) store.dispatch({ type: "problems", problems });
}

/**
 * @param {Context} context
 * @param {Begun} begun
 * @returns {boolean} whether the rules accept its lines and its moves
 */
function resumeExercise(context, begun) {
  const { store, session } = context;
  const { exercise, own } = begun;
  const setup = { position: exercise.position };
  const { game } = store.get();
  try {
    for (const line of exercise.lines) {
      const names = Array.from(line, (square) => squareName(game, square));
      session.lineOf({ setup, transcript: names.join("") });
    }
    startExercise(context, exercise, begun);
  } catch {
    return false;
  }
  if (own.length > 0) store.dispatch({ type: "exercises-given", own });
  return true;
}
