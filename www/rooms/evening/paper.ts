/**
 * An evening on paper: its heading, the last round for the wall, the standings and the cross table.
 * It is drawn when the page is printed while the dialog is open, and shows in print alone.
 */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Evening } from "./evening.ts";
import { html, nothing } from "lit-html";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { roundsOf } from "./evening-steps.ts";
import { pairingHeads } from "./rounds-view.ts";
import { standingsOf } from "./standings.ts";
import { crossTableOf, standingsTable } from "./standings-view.ts";

export function paperView(evening: Evening, texts: PartTexts<"evening">) {
  const { t } = texts;
  const standings = standingsOf(evening);
  const number = evening.paired.length;
  const round = html`
    <h2>${t("round", { number })}</h2>
    ${roundTable(evening, texts)}
    <h2>${t("standings")}</h2>`;
  const cross = html`<h2>${t("cross-table")}</h2>${crossTableOf(evening, standings, texts)}`;
  return html`
    <header>
      <h1>${evening.title || t("title")}</h1>
      <p>${t("of-rounds", { number, count: roundsOf(evening) })}</p>
    </header>
    ${number > 0 ? round : nothing}
    ${standingsTable(evening, standings, texts)}
    ${number > 0 ? cross : nothing}
  `;
}

/** The tables of the last round, with a line where a result is to be written. */
function roundTable({ players, paired }: Evening, texts: PartTexts<"evening">) {
  const { t } = texts;
  const rows = (paired.at(-1) ?? []).map(({ black, white, discs }, table) => {
    const result = discs === null ? "" : `${discs} – ${ALL_DISCS - discs}`;
    return html`
      <tr>
        <td>${table + 1}</td>
        <td class="evening-black">${players[black].name}</td>
        <td class="evening-result">${white === null ? "+" : result}</td>
        <td>${white === null ? t("sits-out") : players[white].name}</td>
      </tr>`;
  });
  return html`
    <table class="evening-table evening-pairings">
      <thead>${pairingHeads(texts)}</thead>
      <tbody>${rows}</tbody>
    </table>
  `;
}
