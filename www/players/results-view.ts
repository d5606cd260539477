/** The visitor's results against the opponents of a game, with the way to clear them and back. */

import type { State } from "../app/state.ts";
import type { Texts } from "../words/texts.ts";
import { html } from "lit-html";
import { gameOf, opponentsOf } from "../games/index.ts";
import { tallyAgainst } from "./record-text.ts";
import { ladderOf } from "./win-loss-record.ts";

export function resultsView(state: State, clear: () => void, texts: Texts) {
  const { t } = texts;
  const game = gameOf(state);
  const isCleared = isRecordCleared(state);
  const isHidden = Object.keys(state.record.results).length === 0 && !isCleared;
  const tallies = opponentsOf(game).map((opponent) => tallyAgainst(state, opponent, texts));
  return html`
    <section class="results" aria-labelledby="results" ?hidden=${isHidden}>
      <h3 id="results">${t("results")}</h3>
      <p>${ladderText(ladderOf(state), game.elo, texts)}</p>
      <ul>${tallies.filter((tally) => tally !== "").map((tally) => html`<li>${tally}</li>`)}</ul>
      <button type="button" class="button" data-record-clear
        @click=${clear}>${t(isCleared ? "restore-record" : "record-clear")}</button>
    </section>
  `;
}

/** Whether the record can be brought back in place of clearing it. */
export function isRecordCleared({ erased }: State) {
  return erased.at(-1)?.name === "record";
}

/** How far the visitor has come, and what the figures say. */
function ladderText(
  { beaten, next, total }: ReturnType<typeof ladderOf>,
  elo: Readonly<Record<string, number>>,
  { t, opponent, sentences }: Texts,
) {
  const note = Object.keys(elo).length > 0 ? t("elo-note") : "";
  const values = { beaten: beaten.length, total, opponent: opponent(next ?? "") };
  const come = beaten.length === 0 ? "" : t(next === null ? "ladder-done" : "ladder-next", values);
  return sentences(come, note);
}
