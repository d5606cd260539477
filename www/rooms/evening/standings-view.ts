/** The standings of an evening and its cross table, as tables. */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Desk } from "./desk.ts";
import type { Evening } from "./evening.ts";
import { createRows } from "./rows.ts";
import { html, nothing } from "lit-html";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { withSign } from "../../play/words/value-text.ts";
import { type Standing, crossTable, pointsFor, standingsOf } from "./standings.ts";

/** From this number of players on, a table of all against all is wider than a sheet of paper. */
const MAX_CROSS = 20;

export function createStandingsView(desk: Desk) {
  const rowsNow = createRows(desk);
  let showsCross = false;

  function fold({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
    showsCross = currentTarget.open;
    desk.draw();
  }

  return (evening: Evening, texts: PartTexts<"evening">) => {
    const standings = rowsNow(evening.paired.length === 0 ? [] : standingsOf(evening));
    if (standings.length === 0) return nothing;
    const { t } = texts;
    const cross = showsCross ? crossTableOf(evening, standings, texts) : nothing;
    return html`
      <section class="evening-part">
        <h3>${t("standings")}</h3>
        <div class="evening-scroll" data-standings tabindex="0" role="region"
          aria-label=${t("standings")}>${standingsTable(evening, standings, texts)}</div>
        <details class="evening-part foldable" @toggle=${fold}>
          <summary>${t("cross-table")}</summary>
          <div class="evening-scroll" tabindex="0" role="region"
            aria-label=${t("cross-table")}>${cross}</div>
        </details>
      </section>
    `;
  };
}

export function standingsTable(
  { players }: Evening,
  standings: readonly Standing[],
  texts: PartTexts<"evening">,
) {
  const { t, page } = texts;
  return html`
    <table class="evening-table evening-standings">
      <thead><tr>
        <th scope="col">${t("place")}</th>
        <th scope="col">${t("player")}</th>
        <th scope="col">${t("points")}</th>
        <th scope="col">${t("quotient")}</th>
        <th scope="col">${t("discs")}</th>
        <th scope="col">${t("wins")}</th>
        <th scope="col">${t("draws")}</th>
        <th scope="col">${t("losses")}</th>
      </tr></thead>
      <tbody>${standings.map(
        ({ rank, player, points, brightwell, difference, wins, draws, losses }) => html`
          <tr>
            <td>${rank}</td>
            <th scope="row">${players[player].name}</th>
            <td>${pointsText(points, texts)}</td>
            <td>${pointsText(brightwell, texts)}</td>
            <td>${withSign(difference, page)}</td>
            <td>${wins}</td>
            <td>${draws}</td>
            <td>${losses}</td>
          </tr>`,
      )}</tbody>
    </table>
  `;
}

/**
 * Who has met whom: everybody against everybody, or round by round where that would be too wide.
 */
export function crossTableOf(
  { players, paired }: Evening,
  standings: readonly Standing[],
  texts: PartTexts<"evening">,
) {
  const { t } = texts;
  const isWide = standings.length > MAX_CROSS;
  const places = new Map(standings.map(({ player }, place) => [player, place + 1]));
  const discs = isWide ? [] : crossTable(standings);
  const cells = ({ scores }: Standing, place: number) =>
    isWide
      ? paired.map((_, round) => scoreCell(scores, round, places))
      : discs[place].map((count, other) => discsCell(other === place ? "×" : count));
  return html`
    <table class="evening-table evening-cross">
      <thead><tr>
        <th scope="col">${t("place")}</th>
        <th scope="col">${t("player")}</th>
        ${(isWide ? paired : standings).map((_, index) => html`<th scope="col">${index + 1}</th>`)}
        <th scope="col">${t("points")}</th>
      </tr></thead>
      <tbody>${standings.map(
        (standing, place) => html`
          <tr>
            <td>${place + 1}</td>
            <th scope="row">${players[standing.player].name}</th>
            ${cells(standing, place)}
            <td>${pointsText(standing.points, texts)}</td>
          </tr>`,
      )}</tbody>
    </table>
  `;
}

/** The place of the opponent, and the own discs. */
function scoreCell(scores: Standing["scores"], round: number, places: ReadonlyMap<number, number>) {
  const score = scores.find((one) => one.round === round);
  if (score === undefined) return html`<td></td>`;
  const { opponent, discs, isBegun } = score;
  if (opponent === null) return html`<td>${isBegun ? "+" : "–"}</td>`;
  return discsCell(discs, html`${places.get(opponent)}: <b>${discs ?? "–"}</b>`);
}

/** A cell in the colour of its result, where discs are one. */
function discsCell(discs: number | "×" | null, content: unknown = discs) {
  if (typeof discs !== "number") return html`<td>${content}</td>`;
  const points = pointsFor({ opponent: 0, discs, isBegun: true });
  const result = `${discs}–${ALL_DISCS - discs}`;
  return html`<td data-won=${points} title=${result}>${content}</td>`;
}

/** A number with halves as fractions are written on the wall. */
function pointsText(points: number, { page }: PartTexts<"evening">) {
  return Number.isInteger(points) ? page.decimal(points, 0) : page.decimal(points, 1);
}
