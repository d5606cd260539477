/**
 * The tools of the exercise on the board: its question, its outcome with the reason, and the way
 * on. Every part keeps its place from stage to stage.
 */

import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { focusBoard, setAttribute } from "../../floor/base/dom.ts";
import { nextHint } from "../../play/board/hint.ts";
import { applied } from "../../play/ui/applied.ts";
import { helpPicture } from "../../play/ui/help-picture.ts";
import { type Run, continuationOf, isExplained, showsLesson } from "./exercise.ts";
import { type Stage, runOf, stageOf } from "./exercise-stage.ts";
import { neighbourOf, nextOnPath, wholePath } from "./exercise-path.ts";
import type { Exercise, ExercisesSlice } from "./exercise-content.ts";
import { headOf } from "./exercise-model.ts";
import { raceView } from "./race-view.ts";
import { headline, verdictText } from "./exercise-verdict.ts";
import { PICTURES } from "./lessons.ts";

/** A button that leads on: its text, what it does, and whether it does. */
interface Way {
  kind: "start" | "hint" | "retry" | "onward" | "solution" | "line";
  text: string;
  works: boolean;
  act: () => void;
}

/** The action of the first button at a stage. */
const FIRST = {
  find: "hint",
  reply: "hint",
  wrong: "retry",
  solved: "onward",
} as const;

export function createExerciseView(root: HTMLElement, actions: Actions) {
  const embedded = root.ownerDocument.documentElement.dataset.embed !== undefined;
  root.classList.add("tools", "exercise");

  function ways(state: StateOf<"exercises">, run: Run, stage: Stage, texts: StudyTexts) {
    const { t } = texts;
    const first = firstWay(state, run, stage, actions, texts);
    const second = secondWay(state, stage, actions, texts);
    const isHint = first.kind === "hint";
    const list = listOf(state.exercises, run.exercise);
    const beside = (step: 1 | -1, name: "previous" | "next") => {
      const other = neighbourOf(list, run.exercise, step);
      return html`<button type="button" class="button" aria-label=${t(`exercise-${name}-name`)}
        ${applied(enableOrLeave, other !== null)}
        @click=${() => playExercise(actions, other)}>${t(`exercise-${name}`)}</button>`;
    };
    // A hint waits for a thought: it is no green button. Of two ways to another exercise, or beside
    // a second try or a lesson, the first button alone.
    return html`
      <div class="buttons ways-on">
        <button type="button" class=${isHint ? "button outlined" : "button primary"}
          ?hidden=${embedded && first.kind === "onward"} ${applied(enableOrLeave, first.works)}
          @click=${first.act}>${first.text}</button>
        <button type="button" class="button" ${applied(enableOrLeave, second.works)}
          @click=${second.act}>${second.text}</button>
        <button type="button" class="button" ?hidden=${embedded}
          @click=${onBoard(actions.leaveExercise)}>${texts.leave()}</button>
      </div>
      <div class="buttons exercise-others" ?hidden=${embedded}
        data-idle=${!isHint && first.works ? "" : nothing}>
        ${beside(-1, "previous")}
        ${beside(1, "next")}
      </div>
    `;
  }

  return {
    update(state: StateOf<"exercises">, _before: StateOf<"exercises"> | null, texts: StudyTexts) {
      const run = runOf(state);
      const stage = stageOf(state);
      root.hidden = run === null;
      if (run === null || stage === null) return;
      setAttribute(root, "data-stage", stage);
      setAttribute(root, "data-shown", run.shown ? "" : null);
      setAttribute(root, "data-exercise", run.exercise.id);
      if (run.race !== null) {
        const goal = headline(state, run, stage, texts);
        render(raceView(run.race, goal, onBoard(actions.leaveExercise), texts), root);
        return;
      }
      const isLesson = showsLesson(state);
      setAttribute(root, "data-lesson", isLesson ? "" : null);
      const words = isLesson ? lesson(run, texts) : task(state, run, stage, texts);
      render([words, ways(state, run, stage, texts)], root);
    },
  };
}

