/** The engine's work for a collection. */

import type { EnginePool } from "../engine/pool.ts";
import type { ListEngine } from "./collection-list-view.ts";
import type { Find } from "./collection-search.ts";
import { PRIORITY } from "../engine/jobs.ts";
import { FIRST_GAME } from "../games/index.ts";

export function collectionEngine(engine: Pick<EnginePool, "request">): ListEngine & { find: Find } {
  const { id: game } = FIRST_GAME;
  const awaited = { priority: PRIORITY.help };
  return {
    write: (games, notation) =>
      engine.request({ type: "write-games", game, notation, games }, awaited),
    find: ({ setup, line, ply }, games) => {
      const transcript = line.slice(0, ply).join("");
      return engine.request({ type: "find", game, setup, transcript, games }, awaited);
    },
    leads: (games) => engine.request({ type: "leads", game, games }, awaited),
  };
}
