/**
 * The rounds of an evening: who meets whom, and the results, which are typed as the discs of the
 * black side.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Desk } from "./evening-view.js"
 * @import { Evening, Pairing } from "./evening.js"
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { showValue } from "../base/typed.js";
import { ALL_DISCS } from "../games/reversi.js";
import { isComplete } from "./evening.js";
import { nextRound, roundsOf } from "./evening-steps.js";
import { readResult } from "./result-text.js";

/** @param {Desk} desk */
export function createRoundsView(desk) {
  const tabs = element("div", { class: "evening-rounds", role: "group" });
  const pair = button(() => {
    if (desk.take(nextRound(desk.evening()))) focusFirst();
  }, "button primary");
  const drop = button(() => desk.take({ type: "unpaired" }));
  const note = element("p", { class: "note", role: "status" });
  const heading = element("tr");
  const body = element("tbody");
  const table = element(
    "table",
    { class: "evening-table evening-pairings", "data-pairings": "" },
    element("thead", {}, heading),
    body,
  );
  const root = element(
    "section",
    { class: "evening-part" },
    element(
      "div",
      { class: "evening-bar" },
      tabs,
      element("div", { class: "buttons" }, drop, pair),
    ),
    note,
    table,
  );
  let shown = 0;
  let count = 0;
  /** @type {ReturnType<typeof createRow>[]} */
  let rows = [];
  /** What the rows are made for. */
  let made = "";
  /** @type {PartTexts<"evening"> | undefined} */
  let texts;

  function focusFirst() {
    body.querySelector("input")?.focus();
  }

  /** @param {number} round */
  function show(round) {
    shown = round;
    if (texts) update(desk.evening(), texts);
  }

  /**
   * @param {Evening} evening
   * @param {PartTexts<"evening">} current
   */
  function update(evening, current) {
    texts = current;
    const { t } = current;
    const { paired } = evening;
    const total = roundsOf(evening);
    // A round that is paired is what the visitor wants to see.
    if (paired.length !== count) shown = paired.length - 1;
    count = paired.length;
    shown = Math.min(Math.max(shown, 0), Math.max(count - 1, 0));
    setAttribute(tabs, "aria-label", t("rounds"));
    updateTabs(tabs, count, shown, show, current);
    setText(pair, t("pair-round", { number: count + 1 }));
    setText(drop, t("drop-round", { number: count }));
    pair.hidden = count >= total && count > 0;
    drop.hidden = count === 0 || shown !== count - 1;
    setText(note, noteOf(evening, shown, total, current));
    table.hidden = count === 0;
    setAttribute(table, "aria-label", t("round", { number: shown + 1 }));
    heading.replaceChildren(...pairingHeads(current));
    const tables = paired[shown] ?? [];
    const key = `${shown} ${tables.length}`;
    if (key !== made) {
      made = key;
      rows = tables.map((_, index) => createRow(desk, shown, index));
      for (const [index, row] of rows.entries())
        row.next = () => (rows[index + 1] ?? rows[0]).focus();
      body.replaceChildren(...rows.map((row) => row.root));
    }
    for (const [index, row] of rows.entries()) row.update(tables[index], evening, current);
  }

  return { root, update };
}

/**
 * The heads of a table of pairings: a club's players have Black or White, whatever the theme calls
 * the sides.
 * @param {PartTexts<"evening">} texts
 */
export function pairingHeads({ t, page }) {
  const [black, white] = [page.t("side-classic-black"), page.t("side-classic-white")];
  const columns = [t("table"), black, t("result"), white];
  return columns.map((name) => element("th", { scope: "col" }, name));
}

/**
 * @param {HTMLElement} tabs
 * @param {number} count
 * @param {number} shown
 * @param {(round: number) => void} show
 * @param {PartTexts<"evening">} texts
 */
