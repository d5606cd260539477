/**
 * *My results*: games by opponent, exercises solved, and what the visitor's moves have cost. Each
 * drawing has its figures in a table.
 */

import type { Opening } from "../../../reversi-rules.js";
import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { FIRST_GAME, gameOf, opponentsOf } from "../../play/games/index.ts";
import { face } from "../../play/players/portraits.ts";
import { type Results, resultsOf } from "../../play/players/win-loss-record.ts";
import { ladderOf } from "../../play/players/ladder.ts";
import { resultsBar } from "../../play/ui/results-bar.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { costsView } from "./costs-view.ts";

interface Parts {
  actions: Pick<Actions, "clearRecord" | "openPanel" | "run" | "showMistakes">;
  /** The openings by name. */
  openings: readonly Opening[];
  leave: () => void;
}

export function resultsView(
  state: StateOf<"exercises" | "mistakes">,
  { actions, openings, leave }: Parts,
  page: Texts,
  study: StudyTexts,
) {
  const { t } = study;
  const { solved } = state.exercises;
  const { games } = state.mistakes;
  const met = opponentsOf(gameOf(state))
    .map((opponent) => ({ opponent, results: resultsOf(state, opponent) }))
    .filter(({ results }) => gamesIn(results) > 0);
  const ladder = ladderOf(state);
  const isReversi = gameOf(state) === FIRST_GAME;
  const isNothing = met.length + (isReversi ? solved.length + games.length : 0) === 0;
  const showMistakes = () => {
    actions.openPanel("learn");
    actions.showMistakes(true);
  };
  return html`
    <section class="my-results" aria-labelledby="my-results">
      <div class="sheet-head">
        <h2 id="my-results" tabindex="-1">${t("results")}</h2>
        <button type="button" class="button" @click=${leave}><span aria-hidden="true">‹ </span>${page.t("panel-games")}</button>
      </div>
      ${isNothing ? html`<p class="note library-empty">${t("results-none-yet")}</p>` : nothing}
      ${isNothing ? nothing : figuresView(state, met, ladder, isReversi, study)}
      ${met.length > 0 ? opponentsView(met, ladder, page, study) : nothing}
      ${isReversi && !isNothing ? costsView(games, openings, showMistakes, study) : nothing}
      ${clearView(state, met.length === 0, actions, study)}
    </section>
  `;
}

/** An opponent whom the visitor has met. */
interface Met {
  opponent: string;
  results: Results;
}

type Ladder = ReturnType<typeof ladderOf>;

const gamesIn = ({ won, drawn, lost }: Results) => won + drawn + lost;

/** The figures at a glance. */
function figuresView(
  { exercises: { solved, streak, best } }: StateOf<"exercises">,
  met: readonly Met[],
  { beaten, total }: Ladder,
  isReversi: boolean,
  { t, whole, percent, counted }: StudyTexts,
) {
  const sum = (of: (results: Results) => number) =>
    met.reduce((all, { results }) => all + of(results), 0);
  const games = sum(gamesIn);
  const figures = [
    [whole(games), t("results-games"), ""],
    [games === 0 ? "–" : percent(sum(({ won }) => won) / games), t("results-won"), ""],
    [whole(beaten.length), t("results-beaten"), t("results-of", { total: whole(total) })],
    ...(isReversi
      ? [
          [
            whole(solved.length),
            t("results-solved"),
            [
              streak > 0 ? counted("exercises-streak", streak) : [],
              best > 0 ? t("race-best", { count: best }) : [],
            ]
              .flat()
              .join(" · "),
          ],
        ]
      : []),
  ];
  return html`<dl class="figures">${figures.map(
    ([figure, name, more]) => html`
      <div><dt>${name}</dt><dd>${figure}</dd>
        ${more === "" ? nothing : html`<dd class="more">${more}</dd>`}</div>`,
  )}</dl>`;
}

/** How the games against each opponent have ended: a bar is as long as there were games. */
function opponentsView(
  met: readonly Met[],
  { beaten, next, total }: Ladder,
  page: Texts,
  { t, whole }: StudyTexts,
) {
  const most = Math.max(...met.map(({ results }) => gamesIn(results)));
  const values = { beaten: beaten.length, total, opponent: page.opponent(next ?? "") };
  const row = ({ opponent, results }: Met) => {
    const { won, drawn, lost, streak } = results;
    return html`
      <tr>
        <th scope="row">${guard([opponent], () => face(opponent))}
          <span>${page.opponent(opponent)}</span>
          <span class="bar" .style=${`width: ${(100 * gamesIn(results)) / most}%`}
            >${resultsBar(results)}</span>
          <small>${streak > 1 ? page.t("wins-in-a-row", { count: streak }) : ""}</small></th>
        ${[won, drawn, lost].map((count) => html`<td data-none=${count === 0 || nothing}>${whole(count)}</td>`)}
      </tr>`;
  };
  return html`
    <table class="plot opponents">
      <caption>${t("progress-opponent")}</caption>
      <thead><tr>
        <th scope="col">${t("results-opponent")}</th>
        ${(["won", "drawn", "lost"] as const).map(
          (kind) => html`<th scope="col">${t(`results-${kind}`)}</th>`,
        )}
      </tr></thead>
      <tbody>${met.map(row)}</tbody>
    </table>
    <p class="note" ?hidden=${beaten.length === 0}>${page.sentences(
      page.t(next === null ? "ladder-done" : "ladder-next", values),
    )}</p>
  `;
}

/** What clears the record, or brings it back. */
function clearView(
  { erased }: Core,
  isEmpty: boolean,
  actions: Parts["actions"],
  { t }: StudyTexts,
) {
  const isCleared = erased.at(-1)?.name === "record";
  if (isEmpty && !isCleared) return nothing;
  const press = () => (isCleared ? actions.run("restore") : actions.clearRecord());
  return html`<div class="buttons"><button type="button" class="button" data-record-clear
    @click=${press}>${t(isCleared ? "record-restore" : "record-clear")}</button></div>`;
}
