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

import { createDatabase, whileOthersWait } from "../base/database.js";
import { createKeptValue } from "../base/kept-value.js";
import { loadGamesText } from "../base/resources.js";
import { EngineClient } from "../engine/client.js";
import { createGamesWorker } from "./games-worker.js";

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
  const worker = createGamesWorker(engine);
  /** @type {import("../base/kept-value.js").Kind<Uint8Array | null>} */
  const packedGames = {
    key: "games.1",
    removed: "cleared-games.1",
    parse: (stored) => (stored instanceof Uint8Array ? stored : null),
    form: (bytes) => bytes ?? undefined,
    merge: async (bytes, others) => {
      if (bytes === null || others === null) return bytes ?? others;
      return (await worker.read(bytes, [{ name: FILE, bytes: others }], () => {})).database;
    },
  };
  const kept = createKeptValue(database, packedGames, lock);
  const size = () => sizeOf(kept.value());

  return {
    /**
     * @param {readonly string[]} awaited the names of cleared databases that have their way back in
     *   this tab
     * @param {number} now in milliseconds since 1970
     * @returns {Promise<Size>}
     */
    open: (awaited, now) => kept.open(awaited, now).then(size),
    /**
     * @param {readonly NamedFile[]} files
     * @param {(records: number) => void} progress
     * @returns {Promise<{added: Added, size: Size}>}
     */
    async add(files, progress) {
      /** @type {Omit<Added, "isKept">} */
      let added = { added: 0, repeated: 0, other: 0, unread: 0, more: false };
      await kept.change(async (before) => {
        const { database: bytes, games: _, ...counts } = await worker.read(before, files, progress);
        added = counts;
        return bytes;
      });
      return { added: { ...added, isKept: kept.isKept() }, size: size() };
    },
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
    search: (point, filter) => worker.search(kept.value() ?? new Uint8Array(), point, filter),
    /**
     * Takes all games away, until they are brought back.
     * @param {string} name the time, in milliseconds since 1970
     */
    clear: (name) => kept.takeOut(name, (bytes) => ({ rest: null, part: bytes })),
    /**
     * Puts the games back beside those that were added meanwhile.
     * @param {string} name
     * @returns {Promise<Size | null>} null if they are no longer kept
     */
    bringBack: async (name) => ((await kept.bringBack(name)) ? size() : null),
    /** The database as a file. */
    file() {
      const bytes = kept.value();
      return new Blob(bytes === null ? [] : [new Uint8Array(bytes)]);
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
