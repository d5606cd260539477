/**
 * The reports of the self-check, one endgame at a time, and what is wrong if it stops.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { EndgameReport } from "./selftest.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { squareName } from "../games/squares.js";
import { withSign } from "../words/value-text.js";

const DISCS = ["empty", "black", "white"];

/**
 * @param {HTMLElement} body
 * @param {AsyncIterable<EndgameReport>} reports
 * @param {AbortSignal} signal
 * @param {Texts} texts
 */
export async function showReports(body, reports, signal, texts) {
  const total = element(
    "p",
    { class: "check-total", "data-check-total": "" },
    texts.t("check-running"),
  );
  const list = element("ol", { class: "checks" });
  body.replaceChildren(element("p", {}, texts.t("check-intro")), list, total);
  let right = 0;
  let processors = 1;
  try {
    for await (const report of reports) {
      list.append(reportItem(report, list.children.length + 1, texts));
      if (report.right) right += 1;
      processors = report.threads;
    }
    setText(total, texts.t("check-total", { right, total: list.children.length }));
    total.after(element("p", {}, texts.t("check-processors", { count: processors })));
  } catch (error) {
    if (!signal.aborted) setText(total, texts.problem(problemOf(error)));
  }
}

/**
 * @param {EndgameReport} report
 * @param {number} number
 * @param {Texts} texts
 */
function reportItem({ game, values, best, pv, result, expected, right }, number, texts) {
  const { t, side, count, list } = texts;
  const facts = /** @type {const} */ ([
    [
      "check-values",
      list(
        values.map(({ square, value }) => `${squareName(game, square)} ${withSign(value, texts)}`),
      ),
    ],
    ["check-best", squareName(game, best)],
    ["check-line", pv.map((square) => squareName(game, square)).join(" ")],
    [
      "check-result",
      t("check-expected", { count: count(result, "black"), expected: count(expected, "black") }),
    ],
  ]);
  const turn = game.turn ?? "black";
  return element(
    "li",
    { class: "check", "data-check": right ? "ok" : "wrong" },
    element("h3", {}, t("check-name", { number, side: side(turn) })),
    miniBoard(game, t("check-board", { number })),
    element(
      "dl",
      {},
      ...facts.flatMap(([name, value]) => [element("dt", {}, t(name)), element("dd", {}, value)]),
    ),
    element("p", { class: "check-verdict" }, t(right ? "check-ok" : "check-wrong")),
  );
}

/**
 * @param {Snapshot} game
 * @param {string} label
 */
function miniBoard({ cells, columns, rows: count }, label) {
  const rows = Array.from({ length: count }, (_, row) =>
    element(
      "tr",
      {},
      ...cells
        .slice(row * columns, (row + 1) * columns)
        .map((disc) => element("td", { "data-disc": DISCS[disc] })),
    ),
  );
  return element(
    "table",
    { class: "mini-board", role: "img", "aria-label": label },
    element("tbody", {}, ...rows),
  );
}
