/**
 * Exercises of the visitor's own: a text that is pasted, typed or dropped, and what the solver says
 * of each exercise in it.
 */

import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { Exercise } from "./exercise-content.ts";
import { exerciseGoal } from "./exercise-text.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { applied } from "../../play/ui/applied.ts";
import { textIn } from "../../floor/base/encodings.ts";
import { type Problem, problemBehind, problemOf } from "../../floor/base/problems.ts";
import { readFiles } from "../../floor/base/read-files.ts";
import { exerciseName } from "./exercise-model.ts";
import { findingTexts } from "./exercise-verdict.ts";
import { playExercise } from "./exercise-view.ts";

/** What the solver finds of an exercise. */
type Verdict = (texts: StudyTexts) => string;

export function createOwnExercisesView(actions: Actions, redraw: () => void) {
  const field: Ref<HTMLTextAreaElement> = createRef();
  /** The text and the exercises that are drawn. */
  let last: { text: string; own: readonly Exercise[] } = { text: "", own: [] };
  /** Why the text has no exercises. */
  let problem: Problem | null = null;
  const verdicts = createVerdicts(actions, redraw);

  const write = () => actions.writeExercises(field.value?.value ?? "");

  function say(said: Problem | null) {
    problem = said;
    redraw();
  }

  async function drop(event: DragEvent) {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    try {
      const [{ bytes }] = await readFiles([file]);
      actions.writeExercises(textIn(bytes));
      await read();
    } catch (error) {
      say(problemBehind("load", error));
    }
  }

  async function read() {
    const text = field.value?.value ?? "";
    say(null);
    say(await actions.giveExercises(text));
  }

  return {
    draw(state: StateOf<"exercises">, texts: StudyTexts) {
      const { t } = texts;
      const { text, own } = state.exercises;
      const isGiven = own !== last.own;
      const opens = isGiven ? own.length > 0 : text !== "" && text !== last.text ? true : null;
      last = { text, own };
      if (isGiven) void verdicts.check(state);
      return html`
        <details class="own" ${applied(openFor, opens)}>
          <summary>${t("exercises-own")}</summary>
          <p class="note">${t("own-about")}</p>
          <label class="stack"><span>${t("own-text")}</span>
            <textarea rows="5" spellcheck="false" autocapitalize="none" .value=${live(text)}
              ${ref(field)} @input=${write} @drop=${drop}></textarea></label>
          <button type="button" class="button" @click=${read}>${t("own-take")}</button>
          <p class="problem" role="alert">${problem === null ? "" : texts.problem(problem)}</p>
          <ol class="own-exercises">${own.map((exercise) => itemView(exercise, verdicts.of(exercise), texts, actions))}</ol>
        </details>
      `;
    },
  };
}

/** What the solver says of the exercises that are given. */
function createVerdicts(actions: Actions, redraw: () => void) {
  let verdicts: Map<Exercise, Verdict> = new Map();
  return {
    of: (exercise: Exercise) => verdicts.get(exercise),
    /** Checks one exercise after another by the solver, until others are given. */
    async check(state: StateOf<"exercises">) {
      const found: typeof verdicts = new Map();
      verdicts = found;
      for (const exercise of state.exercises.own) {
        if (verdicts !== found) return;
        found.set(exercise, await verdictOn(exercise, state, actions));
        redraw();
      }
    },
  };
}

async function verdictOn(
  exercise: Exercise,
  { game: { columns, rows } }: Core,
  actions: Actions,
): Promise<Verdict> {
  try {
    const findings = await actions.checkExercise(exercise);
    return (texts) => findingTexts({ columns, rows }, exercise, findings, texts);
  } catch (error) {
    const found = problemOf(error);
    if (found.code === "too-many-empties") return ({ t }) => t("own-unchecked");
    return (texts) => texts.problem(found);
  }
}

function itemView(
  exercise: Exercise,
  verdict: Verdict | undefined,
  texts: StudyTexts,
  actions: Actions,
) {
  const { t } = texts;
  const name = t("own-play", { name: exerciseName(exercise, texts) });
  return html`
    <li>
      <p>${exerciseGoal(exercise, texts.page)}</p>
      <p class="note">${verdict?.(texts) ?? t("own-checking")}</p>
      <button type="button" class="button" aria-label=${name}
        @click=${() => playExercise(actions, exercise)}>${t("exercises-play")}</button>
    </li>
  `;
}

/** Opens or closes what the visitor may open and close; null leaves it as it is. */
function openFor(details: HTMLDetailsElement, opens: boolean | null) {
  if (opens !== null) details.open = opens;
}
