/**
 * The statistics of the games that the list of a collection shows: a table of openings or of
 * players, whose rows show their games when pressed, or Black's lead move by move.
 */

import type { AverageLead, CollectedGame } from "../../../reversi-wasm.js";
import type { ExchangeKey, ExchangeTexts } from "../share/share-texts.ts";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { resultsBar } from "../../play/ui/results-bar.ts";
import { langOf } from "../../play/words/marked-names.ts";
import { openingName } from "../../play/words/texts.ts";
import {
  type Results,
  leadsCurve,
  openingResults,
  playerResults,
  resultsOfBlack,
  scoreOf,
} from "./statistics-model.ts";

type Counted = "openings" | "players";

export type Subject = Counted | "leads";

/** The games that a press on a row shows. */
interface Choose {
  opening: (moves: string) => void;
  player: (name: string) => void;
}

interface Row {
  results: Results;
  label: string;
  spoken?: ReturnType<typeof langOf>;
  press?: () => void;
}

/** Rows of a table, at most. */
const MAX_ROWS = 200;

/** The heads of each table's columns. */
const HEADS: Record<Counted, ExchangeKey[]> = {
  openings: ["opening", "games", "score-of-black", "lead-of-black"],
  players: ["player", "games", "score-of-player", "lead-of-player"],
};

/**
 * The region of the statistics, hidden without a subject. Each drawing begins at its first row.
 * @param leads of those games; null as long as they are unknown
 */
export function statisticsView(
  subject: Subject | null,
  games: readonly CollectedGame[],
  leads: readonly AverageLead[] | null,
  texts: ExchangeTexts,
  choose: Choose,
) {
  const contents = () => {
    if (subject === "leads") return leads && averageLeads(leads, texts);
    return subject && results(subject, games, texts, choose);
  };
  return html`
    <div class="collection-list statistics" data-statistics role="region" tabindex="0"
      aria-label=${subject ? texts.t(`statistics-${subject}`) : nothing}
      ?hidden=${subject === null} .scrollTop=${live(0)}>
      ${contents()}
    </div>
  `;
}

/** Black's average lead after each move, drawn and as a table. */
function averageLeads(leads: readonly AverageLead[], { t, number, signed }: ExchangeTexts) {
  const count = leads[0]?.games ?? 0;
  const { path, most } = leadsCurve(leads);
  return html`
    <p class="note">${t("leads-about", { count, shown: number(count) })}</p>
    <div class="leads-graph" aria-hidden="true" ?hidden=${count === 0}>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none">
        <path d=${path}></path><path class="leads-level" d="M0 100H1000"></path>
      </svg>
      <span>${signed(most)}</span><span>${signed(-most)}</span>
    </div>
    <table class="results leads" ?hidden=${count === 0}>
      <thead><tr>
        <th scope="col">${t("leads-move")}</th>
        <th scope="col">${t("games")}</th>
        <th scope="col">${t("lead-of-black")}</th>
      </tr></thead>
      <tbody>${leads.map(
        ({ games, discs }, ply) => html`
          <tr><th scope="row">${number(ply)}</th><td>${number(games)}</td><td>${signed(discs)}</td></tr>`,
      )}</tbody>
    </table>
  `;
}

function results(
  subject: Counted,
  games: readonly CollectedGame[],
  texts: ExchangeTexts,
  choose: Choose,
) {
  const { t } = texts;
  const rows = subject === "openings" ? ofOpenings(games, texts, choose) : ofPlayers(games, choose);
  const isUnnamed = subject === "players" && rows.length === 0 && games.length > 0;
  return html`
    <p class="note">${summaryOf(games, texts)}</p>
    <table class="results" ?hidden=${rows.length === 0}>
      <thead><tr>${HEADS[subject].map((key) => html`<th scope="col">${t(key)}</th>`)}</tr></thead>
      <tbody>${rows.slice(0, MAX_ROWS).map((row) => rowOf(row, texts))}</tbody>
    </table>
    <p class="note" ?hidden=${!isUnnamed && rows.length <= MAX_ROWS}>
      ${isUnnamed ? t("players-unnamed") : t("rows-most", { count: MAX_ROWS })}</p>
  `;
}

function ofOpenings(
  games: readonly CollectedGame[],
  { t, lang }: ExchangeTexts,
  choose: Choose,
): Row[] {
  return openingResults(games).map(({ opening, results }) => {
    if (opening === null) return { results, label: t("opening-unnamed") };
    const { name, lang: spoken } = openingName(opening, lang);
    const press = () => choose.opening(opening.moves);
    return { results, label: name, spoken: langOf(spoken, lang), press };
  });
}

function ofPlayers(games: readonly CollectedGame[], choose: Choose): Row[] {
  return playerResults(games).map(({ name, results }) => ({
    results,
    label: name,
    press: () => choose.player(name),
  }));
}

function summaryOf(games: readonly CollectedGame[], { t, number, percent, signed }: ExchangeTexts) {
  const { won, drawn, lost, lead } = resultsOfBlack(games);
  const count = won + drawn + lost;
  if (lead === null) return t("results-none");
  const parts = { black: won, white: lost, draws: drawn };
  const shares = Object.entries(parts).map(([name, part]) => [name, percent(part / count)]);
  const facts = { count, shown: number(count), lead: signed(lead) };
  return t("results-summary", { ...facts, ...Object.fromEntries(shares) });
}

function rowOf({ results, label, spoken, press }: Row, { number, percent, signed }: ExchangeTexts) {
  const { games, lead } = results;
  const score = scoreOf(results);
  const name = press
    ? html`<button type="button" class="button" lang=${spoken} @click=${press}>${label}</button>`
    : html`<span>${label}</span>`;
  return html`
    <tr>
      <th scope="row">${name}</th>
      <td>${number(games)}</td>
      <td>${score === null ? "–" : [percent(score), resultsBar(results)]}</td>
      <td>${lead === null ? "–" : signed(lead)}</td>
    </tr>
  `;
}
