/** What the visitor's moves have cost: a curve over the games, and tables. */

import type { Opening } from "../../../reversi-rules.js";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Reviewed } from "../mistakes/kept-mistakes.ts";
import type { StudyKey, StudyTexts } from "../../play/ui/study-texts.ts";
import { openingName } from "../../play/words/texts.ts";
import { LATELY, type Row, byField, byPhase, byWeek, lossesInOrder } from "./progress.ts";

/** The units of the picture. */
const WIDTH = 1000;
const HEIGHT = 400;

/** The discs to which the edge of the picture is rounded up. */
const STEP = 10;

const PHASE_NAMES: Record<string, StudyKey> = {
  opening: "phase-opening",
  middle: "phase-middle",
  ending: "phase-ending",
};

export function costsView(
  games: readonly Reviewed[],
  openings: readonly Opening[],
  showMistakes: () => void,
  texts: StudyTexts,
) {
  const { t } = texts;
  if (games.length === 0)
    return html`
      <h3>${t("results-costs")}</h3>
      <p class="note">${t("results-costs-none")}</p>
      <div class="buttons"><button type="button" class="button" data-results-mistakes
        @click=${showMistakes}>${t("mistakes")}</button></div>`;
  const nameOf = {
    phase: ({ name }: Row) => t(PHASE_NAMES[name]),
    opponent: ({ name }: Row) => texts.opponent(name) || "?",
    opening: ({ name }: Row) => {
      const opening = openings.find(({ moves }) => moves === name);
      return opening ? openingName(opening, texts.lang).name : t("results-no-opening");
    },
  };
  return guard([games, texts, openings], () => [
    curveView(games, texts),
    html`<h3>${t("progress-cost")}</h3>`,
    tableView("phase", byPhase(games), nameOf.phase, texts),
    html`<details><summary>${t("progress-opponent")}</summary>
      ${tableView("opponent", byField(games, "opponent"), nameOf.opponent, texts)}</details>`,
    html`<details><summary>${t("progress-opening")}</summary>
      ${tableView("opening", byField(games, "opening"), nameOf.opening, texts)}</details>`,
  ]);
}

/** The discs lost in each game as dots, their mean of late as a line, and the weeks as a table. */
function curveView(games: readonly Reviewed[], texts: StudyTexts) {
  const { t, whole, discs, date } = texts;
  const losses = lossesInOrder(games);
  const last = losses[losses.length - 1];
  const count = Math.min(losses.length, LATELY);
  return html`
    <h3>${t("results-costs")}</h3>
    <p class="lately"><strong>${discs(last.mean, false)}</strong>
      <span>${t("results-lately", { count })}</span></p>
    ${losses.length > 1 ? pictureView(losses, texts) : nothing}
    <details><summary>${t("progress-week")}</summary>
      <table class="plot">
        <caption hidden>${t("results-costs")}</caption>
        <thead><tr>
          <th scope="col">${t("progress-name")}</th>
          <th scope="col">${t("progress-games")}</th>
          <th scope="col">${t("results-costs")}</th>
        </tr></thead>
        <tbody>${byWeek(games).map(
          (row) => html`<tr>
            <th scope="row">${date(new Date(Number(row.name)))}</th>
            <td>${whole(row.games)}</td>
            <td>${discs(row.lost / row.games, false)}</td>
          </tr>`,
        )}</tbody>
      </table></details>
  `;
}

function pictureView(losses: ReturnType<typeof lossesInOrder>, { whole, date }: StudyTexts) {
  const most = STEP * Math.max(Math.ceil(Math.max(...losses.map(({ lost }) => lost)) / STEP), 1);
  const x = (index: number) => Math.round((WIDTH * index) / (losses.length - 1));
  const y = (discs: number) => Math.round(HEIGHT - (HEIGHT * discs) / most);
  const dots = losses.map(({ lost }, index) => `M${x(index)} ${y(lost)}h0`).join("");
  const line = losses.map(({ mean }, index) => `L${x(index)} ${y(mean)}`).join("");
  const levels = [0, HEIGHT / 2, HEIGHT].map((level) => `M0 ${level}H${WIDTH}`).join("");
  const dayAt = (index: number) => date(new Date(losses.at(index)?.time ?? 0));
  return html`
    <div class="curve" aria-hidden="true">
      <span>${whole(most)}</span><span>${whole(most / 2)}</span><span>0</span>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
        <path class="levels" d=${levels}></path>
        <path class="area" d=${`M0 ${HEIGHT}${line}L${WIDTH} ${HEIGHT}Z`}></path>
        <path class="dots" d=${dots}></path>
        <path class="line" d=${line.replace("L", "M")}></path>
      </svg>
      <span>${dayAt(0)}</span><span>${dayAt(-1)}</span>
    </div>
  `;
}

/** What a move has cost on the average, a row a bar. */
function tableView(
  kind: "phase" | "opponent" | "opening",
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { t, whole, discs }: StudyTexts,
) {
  const costOf = ({ lost, moves }: Row) => (moves === 0 ? 0 : lost / moves);
  const most = Math.max(...rows.map(costOf));
  return html`
    <table class="plot">
      <caption ?hidden=${kind !== "phase"}>${t(`progress-${kind}`)}</caption>
      <thead><tr>
        <th scope="col">${t("progress-name")}</th>
        <th scope="col">${t("progress-games")}</th>
        <th scope="col">${t("progress-cost")}</th>
      </tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr>
          <th scope="row"><span>${nameOf(row)}</span>
            <span class="bar cost" .style=${`width: ${most === 0 ? 0 : (100 * costOf(row)) / most}%`}></span></th>
          <td>${whole(row.games)}</td>
          <td>${discs(costOf(row), false)}</td>
        </tr>`,
      )}</tbody>
    </table>
  `;
}
