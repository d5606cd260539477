/**
 * The worker of the database of games: it reads files into packed games and searches these. It is
 * never stopped: it stays loaded, and holds the bytes that it has searched.
 *
 * @import { CollectedGame, FoundGames, GameFilter, NamedFile } from "../../reversi-wasm.js"
 * @import { EngineClient } from "../engine/client.js"
 * @import { Point } from "../engine/protocol.js"
 */

import { FIRST_GAME } from "../games/index.js";
import { writtenGame } from "../share/written-game.js";

/** @param {Pick<EngineClient, "request">} engine */
export function createGamesWorker(engine) {
  /** The bytes that the worker was sent last. @type {Uint8Array | null} */
  let sent = null;

  /**
   * Reads files into packed games.
   * @param {Uint8Array | null} packed
   * @param {readonly NamedFile[]} files
   * @param {(records: number) => void} progress
   */
  function read(packed, files, progress) {
    const task = { type: /** @type {const} */ ("read-database"), game: FIRST_GAME.id, files };
    return engine.request(
      { ...task, database: packed },
      { progress: (found) => "records" in found && progress(found.records) },
    );
  }

  /**
   * The games of a collection as a file.
   * @param {readonly CollectedGame[]} games
   * @returns {Promise<NamedFile>}
   */
  async function fileOf(games) {
    const task = { type: /** @type {const} */ ("write-games"), game: FIRST_GAME.id };
    const { text } = await engine.request({
      ...task,
      notation: "pgn",
      games: games.map(writtenGame),
    });
    return { name: "collection.pgn", bytes: new TextEncoder().encode(text) };
  }

  /**
   * @param {Uint8Array} packed
   * @param {Point} point
   * @param {GameFilter} filter
   * @returns {Promise<FoundGames>}
   */
  async function search(packed, point, filter) {
    const task = { type: /** @type {const} */ ("search-database"), ...point, filter };
    // A worker in the place of another one holds nothing, and answers null.
    const held = packed === sent ? await engine.request({ ...task, database: null }) : null;
    if (held !== null) return held;
    const found = await engine.request({ ...task, database: packed });
    sent = packed;
    return /** @type {FoundGames} */ (found);
  }

  return { read, fileOf, search };
}
