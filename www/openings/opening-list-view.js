/**
 * The openings to choose from: a search field over the lines of the game on the board and all
 * openings by name, each with its moves, and what can be done with the chosen one.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { matchingOpenings } from "./openings-model.js";
import { showOpening } from "../words/foreign-names.js";

/** @param {Actions} actions */
export function createOpeningListView(actions) {
  const name = element("span");
  const field = element("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  const list = element("ul", { class: "opening-list" });
  const none = element("p", { class: "note" });
  const practise = button(() => onBoard(actions.practise), "button primary");
  const show = button(() => onBoard(({ moves }) => actions.load(moves)));
  /** @type {readonly Opening[]} */
  let offered = [];
  /** @type {Opening | null} */
  let chosen = null;
  /** @type {StudyTexts | null} */
  let texts = null;

  /**
   * Puts the chosen opening on the board, which no sheet covers then.
   * @param {(opening: Opening) => void} put
   */
  function onBoard(put) {
    if (chosen === null) return;
    put(chosen);
    uncoverBoard(actions);
  }

  /** @param {Opening} opening */
  function createItem(opening) {
    const press = button(() => {
      chosen = opening;
      mark();
    }, "opening-item");
    const moves = (opening.moves.match(/../g) ?? []).join(" ");
    const name = element("strong");
    if (texts !== null) showOpening(name, opening, texts.lang);
    press.append(name, " ", element("small", {}, moves));
    press.dataset.moves = opening.moves;
    return element("li", {}, press);
  }

  function mark() {
    for (const press of list.querySelectorAll("button"))
      setAttribute(press, "aria-pressed", String(press.dataset.moves === chosen?.moves));
    practise.disabled = show.disabled = chosen === null;
  }

  function fill() {
    if (texts === null) return;
    const found = matchingOpenings(offered, field.value, texts.lang);
    list.replaceChildren(...found.map(createItem));
    setText(none, found.length > 0 ? "" : texts.t("opening-none"));
    none.hidden = found.length > 0;
    if (!found.some(({ moves }) => moves === chosen?.moves)) chosen = null;
    mark();
  }
  field.addEventListener("input", fill);

  return {
    root: element(
      "section",
      { class: "study-part openings-choice" },
      element("label", { class: "stack" }, name, field),
      list,
      none,
      element("div", { class: "buttons" }, practise, show),
    ),
    focus: () => field.focus(),
    /**
     * @param {readonly Opening[]} openings in their order
     * @param {StudyTexts} shown
     */
    update(openings, shown) {
      const same =
        shown.lang === texts?.lang &&
        openings.length === offered.length &&
        openings.every(({ moves }, index) => moves === offered[index].moves);
      texts = shown;
      offered = openings;
      if (same) return;
      setText(name, shown.t("opening-choice"));
      setText(practise, shown.t("practise"));
      setText(show, shown.t("opening-show"));
      fill();
    },
  };
}
