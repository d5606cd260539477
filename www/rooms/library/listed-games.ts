/** The games that the list of the library shows, in its order. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Lang } from "../../floor/base/languages.ts";
import { NO_LIBRARY, type Order } from "../../play/ui/library.ts";
import type { Memory } from "./memory.ts";
import { sorted } from "./model.ts";
import { type createTournamentRows, MOST_COUNTED } from "./tournament-rows.ts";

export function createListedGames(
  memory: Memory,
  tournaments: ReturnType<typeof createTournamentRows>,
) {
  let order = NO_LIBRARY.order;
  let lang: Lang = "en";
  let listed: { key: readonly unknown[]; games: readonly CollectedGame[] } = { key: [], games: [] };

  const areTooMany = () => tournaments.count() > MOST_COUNTED;

  /** All of them; null as long as they are read, or if they are too many. */
  function all(): readonly CollectedGame[] | null {
    const more = areTooMany() ? null : tournaments.all();
    if (more === null) return null;
    const key = [memory.found(), more, order, lang];
    if (key.some((part, index) => part !== listed.key[index]))
      listed = { key, games: sorted([...memory.found(), ...more], order, lang) };
    return listed.games;
  }

  return {
    count: () => memory.found().length + tournaments.count(),
    areTooMany,
    all,
    sortBy(next: Order, spoken: Lang) {
      order = next;
      lang = spoken;
    },
    /** The rows in their order; as they were found, until all of them are read. */
    rows() {
      const found = memory.found();
      const isAsFound = order.sort === "number" && !order.descending;
      const ordered = isAsFound ? null : all();
      return ordered
        ? { held: ordered, at: (index: number) => ordered[index] }
        : {
            held: found,
            at: (index: number) => found[index] ?? tournaments.at(index - found.length),
          };
    },
  };
}
