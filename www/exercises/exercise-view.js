/**
 * The tools of the exercise on the board: what it asks for, what has come of it and why, and the
 * way on. Every part keeps its place from stage to stage.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise, ExercisesSlice, Run, Stage } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, focusBoard, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { continuationOf, isExplained, neighbourOf, nextOnPath, wholePath } from "./exercise.js";
import { runOf, stageOf } from "./exercise-stage.js";
import { headOf, headline, verdictText } from "./exercise-model.js";

/** What the first button does at a stage. */
const FIRST = /** @type {const} */ ({
  find: "hint",
  reply: "hint",
  wrong: "retry",
  solved: "onward",
});

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createExerciseView(root, actions) {
  const page = root.ownerDocument;
  const embedded = page.documentElement.dataset.embed !== undefined;
  const title = element("h2");
  const number = element("span", { class: "note" });
  const goal = element("p", { class: "exercise-goal" });
  const comment = element("p", { class: "exercise-comment" });
  const verdict = element("p", { class: "exercise-verdict" });
  /** @type {State | null} */
  let shown = null;
  const start = (/** @type {Exercise | null} */ exercise) => playExercise(actions, exercise);
  const acts = {
    hint: () => actions.run("hint"),
    // The button becomes another one.
    retry: () => {
      actions.tryExerciseAgain();
      focusBoard();
    },
    onward: () => start(onward()),
    solution: () => actions.showSolution(),
    line: () => actions.showContinuation(),
  };
  /** @type {keyof typeof acts} */
  let first = "hint";
  const [lead, show] = [button(() => acts[first]()), button(() => acts[second()]())];
  const leave = button(() => {
    actions.leaveExercise();
    focusBoard();
  });
  const [previous, next] = [button(() => start(beside(-1))), button(() => start(beside(1)))];
  const others = element("div", { class: "buttons exercise-others" }, previous, next);
  root.classList.add("tools", "exercise");
  root.replaceChildren(
    element("div", { class: "exercise-head" }, title, number),
    goal,
    comment,
    verdict,
    element("div", { class: "buttons ways-on" }, lead, show, leave),
    others,
  );

  /** @returns {"solution" | "line"} */
  function second() {
    return shown !== null && isExplained(shown) ? "line" : "solution";
  }

  /** @param {1 | -1} step */
  function beside(step) {
    const run = shown && runOf(shown);
    return shown && run
      ? neighbourOf(listOf(shown.exercises, run.exercise), run.exercise, step)
      : null;
  }

  function onward() {
    const run = shown && runOf(shown);
    return shown && run ? onwardFrom(shown.exercises, run.exercise) : null;
  }

  /**
   * @param {State} state
   * @param {Stage} stage
   * @param {StudyTexts} texts
   */
  function updateButtons(state, stage, { t }) {
    const explained = isExplained(state);
    first = explained ? "onward" : FIRST[stage];
    setText(lead, t(`exercise-${first}`));
    lead.classList.toggle("primary", first !== "hint");
    setText(show, t(`exercise-${second()}`));
    setText(leave, t("exercise-leave"));
    setText(previous, t("exercise-previous"));
    setText(next, t("exercise-next"));
    setAttribute(previous, "aria-label", t("exercise-previous-name"));
    setAttribute(next, "aria-label", t("exercise-next-name"));
    const line = continuationOf(state).length > 0;
    const mayHint = stage === "find" && !state.host.locks.includes("hint");
    const usable = new Map([
      [lead, first === "onward" ? onward() !== null : first === "retry" || mayHint],
      [show, explained ? line : stage !== "reply"],
      [previous, beside(-1) !== null],
      [next, beside(1) !== null],
    ]);
    for (const [made, works] of usable) {
      if (!works && made === page.activeElement) focusBoard();
      made.disabled = !works;
    }
    leave.hidden = embedded;
    // Of two ways to another exercise, or beside a second try, the first button alone.
    others.hidden = embedded || (first !== "hint" && !lead.disabled);
    lead.hidden = embedded && first === "onward";
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "exercises", "mode", "game", "point", "settings", "host")) return;
      shown = state;
      const run = runOf(state);
      root.hidden = run === null;
      const stage = stageOf(state);
      if (run === null || stage === null) return;
      setAttribute(root, "data-stage", stage);
      setAttribute(root, "data-shown", run.shown ? "" : null);
      setAttribute(root, "data-exercise", run.exercise.id);
      showTask(state, run, stage, texts);
      setText(verdict, verdictText(state, run, stage, texts));
      updateButtons(state, stage, texts);
    },
  };

  /**
   * @param {State} state
   * @param {Run} run
   * @param {Stage} stage
   * @param {StudyTexts} texts
   */
  function showTask(state, run, stage, texts) {
    const { exercise } = run;
    const head = headOf(state, run, stage, texts);
    setText(title, head.title);
    setText(number, head.note);
    setText(goal, headline(state, run, stage, texts));
    setText(comment, exercise.comment);
    comment.hidden = exercise.comment === "";
  }
}

/**
 * Puts an exercise on the board, and the focus with it: the button that was pressed may go.
 * @param {Actions} actions
 * @param {Exercise | null} exercise
 */
export function playExercise(actions, exercise) {
  if (exercise === null) return;
  actions.startExercise(exercise);
  focusBoard();
}

/**
 * The exercises that one is among, in the order in which they are shown.
 * @param {ExercisesSlice} exercises
 * @param {Exercise} exercise
 */
function listOf({ list, own }, exercise) {
  return own.some(({ id }) => id === exercise.id) ? own : wholePath(list);
}

/**
 * The exercise after a solved one: of a text the next one, on the path the next that is not solved.
 * @param {ExercisesSlice} exercises
 * @param {Exercise} exercise
 */
function onwardFrom(exercises, exercise) {
  const { own } = exercises;
  const among = own.some(({ id }) => id === exercise.id);
  return among ? neighbourOf(own, exercise, 1) : nextOnPath(exercises, exercise);
}
