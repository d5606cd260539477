/**
 * The worker of the database of games: it reads files into packed games and searches these. It is
 * never stopped: it stays loaded, and holds the bytes that it has searched.
 */

import type {
  CollectedGame,
  FoundGames,
  GameFilter,
  GameRows,
  NamedFile,
} from "../../../reversi-wasm.js";
import type { EngineClient } from "../../play/engine/client.ts";
import type { Point } from "../../play/engine/protocol.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { writtenGame } from "../share/written-game.ts";

export function createGamesWorker(engine: Pick<EngineClient, "request">) {
  /** The bytes that the worker was sent last. */
  let sent: Uint8Array | null = null;

  /** Reads files into packed games. */
  function read(
    packed: Uint8Array | null,
    files: readonly NamedFile[],
    progress: (records: number) => void,
  ) {
    const task = { type: "read-database" as const, game: FIRST_GAME.id, files };
    return engine.request(
      { ...task, database: packed },
      { progress: (found) => "records" in found && progress(found.records) },
    );
  }

  /** The games of a collection as a file. */
  async function fileOf(games: readonly CollectedGame[]): Promise<NamedFile> {
    const task = { type: "write-games" as const, game: FIRST_GAME.id };
    const { text } = await engine.request({
      ...task,
      notation: "pgn",
      games: games.map(writtenGame),
    });
    return { name: "collection.pgn", bytes: new TextEncoder().encode(text) };
  }

  async function search(
    packed: Uint8Array,
    point: Point,
    filter: GameFilter,
    rows: GameRows = {},
  ): Promise<FoundGames> {
    const task = { type: "search-database" as const, ...point, filter, rows };
    // A worker in the place of another one holds nothing, and answers null.
    const held = packed === sent ? await engine.request({ ...task, database: null }) : null;
    if (held !== null) return held;
    const found = await engine.request({ ...task, database: packed });
    if (found === null) throw new Error("the worker answers without a database");
    sent = packed;
    return found;
  }

  return { read, fileOf, search };
}
