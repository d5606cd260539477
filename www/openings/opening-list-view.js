/**
 * The openings to choose from: a search field over the lines of the game on the board and all
 * openings by name, each with its moves, and what can be done with the chosen one.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { langOf } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";
import { matchingOpenings } from "./openings-model.js";

/**
 * @param {Actions} actions
 * @param {() => void} redraw
 */
export function createOpeningListView(actions, redraw) {
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLInputElement>} */
  const field = createRef();
  let wanted = "";
  /** The moves of the chosen opening. */
  let chosen = "";

  function search() {
    wanted = field.value?.value ?? "";
    redraw();
  }

  /** @param {string} moves */
  function choose(moves) {
    chosen = moves;
    redraw();
  }

  /**
   * Puts an opening on the board, which no sheet covers then.
   * @param {Opening | undefined} opening
   * @param {(opening: Opening) => void} put
   */
  function onBoard(opening, put) {
    if (!opening) return;
    put(opening);
    uncoverBoard(actions);
  }

  /**
   * @param {Opening} opening
   * @param {StudyTexts} texts
   */
  function item(opening, { lang }) {
    const { name, lang: spoken } = openingName(opening, lang);
    const { moves } = opening;
    return html`
      <li><button type="button" class="opening-item" data-moves=${moves}
        aria-pressed=${moves === chosen} @click=${() => choose(moves)}><strong
          lang=${langOf(spoken, lang)}>${name}</strong> <small>${moves.match(/../g)?.join(" ")}</small>
      </button></li>`;
  }

  return {
    focus: () => field.value?.focus(),
    /**
     * @param {readonly Opening[]} openings in their order
     * @param {StudyTexts} texts
     */
    draw(openings, texts) {
      const { t, lang } = texts;
      const found = matchingOpenings(openings, wanted, lang);
      const opening = found.find(({ moves }) => moves === chosen);
      const load = (/** @type {Opening} */ { moves }) => actions.load(moves);
      return html`
        <section class="study-part openings-choice">
          <label class="stack"><span>${t("opening-choice")}</span>
            <input type="search" autocomplete="off" spellcheck="false" .value=${wanted}
              ${ref(field)} @input=${search}></label>
          <ul class="opening-list">${found.map((opening) => item(opening, texts))}</ul>
          <p class="note" ?hidden=${found.length > 0}>${t("opening-none")}</p>
          <div class="buttons">
            <button type="button" class="button primary" ?disabled=${!opening}
              @click=${() => onBoard(opening, actions.practise)}>${t("practise")}</button>
            <button type="button" class="button" ?disabled=${!opening}
              @click=${() => onBoard(opening, load)}>${t("opening-show")}</button>
          </div>
        </section>
      `;
    },
  };
}
