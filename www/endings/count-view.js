/**
 * The question who wins an ending, and by how much, as a form for the visitor's answer.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Ending } from "./ending.js"
 */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { query } from "../base/dom.js";
import { boardPicture } from "../ui/pictures.js";
import { doOnBoard } from "../ui/sheet-gestures.js";

/** Discs of the greatest margin. */
const MOST = 64;

/** Discs of a step: with the empties, which the winner gets, each margin is even. */
const STEP = 2;

/** Who may win, as the visitor answers, each with its picture in signs of `boardPicture`. */
const WINNERS = /** @type {const} */ ({ black: ["x"], white: ["o"], draw: ["xo", "ox"] });

/** @typedef {keyof typeof WINNERS} Winner */

/**
 * @param {Actions} actions
 * @param {() => void} draw
 */
export function createCountView(actions, draw) {
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLFormElement>} */
  const form = createRef();
  /** The position that is asked about. */
  let asked = /** @type {Ending["start"] | null} */ (null);
  /** The winner that is chosen so far. */
  let winner = /** @type {Winner | null} */ (null);

  /** Each question begins without an answer. @param {Ending | null} ending */
  function ask(ending) {
    const question = ending?.counts ? ending.start : null;
    if (question === asked) return;
    asked = question;
    winner = null;
    form.value?.reset();
  }

  /** @param {Winner} value */
  function choose(value) {
    winner = value;
    draw();
  }

  /** @param {SubmitEvent} event */
  function answer(event) {
    event.preventDefault();
    const answered = /** @type {HTMLFormElement} */ (event.currentTarget);
    const by = query(answered, "[name=count-by]", HTMLInputElement);
    const margin = winner === "draw" ? 0 : Number(by.value);
    doOnBoard(actions, () => actions.countEnding(winner === "white" ? -margin : margin));
  }

  const skip = () => doOnBoard(actions, () => actions.countEnding(null));

  /**
   * @param {Ending | null} ending
   * @param {StudyTexts} texts
   */
  return (ending, texts) => {
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

/**
 * The choice of the winner.
 * @param {Winner | null} winner
 * @param {(winner: Winner) => void} choose
 * @param {StudyTexts} texts
 */
function winnerView(winner, choose, { t, side }) {
  const values = /** @type {Winner[]} */ (Object.keys(WINNERS));
  return html`
    <fieldset>
      <legend>${t("count-winner")}</legend>
      <div class="tiles">${values.map(
        (value) => html`<label class="tile"><input type="radio" name="count-winner" required
          value=${value} .checked=${value === winner} @change=${() => choose(value)}>${guard(
            [value],
            () => boardPicture(WINNERS[value]),
          )} <span>${value === "draw" ? t("count-draw") : side(value)}</span></label>`,
      )}</div>
    </fieldset>
  `;
}

/**
 * By how much somebody wins: a number between two steps.
 * @param {boolean} isDraw
 * @param {StudyTexts} texts
 */
function marginView(isDraw, { t }) {
  const step =
    (/** @type {number} */ discs) =>
    (/** @type {Event} */ { currentTarget }) => {
      const { parentElement } = /** @type {HTMLElement} */ (currentTarget);
      const by = query(/** @type {HTMLElement} */ (parentElement), "input", HTMLInputElement);
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
