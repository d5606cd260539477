/**
 * The database of games as the browser keeps it: one value, the bytes that the engine has packed.
 */

import type { GameFilter, GameRows, NamedFile } from "../../../reversi-wasm.js";
import type { Point } from "../../play/engine/protocol.ts";
import type { Added, Size } from "./database-slice.ts";
import { type Database, createDatabase } from "../../floor/kept/database.ts";
import { type Kind, type Lock, createKeptValue } from "../../floor/kept/kept-value.ts";
import { DAY_MS, declared, whole } from "../../floor/kept/thing.ts";
import { loadGamesText } from "../../floor/base/resources.ts";
import { EngineClient } from "../../play/engine/client.ts";
import { createGamesWorker } from "./games-worker.ts";
import { NO_GAMES } from "./database-slice.ts";

export type GamesDatabase = ReturnType<typeof createGamesDatabase>;

/** The ending of the names of files that hold a packed database. */
const ENDING = ".games";

/** The files of tournament games, and those that name their players and tournaments. */
const GAMES = /\.wtb$/i;
const NAMES = /\.(jou|trn)$/i;

/** The name of the file that is saved. */
export const FILE = `reversi${ENDING}`;

/** Where the number of games is in the bytes, and the length of each; the names follow them. */
const COUNT_AT = 16;
const HEADER = 20;
const RECORD = 76;

const PACKED_GAMES = declared<Uint8Array | null>({
  key: "games.1",
  place: "database",
  aside: "cleared-games.1",
  back: "database",
  backLasts: DAY_MS,
  exported: "file",
  check: whole((stored) => (stored instanceof Uint8Array ? stored : null), null),
});

export function openGamesDatabase(provide: Parameters<typeof createDatabase>[0]) {
  return createGamesDatabase(createDatabase(provide, "reversi"), new EngineClient());
}

const NONE_ADDED: Omit<Added, "isKept"> = {
  added: 0,
  repeated: 0,
  other: 0,
  unread: 0,
  more: false,
};

/**
 * @param lock of all tabs
 * @param loadSamples the text of the games to try it with
 */
export function createGamesDatabase(
  database: Database,
  engine: Pick<EngineClient, "request">,
  lock?: Lock,
  loadSamples: () => Promise<string> = loadGamesText,
) {
  const worker = createGamesWorker(engine);
  const kept = createKeptValue(database, PACKED_GAMES, kindOf(worker), lock);
  const size = () => sizeOf(kept.value());
  /** Files whose games are named by another file, which may be added later. */
  let nameless: readonly NamedFile[] = [];

  return {
    /**
     * @param awaited the names of cleared databases that have their way back in this tab
     * @param now in milliseconds since 1970
     */
    open: (awaited: readonly string[], now: number): Promise<Size> =>
      kept.open(awaited, now).then(size),
    async add(
      files: readonly NamedFile[],
      progress: (records: number) => void,
    ): Promise<{ added: Added; size: Size }> {
      let added = NONE_ADDED;
      const read = files.some(({ name }) => NAMES.test(name)) ? [...files, ...nameless] : files;
      await kept.change(async (before) => {
        const { database: bytes, games: _, ...counts } = await worker.read(before, read, progress);
        added = counts;
        return bytes;
      });
      nameless = size().hasNames ? [] : [...nameless, ...files.filter(isOfGames)];
      return { added: { ...added, isKept: kept.isKept() }, size: size() };
    },
    removed: kept.removed,
    /** The games of the computer's levels as a file. */
    sampleFile: async (): Promise<NamedFile> => ({
      name: "games.pgn",
      bytes: new TextEncoder().encode(await loadSamples()),
    }),
    fileOf: worker.fileOf,
    search: (point: Point, filter: GameFilter, rows?: GameRows) =>
      worker.search(kept.value() ?? new Uint8Array(), point, filter, rows),
    /**
     * Takes all games away, until they are brought back.
     * @param now in milliseconds since 1970
     * @returns the name under which they wait; null if there are none
     */
    clear: (now: number) => kept.takeOut(now, (bytes) => ({ rest: null, part: bytes })),
    /**
     * Puts the games back beside those that were added meanwhile.
     * @returns why they are not back, or not all of them
     */
    bringBack: async (name: string) => {
      const rest = await kept.bringBack(name);
      return { size: size(), rest };
    },
    file() {
      const bytes = kept.value();
      return new Blob(bytes === null ? [] : [new Uint8Array(bytes)]);
    },
  };
}

const isOfGames = ({ name }: NamedFile) => GAMES.test(name);

/** How two states of the database become one: their games are read together. */
function kindOf(worker: ReturnType<typeof createGamesWorker>): Kind<Uint8Array | null> {
  return {
    form: (bytes) => bytes ?? undefined,
    merge: async (bytes, others) => {
      if (bytes === null || others === null) return { value: bytes ?? others, isWhole: true };
      const files = [{ name: FILE, bytes: others }];
      const { database, more } = await worker.read(bytes, files, () => {});
      return { value: database, isWhole: !more };
    },
  };
}

function sizeOf(packed: Uint8Array | null): Size {
  if (packed === null || packed.length < HEADER) return NO_GAMES;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const games = view.getUint32(COUNT_AT, true);
  const { length: bytes } = packed;
  return { games, bytes, hasNames: bytes > HEADER + games * RECORD };
}
