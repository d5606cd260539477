/**
 * The panel of openings: the moves from here with their values and with the games of the collection
 * in which they were played, an opening or one of the visitor's lines to practise, and a balanced
 * start.
 */

import type { Opening } from "../../../reversi-rules.js";
import type { Lang } from "../../floor/base/languages.ts";
import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { query } from "../../floor/base/dom.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { showsPoint } from "../../play/board/shown-game.ts";
import { partHead } from "../../play/ui/part-head.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { langOf } from "../../play/words/marked-names.ts";
import { openingName } from "../../play/words/texts.ts";
import { isExploring } from "./explorer.ts";
import { createOpeningListView } from "./opening-list-view.ts";
import { createMovesTable } from "./moves-table.ts";
import { ownLines } from "./openings-model.ts";
import { practiceView } from "./practice-view.ts";
import { explorerView, type Shown } from "./explorer-view.ts";

/** @param drawStart draws a balanced start */
export function createOpeningsView(
  root: HTMLElement,
  actions: Actions,
  rules: Pick<typeof import("../../../reversi-notations.js"), "new_game" | "openings">,
  drawStart: () => Promise<string>,
) {
  const list = createOpeningListView(actions, rules, draw);
  const openings = rules.openings();
  const table = createMovesTable(actions, openings);
  let shownState: StateOf<"database"> | undefined;
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
    update(
      state: StateOf<"database">,
      before: StateOf<"database"> | null,
      currentTexts: StudyTexts,
    ) {
      root.hidden = studyPart(state) !== "openings" || !showsPoint(state);
      asksForGames &&= !root.hidden;
      if (root.hidden) return;
      if (texts?.lang !== currentTexts.lang) sorted = byName(openings, currentTexts.lang);
      [shownState, texts] = [state, currentTexts];
      draw();
      if (before && !before.openings.explorer)
        query(root, ".sheet-head button", HTMLButtonElement).focus();
    },
  };
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
    <button type="button" class="button" data-starts="book"
      ?hidden=${state.openings.practice !== null}
      @click=${() => actions.showBook(true)}>${t("book")}</button>
    ${state.openings.practice === null ? choice() : nothing}
    <section class="study-part balanced" ?hidden=${state.openings.practice !== null}>
      <p class="note">${t("balanced-about")}</p>
      <button type="button" class="button"
        @click=${() => void startBalanced(drawStart, actions)}>${t("balanced-start")}</button>
    </section>
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

/** The opening that is on the board. */
function reached({ game: { opening } }: Core, { lang }: StudyTexts) {
  const { name, lang: spoken } = opening ? openingName(opening, lang) : { name: "", lang };
  return html`<p class="opening-reached" lang=${langOf(spoken, lang)} ?hidden=${!opening}>${name}</p>`;
}
