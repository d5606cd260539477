/**
 * The beginning of the study panel: a card with a picture for each thing there is to study.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { modeOf } from "../board/owner.js";
import { mayAnalyse, showsPoint } from "../board/selectors.js";
import { isActionWorking } from "../app/action-table.js";
import { toolPanel } from "../ui/panels.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { studyPart } from "../ui/study-part.js";
import { boardPicture, graphPicture, icon, iconOf } from "../ui/pictures.js";

/** A cup, for a club's evening. */
const CUP = "M8 20h8M12 16v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a4 4 0 0 0 3.5 5M17 6h3a4 4 0 0 1-3.5 5";

/** An arrow that comes back, for mistakes that are tried again. */
const RETURN = "M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4";

/** A cylinder, as databases are drawn. */
const CYLINDER = "M4 6a8 3 0 0 0 16 0a8 3 0 0 0-16 0v12a8 3 0 0 0 16 0V6M4 12a8 3 0 0 0 16 0";

/** An open book. */
const BOOK = "M12 6v14M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1";

/** A flag at the goal, for endings. */
const FLAG = "M6 21V4h12l-3 4 3 4H6";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 */
export function createHomeView(root, actions) {
  const review = card(graphPicture(), () => actions.run("review"));
  /** @type {State | null} */
  let shown = null;
  const openings = card(boardPicture([".+..", "+ox.", ".xo+", "..+."]), () => {
    actions.showExplorer(true);
    if (shown && toolPanel(shown) === "study") uncoverBoard(actions);
  });
  const analysis = card(
    boardPicture(["ox+", "xo.", "+.x"], icon("M4 20V11M12 20V4M20 20v-6")),
    () => actions.setAnalysis({ on: true }),
  );
  analysis.root.dataset.starts = "analysis";
  const endings = card(boardPicture(["oxo", "x.x", "ox."], icon(FLAG)), () =>
    actions.showEndings(true),
  );
  endings.root.dataset.starts = "endings";
  const mistakes = card(boardPicture(["xox", "o.o", "xo."], icon(RETURN)), () =>
    actions.showMistakes(true),
  );
  mistakes.root.dataset.starts = "mistakes";
  const database = card(boardPicture([".xo", "xox", "ox."], icon(CYLINDER)), () => {
    actions.showDatabase(true);
  });
  database.root.dataset.starts = "database";
  const book = card(boardPicture(["o.x", ".xo", "ox."], icon(BOOK)), () => actions.showBook(true));
  book.root.dataset.starts = "book";
  const editor = card(boardPicture(["x.o", "oxx", ".o."], iconOf("edit")), () =>
    actions.run("edit"),
  );
  editor.root.dataset.starts = "edit";
  const games = card(boardPicture(["ox.", "xo.", ".xo"], iconOf("games")), () =>
    actions.showCollection(true),
  );
  const evening = card(boardPicture(["x.x", ".o.", "x.x"], icon(CUP)), () => actions.openEvening());
  /**
   * The cards that get the focus when the part that they begin is closed.
   * @type {Partial<Record<string, ReturnType<typeof card>>>}
   */
  const starts = { openings, database, book, endings, mistakes };
  root.replaceChildren(
    review.root,
    openings.root,
    games.root,
    database.root,
    book.root,
    analysis.root,
    endings.root,
    mistakes.root,
    editor.root,
    evening.root,
  );

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, { t }) {
      shown = state;
      if (
        !changed(
          state,
          before,
          "game",
          "study",
          "mode",
          "settings",
          "host",
          "collection",
          "analysis",
          "endings",
          "mistakes",
          "database",
          "book",
          "friend",
        )
      )
        return;
      root.hidden =
        studyPart(state) !== null || !showsPoint(state) || modeOf(state, "ending") !== null;
      review.update(t("review-start"), t("home-review"));
      review.root.disabled = !isActionWorking(state, "review");
      openings.update(t("openings"), t("home-openings"));
      analysis.update(t("analysis-start"), t("home-analysis"));
      analysis.root.disabled = !mayAnalyse(state);
      endings.update(t("endings"), t("home-endings"));
      mistakes.update(t("mistakes"), t("home-mistakes"));
      database.update(t("database"), t("home-database"));
      book.update(t("book"), t("home-book"));
      editor.update(t("editor"), t("home-edit"));
      editor.root.disabled = !isActionWorking(state, "edit");
      evening.update(t("evening"), t("home-evening"));
      const count = state.collection.games.length;
      games.root.hidden = count === 0;
      games.update(t("explorer-games", { count }), t("home-games"));
      const left = before && studyPart(before);
      if (left && !root.hidden) starts[left]?.root.focus();
    },
  };
}

/**
 * @param {Element} picture
 * @param {() => void} act
 */
function card(picture, act) {
  const title = element("strong");
  const about = element("span", { class: "note" });
  const root = button(act, "card");
  root.append(picture, title, " ", about);
  return {
    root,
    /** @param {string} name @param {string} words */
    update(name, words) {
      setText(title, name);
      setText(about, words);
    },
  };
}
