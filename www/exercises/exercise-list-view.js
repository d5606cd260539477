/**
 * The exercises to choose from: the next one on the path, the one of the day, the path theme by
 * theme with the visitor's progress, and those of a text of the visitor's own.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise, Theme } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { THEMES, dayOf, exerciseOfDay, nextOnPath } from "./exercise.js";
import { runOf } from "./exercise-stage.js";
import { toolPanel } from "../ui/panels.js";
import { playExercise } from "./exercise-view.js";
import { createOwnExercisesView } from "./own-exercises-view.js";
import { numberOnPath, progressOf } from "./exercise-model.js";
import { themePicture } from "./theme-pictures.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createExerciseListView(root, actions) {
  const embedded = root.ownerDocument.documentElement.dataset.embed !== undefined;
  const onward = createOnward(actions);
  const daily = createDaily(actions);
  const problem = element("p", { class: "problem", role: "alert" });
  const pathTitle = element("h2");
  const themes = THEMES.map((theme) => createTheme(theme, actions));
  const clear = button(actions.clearExercises);
  const own = createOwnExercisesView(actions);
  /** Whether the exercises have been asked for since the panel opened. */
  let asked = false;
  root.classList.add("exercises");
  root.replaceChildren(
    onward.root,
    problem,
    daily.root,
    element(
      "section",
      { class: "themes" },
      pathTitle,
      element("ul", {}, ...themes.map(({ row }) => row)),
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
      onward.root.hidden = run !== null;
      onward.update(state, texts);
      daily.update(state, texts);
      setText(pathTitle, texts.t("exercises-path"));
      const progress = progressOf(state.exercises);
      themes.forEach((theme, index) => theme.update(progress[index], texts));
      setText(clear, texts.t("exercises-clear"));
      clear.hidden = solved.length === 0;
      own.update(state, texts);
    },
  };
}

/**
 * The next exercise on the path, and what the visitor has kept up.
 * @param {Actions} actions
 */
function createOnward(actions) {
  const name = element("p", { class: "onward-next" });
  const [place, days, tries] = [element("span"), element("span"), element("span")];
  const streaks = element("p", { class: "streaks" }, place, days, tries);
  /** @type {Exercise | null} */
  let next = null;
  const go = button(() => playExercise(actions, next), "button primary");
  return {
    root: element("section", { class: "onward" }, name, streaks, go),
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    update(state, texts) {
      const { list, solved, streak, day, days: kept } = state.exercises;
      const { t } = texts;
      next = nextOnPath(state.exercises, null);
      const open = next !== null && !solved.includes(next.id);
      const theme = next?.theme ?? null;
      if (next !== null && !open) setText(name, t("exercises-all-solved"));
      else
        setText(name, theme === null ? "" : t("exercises-next-is", { theme: t(`theme-${theme}`) }));
      setText(place, next && open ? numberOnPath(list, next, texts) : "");
      setText(go, t(solved.length > 0 ? "exercises-go-on" : "exercises-begin"));
      go.disabled = next === null;
      const goesOn = kept > 0 && day >= dayOf(Date.now()) - 1;
      setText(days, goesOn ? t("exercises-days", { count: kept }) : "");
      setText(tries, streak > 0 ? t("exercises-streak", { count: streak }) : "");
      streaks.hidden = [place, days, tries].every(({ textContent }) => textContent === "");
    },
  };
}

/** The exercise of the day. @param {Actions} actions */
function createDaily(actions) {
  const title = element("h2");
  const date = element("p", { class: "note" });
  /** @type {Exercise | null} */
  let today = null;
  const go = button(() => playExercise(actions, today));
  return {
    root: element("section", { class: "daily" }, title, date, go),
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    update({ exercises: { list, solved } }, texts) {
      const { t } = texts;
      const now = Date.now();
      today = list.length > 0 ? exerciseOfDay(list, now) : null;
      const done = today !== null && solved.includes(today.id);
      setText(title, t("exercises-daily"));
      setText(date, texts.date(new Date(now)) + (done ? ` · ✓ ${t("exercises-solved")}` : ""));
      setText(go, t(done ? "exercises-again" : "exercises-play"));
      go.disabled = today === null;
    },
  };
}

/**
 * A theme: what it is about, how far the visitor is, and its next exercise, which a press opens.
 * @param {Theme} theme
 * @param {Actions} actions
 */
function createTheme(theme, actions) {
  const [name, about] = [element("strong"), element("span", { class: "note" })];
  const count = element("span", { class: "theme-count" });
  const bar = element("progress", { "aria-hidden": "true" });
  /** @type {Exercise | null} */
  let next = null;
  const go = button(() => playExercise(actions, next), "theme");
  go.append(themePicture(theme), name, about, bar, count);
  return {
    row: element("li", {}, go),
    /**
     * @param {ReturnType<typeof progressOf>[number]} progress
     * @param {StudyTexts} texts
     */
    update(progress, { t }) {
      next = progress.next;
      setText(name, t(`theme-${theme}`));
      setText(about, t(`about-${theme}`));
      setText(count, t("difficulty-count", { solved: progress.solved, total: progress.total }));
      bar.max = Math.max(progress.total, 1);
      bar.value = progress.solved;
      const done = progress.total > 0 && progress.solved === progress.total;
      setAttribute(go, "data-done", done ? "" : null);
      go.disabled = next === null;
    },
  };
}
