/**
 * Exercises of the visitor's own: a text that is pasted, typed or dropped, and what the solver says
 * of each exercise in it.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { exerciseName, findingTexts } from "./exercise-model.js";
import { playExercise } from "./exercise-view.js";

/** @param {Actions} actions */
export function createOwnExercisesView(actions) {
  const title = element("summary");
  const about = element("p", { class: "note" });
  const label = element("span");
  const field = element("textarea", { rows: "5", spellcheck: "false", autocapitalize: "none" });
  const take = button(() => void read());
  const problem = element("p", { class: "problem", role: "alert" });
  const list = element("ol", { class: "own-exercises" });
  const root = element(
    "details",
    { class: "own" },
    title,
    about,
    element("label", { class: "stack" }, label, field),
    take,
    problem,
    list,
  );
  /** @type {State | null} */
  let state = null;
  /** @type {StudyTexts | null} */
  let texts = null;
  /** @type {readonly Exercise[]} */
  let listed = [];
  /** @type {ReturnType<typeof createItem>[]} */
  let items = [];

  field.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void file.text().then((text) => {
      actions.writeExercises(text);
      return read();
    });
  });

  field.addEventListener("input", () => actions.writeExercises(field.value));

  async function read() {
    setText(problem, "");
    const found = await actions.giveExercises(field.value);
    if (found !== null && texts !== null) setText(problem, texts.problem(found));
  }

  /** Checks one exercise after another by the solver, until others are given. */
  async function check() {
    const checked = items;
    for (const item of checked) {
      if (items !== checked) return;
      item.judge(await verdictOn(item.exercise));
      if (texts !== null) item.update(texts);
    }
  }

  /**
   * @param {Exercise} exercise
   * @returns {Promise<(texts: StudyTexts) => string>}
   */
  async function verdictOn(exercise) {
    try {
      const findings = await actions.checkExercise(exercise);
      const grid = { columns: state?.game.columns ?? 0, rows: state?.game.rows ?? 0 };
      return (texts) => findingTexts(grid, exercise, findings, texts);
    } catch (error) {
      const found = problemOf(error);
      if (found.code === "too-many-empties") return ({ t }) => t("own-unchecked");
      return (texts) => texts.problem(found);
    }
  }

  /** @param {Exercise} exercise */
  function createItem(exercise) {
    const goal = element("p");
    const note = element("p", { class: "note" });
    const play = button(() => playExercise(actions, exercise));
    /** @type {((texts: StudyTexts) => string) | null} what the solver says */
    let verdict = null;
    return {
      exercise,
      root: element("li", {}, goal, note, play),
      /** @param {(texts: StudyTexts) => string} found */
      judge(found) {
        verdict = found;
      },
      /** @param {StudyTexts} texts */
      update(texts) {
        setText(goal, texts.goal(exercise));
        setText(note, verdict ? verdict(texts) : texts.t("own-checking"));
        setText(play, texts.t("exercises-play"));
        const name = texts.t("own-play", { name: exerciseName(exercise, texts) });
        setAttribute(play, "aria-label", name);
      },
    };
  }

  return {
    root,
    /**
     * @param {State} shown
     * @param {StudyTexts} shownTexts
     */
    update(shown, shownTexts) {
      const given = shown.exercises.own !== listed;
      const { text } = shown.exercises;
      if (field.value !== text) {
        field.value = text;
        root.open ||= text !== "";
      }
      state = shown;
      texts = shownTexts;
      listed = shown.exercises.own;
      const { t } = texts;
      setText(title, t("exercises-own"));
      setText(about, t("own-about"));
      setText(label, t("own-text"));
      setText(take, t("own-take"));
      if (given) {
        items = listed.map(createItem);
        list.replaceChildren(...items.map((item) => item.root));
        root.open = listed.length > 0;
      }
      for (const item of items) item.update(texts);
      if (given) void check();
    },
  };
}
