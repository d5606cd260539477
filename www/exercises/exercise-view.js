/**
 * The tools of the exercise on the board: what it asks for, a second try, the solution, and the way
 * to others and back to the visitor's own game.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise, ExercisesSlice } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, focusBoard, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { neighbourOf, runOf, stageOf } from "./exercise.js";
import { exerciseName } from "./exercise-model.js";

/** What a board in a host page leaves out: its one exercise is all there is. */
const AMONG_OTHERS = ["unsolved", "previous", "leave"];

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createExerciseView(root, actions) {
  const page = root.ownerDocument;
  const embedded = page.documentElement.dataset.embed !== undefined;
  const title = element("h2");
  const goal = element("p", { class: "exercise-goal" });
  const comment = element("p", { class: "exercise-comment" });
  /** @type {State | null} */
  let shown = null;
  const start = (/** @type {Exercise | null} */ exercise) => startExercise(actions, exercise);
  const buttons = {
    retry: button(() => actions.tryExerciseAgain()),
    next: button(() => start(next(1))),
    solution: button(() => actions.showSolution()),
    unsolved: button(() => start(unsolved())),
    previous: button(() => start(next(-1))),
    leave: button(() => {
      actions.leaveExercise();
      focusBoard();
    }),
  };
  root.classList.add("tools", "exercise");
  const { retry, next: onward, solution, unsolved: open, previous, leave } = buttons;
  root.replaceChildren(
    title,
    goal,
    comment,
    element("div", { class: "buttons ways-on" }, retry, solution, open, leave),
    element("div", { class: "buttons" }, previous, onward),
  );

  /** @param {number} step */
  function next(step) {
    const exercises = shown?.exercises;
    const current = shown && runOf(shown)?.exercise;
    return exercises && current ? neighbourOf(listOf(exercises, current), current, step) : null;
  }

  function unsolved() {
    const exercises = shown?.exercises;
    const current = shown && runOf(shown)?.exercise;
    if (!exercises || !current) return null;
    const { difficulty } = current;
    return neighbourOf(exercises.list, current, 1, (other) => {
      return other.difficulty === difficulty && !exercises.solved.includes(other.id);
    });
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "exercises", "mode", "game", "point", "settings")) return;
      shown = state;
      const run = runOf(state);
      root.hidden = run === null;
      if (run === null) return;
      const stage = stageOf(state);
      setAttribute(root, "data-stage", stage);
      setAttribute(root, "data-exercise", run.exercise.id);
      setText(title, exerciseName(run.exercise, texts));
      setText(goal, texts.goal(run.exercise));
      setText(comment, run.exercise.comment);
      comment.hidden = run.exercise.comment === "";
      for (const [name, made] of Object.entries(buttons))
        setText(made, texts.t(/** @type {StudyKey} */ (`exercise-${name}`)));
      for (const name of /** @type {const} */ (["next", "previous"]))
        setAttribute(buttons[name], "aria-label", texts.t(`exercise-${name}-name`));
      const usable = {
        retry: stage === "wrong",
        solution: stage !== "solved" && stage !== "reply",
        next: next(1) !== null,
        unsolved: unsolved() !== null,
        previous: next(-1) !== null,
        leave: true,
      };
      for (const [name, works] of Object.entries(usable)) {
        const made = buttons[/** @type {keyof typeof buttons} */ (name)];
        const focused = made === page.activeElement;
        made.hidden = !works || (embedded && AMONG_OTHERS.includes(name));
        if (made.hidden && focused) focusBoard();
      }
      retry.classList.add("primary");
      const solved = stage === "solved";
      open.classList.toggle("primary", solved);
      onward.classList.toggle("primary", solved && !usable.unsolved);
    },
  };
}

/**
 * Puts an exercise on the board, and the focus with it: the button that was pressed may go.
 * @param {Actions} actions
 * @param {Exercise | null} exercise
 */
export function startExercise(actions, exercise) {
  if (exercise === null) return;
  actions.startExercise(exercise);
  focusBoard();
}

/**
 * The exercises that one is among.
 * @param {ExercisesSlice} exercises
 * @param {Exercise} exercise
 */
function listOf({ list, own }, exercise) {
  return own.some(({ id }) => id === exercise.id) ? own : list;
}
