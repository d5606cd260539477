/**
 * The question who wins an ending, and by how much: the visitor's answer, and how it compares with
 * the solution.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Ending } from "./ending.js"
 */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { query } from "../base/dom.js";
import { boardPicture } from "../ui/pictures.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { endingVerdictText } from "./ending-model.js";

/** Discs of the greatest margin. */
const MOST = 64;

/** Discs of a step: a full board has an even margin. */
const STEP = 2;

/** Who may win, as the visitor answers, each with its picture in signs of `boardPicture`. */
const WINNERS = /** @type {const} */ ({ black: ["x"], white: ["o"], draw: ["xo", "ox"] });

/** @typedef {keyof typeof WINNERS} Winner */

/**
 * @param {Actions} actions
 * @param {() => void} draw
 */
export function createCountView(actions, draw) {
  /** The winner of the answer so far. */
  let winner = /** @type {Winner | null} */ (null);

  /** @param {Winner} value */
  function choose(value) {
    winner = value;
    draw();
  }

  /** @param {SubmitEvent} event */
  function answer(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const by = query(form, "[name=count-by]", HTMLInputElement);
    const margin = winner === "draw" ? 0 : Number(by.value);
    doOnBoard(actions, () => actions.countEnding(winner === "white" ? -margin : margin));
    winner = null;
    form.reset();
  }

  const skip = () => doOnBoard(actions, () => actions.countEnding(null));

  /**
   * @param {State} state
   * @param {Ending | null} ending
   * @param {StudyTexts} texts
   */
  return (state, ending, texts) => {
    const { t } = texts;
    const isAsked = ending?.counts === true;
    // What is on the board says the rest once a move is played.
    const isAnswered = ending !== null && ending.count !== null && state.game.ply === 0;
    return html`
      <div class="study" ?hidden=${!isAsked && !isAnswered}>
        <form class="study-part count" ?hidden=${!isAsked} @submit=${answer}>
          <p class="ending-question">${t("count-question")}</p>
          ${winnerView(winner, choose, texts)}
          ${marginView(winner === "draw", texts)}
          <div class="buttons">
            <button type="submit" class="button primary">${t("count-check")}</button>
            <button type="button" class="button" @click=${skip}>${t("count-skip")}</button>
          </div>
        </form>
        <p class="ending-verdict" ?hidden=${!isAnswered}>${
          isAnswered ? endingVerdictText(state, texts) : ""
        }</p>
      </div>
    `;
  };
}

/**
 * Who wins: nothing is chosen beforehand.
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
      by.value = String(Math.min(MOST, Math.max(STEP, Number(by.value) + discs)));
    };
  return html`
    <div class="count-by" ?hidden=${isDraw}>
      <label for="count-by">${t("count-by")}</label>
      <button type="button" class="button" aria-label=${t("count-less")}
        @click=${step(-STEP)}>−</button>
      <input type="number" name="count-by" id="count-by" min="1" max=${MOST} inputmode="numeric"
        required ?disabled=${isDraw}>
      <button type="button" class="button" aria-label=${t("count-more")}
        @click=${step(STEP)}>+</button>
    </div>
  `;
}
