/** The mistakes that are due, as exercises that come back by a schedule. Pure. */

import type { StateOf } from "../../floor/base/page.ts";
import { type Exercise, originOf } from "../exercises/exercise-content.ts";
import { runOf, stageOf } from "../exercises/exercise-stage.ts";
import { answered, isDue } from "../exercises/schedule.ts";
import type { Mistake } from "./kept-mistakes.ts";
import { withMistakes } from "./mistakes.ts";
import { bytesOf } from "../../play/games/square-bytes.ts";

const ID = "own-mistake-";

/** Discs by which a mistake is plain, and those by which it is easy to see. */
const PLAIN = 10;

const VISIBLE = 6;

/** The mistakes that come back by a day, the costliest first. */
export function dueMistakes(list: readonly Mistake[], day: number) {
  return costliestFirst(list.filter((mistake) => isDue(mistake, day)));
}

/**
 * The mistakes to practise on a day, the costliest first: those that are due, all where none is.
 */
export function mistakesToPractise(list: readonly Mistake[], day: number) {
  const due = dueMistakes(list, day);
  return due.length > 0 ? due : costliestFirst(list);
}

function costliestFirst(list: readonly Mistake[]) {
  return [...list].sort((a, b) => b.loss - a.loss);
}

export function exerciseOf({ position, best, loss }: Mistake): Exercise {
  return {
    id: ID + position,
    position,
    goal: "best",
    difficulty: loss >= PLAIN ? 1 : loss >= VISIBLE ? 2 : 3,
    theme: null,
    part: null,
    comment: "",
    lines: [bytesOf([best])],
  };
}

/**
 * Reschedules a mistake that is due by the first answer to its exercise: found without help, it
 * comes back later each time, otherwise on the next day. An answer before that day changes nothing.
 */
export function movedInMistakes<S extends StateOf<"mistakes">>(
  state: S,
  before: StateOf<"mistakes">,
): S {
  const run = runOf(before);
  if (run === null || originOf(run.exercise) !== "mistake" || before.game.ply > 0) return state;
  // Only the first answer counts.
  if (!run.clean) return state;
  const found = stageOf(state) === "solved";
  const position = run.exercise.id.slice(ID.length);
  const list = state.mistakes.list.map((mistake) =>
    mistake.position === position && isDue(mistake, run.day)
      ? answered(mistake, found, run.day)
      : mistake,
  );
  return withMistakes(state, { list });
}
