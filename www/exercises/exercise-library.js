/**
 * Exercises as the engine reads and checks them, and the text of the page's own.
 *
 * @import { EnginePool } from "../engine/pool.js"
 */

import { loadExerciseText } from "../base/resources.js";
import { FIRST_GAME } from "../games/index.js";

/** Somebody waits for the exercises. */
const PRIORITY = 1;

/** @typedef {ReturnType<typeof createLibrary>} Library */

/** @param {Pick<EnginePool, "request">} engine */
export function createLibrary(engine) {
  const game = FIRST_GAME.id;
  return {
    load: loadExerciseText,
    read: (/** @type {string} */ text) =>
      engine.request({ type: "read-exercises", game, text }, { priority: PRIORITY }),
    /** The findings of the solver on the exercises of a text. @param {string} text */
    check: (text) => engine.request({ type: "check-exercises", game, text }),
  };
}
