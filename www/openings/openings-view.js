/**
 * The panel of openings: the moves from here with their values and with the games of the collection
 * in which they were played, an opening or one of the visitor's lines to practise, and a balanced
 * start.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { html, nothing, render } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { problemBehind } from "../base/problems.js";
import { showsPoint } from "../board/shown-game.js";
import { langOf } from "../words/marked-names.js";
import { openingName } from "../words/texts.js";
import { addedText } from "./added-text.js";
import { isExploring } from "./explorer.js";
import { createOpeningListView } from "./opening-list-view.js";
import { createMovesTable } from "./moves-table.js";
import { exploredMoves, ownLines, playedMoves } from "./openings-model.js";
import { practiceView } from "./practice-view.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game" | "openings">} rules
 * @param {() => Promise<string>} drawStart draws a balanced start
 */
export function createOpeningsView(root, actions, rules, drawStart) {
  const close = createRef();
  const list = createOpeningListView(actions, rules, draw);
  const openings = rules.openings();
  const table = createMovesTable(actions, openings);
  /** @type {State | undefined} */
  let shown;
  /** @type {StudyTexts | undefined} */
  let texts;
  let sorted = openings;
  /** Whether the visitor has asked for sample games here. */
  let asksForGames = false;
  root.classList.add("openings", "tools", "explorer-panel");

  async function startBalanced() {
    try {
      actions.startFrom(await drawStart());
    } catch (error) {
      actions.report(problemBehind("load", error));
    }
  }

  function addGames() {
    asksForGames = true;
    actions.addSampleGames();
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
    const explorer = () => {
      const counted = state.collection.games.length > 0 || databaseSize(state) > 0;
      const moves = exploredMoves(state, playedMoves(state));
      return html`
        ${table.draw(moves, state, texts, counted)}
        <p class="note">${t("explorer-hint")}</p>
        ${sourceView(state, actions, addGames, texts)}
        <p class="note" role="status">${asksForGames ? addedText(state, texts) : ""}</p>
      `;
    };
    const showAll = () => {
      actions.openPanel("study");
      list.show();
    };
    // A practice ends with its card.
    const leave = () => {
      actions.endPractice();
      actions.showExplorer(false);
    };
    const choice = () => list.draw(state.game.ply === 0, ownLines(state, texts), sorted, texts);
    return html`
      <div class="sheet-head">
        <h2>${t("openings")}</h2>
        <button type="button" class="button" ${ref(close)}
          @click=${leave}>${t("openings-close")}</button>
      </div>
      ${reached(state, texts)}
      <button type="button" class="button panel-whole"
        @click=${showAll}>${t("openings-all")}</button>
      ${practiceView(state, texts, actions, list.focus)}
      ${isExploring(state) ? explorer() : nothing}
      ${state.study.practice === null ? choice() : nothing}
      <section class="study-part balanced" ?hidden=${state.study.practice !== null}>
        <p class="note">${t("balanced-about")}</p>
        <button type="button" class="button"
          @click=${() => void startBalanced()}>${t("balanced-start")}</button>
      </section>
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
      asksForGames &&= !root.hidden;
      if (root.hidden) return;
      if (texts?.lang !== currentTexts.lang) sorted = byName(openings, currentTexts.lang);
      [shown, texts] = [state, currentTexts];
      draw();
      if (before && !before.study.explorer && close.value instanceof HTMLElement)
        close.value.focus();
    },
  };
}

/**
 * The openings in the order of their names.
 * @param {readonly Opening[]} openings
 * @param {Lang} lang
 */
function byName(openings, lang) {
  const { compare } = new Intl.Collator(lang);
  const nameIn = (/** @type {Opening} */ opening) => openingName(opening, lang).name;
  return [...openings].sort((one, other) => compare(nameIn(one), nameIn(other)));
}

/**
 * How many games the database has.
 * @param {State} state
 */
function databaseSize({ database: { size } }) {
  return size?.games ?? 0;
}

/**
 * The ways to the games in which moves are counted; none before the size of the database is known.
 * @param {State} state
 * @param {Actions} actions
 * @param {() => void} addGames adds the sample games
 * @param {StudyTexts} texts
 */
function sourceView(state, actions, addGames, texts) {
  const { length: collected } = state.collection.games;
  if (collected > 0) return collectionView(collected, actions, texts);
  if (state.database.size === null) return nothing;
  return databaseSize(state) > 0
    ? databaseView(state, actions, texts)
    : uncountedView(state, addGames, texts);
}

/**
 * The ways to the games of the collection.
 * @param {number} count
 * @param {Actions} actions
 * @param {StudyTexts} texts
 */
function collectionView(count, actions, { t }) {
  /** Shows the games of the collection with the position on the board. */
  const showGamesHere = () => {
    actions.listGamesHere(true);
    actions.showCollection(true);
  };
  return html`
    <p class="note">${t("explorer-about")}</p>
    <div class="buttons">
      <button type="button" class="button"
        @click=${() => actions.showCollection(true)}>${t("explorer-games", { count })}</button>
      <button type="button" class="button" data-games-here
        @click=${showGamesHere}>${t("explorer-here")}</button>
    </div>
  `;
}

/**
 * The way to the games of the database.
 * @param {State} state
 * @param {Actions} actions
 * @param {StudyTexts} texts
 */
function databaseView(state, actions, { t, whole }) {
  const open = () => {
    actions.showExplorer(false);
    actions.showDatabase(true);
  };
  return html`
    <p class="note">${t("explorer-about")}</p>
    <div class="buttons">
      <button type="button" class="button" data-explorer-database
        @click=${open}>${t("explorer-database", { shown: whole(databaseSize(state)) })}</button>
    </div>
  `;
}

/**
 * Where games to count in come from.
 * @param {State} state
 * @param {() => void} addGames adds the sample games
 * @param {StudyTexts} texts
 */
function uncountedView({ database: { records } }, addGames, { t }) {
  return html`
    <p class="note">${t("explorer-no-games")}</p>
    <div class="buttons">
      <button type="button" class="button" data-explorer-try ?disabled=${records !== null}
        @click=${addGames}>${t("database-try")}</button>
    </div>
  `;
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
