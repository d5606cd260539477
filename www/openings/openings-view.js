/**
 * The panel of openings: the moves from here with their values and with the games of the collection
 * in which they were played, an opening or a line of one's own to practise, and a balanced start.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { Explored } from "./openings-model.js"
 */

import { html, nothing, render } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { problemBehind } from "../base/problems.js";
import { showsPoint } from "../board/selectors.js";
import { allEstimated, moveValues } from "../game/move-values.js";
import { squareName } from "../games/squares.js";
import { langOf } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";
import { isExploring } from "./explorer.js";
import { createOpeningListView } from "./opening-list-view.js";
import { ownLines } from "./opening-practice.js";
import { exploredMoves, openingAfter, openingsByLine } from "./openings-model.js";
import { practiceView } from "./practice-view.js";

const HEADS = /** @type {StudyKey[]} */ (["explorer-move", "explorer-value", "explorer-played"]);

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {{openings: () => Opening[]}} rules
 * @param {() => Promise<string>} drawStart draws a balanced start
 */
export function createOpeningsView(root, actions, rules, drawStart) {
  const close = createRef();
  const table = createRef();
  const list = createOpeningListView(actions, draw);
  const openings = rules.openings();
  const byLine = openingsByLine(openings);
  /** @type {State | undefined} */
  let shown;
  /** @type {StudyTexts | undefined} */
  let texts;
  /** The openings in the order of their names. @type {readonly Opening[]} */
  let sorted = openings;
  root.classList.add("openings", "tools");

  async function startBalanced() {
    try {
      actions.startFrom(await drawStart());
    } catch (error) {
      actions.report(problemBehind("load", error));
    }
  }

  /** Shows the games of the collection with the position on the board. */
  function showGamesHere() {
    actions.listGamesHere(true);
    actions.showCollection(true);
  }

  /** @param {StudyTexts} texts */
  function sort({ lang }) {
    const { compare } = new Intl.Collator(lang);
    const nameIn = (/** @type {Opening} */ opening) => openingName(opening, lang).name;
    sorted = [...openings].sort((one, other) => compare(nameIn(one), nameIn(other)));
  }

  function draw() {
    if (shown && texts) render(contents(shown, texts), root);
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function contents(state, texts) {
    const { t } = texts;
    return html`
      <div class="sheet-head">
        <h2>${t("openings")}</h2>
        <button type="button" class="button" ${ref(close)}
          @click=${() => actions.showExplorer(false)}>${t("openings-close")}</button>
      </div>
      ${reached(state, texts)}
      <button type="button" class="button openings-all"
        @click=${() => actions.openPanel("study")}>${t("openings-all")}</button>
      ${practiceView(state, texts, actions, list.focus)}
      ${isExploring(state) ? explorer(state, texts) : nothing}
      ${state.study.practice === null ? list.draw([...ownLines(state, texts), ...sorted], texts) : nothing}
      <section class="study-part">
        <p class="note">${t("balanced-about")}</p>
        <button type="button" class="button"
          @click=${() => void startBalanced()}>${t("balanced-start")}</button>
      </section>
    `;
  }

  /**
   * The moves with their values and games. A row stays as long as its place has the same move: a
   * press on it counts.
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function explorer(state, texts) {
    const { t } = texts;
    const { length: all } = state.collection.games;
    const row = (/** @type {Explored} */ move) => rowOf(move, state, texts);
    return html`
      <p class="note">${t("explorer-hint")}</p>
      <table class="explorer" ?data-counted=${all > 0} ${ref(table)} @pointermove=${approach}
        @pointerdown=${approach} @focusin=${approach} @keydown=${approach}>
        <caption>${t(allEstimated(moveValues(state)) ? "explorer-estimated" : "explorer")}</caption>
        <thead><tr>${HEADS.map((key) => html`<th scope="col">${t(key)}</th>`)}</tr></thead>
        <tbody>${inOrder(exploredMoves(state)).map(row)}</tbody>
      </table>
      <p class="note">${t(all === 0 ? "explorer-no-games" : "explorer-about")}</p>
      <div class="buttons">
        <button type="button" class="button" ?hidden=${all === 0}
          @click=${() => actions.showCollection(true)}>${t("explorer-games", { count: all })}</button>
        <button type="button" class="button" ?hidden=${all === 0} data-games-here
          @click=${showGamesHere}>${t("explorer-here")}</button>
      </div>
    `;
  }

  /**
   * Whether somebody is about to press a row: since its moves came, a pointer has moved over the
   * table, the focus has come into it, or a key was pressed there. A pointer that only lies there,
   * where the openings were opened, presses nothing.
   */
  let awaitsPress = false;
  function approach() {
    awaitsPress = true;
  }

  /**
   * The moves in the order in which they show while somebody is about to press one: it stays.
   * @param {Explored[]} moves
   */
  function inOrder(moves) {
    const buttons = table.value?.querySelectorAll("button") ?? [];
    const shown = [...buttons].map(({ dataset }) => Number(dataset.move));
    const place = (/** @type {Explored} */ { square }) => shown.indexOf(square);
    const same = moves.length === shown.length && moves.every((move) => place(move) >= 0);
    const near = table.value?.matches(":hover, :focus-within") ?? false;
    awaitsPress &&= same && near;
    return awaitsPress ? [...moves].sort((a, b) => place(a) - place(b)) : moves;
  }

  /**
   * @param {Explored} move
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function rowOf(move, { game }, texts) {
    const { t, lang, value: valueText } = texts;
    const { square, value } = move;
    const opening = openingAfter(byLine, game, square);
    const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
    const shown = value === null ? "…" : valueText(value.score, value.exact);
    const mark = value === null ? "" : t(`explorer-${value.origin}`);
    return html`
      <tr ?data-best=${value?.best}>
        <th scope="row"><button type="button" data-move=${square}
          @click=${() => actions.explore(square)}>${squareName(game, square)}</button>
          <small lang=${langOf(spoken, lang)}>${name}</small></th>
        <td>${shown} <small>${mark}</small></td>
        <td>${playedOf(move, texts)}</td>
      </tr>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} currentTexts
     */
    update(state, before, currentTexts) {
      const { study } = state;
      root.hidden = !study.explorer || study.review !== null || !showsPoint(state);
      if (root.hidden) return;
      if (texts?.lang !== currentTexts.lang) sort(currentTexts);
      [shown, texts] = [state, currentTexts];
      draw();
      if (before && !before.study.explorer && close.value instanceof HTMLElement)
        close.value.focus();
    },
  };
}

/**
 * The opening that is on the board.
 * @param {State} state
 * @param {StudyTexts} texts
 */
function reached({ game: { opening } }, { lang }) {
  const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
  return html`<p class="opening-reached" lang=${langOf(spoken, lang)} ?hidden=${!opening}>${name}</p>`;
}

/**
 * In how many games a move was played, and with which results.
 * @param {Explored} move
 * @param {StudyTexts} texts
 */
function playedOf({ games, share, won, drawn, lost }, { t, percent }) {
  if (games === 0) return "–";
  const count = t("explorer-count", { count: games, percent: percent(share) });
  if (won + drawn + lost === 0) return count;
  const result = t("explorer-won", { percent: percent(won + drawn / 2) });
  return html`${count}${bar({ won, drawn, lost })}<small>${result}</small>`;
}

/**
 * The results as parts of a bar.
 * @param {Record<string, number>} parts
 */
function bar(parts) {
  const pieces = Object.entries(parts).map(
    ([name, part]) => html`<span class=${name} .style=${`width: ${100 * part}%`}></span>`,
  );
  return html`<span class="explorer-bar" aria-hidden="true">${pieces}</span>`;
}
