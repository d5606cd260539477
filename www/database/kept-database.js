/**
 * The database of games as the browser keeps it: one value, the bytes that the engine has packed.
 * A worker of its own reads files into it and searches it, and is never stopped: it stays loaded,
 * and holds the bytes that it has searched.
 *
 * @import { CollectedGame, FoundGames, GameFilter, NamedFile } from "../../reversi-wasm.js"
 * @import { Database } from "../base/database.js"
 * @import { Point } from "../engine/protocol.js"
 * @import { Added, Size } from "./database.js"
 *
 * @typedef {ReturnType<typeof createGamesDatabase>} GamesDatabase
 */

import { createDatabase, isWritten, whileOthersWait } from "../base/database.js";
import { loadGamesText } from "../base/resources.js";
import { createSetAside } from "../base/set-aside.js";
import { EngineClient } from "../engine/client.js";
import { FIRST_GAME } from "../games/index.js";
import { writtenGame } from "../share/written-game.js";

/** The number changes with the shape of what is stored. */
const KEY = "games.1";

/** The prefix of the names of cleared databases, which wait for their way back. */
const CLEARED = "cleared-games.1";

/** The ending of the names of files that hold a packed database. */
const ENDING = ".games";

/** The name of the file that is saved. */
export const FILE = `reversi${ENDING}`;

/** Where the number of games is in the bytes. */
const COUNT_AT = 16;
const HEADER = 20;

/** @type {Size} */
const NOTHING = { games: 0, bytes: 0 };

/** @param {Parameters<typeof createDatabase>[0]} provide */
export function openGamesDatabase(provide) {
  return createGamesDatabase(createDatabase(provide, "reversi"), new EngineClient(), (step) =>
    whileOthersWait("games", step),
  );
}

/**
 * @param {Database} database
 * @param {Pick<EngineClient, "request">} engine
 * @param {<T>(step: () => Promise<T>) => Promise<T>} [lock] of all tabs
 * @param {() => Promise<string>} [loadSamples] the text of the games to try it with
 */
export function createGamesDatabase(
  database,
  engine,
  lock = (step) => step(),
  loadSamples = loadGamesText,
) {
  /** The bytes that are searched. @type {Uint8Array | null} */
  let packed = null;
  /** Those that the worker was sent last. @type {Uint8Array | null} */
  let sent = null;
  /** Whether the browser keeps what is searched; else it lasts as long as the page. */
  let isKept = true;
  const cleared = createSetAside(database, CLEARED);

  /** @param {string} key */
  async function stored(key) {
    const value = await database.read(key).catch(() => null);
    return value instanceof Uint8Array ? value : null;
  }

  /** Takes over what another tab has made of it. */
  async function takeStored() {
    if (isKept) packed = await stored(KEY);
  }

  /**
   * @param {readonly NamedFile[]} files
   * @param {(records: number) => void} progress
   * @returns {Promise<{added: Added, size: Size}>}
   */
  async function add(files, progress) {
    await takeStored();
    const task = { type: /** @type {const} */ ("read-database"), game: FIRST_GAME.id, files };
    const read = await engine.request(
      { ...task, database: packed },
      { progress: (found) => "records" in found && progress(found.records) },
    );
    const { database: bytes, games: _, ...added } = read;
    packed = bytes;
    isKept = await isWritten(database, KEY, bytes);
    return { added: { ...added, isKept }, size: sizeOf(packed) };
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
   * The games of the computer's levels as a file.
   * @returns {Promise<NamedFile>}
   */
  async function sampleFile() {
    return { name: "games.pgn", bytes: new TextEncoder().encode(await loadSamples()) };
  }

  /**
   * @param {Point} point
   * @param {GameFilter} filter
   * @returns {Promise<FoundGames>}
   */
  async function search(point, filter) {
    const task = { type: /** @type {const} */ ("search-database"), ...point, filter };
    const bytes = packed ?? new Uint8Array();
    // A worker in the place of another one holds nothing, and answers null.
    const held = bytes === sent ? await engine.request({ ...task, database: null }) : null;
    if (held !== null) return held;
    const found = await engine.request({ ...task, database: bytes });
    sent = bytes;
    return /** @type {FoundGames} */ (found);
  }

  return {
    /**
     * @param {readonly string[]} awaited the names of cleared databases that have their way back in
     *   this tab
     * @param {number} now in milliseconds since 1970
     * @returns {Promise<Size>}
     */
    async open(awaited, now) {
      await takeStored();
      await cleared.prune(awaited, now);
      return sizeOf(packed);
    },
    /**
     * @param {readonly NamedFile[]} files
     * @param {(records: number) => void} progress
     */
    add: (files, progress) => lock(() => add(files, progress)),
    fileOf,
    sampleFile,
    search,
    /**
     * Takes all games away, until they are brought back.
     * @param {string} name the time, in milliseconds since 1970
     */
    clear: (name) =>
      lock(async () => {
        await takeStored();
        await cleared.put(name, packed);
        await database.remove([KEY]).catch(() => {});
        packed = null;
      }),
    /**
     * Puts the games back beside those that were added meanwhile.
     * @param {string} name
     * @returns {Promise<Size | null>} null if they are no longer kept
     */
    bringBack: (name) =>
      lock(async () => {
        const bytes = await cleared.read(name);
        if (!(bytes instanceof Uint8Array)) return null;
        await takeStored();
        if (packed === null) {
          packed = bytes;
          isKept = await isWritten(database, KEY, bytes);
        } else await add([{ name: FILE, bytes }], () => {});
        await cleared.remove(name);
        return sizeOf(packed);
      }),
    /** The database as a file. */
    file: () => new Blob(packed === null ? [] : [new Uint8Array(packed)]),
  };
}

/**
 * @param {Uint8Array | null} packed
 * @returns {Size}
 */
function sizeOf(packed) {
  if (packed === null || packed.length < HEADER) return NOTHING;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  return { games: view.getUint32(COUNT_AT, true), bytes: packed.length };
}
