/**
 * The panel of the visitor's mistakes: whether finished games are reviewed, what is due, and the
 * progress in tables.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { Reviewed } from "./mistakes.js"
 * @import { Row } from "./progress.js"
 */

import { html, nothing, render } from "lit-html";
import { query } from "../base/dom.js";
import { saveFile } from "../base/save-file.js";
import { changed } from "../base/store.js";
import { holdsOwnGame } from "../board/selectors.js";
import { canReview } from "../review/reviewed-point.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { studyPart } from "../ui/study-part.js";
import { openingName } from "../words/texts.js";
import { dueMistakes } from "./mistakes.js";
import { byField, byPhase, byWeek } from "./progress.js";

/** The tables, by what their rows have in common. */
const TABLES = /** @type {const} */ (["phase", "week", "opponent", "opening"]);

const SIDES = /** @type {const} */ (["black", "white"]);

/** The name of the file that is saved. */
const FILE = "reversi-mistakes.txt";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {{openings: () => Opening[]}} rules
 */
export function createMistakesView(root, actions, rules) {
  const openings = new Map(rules.openings().map((opening) => [opening.moves, opening]));
  /** @type {{state: State, texts: StudyTexts} | null} what is drawn */
  let shown = null;
  /** How many games of a name wait for their review, once somebody asked for it. */
  let taken = /** @type {number | null} */ (null);
  root.classList.add("mistakes", "tools");

  const close = () => actions.showMistakes(false);
  const practise = () => doOnBoard(actions, actions.practiseMistakes);
  const save = () => saveFile(new Blob([actions.mistakesText()]), FILE);
  const collect = (/** @type {Event} */ { currentTarget }) =>
    actions.collectMistakes(/** @type {HTMLInputElement} */ (currentTarget).checked);

  /** @param {SubmitEvent} event */
  function reviewGames(event) {
    event.preventDefault();
    const name = query(root, "[name=mistakes-name]", HTMLInputElement);
    taken = actions.reviewGamesOf(name.value);
    draw();
  }

  function draw() {
    if (shown) render(contents(shown.state, shown.texts), root);
  }

  /**
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function contents(state, texts) {
    const { mistakes, collection } = state;
    const { t, whole } = texts;
    const { list, waiting, games, on } = mistakes;
    const count = dueMistakes(list, actions.today()).length;
    const isEmpty = list.length === 0 && games.length === 0;
    return html`
      <div class="sheet-head">
        <h2 tabindex="-1">${t("mistakes")}</h2>
        <button type="button" class="button" @click=${close}>${t("mistakes-close")}</button>
      </div>
      <p class="mistakes-due">${t("mistakes-due", { count, all: whole(list.length) })}</p>
      <div class="buttons">
        <button type="button" class="button primary" ?disabled=${count === 0}
          @click=${practise}>${t("mistakes-practise")}</button>
      </div>
      <label class="check"><input type="checkbox" name="mistakes-on" .checked=${on}
        @change=${collect}> <span>${t("mistakes-on")}</span></label>
      <p class="note">${t("mistakes-about")}</p>
      <p class="note" role="status" ?hidden=${waiting.length === 0}>${t("mistakes-waiting", {
        count: waiting.length,
      })}</p>
      ${holdsOwnGame(state) && canReview(state) ? ownMoves(state, texts) : nothing}
      <form class="study-part" ?hidden=${collection.games.length === 0} @submit=${reviewGames}>
        <label class="stack"><span>${t("mistakes-name")}</span>
          <input type="text" name="mistakes-name" autocomplete="off"></label>
        <button type="submit" class="button">${t("mistakes-review")}</button>
        <p class="note" role="status">${
          taken === null ? "" : t("mistakes-taken", { count: taken })
        }</p>
      </form>
      ${games.length === 0 ? nothing : TABLES.map((kind) => table(kind, games, texts))}
      <div class="buttons" ?hidden=${isEmpty}>
        <button type="button" class="button" @click=${save}>${t("mistakes-save")}</button>
        <button type="button" class="button"
          @click=${actions.eraseMistakes}>${t("mistakes-erase")}</button>
      </div>
    `;
  }

  /**
   * The game on the board, which may be one that was pasted or opened from a link.
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function ownMoves({ game, mistakes: { waiting } }, { t, side }) {
    const transcript = game.line.join("");
    const waits = waiting.some((one) => one.transcript === transcript);
    return html`
      <div class="study-part" role="group" aria-labelledby="mistakes-game">
        <p id="mistakes-game">${t("mistakes-game")}</p>
        <div class="buttons">${SIDES.map(
          (own) => html`<button type="button" class="button" ?disabled=${waits}
            @click=${() => actions.reviewOwnMoves(own)}>${side(own)}</button>`,
        )}</div>
      </div>
    `;
  }

  /**
   * @param {typeof TABLES[number]} kind
   * @param {readonly Reviewed[]} games
   * @param {StudyTexts} texts
   */
  function table(kind, games, texts) {
    const { t, whole, discs } = texts;
    return html`
      <table class="mistakes-table">
        <caption>${t(`progress-${kind}`)}</caption>
        <thead><tr>
          <th scope="col">${t("progress-name")}</th>
          <th scope="col">${t("progress-games")}</th>
          <th scope="col">${t("progress-cost")}</th>
        </tr></thead>
        <tbody>${rowsOf(kind, games).map(
          (row) => html`
            <tr>
              <th scope="row">${nameOf(kind, row, texts)}</th>
              <td>${whole(row.games)}</td>
              <td>${discs(row.cost, false)}</td>
            </tr>`,
        )}</tbody>
      </table>
    `;
  }

  /**
   * @param {typeof TABLES[number]} kind
   * @param {Row} row
   * @param {StudyTexts} texts
   */
  function nameOf(kind, row, { t, lang, date, opponent }) {
    if (kind === "phase") return t(/** @type {StudyKey} */ (`phase-${row.name}`));
    if (kind === "week") return date(new Date(Number(row.name)));
    if (kind === "opponent") return opponent(row.name) || "?";
    const opening = openings.get(row.name);
    return opening ? openingName(opening, lang).name : t("mistakes-no-opening");
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["mistakes", "study", "analysis", "mode", "game"]);
      const parts = /** @type {const} */ (["collection", "endings", "database", "book"]);
      if (!changed(state, before, ...slices, ...parts, "settings", "host")) return;
      root.hidden = studyPart(state) !== "mistakes" || state.mode.kind !== "play";
      if (root.hidden) return;
      shown = { state, texts };
      draw();
      if (before && !before.mistakes.open) query(root, "h2", HTMLElement).focus();
    },
  };
}

/**
 * @param {typeof TABLES[number]} kind
 * @param {readonly Reviewed[]} games
 */
function rowsOf(kind, games) {
  if (kind === "phase") return byPhase(games);
  return kind === "week" ? byWeek(games) : byField(games, kind);
}
