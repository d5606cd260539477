/** The question who wins an ending, and by how much, as a form for the visitor's answer. */

import type { Actions } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import type { Ending } from "./ending-values.ts";
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { query } from "../../floor/base/dom.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { boardPicture } from "../../play/ui/pictures.ts";
import { doOnBoard } from "../../play/ui/sheet-gestures.ts";

/** Discs of the greatest margin. */
const MOST = 64;

/** Discs of a step: with the empties, which the winner gets, each margin is even. */
const STEP = 2;

/** Who may win, as the visitor answers, each with its picture in signs of `boardPicture`. */
const WINNERS = { black: ["x"], white: ["o"], draw: ["xo", "ox"] } as const;

type Winner = keyof typeof WINNERS;

export function createCountView(actions: Actions, draw: () => void) {
  const form: Ref<HTMLFormElement> = createRef();
  let asked: Ending["start"] | null = null;
  let winner: Winner | null = null;

  /** Each question begins without an answer. */
  function ask(ending: Ending | null) {
    const question = ending?.counts ? ending.start : null;
    if (question === asked) return;
    asked = question;
    winner = null;
    form.value?.reset();
  }

  function choose(value: Winner) {
    winner = value;
    draw();
  }

  function answer(event: SubmitEvent) {
    event.preventDefault();
    const by = query(targetOf(event, HTMLFormElement), "[name=count-by]", HTMLInputElement);
    const margin = winner === "draw" ? 0 : Number(by.value);
    doOnBoard(actions, () => actions.countEnding(winner === "white" ? -margin : margin));
  }

  const skip = () => doOnBoard(actions, () => actions.countEnding(null));

  return (ending: Ending | null, texts: StudyTexts) => {
    ask(ending);
    const { t } = texts;
    const isAsked = ending?.counts === true;
    return html`
      <div class="study" ?hidden=${!isAsked}>
        <form class="study-part count" ${ref(form)} @submit=${answer}>
          ${winnerView(winner, choose, texts)}
          ${marginView(winner === "draw", texts)}
          <div class="buttons">
            <button type="submit" class="button primary">${t("count-check")}</button>
            <button type="button" class="button" @click=${skip}>${t("count-skip")}</button>
          </div>
        </form>
      </div>
    `;
  };
}

function winnerView(
  winner: Winner | null,
  choose: (winner: Winner) => void,
  { t, side }: StudyTexts,
) {
  return html`
    <fieldset>
      <legend>${t("count-winner")}</legend>
      <div class="tiles">${keysOf(WINNERS).map(
        (value) => html`<label class="tile"><input type="radio" name="count-winner" required
          value=${value} .checked=${value === winner} @change=${() => choose(value)}>${guard(
            [value],
            () => boardPicture(WINNERS[value]),
          )} <span>${value === "draw" ? t("count-draw") : side(value)}</span></label>`,
      )}</div>
    </fieldset>
  `;
}

/** By how much somebody wins: a number between two steps. */
function marginView(isDraw: boolean, { t }: StudyTexts) {
  const step = (discs: number) => (event: Event) => {
    const { parentElement } = targetOf(event, HTMLElement);
    const by = query(parentElement ?? document, "input", HTMLInputElement);
    const round = discs > 0 ? Math.floor : Math.ceil;
    const margin = STEP * round((Number(by.value) + discs) / STEP);
    by.value = String(Math.min(MOST, Math.max(STEP, margin)));
  };
  return html`
    <div class="count-by" ?hidden=${isDraw}>
      <label for="count-by">${t("count-by")}</label>
      <button type="button" class="button" aria-label=${t("count-less")}
        @click=${step(-STEP)}>−</button>
      <input type="number" name="count-by" id="count-by" min=${STEP} max=${MOST} step=${STEP}
        inputmode="numeric" required ?disabled=${isDraw}>
      <button type="button" class="button" aria-label=${t("count-more")}
        @click=${step(STEP)}>+</button>
    </div>
  `;
}
