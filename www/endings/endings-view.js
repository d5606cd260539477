/**
 * The panel of endings: where they come from, the question who wins, and the ending on the board
 * with its margin and with what the moves have cost.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Ending } from "./ending.js"
 */

import { html, nothing, render } from "lit-html";
import { query } from "../base/dom.js";
import { changed } from "../base/store.js";
import { mayAnalyse } from "../board/selectors.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { studyPart } from "../ui/study-part.js";
import { createCountView } from "./count-view.js";
import { COUNTED_EMPTIES, SOLVED_EMPTIES, endingOf } from "./ending.js";
import { costText, endText, marginText } from "./ending-model.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createEndingsView(root, actions) {
  const countView = createCountView(actions, draw);
  /** @type {{state: State, texts: StudyTexts} | null} what is drawn */
  let shown = null;
  /** Why no ending was drawn. */
  let problem = "";
  root.classList.add("tools", "endings");

  function draw() {
    if (shown === null) return;
    const { state, texts } = shown;
    const ending = endingOf(state);
    const close = () => actions.showEndings(false);
    render(
      html`
        <div class="sheet-head">
          <h2 tabindex="-1">${texts.t("endings")}</h2>
          <button type="button" class="button" @click=${close}>${texts.t("endings-close")}</button>
        </div>
        ${countView(state, ending, texts)}
        ${ending === null || ending.counts ? nothing : played(state, ending, texts)}
        ${beginnings(state, ending, texts)}
      `,
      root,
    );
  }

  /**
   * Where an ending comes from: the board, or those that are drawn.
   * @param {State} state
   * @param {Ending | null} ending
   * @param {StudyTexts} texts
   */
  function beginnings(state, ending, texts) {
    const { t, whole } = texts;
    const { most, place, tally } = state.endings;
    const { counted, winners, exact } = tally;
    const choose = (/** @type {Event} */ { currentTarget }) =>
      actions.wantEndings(Number(/** @type {HTMLSelectElement} */ (currentTarget).value));
    async function drawEnding() {
      const found = await actions.drawEnding();
      problem = found === null ? "" : texts.problem(found);
      draw();
      if (found === null) doOnBoard(actions, () => {});
    }
    return html`
      <div class="study">
        ${ending === null ? onBoard(state, texts) : nothing}
        <section class="study-part">
          <h3>${t("ending-drawn")}</h3>
          <label class="field"><span>${t("ending-most")}</span>
            <select name="ending-most" @change=${choose}>${COUNTED_EMPTIES.map(
              (empties) => html`<option value=${empties}
                .selected=${empties === most}>${whole(empties)}</option>`,
            )}</select></label>
          <button type="button" class="button" ?disabled=${ending === null && !mayAnalyse(state)}
            @click=${drawEnding}>${t(place > 0 ? "ending-draw-next" : "ending-draw")}</button>
          <p class="note" ?hidden=${counted === 0}>${t("count-tally", { counted, winners, exact })}</p>
          <p class="problem" role="alert">${problem}</p>
        </section>
        <p class="note">${t("ending-about", { count: SOLVED_EMPTIES })}</p>
      </div>
    `;
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function onBoard(state, { t }) {
    const isOff = state.game.turn === null || !mayAnalyse(state);
    const playOut = (/** @type {boolean} */ counts) => () =>
      doOnBoard(actions, () => actions.playOut(counts));
    return html`
      <section class="study-part">
        <h3>${t("ending-here")}</h3>
        <div class="buttons">
          <button type="button" class="button primary" ?disabled=${isOff}
            @click=${playOut(false)}>${t("ending-play")}</button>
          <button type="button" class="button" ?disabled=${isOff}
            @click=${playOut(true)}>${t("ending-count")}</button>
        </div>
      </section>
    `;
  }

  /**
   * The ending that is played out: its margin, what the moves have cost, and the ways on.
   * @param {State} state
   * @param {Ending} ending
   * @param {StudyTexts} texts
   */
  function played(state, { shows }, texts) {
    const { t } = texts;
    const isOver = state.game.outcome !== null;
    const showMargin = (/** @type {Event} */ { currentTarget }) =>
      actions.showMargin(/** @type {HTMLInputElement} */ (currentTarget).checked);
    const again = (/** @type {"same" | "other"} */ side) => () =>
      doOnBoard(actions, () => actions.playEndingAgain(side));
    const leave = () => doOnBoard(actions, actions.leaveEnding);
    return html`
      <section class="ending-played">
        <p class="ending-margin" ?hidden=${!shows || isOver}>${marginText(state, texts)}</p>
        <p ?hidden=${!isOver}>${endText(state, texts)}</p>
        <p ?hidden=${!shows && !isOver}>${costText(state, texts)}</p>
        <label class="check"><input type="checkbox" name="ending-shows" .checked=${shows}
          @change=${showMargin}> <span>${t("ending-shows")}</span></label>
        <div class="buttons">
          <button type="button" class="button" ?disabled=${state.game.line.length === 0}
            @click=${again("same")}>${t("ending-again")}</button>
          <button type="button" class="button" @click=${again("other")}>${t("ending-change")}</button>
          <button type="button" class="button" @click=${leave}>${t("exercise-leave")}</button>
        </div>
      </section>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["endings", "game", "mode", "study", "analysis"]);
      if (!changed(state, before, ...slices, "database", "book", "settings", "host", "friend"))
        return;
      root.hidden = endingOf(state) === null && studyPart(state) !== "endings";
      if (root.hidden) return;
      shown = { state, texts };
      draw();
      if (before && !before.endings.open) query(root, "h2", HTMLElement).focus();
    },
  };
}
