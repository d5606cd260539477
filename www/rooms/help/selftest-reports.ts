/** The reports of the self-check, one endgame at a time, and what is wrong if it stops. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { EndgameReport } from "./selftest.ts";
import type { Texts } from "../../play/words/texts.ts";
import { element, setText } from "../../floor/base/dom.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { squareName } from "../../play/games/squares.ts";
import { withSign } from "../../play/words/value-text.ts";

const DISCS = ["empty", "black", "white"];

export async function showReports(
  body: HTMLElement,
  reports: AsyncIterable<EndgameReport>,
  signal: AbortSignal,
  texts: Texts,
) {
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

function reportItem(
  { game, values, best, pv, result, expected, right }: EndgameReport,
  number: number,
  texts: Texts,
) {
  const { t, side, count, list } = texts;
  const facts = [
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
  ] as const;
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

function miniBoard({ cells, columns, rows: count }: Snapshot, label: string) {
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
