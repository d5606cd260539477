/**
 * The standings of an evening and its cross table, as tables.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Evening } from "./evening.js"
 * @import { Standing } from "./standings.js"
 */

import { element, setText } from "../base/dom.js";
import { ALL_DISCS } from "../games/reversi.js";
import { withSign } from "../words/value-text.js";
import { crossTable, pointsFor, standingsOf } from "./standings.js";

/** From so many players on, a table of all against all is wider than a sheet of paper. */
const MAX_CROSS = 20;

export function createStandingsView() {
  const title = element("h3");
  const place = element("div", { class: "evening-scroll" });
  const crossTitle = element("summary");
  const cross = element("div", { class: "evening-scroll" });
  const crossRoot = element("details", { class: "evening-part foldable" }, crossTitle, cross);
  const root = element("section", { class: "evening-part" }, title, place, crossRoot);
  return {
    root,
    /**
     * @param {Evening} evening
     * @param {PartTexts<"evening">} texts
     */
    update(evening, texts) {
      root.hidden = evening.paired.length === 0;
      if (root.hidden) return;
      const standings = standingsOf(evening);
      setText(title, texts.t("standings"));
      setText(crossTitle, texts.t("cross-table"));
      place.replaceChildren(standingsTable(evening, standings, texts, { "data-standings": "" }));
      cross.replaceChildren(crossTableOf(evening, standings, texts));
    },
  };
}

/**
 * @param {Evening} evening
 * @param {readonly Standing[]} standings
 * @param {PartTexts<"evening">} texts
 * @param {Record<string, string>} [attributes]
 */
export function standingsTable({ players }, standings, texts, attributes = {}) {
  const { t } = texts;
  const columns = [
    t("place"),
    t("player"),
    t("points"),
    t("quotient"),
    t("discs"),
    t("wins"),
    t("draws"),
    t("losses"),
  ];
  return element(
    "table",
    { class: "evening-table evening-standings", ...attributes },
    headOf(columns),
    element(
      "tbody",
      {},
      ...standings.map(({ rank, player, points, brightwell, difference, ...won }) =>
        element(
          "tr",
          {},
          cell(String(rank)),
          element("th", { scope: "row" }, players[player].name),
          cell(pointsText(points, texts)),
          cell(pointsText(brightwell, texts)),
          cell(withSign(difference, texts.page)),
          ...[won.wins, won.draws, won.losses].map((count) => cell(String(count))),
        ),
      ),
    ),
  );
}

/**
 * Who has met whom: everybody against everybody, or round by round where that would be too wide.
 * @param {Evening} evening
 * @param {readonly Standing[]} standings
 * @param {PartTexts<"evening">} texts
 */
export function crossTableOf(evening, standings, texts) {
  const isWide = standings.length > MAX_CROSS;
  const { t } = texts;
  const columns = isWide
    ? evening.paired.map((_, round) => String(round + 1))
    : standings.map((_, place) => String(place + 1));
  const places = new Map(standings.map(({ player }, place) => [player, place + 1]));
  const discs = crossTable(standings);
  const cells = (/** @type {Standing} */ { scores }, /** @type {number} */ place) =>
    isWide
      ? evening.paired.map((_, round) => scoreCell(scores, round, places))
      : discs[place].map((count, other) =>
          cell(other === place ? "×" : (count ?? "").toString(), winOf(count)),
        );
  return element(
    "table",
    { class: "evening-table evening-cross", "data-cross": "" },
    headOf([t("place"), t("player"), ...columns, t("points")]),
    element(
      "tbody",
      {},
      ...standings.map((standing, place) =>
        element(
          "tr",
          {},
          cell(String(place + 1)),
          element("th", { scope: "row" }, evening.players[standing.player].name),
          ...cells(standing, place),
          cell(pointsText(standing.points, texts)),
        ),
      ),
    ),
  );
}

/**
 * The place of the opponent, and the own discs.
 * @param {Standing["scores"]} scores
 * @param {number} round
 * @param {ReadonlyMap<number, number>} places
 */
function scoreCell(scores, round, places) {
  const score = scores.find((one) => one.round === round);
  if (score === undefined) return cell("");
  if (score.opponent === null) return cell("+");
  const made = cell(`${places.get(score.opponent)}: `, winOf(score.discs));
  made.append(element("b", {}, score.discs === null ? "–" : String(score.discs)));
  return made;
}

/** @param {number | null} discs @returns {Record<string, string>} */
function winOf(discs) {
  if (discs === null) return {};
  const points = pointsFor({ round: 0, opponent: 0, side: "black", discs });
  return { "data-won": String(points), title: `${discs}–${ALL_DISCS - discs}` };
}

/** @param {string[]} columns */
function headOf(columns) {
  return element(
    "thead",
    {},
    element("tr", {}, ...columns.map((name) => element("th", { scope: "col" }, name))),
  );
}

/**
 * @param {string} text
 * @param {Record<string, string>} [attributes]
 */
function cell(text, attributes = {}) {
  return element("td", attributes, text);
}

/**
 * A number with halves as fractions are written on the wall.
 * @param {number} points
 * @param {PartTexts<"evening">} texts
 */
function pointsText(points, { page }) {
  return Number.isInteger(points) ? page.decimal(points, 0) : page.decimal(points, 1);
}
