/**
 * The exercises to choose from: the one of the day, the page's by difficulty with the visitor's
 * progress, and those of a text of the visitor's own.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { DIFFICULTIES, exerciseOfDay, runOf } from "./exercise.js";
import { toolPanel } from "../ui/panels.js";
import { startExercise } from "./exercise-view.js";
import { createOwnView } from "./own-exercises-view.js";
import { progressOf } from "./exercise-model.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createExerciseListView(root, actions) {
  const embedded = root.ownerDocument.documentElement.dataset.embed !== undefined;
  const dailyTitle = element("h2");
  const dailyDate = element("p", { class: "note" });
  const daily = button(() => startExercise(actions, today), "button primary");
  const problem = element("p", { class: "problem", role: "alert" });
  const difficultiesTitle = element("h2");
  const difficulties = DIFFICULTIES.map((difficulty) => createDifficulty(difficulty, actions));
  const streak = element("p", { class: "note" });
  const clear = button(actions.clearExercises);
  const own = createOwnView(actions);
  /** @type {Exercise | null} */
  let today = null;
  /** Whether the exercises have been asked for since the panel opened. */
  let asked = false;
  root.classList.add("exercises");
  root.replaceChildren(
    element("section", { class: "study-part daily" }, dailyTitle, dailyDate, daily),
    problem,
    element(
      "section",
      { class: "difficulties" },
      difficultiesTitle,
      ...difficulties.map(({ row }) => row),
      streak,
    ),
    own.root,
    clear,
  );

  /** @param {StudyTexts} texts */
  async function load(texts) {
    asked = true;
    setText(problem, "");
    const failure = await actions.loadExercises();
    if (failure !== null) setText(problem, texts.problem(failure));
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, "exercises", "mode", "panels", "settings")) return;
      const { list, solved } = state.exercises;
      const run = runOf(state);
      root.hidden = run !== null && embedded;
      const open = (state.panels.open ?? toolPanel(state)) === "exercises" && !root.hidden;
      if (!open) asked = false;
      else if (list.length === 0 && !asked) void load(texts);
      const { t } = texts;
      const now = Date.now();
      today = list.length > 0 ? exerciseOfDay(list, now) : null;
      const done = today !== null && solved.includes(today.id);
      setText(dailyTitle, t("exercises-daily"));
      setText(dailyDate, texts.date(new Date(now)) + (done ? ` · ✓ ${t("exercises-solved")}` : ""));
      setText(daily, t(done ? "exercises-again" : "exercises-play"));
      daily.disabled = today === null;
      setText(difficultiesTitle, t("exercises-difficulties"));
      const progress = progressOf(state.exercises);
      difficulties.forEach((difficulty, index) => difficulty.update(progress[index], texts));
      const { streak: count } = state.exercises;
      setText(streak, count > 0 ? t("exercises-streak", { count }) : "");
      setText(clear, t("exercises-clear"));
      clear.hidden = solved.length === 0;
      own.update(state, texts);
    },
  };
}

/**
 * The bar of one difficulty with the way to its next exercise.
 * @param {number} difficulty
 * @param {Actions} actions
 */
function createDifficulty(difficulty, actions) {
  const name = element("span", { id: `difficulty-${difficulty}` });
  const count = element("span", { class: "note" });
  const bar = element("progress", { "aria-labelledby": `difficulty-${difficulty}` });
  /** @type {Exercise | null} */
  let next = null;
  const go = button(() => startExercise(actions, next));
  return {
    row: element("div", { class: "difficulty" }, name, count, bar, go),
    /**
     * @param {ReturnType<typeof progressOf>[number]} progress
     * @param {StudyTexts} texts
     */
    update(progress, { t }) {
      next = progress.next;
      const text = t(/** @type {StudyKey} */ (`difficulty-${difficulty}`));
      setText(name, text);
      setText(count, t("difficulty-count", { solved: progress.solved, total: progress.total }));
      bar.max = Math.max(progress.total, 1);
      bar.value = progress.solved;
      setText(go, t("exercises-play"));
      setAttribute(go, "aria-label", t("difficulty-play", { difficulty: text }));
      go.disabled = next === null;
    },
  };
}
