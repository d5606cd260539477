/** The engine's work for the library. */

import type { EnginePool } from "../../play/engine/pool.ts";
import type { AverageLead, ExploredMove } from "../../../reversi-wasm.js";
import type { Snapshot } from "../../../reversi-rules.js";
import type { WriteGames } from "./save-games-view.ts";
import type { Find } from "./search.ts";
import { PRIORITY, pointOf } from "../../play/engine/jobs.ts";
import { FIRST_GAME } from "../../play/games/index.ts";

export interface LibraryEngine {
  write: WriteGames;
  find: Find;
  /** Counts the moves of a position in games, a line each. */
  explore: (place: Snapshot, games: string) => Promise<ExploredMove[]>;
  leads: (games: string) => Promise<AverageLead[]>;
}

export function libraryEngine(engine: Pick<EnginePool, "request">): LibraryEngine {
  const { id: game } = FIRST_GAME;
  const awaited = { priority: PRIORITY.help };
  return {
    write: (games, notation) =>
      engine.request({ type: "write-games", game, notation, games }, awaited),
    find: (place, games) =>
      engine.request({ type: "find", ...pointOf(place), game, games }, awaited),
    explore: (place, games) =>
      engine.request({ type: "explore", ...pointOf(place), game, games }, awaited),
    leads: (games) => engine.request({ type: "leads", game, games }, awaited),
  };
}
