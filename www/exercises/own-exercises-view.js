/**
 * Exercises of the visitor's own: a text that is pasted, typed or dropped, and what the solver says
 * of each exercise in it.
 *
 * @import { Ref } from "lit-html/directives/ref.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Exercise } from "./exercise.js"
 * @import { State } from "../app/state.js"
 * @import { Problem } from "../base/problems.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { applied } from "../ui/applied.js";
import { problemOf } from "../base/problems.js";
import { exerciseName, findingTexts } from "./exercise-model.js";
import { playExercise } from "./exercise-view.js";

/**
 * @param {Actions} actions
 * @param {() => void} redraw
 */
export function createOwnExercisesView(actions, redraw) {
  /** @type {Ref<HTMLTextAreaElement>} */
  const field = createRef();
  /** The text and the exercises that are drawn. @type {{text: string, own: readonly Exercise[]}} */
  let shown = { text: "", own: [] };
  /** Why the text has no exercises. @type {Problem | null} */
  let problem = null;
  /** The verdict of the solver. @type {Map<Exercise, (texts: StudyTexts) => string>} */
  let verdicts = new Map();

  const write = () => actions.writeExercises(field.value?.value ?? "");

  /** @param {DragEvent} event */
  async function drop(event) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    actions.writeExercises(await file.text());
    await read();
  }

  async function read() {
    const text = field.value?.value ?? "";
    problem = null;
    redraw();
    problem = await actions.giveExercises(text);
    redraw();
  }

  /**
   * Checks one exercise after another by the solver, until others are given.
   * @param {State} state
   */
  async function check(state) {
    const found = new Map();
    verdicts = found;
    for (const exercise of state.exercises.own) {
      if (verdicts !== found) return;
      found.set(exercise, await verdictOn(exercise, state));
      redraw();
    }
  }

  /**
   * @param {Exercise} exercise
   * @param {State} state
   * @returns {Promise<(texts: StudyTexts) => string>}
   */
  async function verdictOn(exercise, { game: { columns, rows } }) {
    try {
      const findings = await actions.checkExercise(exercise);
      return (texts) => findingTexts({ columns, rows }, exercise, findings, texts);
    } catch (error) {
      const found = problemOf(error);
      if (found.code === "too-many-empties") return ({ t }) => t("own-unchecked");
      return (texts) => texts.problem(found);
    }
  }

  /**
   * @param {Exercise} exercise
   * @param {StudyTexts} texts
   */
  function item(exercise, texts) {
    const { t } = texts;
    const name = t("own-play", { name: exerciseName(exercise, texts) });
    return html`
      <li>
        <p>${texts.goal(exercise)}</p>
        <p class="note">${verdicts.get(exercise)?.(texts) ?? t("own-checking")}</p>
        <button type="button" class="button" aria-label=${name}
          @click=${() => playExercise(actions, exercise)}>${t("exercises-play")}</button>
      </li>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {StudyTexts} texts
     */
    draw(state, texts) {
      const { t } = texts;
      const { text, own } = state.exercises;
      const isGiven = own !== shown.own;
      const opens = isGiven ? own.length > 0 : text !== "" && text !== shown.text ? true : null;
      shown = { text, own };
      if (isGiven) void check(state);
      return html`
        <details class="own" ${applied(openFor, opens)}>
          <summary>${t("exercises-own")}</summary>
          <p class="note">${t("own-about")}</p>
          <label class="stack"><span>${t("own-text")}</span>
            <textarea rows="5" spellcheck="false" autocapitalize="none" .value=${live(text)}
              ${ref(field)} @input=${write} @drop=${drop}></textarea></label>
          <button type="button" class="button" @click=${read}>${t("own-take")}</button>
          <p class="problem" role="alert">${problem === null ? "" : texts.problem(problem)}</p>
          <ol class="own-exercises">${own.map((exercise) => item(exercise, texts))}</ol>
        </details>
      `;
    },
  };
}

/**
 * Opens or closes what the visitor may open and close; null leaves it as it is.
 * @param {HTMLDetailsElement} details
 * @param {boolean | null} opens
 */
function openFor(details, opens) {
  if (opens !== null) details.open = opens;
}
