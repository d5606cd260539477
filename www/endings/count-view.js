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
import { query } from "../base/dom.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { endingVerdictText } from "./ending-model.js";

/** Discs of the greatest margin. */
const MOST = 64;
/** Who may win, as the visitor answers. */
const WINNERS = /** @type {const} */ (["black", "white", "draw"]);

/**
 * @param {Actions} actions
 * @param {() => void} draw
 */
export function createCountView(actions, draw) {
  /** @type {typeof WINNERS[number]} */
  let winner = "black";

  /** @param {Event} event */
  function choose({ currentTarget }) {
    winner = /** @type {typeof winner} */ (/** @type {HTMLSelectElement} */ (currentTarget).value);
    draw();
  }

  /** @param {SubmitEvent} event */
  function answer(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const by = query(form, "[name=count-by]", HTMLInputElement);
    const margin = winner === "draw" ? 0 : Number(by.value);
    doOnBoard(actions, () => actions.countEnding(winner === "white" ? -margin : margin));
    by.value = "";
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
        <form class="study-part" ?hidden=${!isAsked} @submit=${answer}>
          <p class="ending-question">${t("count-question")}</p>
          ${fieldsView(winner, choose, texts)}
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
 * Who wins, and by how much where somebody does.
 * @param {typeof WINNERS[number]} winner
 * @param {(event: Event) => void} choose
 * @param {StudyTexts} texts
 */
function fieldsView(winner, choose, { t, side }) {
  const isDraw = winner === "draw";
  return html`
    <div class="count-fields">
      <label><span>${t("count-winner")}</span>
        <select name="count-winner" @change=${choose}>${WINNERS.map(
          (value) =>
            html`<option value=${value} .selected=${value === winner}>${
              value === "draw" ? t("count-draw") : side(value)
            }</option>`,
        )}</select></label>
      <label ?hidden=${isDraw}><span>${t("count-by")}</span>
        <input type="number" name="count-by" min="1" max=${MOST} inputmode="numeric" required
          ?disabled=${isDraw}></label>
    </div>
  `;
}
