/**
 * The panel of the visitor's mistakes: whether finished games are reviewed, what is due, and the
 * progress in tables.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { StudyKey, StudyTexts } from "../ui/study-texts.js"
 * @import { Row } from "./progress.js"
 */

import { button, element, setText } from "../base/dom.js";
import { saveFile } from "../base/save-file.js";
import { changed } from "../base/store.js";
import { openingName } from "../words/texts.js";
import { doOnBoard } from "../ui/sheet-gestures.js";
import { dueMistakes } from "./mistakes.js";
import { byField, byPhase, byWeek } from "./progress.js";

/** The tables, by what their rows have in common. */
const TABLES = /** @type {const} */ (["phase", "week", "opponent", "opening"]);

/** The name of the file that is saved. */
const FILE = "reversi-mistakes.txt";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {{openings: () => Opening[]}} rules
 */
export function createMistakesView(root, actions, rules) {
  const title = element("h2", { tabindex: "-1" });
  const close = button(() => actions.showMistakes(false));
  const on = element("input", { type: "checkbox", name: "mistakes-on" });
  on.addEventListener("change", () => actions.collectMistakes(on.checked));
  const onText = element("span");
  const about = element("p", { class: "note" });
  const waits = element("p", { class: "note", role: "status" });
  const due = element("p", { class: "mistakes-due" });
  const practise = button(() => {
    doOnBoard(actions, actions.practiseMistakes);
  }, "button primary");
  const name = element("input", { type: "text", name: "mistakes-name", autocomplete: "off" });
  const nameText = element("span");
  const review = element("button", { type: "submit", class: "button" });
  const taken = element("p", { class: "note", role: "status" });
  const files = element(
    "form",
    { class: "study-part" },
    element("label", { class: "stack" }, nameText, name),
    review,
    taken,
  );
  const tables = TABLES.map((kind) => createTable(kind));
  const save = button(() => saveFile(new Blob([actions.mistakesText()]), FILE));
  const erase = button(actions.eraseMistakes);
  const kept = element("div", { class: "buttons" }, save, erase);
  root.classList.add("mistakes", "tools");
  root.replaceChildren(
    element("div", { class: "sheet-head" }, title, close),
    due,
    element("div", { class: "buttons" }, practise),
    element("label", { class: "check" }, on, " ", onText),
    about,
    waits,
    files,
    ...tables.map((table) => table.root),
    kept,
  );
  const openings = new Map(rules.openings().map((opening) => [opening.moves, opening]));
  /** @type {StudyTexts | null} */
  let texts = null;
  files.addEventListener("submit", (event) => {
    event.preventDefault();
    const count = actions.reviewGamesOf(name.value);
    setText(taken, texts?.t("mistakes-taken", { count }) ?? "");
  });

  /**
   * @param {string} kind
   * @param {Row} row
   * @param {StudyTexts} shown
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
     * @param {StudyTexts} shown
     */
    update(state, before, shown) {
      const slices = /** @type {const} */ (["mistakes", "study", "analysis", "mode", "settings"]);
      if (!changed(state, before, ...slices, "collection", "endings", "host")) return;
      const { mistakes, study, collection } = state;
      const { review: reviewed, explorer } = study;
      const isElsewhere = reviewed !== null || explorer || state.analysis.on;
      root.hidden = !mistakes.open || isElsewhere || state.mode.kind !== "play";
      if (root.hidden) return;
      texts = shown;
      const { t, whole } = shown;
      const { list, waiting, games } = mistakes;
      const count = dueMistakes(list, actions.today()).length;
      setText(title, t("mistakes"));
      setText(close, t("mistakes-close"));
      setText(due, t("mistakes-due", { count, all: whole(list.length) }));
      setText(practise, t("mistakes-practise"));
      practise.disabled = count === 0;
      on.checked = mistakes.on;
      setText(onText, t("mistakes-on"));
      setText(about, t("mistakes-about"));
      waits.hidden = waiting.length === 0;
      setText(waits, t("mistakes-waiting", { count: waiting.length }));
      files.hidden = collection.games.length === 0;
      setText(nameText, t("mistakes-name"));
      setText(review, t("mistakes-review"));
      const rows = {
        phase: byPhase(games),
        week: byWeek(games),
        opponent: byField(games, "opponent"),
        opening: byField(games, "opening"),
      };
      for (const table of tables) {
        table.root.hidden = games.length === 0;
        table.update(rows[table.kind], (row) => nameOf(table.kind, row, shown), shown);
      }
      kept.hidden = list.length === 0 && games.length === 0;
      setText(save, t("mistakes-save"));
      setText(erase, t("mistakes-erase"));
      if (before && !before.mistakes.open) title.focus();
    },
  };
}

/** @param {typeof TABLES[number]} kind */
function createTable(kind) {
  const caption = element("caption");
  const heads = [0, 1, 2].map(() => element("th", { scope: "col" }));
  const body = element("tbody");
  const root = element(
    "table",
    { class: "mistakes-table" },
    caption,
    element("thead", {}, element("tr", {}, ...heads)),
    body,
  );
  return {
    kind,
    root,
    /**
     * @param {readonly Row[]} rows
     * @param {(row: Row) => string} nameOf
     * @param {StudyTexts} texts
     */
    update(rows, nameOf, { t, whole, discs }) {
      setText(caption, t(`progress-${kind}`));
      setText(heads[0], t("progress-name"));
      setText(heads[1], t("progress-games"));
      setText(heads[2], t("progress-cost"));
      body.replaceChildren(
        ...rows.map((row) =>
          element(
            "tr",
            {},
            element("th", { scope: "row" }, nameOf(row)),
            element("td", {}, whole(row.games)),
            element("td", {}, discs(row.cost, false)),
          ),
        ),
      );
    },
  };
}
