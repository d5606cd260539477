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

import { button, element, query, setAttribute, setText } from "../base/dom.js";
import { problemBehind } from "../base/problems.js";
import { changed } from "../base/store.js";
import { squareName } from "../games/squares.js";
import { isExploring } from "./explorer.js";
import { createOpeningListView } from "./opening-list-view.js";
import { ownLines } from "./opening-practice.js";
import { createPracticeView } from "./practice-view.js";
import { allEstimated, moveValues } from "../game/move-values.js";
import { showsPoint } from "../board/selectors.js";
import { exploredMoves, openingAfter, openingsByLine } from "./openings-model.js";
import { showOpening } from "../words/foreign-names.js";
import { openingName } from "../words/texts.js";

const HEADS = /** @type {StudyKey[]} */ (["explorer-move", "explorer-value", "explorer-played"]);

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {{openings: () => Opening[]}} rules
 * @param {() => Promise<string>} drawStart draws a balanced start
 */
export function createOpeningsView(root, actions, rules, drawStart) {
  const title = element("h2");
  const close = button(() => actions.showExplorer(false));
  const reached = element("p", { class: "opening-reached" });
  const whole = button(() => actions.openPanel("study"), "button openings-all");
  const list = createOpeningListView(actions);
  const practice = createPracticeView(actions, list.focus);
  const about = element("p", { class: "note" });
  const balanced = button(() => void startBalanced());
  const aboutBalanced = element("p", { class: "note" });
  const caption = element("caption");
  const heads = HEADS.map(() => element("th", { scope: "col" }));
  const rows = element("tbody");
  const table = element(
    "table",
    { class: "explorer" },
    caption,
    element("thead", {}, element("tr", {}, ...heads)),
    rows,
  );
  const counted = element("p", { class: "note" });
  const games = button(() => actions.showCollection(true));
  root.classList.add("openings", "tools");
  root.replaceChildren(
    element("div", { class: "sheet-head" }, title, close),
    reached,
    whole,
    practice.root,
    about,
    table,
    counted,
    element("div", { class: "buttons" }, games),
    list.root,
    element("section", { class: "study-part" }, aboutBalanced, balanced),
  );
  const openings = rules.openings();
  const byLine = openingsByLine(openings);
  /** The openings in the order of their names. @type {readonly Opening[]} */
  let sorted = openings;

  async function startBalanced() {
    try {
      actions.startFrom(await drawStart());
    } catch (error) {
      actions.report(problemBehind("load", error));
    }
  }

  rows.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button[data-move]") : null;
    if (pressed instanceof HTMLElement) actions.explore(Number(pressed.dataset.move));
  });

  /**
   * Shows the moves. A row stays as long as its place has the same move: a press on it counts.
   * @param {Explored[]} moves
   * @param {State} state
   * @param {StudyTexts} texts
   */
  function show(moves, state, texts) {
    while (rows.children.length > moves.length) rows.lastElementChild?.remove();
    while (rows.children.length < moves.length) rows.append(emptyRow());
    moves.forEach((move, index) => fillRow(rows.children[index], move, state, texts, byLine));
  }

  /**
   * The moves in the order in which they show while somebody is about to press one: it stays.
   * @param {Explored[]} moves
   */
  function inOrder(moves) {
    if (!table.matches(":hover, :focus-within")) return moves;
    const shown = [...rows.querySelectorAll("button")].map(({ dataset }) => Number(dataset.move));
    const place = (/** @type {Explored} */ { square }) => shown.indexOf(square);
    const same = moves.length === shown.length && moves.every((move) => place(move) >= 0);
    return same ? [...moves].sort((a, b) => place(a) - place(b)) : moves;
  }

  /** @type {string | null} */
  let lang = null;

  /** @param {StudyTexts} texts */
  function label({ t, lang: current }) {
    if (lang === current) return;
    lang = current;
    setText(title, t("openings"));
    setText(close, t("openings-close"));
    setText(whole, t("openings-all"));
    setText(balanced, t("balanced-start"));
    setText(aboutBalanced, t("balanced-about"));
    HEADS.forEach((key, index) => setText(heads[index], t(key)));
    setText(about, t("explorer-hint"));
    const nameIn = (/** @type {Opening} */ opening) => openingName(opening, current).name;
    sorted = [...openings].sort((one, other) => nameIn(one).localeCompare(nameIn(other), current));
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["game", "study", "search", "collection", "exercises"]);
      if (!changed(state, before, ...slices, "mode", "panels", "settings", "host")) return;
      const { study, collection } = state;
      root.hidden = !study.explorer || study.review !== null || !showsPoint(state);
      if (root.hidden) return;
      const { t } = texts;
      label(texts);
      list.update([...ownLines(state, texts), ...sorted], texts);
      practice.update(state, texts);
      const { opening } = state.game;
      showOpening(reached, opening, texts.lang);
      reached.hidden = opening === undefined;
      list.root.hidden = study.practice !== null;
      const exploring = isExploring(state);
      for (const part of [table, counted, about]) part.hidden = !exploring;
      if (before && !before.study.explorer) close.focus();
      games.hidden = !exploring || collection.games.length === 0;
      if (!exploring) return;
      setText(caption, t(allEstimated(moveValues(state)) ? "explorer-estimated" : "explorer"));
      const all = collection.games.length;
      setAttribute(table, "data-counted", all === 0 ? null : "");
      show(inOrder(exploredMoves(state)), state, texts);
      setText(counted, t(all === 0 ? "explorer-no-games" : "explorer-about"));
      setText(games, t("explorer-games", { count: all }));
    },
  };
}

function emptyRow() {
  const press = element("button", { type: "button" });
  const head = element("th", { scope: "row" }, press, " ", element("small"));
  return element("tr", {}, head, element("td"), element("td"));
}

/**
 * @param {Element} row
 * @param {Explored} move
 * @param {State} state
 * @param {StudyTexts} texts
 * @param {ReadonlyMap<string, Opening>} byLine
 */
function fillRow(row, move, { game }, { t, value: valueText, percent, lang }, byLine) {
  const { square, value, games, share, won, drawn, lost } = move;
  const press = query(row, "button", HTMLButtonElement);
  setText(press, squareName(game, square));
  setAttribute(press, "data-move", String(square));
  showOpening(query(row, "small", HTMLElement), openingAfter(byLine, game, square), lang);
  const [valued, played] = row.querySelectorAll("td");
  const mark = value === null ? "" : t(`explorer-${value.origin}`);
  const shown = value === null ? "…" : valueText(value.score, value.exact);
  setAttribute(row, "data-best", value?.best ? "" : null);
  valued.replaceChildren(shown, " ", element("small", {}, mark));
  if (games === 0) {
    setText(played, "–");
    return;
  }
  const count = t("explorer-count", { count: games, percent: percent(share) });
  const judged = won + drawn + lost > 0;
  const result = t("explorer-won", { percent: percent(won + drawn / 2) });
  const facts = judged ? [bar({ won, drawn, lost }), element("small", {}, result)] : [];
  played.replaceChildren(count, ...facts);
}

/**
 * The results as parts of a bar.
 * @param {Record<string, number>} parts
 */
function bar(parts) {
  const whole = element("span", { class: "explorer-bar", "aria-hidden": "true" });
  for (const [name, part] of Object.entries(parts)) {
    const piece = element("span", { class: name });
    piece.style.width = `${100 * part}%`;
    whole.append(piece);
  }
  return whole;
}
