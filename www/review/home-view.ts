/** The beginning of the study panel: a card with a picture for each thing there is to study. */

import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { StudyTexts } from "../ui/study-texts.ts";
import { html, render } from "lit-html";
import { focusBoard, query } from "../base/dom.ts";
import { modeOf } from "../board/owner.ts";
import { mayAnalyse } from "../board/fair-play.ts";
import { showsPoint } from "../board/shown-game.ts";
import { isActionWorking } from "../app/action-table.ts";
import { toolPanel } from "../ui/panels.ts";
import { uncoverBoard } from "../ui/sheet-gestures.ts";
import { studyPart } from "../ui/study-part.ts";
import { actionPicture, boardPicture, graphPicture, outlinePicture } from "../ui/pictures.ts";

/** A cup, for a club's evening. */
const CUP = "M8 20h8M12 16v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a4 4 0 0 0 3.5 5M17 6h3a4 4 0 0 1-3.5 5";

/** An arrow that comes back, for mistakes that are tried again. */
const RETURN = "M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4";

/** A cylinder, as databases are drawn. */
const CYLINDER = "M4 6a8 3 0 0 0 16 0a8 3 0 0 0-16 0v12a8 3 0 0 0 16 0V6M4 12a8 3 0 0 0 16 0";

/** An open book. */
const BOOK = "M12 6v14M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1";

/** Columns of a chart, for an analysis. */
const COLUMNS = "M5 20v-6M10 20V9M15 20V4M20 20v-9M3 20h19";

/** The parts whose card gets the focus when they are closed. */
const RETURNS = ["openings", "database", "book", "endings", "mistakes"];

export function createHomeView(root: HTMLElement, actions: Actions) {
  let shownState: State | null = null;
  const cards = createCards(actions, {
    explore() {
      actions.showExplorer(true);
      if (shownState && toolPanel(shownState) === "study") uncoverBoard(actions);
    },
    // The best line stands below the board, in a strip where the window is small.
    analyse() {
      actions.setAnalysis({ on: true });
      uncoverBoard(actions);
    },
  });

  return {
    update(state: State, before: State | null, texts: StudyTexts) {
      shownState = state;
      root.hidden =
        studyPart(state) !== null || !showsPoint(state) || modeOf(state, "ending") !== null;
      if (root.hidden) return;
      render(cards(state, texts), root);
      const left = before && studyPart(before);
      if (!left || !RETURNS.includes(left)) return;
      const card = query(root, `[data-starts=${left}]`, HTMLButtonElement);
      card.focus();
      // The cards of a telephone lie in a sheet.
      if (document.activeElement !== card) focusBoard();
    },
  };
}

/**
 * The cards in groups: the press on each, and when it works or shows.
 * @param acts what uncovers the board
 */
function createCards(
  actions: Actions,
  { explore, analyse }: { explore: () => void; analyse: () => void },
) {
  const draw = createCard();
  return (state: State, { t }: StudyTexts) => {
    const { length: count } = state.collection.games;
    const works = (action: "review" | "edit") => ({
      works: isActionWorking(state, action),
    });
    const review = () => actions.run("review");
    const games = () => actions.showCollection(true);
    const when = { works: mayAnalyse(state) };
    return [
      group(t("home-this-game"), [
        draw("review", t("review-start"), t("home-review"), review, works("review")),
        draw("analysis", t("analysis-start"), t("home-analysis"), analyse, when),
        draw("edit", t("editor"), t("home-edit"), () => actions.run("edit"), works("edit")),
      ]),
      group(t("home-practice"), [
        draw("openings", t("openings"), t("home-openings"), explore),
        draw("endings", t("endings"), t("home-endings"), () => actions.showEndings(true)),
        draw("mistakes", t("mistakes"), t("home-mistakes"), () => actions.showMistakes(true)),
        draw("book", t("book"), t("home-book"), () => actions.showBook(true)),
      ]),
      group(t("home-games-and-club"), [
        draw("games", t("explorer-games", { count }), t("home-games"), games, {
          isHidden: count === 0,
        }),
        draw("database", t("database"), t("home-database"), () => actions.showDatabase(true)),
        draw("evening", t("evening"), t("home-evening"), () => actions.openEvening()),
      ]),
    ];
  };
}

function group(name: string, cards: unknown[]) {
  return html`<h2 class="cards-name">${name}</h2>${cards}`;
}

/** Draws a card, whose picture stays. */
function createCard() {
  const pictures = {
    review: graphPicture(),
    analysis: outlinePicture(COLUMNS),
    edit: actionPicture("edit"),
    openings: boardPicture([".+..", "+ox.", ".xo+", "..+."]),
    endings: boardPicture(["oxxx", "ooxo", "oxo+", "ooo+"]),
    mistakes: outlinePicture(RETURN),
    book: outlinePicture(BOOK),
    games: actionPicture("games"),
    database: outlinePicture(CYLINDER),
    evening: outlinePicture(CUP),
  };
  return (
    part: keyof typeof pictures,
    name: string,
    about: string,
    act: () => void,
    { works = true, isHidden = false }: { works?: boolean; isHidden?: boolean } = {},
  ) =>
    html`<button type="button" class="card" data-starts=${part} ?disabled=${!works}
      ?hidden=${isHidden} @click=${act}>${pictures[part]}<strong>${name}</strong>
      <span class="note">${about}</span></button>`;
}
