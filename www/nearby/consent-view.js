/**
 * The questions of both sides of a live game, and the ways out of the game.
 *
 * @import { State } from "../app/state.js"
 * @import { Consent } from "./messages.js"
 * @import { PartTexts } from "../words/texts.js"
 *
 * Each act leads back to the board.
 * @typedef {object} Acts
 * @property {(what: Consent) => void} ask
 * @property {(yes: boolean) => void} answer
 * @property {() => void} resign
 * @property {() => void} end
 */

import { html } from "lit-html";
import { mayResign } from "../board/fair-play.js";
import { otherSide } from "../games/sides.js";

/**
 * The request of the other side, with the answers.
 * @param {State} state
 * @param {Consent | null} what
 * @param {Acts} acts
 * @param {PartTexts<"nearby">} texts
 */
export function consentQuestion(state, what, { answer }, { t }) {
  const name = rivalName(state) || t("other-side");
  return html`
    <div class="nearby-asked" ?hidden=${what === null}>
      <p role="status">${what === null ? "" : t(`asked-${what}`, { name })}</p>
      <button type="button" class="button primary" @click=${() => answer(true)}>${t("yes")}</button>
      <button type="button" class="button" @click=${() => answer(false)}>${t("no")}</button>
    </div>`;
}

/**
 * The visitor's own requests and the ways out.
 * @param {State} state
 * @param {boolean} isHidden
 * @param {Acts} acts
 * @param {PartTexts<"nearby">} texts
 */
export function consentButtons(state, isHidden, { ask, resign, end }, { t, page }) {
  return html`
    <button type="button" class="button" ?hidden=${isHidden}
      @click=${() => ask("undo")}>${t("undo")}</button>
    <button type="button" class="button" ?hidden=${isHidden}
      @click=${() => ask("again")}>${t("again")}</button>
    <button type="button" class="button" ?hidden=${isHidden || !mayResign(state)}
      @click=${resign}>${page.t("resign")}</button>
    <button type="button" class="button" ?hidden=${isHidden} @click=${end}>${t("end")}</button>`;
}

/** @param {State} state */
function rivalName({ friend }) {
  return friend === null ? "" : friend.names[otherSide(friend.mine)];
}
