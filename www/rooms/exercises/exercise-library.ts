/** Exercises as the engine reads and checks them, and the text of the page's own. */

import type { EnginePool } from "../../play/engine/pool.ts";
import { loadExerciseText } from "../../floor/base/resources.ts";
import { FIRST_GAME } from "../../play/games/index.ts";

/** Somebody waits for the exercises. */
const PRIORITY = 1;

export type Library = ReturnType<typeof createLibrary>;

export function createLibrary(engine: Pick<EnginePool, "request">) {
  const game = FIRST_GAME.id;
  return {
    load: loadExerciseText,
    read: (text: string) =>
      engine.request({ type: "read-exercises", game, text }, { priority: PRIORITY }),
    /** The findings of the solver on the exercises of a text. */
    check: (text: string) => engine.request({ type: "check-exercises", game, text }),
  };
}