/** The question of the exercise, and its outcome. */
function task(state: StateOf<"exercises">, run: Run, stage: Stage, texts: StudyTexts) {
  const { title, note } = headOf(state, run, stage, texts);
  const { comment } = run.exercise;
  const tick = stage === "solved" && !run.shown;
  return html`
    <div class="exercise-head">
      <h2>${title}</h2>
      <span class="note">${tick ? html`<span class="exercise-tick" aria-hidden="true">✓</span>` : nothing}${note}</span>
    </div>
    <div class="exercise-words">
      <p class="exercise-goal">${headline(state, run, stage, texts)}</p>
      <p class="exercise-comment" ?hidden=${comment === ""}>${comment}</p>
      <p class="exercise-verdict">${verdictText(state, run, stage, texts)}</p>
    </div>
  `;
}

/** The lesson on the theme of an exercise, in the place of its task. */
function lesson({ exercise: { theme } }: Run, { t }: StudyTexts) {
  if (theme === null) return nothing;
  const { rows, after } = PICTURES[theme];
  return html`
    <div class="exercise-head">
      <h2>${t(`theme-${theme}`)}</h2>
      <span class="note">${t(`about-${theme}`)}</span>
    </div>
    <div class="exercise-words lesson">
      ${guard([theme], () => helpPicture(rows, after))}
      <p>${t(`lesson-${theme}`)}</p>
    </div>
  `;
}

/** The first button, by the stage. */
function firstWay(
  state: StateOf<"exercises">,
  { exercise }: Run,
  stage: Stage,
  actions: Actions,
  texts: StudyTexts,
): Way {
  const { t, hintButton } = texts;
  if (showsLesson(state))
    return {
      kind: "start",
      text: t("exercise-start"),
      works: true,
      act: onBoard(actions.readLesson),
    };
  const kind = isExplained(state) ? "onward" : FIRST[stage];
  if (kind === "retry") {
    const act = onBoard(actions.tryExerciseAgain);
    return { kind, text: t("exercise-retry"), works: true, act };
  }
  if (kind === "hint") {
    const works = stage === "find" && !state.host.locks.includes("hint");
    return { kind, text: hintButton(nextHint(state)), works, act: () => actions.run("hint") };
  }
  const next = onwardFrom(state.exercises, exercise);
  const act = () => playExercise(actions, next);
  return { kind, text: t("exercise-onward"), works: next !== null, act };
}

/** The second button: the solution, and after it the line that shows what it leads to. */
function secondWay(state: Core, stage: Stage, actions: Actions, { t }: StudyTexts): Way {
  if (isExplained(state)) {
    const works = continuationOf(state).length > 0;
    return { kind: "line", text: t("exercise-line"), works, act: actions.showContinuation };
  }
  const works = stage !== "reply";
  return { kind: "solution", text: t("exercise-solution"), works, act: actions.showSolution };
}

/** A press that moves the focus to the board: its button becomes another one, or goes. */
const onBoard = (act: () => void) => () => {
  act();
  focusBoard();
};

/** Switches a button on or off. The focus of one that is switched off moves to the board. */
function enableOrLeave(button: HTMLButtonElement, works: boolean) {
  if (!works && button === button.ownerDocument.activeElement) focusBoard();
  button.disabled = !works;
}

/** Puts an exercise on the board, and the focus with it: the button that was pressed may go. */
export function playExercise(actions: Actions, exercise: Exercise | null) {
  if (exercise === null) return;
  actions.startExercise(exercise);
  focusBoard();
}

/** The exercises that one is among, in the order in which they are shown. */
function listOf({ list, own }: ExercisesSlice, exercise: Exercise) {
  return own.some(({ id }) => id === exercise.id) ? own : wholePath(list);
}

/**
 * The exercise after a solved one: of a text the next one, on the path the next that is not solved.
 */
function onwardFrom(exercises: ExercisesSlice, exercise: Exercise) {
  const { own } = exercises;
  const among = own.some(({ id }) => id === exercise.id);
  return among ? neighbourOf(own, exercise, 1) : nextOnPath(exercises, exercise);
}