function updateTabs(tabs, count, shown, show, { t }) {
  while (tabs.children.length > count) tabs.lastElementChild?.remove();
  for (let round = tabs.children.length; round < count; round += 1)
    tabs.append(button(() => show(round)));
  for (const [round, tab] of [...tabs.children].entries()) {
    setText(tab, String(round + 1));
    setAttribute(tab, "aria-label", t("round", { number: round + 1 }));
    setAttribute(tab, "aria-pressed", String(round === shown));
  }
}

/**
 * @param {Evening} evening
 * @param {number} shown
 * @param {number} total
 * @param {PartTexts<"evening">} texts
 */
function noteOf({ paired }, shown, total, { t }) {
  const tables = paired[shown];
  if (tables === undefined) return "";
  const missing = tables.filter(({ white, discs }) => white !== null && discs === null).length;
  if (missing > 0) return t("missing", { count: missing });
  return paired.length >= total && paired.every(isComplete) ? t("over") : "";
}

/**
 * @param {Desk} desk
 * @param {number} round
 * @param {number} table
 */
function createRow(desk, round, table) {
  const number = element("th", { scope: "row" }, String(table + 1));
  const black = element("td", { class: "evening-black" });
  const white = element("td", { class: "evening-white" });
  const field = element("input", {
    type: "text",
    name: `result-${round + 1}-${table + 1}`,
    inputmode: "numeric",
    maxlength: "7",
    enterkeyhint: "next",
    spellcheck: "false",
  });
  const rest = element("output", { role: "none" });
  const swap = button(() => {
    const pairing = desk.evening().paired[round][table];
    if (pairing.white === null) return;
    const discs = pairing.discs === null ? null : ALL_DISCS - pairing.discs;
    desk.take({ type: "results", results: [{ round, table, black: pairing.white, discs }] });
  }, "button evening-swap");
  const result = element("td", { class: "evening-result" });
  const row = {
    root: element("tr", {}, number, black, result, white),
    next: () => {},
    focus: () => field.focus(),
    /**
     * @param {Pairing} pairing
     * @param {Evening} evening
     * @param {PartTexts<"evening">} texts
     */
    update(pairing, { players }, { t }) {
      const names = [pairing.black, pairing.white].map((player) =>
        player === null ? "" : players[player].name,
      );
      setText(black, names[0]);
      setText(white, pairing.white === null ? t("sits-out") : names[1]);
      setAttribute(row.root, "data-out", pairing.white === null ? "" : null);
      if (pairing.white === null) {
        result.replaceChildren("+");
        return;
      }
      if (!result.contains(field)) result.replaceChildren(field, rest, swap);
      setAttribute(field, "aria-label", t("discs-of", { name: names[0] }));
      setAttribute(field, "placeholder", "–");
      setAttribute(swap, "aria-label", t("swap", { number: table + 1 }));
      setText(swap, "⇄");
      const { discs } = pairing;
      showValue(field, discs === null ? "" : String(discs));
      setAttribute(field, "aria-invalid", null);
      setText(rest, discs === null ? "– –" : `– ${ALL_DISCS - discs}`);
      markWinner(row.root, discs);
    },
  };
  const enter = () => {
    const discs = readResult(field.value);
    setAttribute(field, "aria-invalid", discs === undefined ? "true" : null);
    if (discs === undefined) {
      desk.say({ key: "problem-result", values: { text: field.value } });
      return false;
    }
    const pairing = desk.evening().paired[round][table];
    if (discs === pairing.discs) return true;
    return desk.take({
      type: "results",
      results: [{ round, table, black: pairing.black, discs }],
    });
  };
  field.addEventListener("change", enter);
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" && enter()) row.next();
  });
  field.addEventListener("focus", () => field.select());
  return row;
}

/**
 * @param {HTMLElement} row
 * @param {number | null} discs
 */
function markWinner(row, discs) {
  const ahead = discs === null ? 0 : Math.sign(2 * discs - ALL_DISCS);
  const winner = { "-1": "white", 0: discs === null ? null : "draw", 1: "black" }[ahead];
  setAttribute(row, "data-winner", winner ?? null);
}
