/**
 * An evening on paper: its heading, the last round for the wall, the standings and the cross table.
 * It is in the page while the dialog is open, and shows in print alone.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Evening } from "./evening.js"
 */

import { element } from "../base/dom.js";
import { ALL_DISCS } from "../games/reversi.js";
import { roundsOf } from "./evening-steps.js";
import { pairingHeads } from "./rounds-view.js";
import { standingsOf } from "./standings.js";
import { crossTableOf, standingsTable } from "./standings-view.js";

export function createPaper() {
  const root = element("section", { class: "evening-paper", "data-paper": "" });
  return {
    root,
    /**
     * @param {Evening} evening
     * @param {PartTexts<"evening">} texts
     */
    update(evening, texts) {
      const { t } = texts;
      const standings = standingsOf(evening);
      const rounds = evening.paired.length;
      root.replaceChildren(
        element(
          "header",
          {},
          element("h1", {}, evening.title || t("title")),
          element("p", {}, t("of-rounds", { number: rounds, count: roundsOf(evening) })),
        ),
        ...(rounds > 0
          ? [
              element("h2", {}, t("round", { number: rounds })),
              roundTable(evening, texts),
              element("h2", {}, t("standings")),
            ]
          : []),
        standingsTable(evening, standings, texts),
        ...(rounds > 0
          ? [element("h2", {}, t("cross-table")), crossTableOf(evening, standings, texts)]
          : []),
      );
    },
  };
}

/**
 * The tables of the last round, with a line where a result is to be written.
 * @param {Evening} evening
 * @param {PartTexts<"evening">} texts
 */
function roundTable({ players, paired }, texts) {
  const { t } = texts;
  const rows = (paired.at(-1) ?? []).map(({ black, white, discs }, table) => {
    const result = discs === null ? "" : `${discs} – ${ALL_DISCS - discs}`;
    return element(
      "tr",
      {},
      element("td", {}, String(table + 1)),
      element("td", { class: "evening-black" }, players[black].name),
      element("td", { class: "evening-result" }, white === null ? "+" : result),
      element("td", {}, white === null ? t("sits-out") : players[white].name),
    );
  });
  return element(
    "table",
    { class: "evening-table evening-pairings" },
    element("thead", {}, element("tr", {}, ...pairingHeads(texts))),
    element("tbody", {}, ...rows),
  );
}
