/**
 * The statistics of the games that the list of a collection shows: a table of openings or of
 * players, in place of the list. A press on a row shows its games.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Results } from "./statistics-model.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * @typedef {"openings" | "players"} Subject
 */

import { button, element, setAttribute, setText } from "../base/dom.js";
import { openingName } from "../words/texts.js";
import { openingResults, playerResults, resultsOfBlack, scoreOf } from "./statistics-model.js";

/** Rows of a table, at most. */
const MAX_ROWS = 200;

/** What the columns of each table are called. @type {Record<Subject, ExchangeKey[]>} */
const HEADS = {
  openings: ["opening", "games", "score-of-black", "lead-of-black"],
  players: ["player", "games", "score-of-player", "lead-of-player"],
};

/**
 * @param {object} choose
 * @param {(moves: string) => void} choose.opening
 * @param {(name: string) => void} choose.player
 */
export function createStatisticsView(choose) {
  const summary = element("p", { class: "note" });
  const heads = HEADS.openings.map(() => element("th", { scope: "col" }));
  const rows = element("tbody");
  const table = element(
    "table",
    { class: "results" },
    element("thead", {}, element("tr", {}, ...heads)),
    rows,
  );
  const more = element("p", { class: "note" });
  const root = element(
    "div",
    { class: "collection-list statistics", "data-statistics": "", tabindex: "0", role: "region" },
    ...[summary, table, more],
  );

  return {
    root,
    /**
     * @param {Subject} subject
     * @param {readonly CollectedGame[]} games
     * @param {ExchangeTexts} texts
     */
    update(subject, games, texts) {
      const { t, lang } = texts;
      setAttribute(root, "aria-label", t(`statistics-${subject}`));
      HEADS[subject].forEach((key, index) => setText(heads[index], t(key)));
      setText(summary, summaryOf(games, texts));
      const all =
        subject === "openings"
          ? openingResults(games).map(({ opening, results }) => {
              if (opening === null) return { results, label: t("opening-unnamed") };
              const { name, lang: spoken } = openingName(opening, lang);
              const press = () => choose.opening(opening.moves);
              return { results, label: name, spoken: spoken === lang ? null : spoken, press };
            })
          : playerResults(games).map(({ name, results }) => ({
              results,
              label: name,
              press: () => choose.player(name),
            }));
      rows.replaceChildren(...all.slice(0, MAX_ROWS).map((row) => rowOf(row, texts)));
      table.hidden = all.length === 0;
      const isUnnamed = subject === "players" && all.length === 0 && games.length > 0;
      more.hidden = !isUnnamed && all.length <= MAX_ROWS;
      setText(more, isUnnamed ? t("players-unnamed") : t("rows-most", { count: MAX_ROWS }));
      root.scrollTop = 0;
    },
  };
}

/**
 * @param {readonly CollectedGame[]} games
 * @param {ExchangeTexts} texts
 */
function summaryOf(games, { t, number, percent, signed }) {
  const { won, drawn, lost, lead } = resultsOfBlack(games);
  const count = won + drawn + lost;
  if (lead === null) return t("results-none");
  const parts = { black: won, white: lost, draws: drawn };
  const shares = Object.entries(parts).map(([name, part]) => [name, percent(part / count)]);
  const facts = { count, shown: number(count), lead: signed(lead) };
  return t("results-summary", { ...facts, ...Object.fromEntries(shares) });
}

/**
 * @param {{results: Results, label: string, spoken?: string | null, press?: () => void}} row
 * @param {ExchangeTexts} texts
 */
function rowOf({ results, label, spoken = null, press }, { number, percent, signed }) {
  const { games, won, drawn, lost, lead } = results;
  const name = press ? button(press) : element("span");
  setText(name, label);
  setAttribute(name, "lang", spoken);
  const score = scoreOf(results);
  const counted = element("td", {}, number(games));
  const scored = element("td", {}, ...(score === null ? ["–"] : [percent(score)]));
  if (score !== null) scored.append(bar({ won, drawn, lost }));
  const led = element("td", {}, lead === null ? "–" : signed(lead));
  return element("tr", {}, element("th", { scope: "row" }, name), counted, scored, led);
}

/**
 * The results as parts of a bar.
 * @param {Record<"won" | "drawn" | "lost", number>} parts
 */
function bar(parts) {
  const whole = element("span", { class: "results-bar", "aria-hidden": "true" });
  for (const [name, part] of Object.entries(parts)) {
    const piece = element("span", { class: name });
    piece.style.flexGrow = String(part);
    whole.append(piece);
  }
  return whole;
}
