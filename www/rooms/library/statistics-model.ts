/**
 * Statistics of a list of games: the results of each opening and of each player, and the curve of
 * Black's lead. Pure.
 */

import type { AverageLead, CollectedGame, Opening } from "../../../reversi-wasm.js";
import { leadOfBlack } from "../share/game-result.ts";

/**
 * The results of one side, Black's of an opening and a player's own. `games` counts those without a
 * result too, and `lead` is the mean of the discs that it had more at the end, empties given to the
 * winner; null without a result.
 */
export interface Results {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  lead: number | null;
}

interface OpeningResults {
  opening: Opening | null;
  results: Results;
}

interface PlayerResults {
  name: string;
  results: Results;
}

class Tally {
  #games = 0;
  #won = 0;
  #drawn = 0;
  #lost = 0;
  #leads = 0;

  /** @param lead at the end; null if the game has no result */
  add(lead: number | null) {
    this.#games += 1;
    if (lead === null) return;
    this.#leads += lead;
    if (lead > 0) this.#won += 1;
    else if (lead < 0) this.#lost += 1;
    else this.#drawn += 1;
  }

  get results(): Results {
    const [games, won, drawn, lost] = [this.#games, this.#won, this.#drawn, this.#lost];
    const ended = won + drawn + lost;
    return { games, won, drawn, lost, lead: ended === 0 ? null : this.#leads / ended };
  }
}

/** Those with more games first. */
function byGames({ results: one }: { results: Results }, { results: other }: { results: Results }) {
  return other.games - one.games;
}

export function resultsOfBlack(games: readonly CollectedGame[]) {
  const tally = new Tally();
  for (const game of games) tally.add(leadOfBlack(game));
  return tally.results;
}

/**
 * Black's results in each opening, the most frequent one first; null for games without a named one.
 */
export function openingResults(games: readonly CollectedGame[]): OpeningResults[] {
  const found: Map<string, { opening: Opening | null; tally: Tally }> = new Map();
  for (const game of games) {
    const { opening } = game;
    const key = opening?.moves ?? "";
    const entry = found.get(key) ?? { opening, tally: new Tally() };
    found.set(key, entry);
    entry.tally.add(leadOfBlack(game));
  }
  const all = [...found.values()].map(({ opening, tally }) => ({
    opening,
    results: tally.results,
  }));
  return all.sort(byGames);
}

/** The results of each player with either colour, the one with the most games first. */
export function playerResults(games: readonly CollectedGame[]): PlayerResults[] {
  const found: Map<string, Tally> = new Map();
  const add = (name: string, lead: number | null) => {
    if (name === "") return;
    const tally = found.get(name) ?? new Tally();
    found.set(name, tally);
    tally.add(lead);
  };
  for (const game of games) {
    const lead = leadOfBlack(game);
    add(game.black, lead);
    add(game.white, lead === null ? null : -lead);
  }
  return [...found].map(([name, tally]) => ({ name, results: tally.results })).sort(byGames);
}

/**
 * The share of the points: a win has one, a draw half of one.
 * @returns from 0 to 1; null without a result
 */
export function scoreOf({ won, drawn, lost }: Results): number | null {
  const ended = won + drawn + lost;
  return ended === 0 ? null : (won + drawn / 2) / ended;
}

/**
 * The area between the leads and the middle of a picture of 1000 by 200, as the path of a drawing,
 * and the number of discs, whole and at least one, that reaches its edges. A move puts its own side
 * ahead: each point is the mean of a lead and the next one.
 */
export function leadsCurve(leads: readonly Pick<AverageLead, "discs">[]) {
  const means = leads.map(({ discs }, ply) => (discs + (leads[ply + 1]?.discs ?? discs)) / 2);
  const most = Math.max(1, ...means.map((discs) => Math.ceil(Math.abs(discs))));
  const width = 1000 / Math.max(means.length - 1, 1);
  const points = means.map(
    (discs, ply) => `L${Math.round(ply * width)} ${Math.round(100 - (100 * discs) / most)}`,
  );
  return { path: `M0 100${points.join("")}L1000 100Z`, most };
}
