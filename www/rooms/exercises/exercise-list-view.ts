/**
 * The exercises to choose from: the one of the day, the path theme by theme with the visitor's
 * progress, and those of a text of the visitor's own.
 */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { Problem } from "../../floor/base/problems.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { DIFFICULTIES } from "./exercise-content.ts";
import { exerciseOfDay } from "./exercise-of-day.ts";
import { runOf } from "./exercise-stage.ts";
import { shownPanel } from "../../play/ui/panels.ts";
import { playExercise } from "./exercise-view.ts";
import { createOwnExercisesView } from "./own-exercises-view.ts";
import { progressOf } from "./exercise-model.ts";
import { themePicture } from "./theme-pictures.ts";

type Draw<S> = (state: S, texts: StudyTexts) => unknown;

/** @param beside what stands above the list, among the themes and below, while none is solved */
export function createExerciseListView<S extends StateOf<"exercises">>(
  root: HTMLElement,
  actions: Actions,
  { next, tiles, cards }: { next: Draw<S>; tiles: Draw<S>; cards: Draw<S> },
) {
  const embedded = root.ownerDocument.documentElement.dataset.embed !== undefined;
  const own = createOwnExercisesView(actions, draw);
  /** what is drawn */
  let lastDrawing: { state: S; texts: StudyTexts } | null = null;
  /** Whether the exercises have been fetched since the panel opened. */
  let isFetched = false;
  /** Why they are not there. */
  let problem: Problem | null = null;
  root.classList.add("exercises");

  async function load() {
    isFetched = true;
    problem = null;
    problem = await actions.loadExercises();
    draw();
  }

  function draw() {
    if (lastDrawing) render(contents(lastDrawing.state, lastDrawing.texts), root);
  }

  function contents(state: S, texts: StudyTexts) {
    const { t } = texts;
    const isFree = runOf(state) === null;
    return html`
      ${isFree ? next(state, texts) : nothing}
      <p class="problem" role="alert">${problem === null ? "" : texts.problem(problem)}</p>
      ${daily(state, texts, actions)}
      <section class="themes">
        <h2>${t("exercises-path")}</h2>
        ${difficultyField(state, texts, actions)}
        <ul>${progressOf(state.exercises).map((progress) => theme(progress, texts, actions))}
          ${isFree ? tiles(state, texts) : nothing}</ul>
      </section>
      ${isFree ? html`<section class="cards">${cards(state, texts)}</section>` : nothing}
      ${own.draw(state, texts)}
      <button type="button" class="button" ?hidden=${state.exercises.solved.length === 0}
        @click=${actions.clearExercises}>${t("exercises-clear")}</button>
    `;
  }

  return {
    /** @param isInSight whether nothing else of the panel takes its place */
    update(state: S, _before: S | null, texts: StudyTexts, isInSight: boolean) {
      root.hidden = !isInSight || (runOf(state) !== null && embedded);
      const isOpen = shownPanel(state) === "learn" && !root.hidden;
      if (!isOpen) isFetched = false;
      else if (state.exercises.list.length === 0 && !isFetched) void load();
      lastDrawing = { state, texts };
      if (isOpen) draw();
    },
  };
}

/** The exercise of the day, unless that is being solved. */
function daily(state: StateOf<"exercises">, { t, date }: StudyTexts, actions: Actions) {
  const { list, solved } = state.exercises;
  const now = Date.now();
  const today = list.length > 0 ? exerciseOfDay(list, now) : null;
  // It is on the board.
  if (today !== null && runOf(state)?.exercise.id === today.id) return nothing;
  const isSolved = today !== null && solved.includes(today.id);
  const mark = isSolved ? ` · ✓ ${t("exercises-solved")}` : "";
  return html`
    <section class="daily">
      <h2>${t("exercises-daily")}</h2>
      <p class="note">${date(new Date(now))}${mark}</p>
      <button type="button" class="button" ?disabled=${today === null}
        @click=${() => playExercise(actions, today)}>${t(
          isSolved ? "exercises-again" : "exercises-play",
        )}</button>
    </section>
  `;
}

/** The difficulties to choose from. */
function difficultyField({ exercises }: StateOf<"exercises">, { t }: StudyTexts, actions: Actions) {
  const values = [0, ...DIFFICULTIES] as const;
  const choose = ({ currentTarget }: Event & { currentTarget: HTMLSelectElement }) =>
    actions.chooseDifficulty(values[currentTarget.selectedIndex]);
  return html`
    <label class="field"><span>${t("exercises-difficulty")}</span>
      <select name="difficulty" @change=${choose}>${values.map(
        (value) =>
          html`<option ?selected=${value === exercises.difficulty}>${t(
            `difficulty-${value}`,
          )}</option>`,
      )}</select></label>`;
}

/** A theme: how far the visitor is, and its next exercise, which a press opens. */
function theme(
  { theme, total, solved, next }: ReturnType<typeof progressOf>[number],
  { t }: StudyTexts,
  actions: Actions,
) {
  return html`
    <li><button type="button" class="theme" ?disabled=${next === null} title=${t(`about-${theme}`)}
      data-done=${total > 0 && solved === total ? "" : nothing}
      @click=${() => playExercise(actions, next)}>
      ${guard([theme], () => themePicture(theme))}
      <strong>${t(`theme-${theme}`)}</strong>
      <progress aria-hidden="true" max=${Math.max(total, 1)} value=${solved}></progress>
      <span class="theme-count">${t("difficulty-count", { solved, total })}</span>
    </button></li>
  `;
}
