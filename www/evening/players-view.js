/**
 * The players of an evening: names are typed or pasted, one a line, and can be changed. Before the
 * first round a player can be removed; later one leaves, and may come back.
 *
 * @import { Context } from "../app/context.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Desk } from "./evening-view.js"
 * @import { Evening, Player } from "./evening.js"
 * @import { Fault } from "./evening-steps.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { keepTyped, showValue } from "../base/typed.js";
import { MAX_PLAYERS, nameKey, playerNamed, tidied } from "./evening.js";
import { freePlaces } from "./round-robin.js";

/** The texts of the button of a player, each with that for readers. */
const AWAY = /** @type {const} */ ({
  remove: "remove-name",
  leaves: "leaves-name",
  returns: "returns-name",
});

/**
 * @param {Desk} desk
 * @param {Context} context
 */
export function createPlayersView(desk, { storage }) {
  const summary = element("summary");
  const list = element("ol", { class: "evening-players" });
  const names = element("textarea", {
    name: "players",
    rows: "3",
    spellcheck: "false",
    autocapitalize: "words",
  });
  const fill = keepTyped(names, storage);
  const label = element("span");
  const add = button(addNames, "button primary");
  const draw = button(() => desk.take({ type: "ordered", order: drawn(desk.evening()) }));
  const note = element("p", { class: "note" });
  const root = element(
    "details",
    { class: "evening-part foldable", open: "" },
    summary,
    element(
      "div",
      { class: "evening-names" },
      element("label", { class: "stack" }, label, names),
      element("div", { class: "buttons" }, add, draw),
    ),
    note,
    list,
  );
  /** @type {ReturnType<typeof createRow>[]} */
  const rows = [];
  let rounds = 0;

  function addNames() {
    const typed = namesIn(names.value);
    if (typed.length === 0) return;
    const evening = desk.evening();
    const places = evening.system === "round-robin" ? freePlaces(evening) : typed.length;
    if (typed.length > places) {
      desk.say({ key: "problem-full", values: { count: places } });
      return;
    }
    const twice = typed.find(
      (name, index) =>
        playerNamed(evening, name) >= 0 ||
        typed.findIndex((other) => nameKey(other) === nameKey(name)) < index,
    );
    /** @type {Fault} */
    const fault =
      twice === undefined
        ? { key: "problem-many", values: { count: MAX_PLAYERS } }
        : { key: "problem-name", values: { name: twice } };
    if (desk.take({ type: "added", names: typed }, fault)) fill("");
    names.focus();
  }

  /**
   * The focus goes to the row above, or to the field for names.
   * @param {HTMLElement} row
   */
  function focusBefore(row) {
    const above = row.previousElementSibling?.querySelector("button");
    (above ?? names).focus();
  }

  return {
    root,
    /**
     * @param {Evening} evening
     * @param {PartTexts<"evening">} texts
     */
    update(evening, texts) {
      const { t } = texts;
      const { players, paired } = evening;
      const there = players.filter(({ until }) => until === null).length;
      setText(summary, t("players", { count: there }));
      setText(label, t("names"));
      setText(add, t("add"));
      setText(draw, t("draw"));
      setText(note, t("order-note"));
      draw.hidden = paired.length > 0 || players.length < 2;
      note.hidden = draw.hidden || evening.system !== "swiss";
      // Once the rounds run, they are what matters.
      if (paired.length > 0 && rounds === 0) root.open = false;
      rounds = paired.length;
      while (rows.length < players.length) rows.push(createRow(desk, rows.length));
      for (const { root: gone } of rows.splice(players.length)) {
        if (gone.contains(document.activeElement)) focusBefore(gone);
        gone.remove();
      }
      // Those that stay keep the focus.
      list.append(...rows.map((row) => row.root).filter((row) => !row.isConnected));
      for (const [number, row] of rows.entries())
        row.update(players[number], paired.length > 0, texts);
    },
  };
}

/**
 * The names of a text, one a line, without numbers before them.
 * @param {string} text
 */
export function namesIn(text) {
  return text
    .split("\n")
    .map((line) => tidied(line.replace(/^\s*\d+[.):]?\s+/, "")))
    .filter((name) => name !== "");
}

/** An order of the players that chance has drawn. @param {Evening} evening */
function drawn({ players }) {
  const order = [...players.keys()];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/**
 * @param {Desk} desk
 * @param {number} player
 */
function createRow(desk, player) {
  const name = element("input", {
    type: "text",
    name: `player-${player + 1}`,
    maxlength: "60",
    spellcheck: "false",
    enterkeyhint: "done",
  });
  name.addEventListener("change", () => {
    const fault = /** @type {const} */ ({ key: "problem-name", values: { name: name.value } });
    if (desk.take({ type: "renamed", player, name: name.value }, fault)) return;
    name.value = desk.evening().players[player].name;
  });
  const away = button(() => {
    const { players, paired } = desk.evening();
    const hasLeft = players[player].until !== null;
    if (paired.length === 0) desk.take({ type: "removed", player });
    else desk.take({ type: hasLeft ? "returned" : "left", player });
  });
  return {
    root: element("li", {}, name, away),
    /**
     * @param {Player} shown
     * @param {boolean} runs whether a round is paired
     * @param {PartTexts<"evening">} texts
     */
    update(shown, runs, { t }) {
      showValue(name, shown.name);
      const key = runs ? (shown.until === null ? "leaves" : "returns") : "remove";
      setAttribute(name, "aria-label", t("name-of", { number: player + 1 }));
      setAttribute(away, "aria-label", t(AWAY[key], { name: shown.name }));
      setText(away, t(key));
      setAttribute(name, "data-left", shown.until === null ? null : "");
    },
  };
}
