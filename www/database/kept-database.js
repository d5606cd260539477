/**
 * The database of games as the browser keeps it: one value, the bytes that the engine has packed.
 *
 * @import { GameFilter, NamedFile } from "../../reversi-wasm.js"
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
import { createGamesWorker } from "./games-worker.js";

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
  const kept = createKeptBytes(database);
  const worker = createGamesWorker(engine);
  const cleared = createSetAside(database, CLEARED);

  /**
   * @param {readonly NamedFile[]} files
   * @param {(records: number) => void} progress
   * @returns {Promise<{added: Added, size: Size}>}
   */
  async function add(files, progress) {
    const before = await kept.takeStored();
    const { database: bytes, games: _, ...added } = await worker.read(before, files, progress);
    const isKept = await kept.put(bytes);
    return { added: { ...added, isKept }, size: sizeOf(bytes) };
  }

  return {
    /**
     * @param {readonly string[]} awaited the names of cleared databases that have their way back in
     *   this tab
     * @param {number} now in milliseconds since 1970
     * @returns {Promise<Size>}
     */
    async open(awaited, now) {
      const bytes = await kept.takeStored();
      await cleared.prune(awaited, now);
      return sizeOf(bytes);
    },
    /**
     * @param {readonly NamedFile[]} files
     * @param {(records: number) => void} progress
     */
    add: (files, progress) => lock(() => add(files, progress)),
    fileOf: worker.fileOf,
    /**
     * The games of the computer's levels as a file.
     * @returns {Promise<NamedFile>}
     */
    sampleFile: async () => ({
      name: "games.pgn",
      bytes: new TextEncoder().encode(await loadSamples()),
    }),
    /**
     * @param {Point} point
     * @param {GameFilter} filter
     */
    search: (point, filter) => worker.search(kept.bytes() ?? new Uint8Array(), point, filter),
    /**
     * Takes all games away, until they are brought back.
     * @param {string} name the time, in milliseconds since 1970
     */
    clear: (name) =>
      lock(async () => {
        await cleared.put(name, await kept.takeStored());
        await kept.remove();
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
        if ((await kept.takeStored()) === null) await kept.put(bytes);
        else await add([{ name: FILE, bytes }], () => {});
        await cleared.remove(name);
        return sizeOf(kept.bytes());
      }),
    /** The database as a file. */
    file() {
      const bytes = kept.bytes();
      return new Blob(bytes === null ? [] : [new Uint8Array(bytes)]);
    },
  };
}

/**
 * The packed games: those that the browser keeps, or, where it keeps none, those of this page.
 * @param {Database} database
 */
function createKeptBytes(database) {
  /** @type {Uint8Array | null} */
  let packed = null;
  /** Whether the browser keeps them; else they last as long as the page. */
  let isKept = true;
  return {
    bytes: () => packed,
    /** Takes over what another tab has made of them. */
    async takeStored() {
      if (!isKept) return packed;
      const value = await database.read(KEY).catch(() => null);
      packed = value instanceof Uint8Array ? value : null;
      return packed;
    },
    /**
     * @param {Uint8Array} bytes
     * @returns {Promise<boolean>} whether the browser keeps them
     */
    async put(bytes) {
      packed = bytes;
      isKept = await isWritten(database, KEY, bytes);
      return isKept;
    },
    async remove() {
      await database.remove([KEY]).catch(() => {});
      packed = null;
    },
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
