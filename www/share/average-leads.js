/**
 * Black's average leads in the games that the list of a collection shows.
 *
 * @import { AverageLead, CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Problem } from "../base/problems.js"
 */

import { knownGames } from "./known-games.js";

/** @typedef {{of: readonly CollectedGame[], list: AverageLead[] | null}} Leads */

/**
 * @param {(games: string) => Promise<AverageLead[]>} average of games that are a line each
 * @param {Actions["report"]} report
 * @param {() => void} redraw
 */
export function createAverageLeads(average, report, redraw) {
  /** @type {Leads} */
  let leads = { of: [], list: null };

  /** @param {readonly CollectedGame[]} games */
  async function ask(games) {
    try {
      const list = await average(knownGames(games));
      if (leads.of !== games) return;
      leads = { of: games, list };
      redraw();
    } catch (error) {
      report(/** @type {Problem} */ (error));
    }
  }

  /**
   * The leads in games; null until the engine has averaged them.
   * @param {readonly CollectedGame[]} games
   */
  return (games) => {
    if (leads.of !== games) {
      leads = { of: games, list: null };
      void ask(games);
    }
    return leads.list;
  };
}
