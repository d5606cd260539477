/**
 * The panel of openings: the moves from here with their values and with the games of the collection
 * in which they were played, an opening or one of the visitor's lines to practise, and a balanced
 * start.
 */

import type { Opening } from "../../reversi-rules.js";
import type { Lang } from "../base/languages.ts";
import type { Actions, State } from "../base/page.ts";
import type { StudyTexts } from "../ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { query } from "../base/dom.ts";
import { problemBehind } from "../base/problems.ts";
import { showsPoint } from "../board/shown-game.ts";
import { partHead } from "../ui/part-head.ts";
import { studyPart } from "../ui/study-part.ts";
import { langOf } from "../words/marked-names.ts";
import { openingName } from "../words/texts.ts";
import { addedText } from "./added-text.ts";
import { isExploring } from "./explorer.ts";
import { createOpeningListView } from "./opening-list-view.ts";
import { createMovesTable } from "./moves-table.ts";
import { exploredMoves, ownLines, playedMoves } from "./openings-model.ts";
import { practiceView } from "./practice-view.ts";

/** @param drawStart draws a balanced start */
export function createOpeningsView(
  root: HTMLElement,
  actions: Actions,
  rules: Pick<typeof import("../../reversi-notations.js"), "new_game" | "openings">,
  drawStart: () => Promise<string>,
) {
  const list = createOpeningListView(actions, rules, draw);
  const openings = rules.openings();
  const table = createMovesTable(actions, openings);
  let shownState: State | undefined;
  let texts: StudyTexts | undefined;
  let sorted = openings;
  /** Whether the visitor has asked for sample games here. */
  let asksForGames = false;
  root.classList.add("openings", "tools", "explorer-panel");

  function addGames() {
    asksForGames = true;
    actions.addSampleGames();
  }

  function draw() {
    if (!shownState || !texts) return;
    const shown = { state: shownState, texts };
    const explorer = () => explorerView(shown, { table, asksForGames, addGames }, actions);
    const choice = () =>
      list.draw(
        shown.state.game.ply === 0,
        { own: ownLines(shown.state, shown.texts), openings: sorted },
        shown.texts,
      );
    render(contentsView(shown, { list, explorer, choice, drawStart }, actions), root);
  }

  return {
    update(state: State, before: State | null, currentTexts: StudyTexts) {
      root.hidden = studyPart(state) !== "openings" || !showsPoint(state);
      asksForGames &&= !root.hidden;
      if (root.hidden) return;
      if (texts?.lang !== currentTexts.lang) sorted = byName(openings, currentTexts.lang);
      [shownState, texts] = [state, currentTexts];
      draw();
      if (before && !before.study.explorer)
        query(root, ".sheet-head button", HTMLButtonElement).focus();
    },
  };
}

interface Shown {
  state: State;
  texts: StudyTexts;
}

interface Parts {
  list: ReturnType<typeof createOpeningListView>;
  explorer: () => unknown;
  choice: () => unknown;
  drawStart: () => Promise<string>;
}

function contentsView(
  { state, texts }: Shown,
  { list, explorer, choice, drawStart }: Parts,
  actions: Actions,
) {
  const { t } = texts;
  const showAll = () => {
    actions.openPanel("learn");
    list.show();
  };
  // A practice ends with its card.
  const leave = () => {
    actions.endPractice();
    actions.showExplorer(false);
  };
  return html`
    ${partHead(t("openings"), texts.learn(), leave, texts)}
    ${reached(state, texts)}
    <button type="button" class="button panel-whole"
      @click=${showAll}>${t("openings-all")}</button>
    ${practiceView(state, texts, actions, list.focus)}
    ${isExploring(state) ? explorer() : nothing}
    ${state.study.practice === null ? choice() : nothing}
    <button type="button" class="button" data-starts="book"
      ?hidden=${state.study.practice !== null}
      @click=${() => actions.showBook(true)}>${t("book")}</button>
    <section class="study-part balanced" ?hidden=${state.study.practice !== null}>
      <p class="note">${t("balanced-about")}</p>
      <button type="button" class="button"
        @click=${() => void startBalanced(drawStart, actions)}>${t("balanced-start")}</button>
    </section>
  `;
}

/** The moves from the point on the board, and where the games come from that have them. */
function explorerView(
  { state, texts }: Shown,
  {
    table,
    asksForGames,
    addGames,
  }: {
    table: ReturnType<typeof createMovesTable>;
    asksForGames: boolean;
    addGames: () => void;
  },
  actions: Actions,
) {
  const counted = state.collection.games.length > 0 || databaseSize(state) > 0;
  const moves = exploredMoves(state, playedMoves(state));
  return html`
    ${table.draw(moves, state, texts, counted)}
    <p class="note">${texts.t("explorer-hint")}</p>
    ${sourceView(state, actions, addGames, texts)}
    <p class="note" role="status">${asksForGames ? addedText(state, texts) : ""}</p>
  `;
}

async function startBalanced(drawStart: () => Promise<string>, actions: Actions) {
  try {
    actions.startFrom(await drawStart());
  } catch (error) {
    actions.report(problemBehind("load", error));
  }
}

function byName(openings: readonly Opening[], lang: Lang) {
  const { compare } = new Intl.Collator(lang);
  const nameIn = (opening: Opening) => openingName(opening, lang).name;
  return [...openings].sort((one, other) => compare(nameIn(one), nameIn(other)));
}

function databaseSize({ database: { size } }: State) {
  return size?.games ?? 0;
}

/**
 * The ways to the games in which moves are counted; none before the size of the database is known.
 * @param addGames adds the sample games
 */
function sourceView(state: State, actions: Actions, addGames: () => void, texts: StudyTexts) {
  const { length: collected } = state.collection.games;
  if (collected > 0) return collectionView(collected, actions, texts);
  if (state.database.size === null) return nothing;
  return databaseSize(state) > 0
    ? databaseView(state, actions, texts)
    : uncountedView(state, addGames, texts);
}

function collectionView(count: number, actions: Actions, { t }: StudyTexts) {
  /** Shows the games of the collection with the position on the board. */
  const showGamesHere = () => {
    actions.showCollection(true);
    actions.listGamesHere(true);
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

function databaseView(state: State, actions: Actions, { t, whole }: StudyTexts) {
  const open = () => {
    actions.showExplorer(false);
    actions.showLibrary("tournaments");
    actions.listGamesHere(true);
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
 * @param addGames adds the sample games
 */
function uncountedView({ database: { records } }: State, addGames: () => void, { t }: StudyTexts) {
  return html`
    <p class="note">${t("explorer-no-games")}</p>
    <div class="buttons">
      <button type="button" class="button" data-explorer-try ?disabled=${records !== null}
        @click=${addGames}>${t("database-try")}</button>
    </div>
  `;
}

/** The opening that is on the board. */
function reached({ game: { opening } }: State, { lang }: StudyTexts) {
  const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
  return html`<p class="opening-reached" lang=${langOf(spoken, lang)} ?hidden=${!opening}>${name}</p>`;
}
