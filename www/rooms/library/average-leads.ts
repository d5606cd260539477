/** Black's average leads in the games that the list of a collection shows. */

import type { AverageLead, CollectedGame } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import { knownGames } from "../share/known-games.ts";
import { problemOf } from "../../floor/base/problems.ts";

interface Leads {
  of: readonly CollectedGame[];
  list: AverageLead[] | null;
}

/** @param average of games that are a line each */
export function createAverageLeads(
  average: (games: string) => Promise<AverageLead[]>,
  report: Actions["report"],
  redraw: () => void,
) {
  let leads: Leads = { of: [], list: null };

  async function ask(games: readonly CollectedGame[]) {
    try {
      const list = await average(knownGames(games));
      if (leads.of !== games) return;
      leads = { of: games, list };
      redraw();
    } catch (error) {
      report(problemOf(error));
    }
  }

  /** The leads in games; null until the engine has averaged them. */
  return (games: readonly CollectedGame[]) => {
    if (leads.of !== games) {
      leads = { of: games, list: null };
      void ask(games);
    }
    return leads.list;
  };
}
