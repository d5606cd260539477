/**
 * The database of games as the browser keeps it: one value, the bytes that the engine has packed.
 */

import type { GameFilter, GameRows, NamedFile } from "../../../reversi-wasm.js";
import type { Point } from "../../play/engine/protocol.ts";
import type { Added, DatabaseSlice, Size } from "./database-slice.ts";
import type { Database } from "../../floor/kept/database.ts";
import { type Kind, createKeptValue } from "../../floor/kept/kept-value.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import { loadGamesText } from "../../floor/base/resources.ts";
import { EngineClient } from "../../play/engine/client.ts";
import { createGamesWorker } from "./games-worker.ts";
import { NO_GAMES } from "./database-slice.ts";

export type GamesDatabase = ReturnType<typeof createGamesDatabase>;

/** The files of tournament games, and those that name their players and tournaments. */
const GAMES = /\.wtb$/i;
const NAMES = /\.(jou|trn)$/i;

/** The name of the file that is saved. */
export const FILE = "reversi.games";

/** The first bytes, with the number of games behind them. */
const MAGIC = "reversi-games 1\n";
const HEADER = 20;
/** The length of each game. The names follow them, each with the end of its line. */
const RECORD = 76;
const LINE_END = 10;

const PACKED_GAMES = declared({
  key: "games.1",
  place: "database",
  aside: "cleared-games.1",
  back: "database",
  backDays: 1,
  exported: "file",
  check: whole<Uint8Array | null>((stored) => (isPacked(stored) ? stored : null), null),
});

const NONE_ADDED: Added = { added: 0, repeated: 0, other: 0, unread: 0, more: false };

/** @param loadSamples the text of the games to try it with */
export function createGamesDatabase(
  database: Database,
  engine: Pick<EngineClient, "request"> = new EngineClient(),
  loadSamples: () => Promise<string> = loadGamesText,
) {
  const worker = createGamesWorker(engine);
  const kept = createKeptValue(database, PACKED_GAMES, kindOf(worker));
  /** Files whose games are named by another file, which may be added later. */
  let nameless: readonly NamedFile[] = [];

  return {
    ...kept,
    async add(files: readonly NamedFile[], progress: (records: number) => void) {
      let added = NONE_ADDED;
      const read = files.some(({ name }) => NAMES.test(name)) ? [...files, ...nameless] : files;
      const changes = await kept.change(async (before) => {
        const { database: bytes, games: _, ...counts } = await worker.read(before, read, progress);
        added = counts;
        return bytes;
      });
      nameless = changes.size.hasNames
        ? []
        : [...nameless, ...files.filter(({ name }) => GAMES.test(name))];
      return { ...changes, added };
    },
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
     */
    clear: (now: number) => kept.takeOut(now, (bytes) => ({ rest: null, part: bytes })),
    file() {
      const bytes = kept.value();
      return new Blob(bytes === null ? [] : [new Uint8Array(bytes)]);
    },
  };
}

type Shown = Pick<DatabaseSlice, "isKept" | "removed"> & { size: Size };

/** How two states of the database become one: their games are read together. */
function kindOf(worker: ReturnType<typeof createGamesWorker>): Kind<Uint8Array | null, Shown> {
  return {
    form: (bytes) => bytes ?? undefined,
    shown: ({ value, isKept, removed }) => ({ size: sizeOf(value), isKept, removed }),
    merge: async (bytes, others) => {
      if (bytes === null || others === null) return { value: bytes ?? others, isWhole: true };
      const files = [{ name: FILE, bytes: others }];
      const { database, more } = await worker.read(bytes, files, () => {});
      return { value: database, isWhole: !more };
    },
  };
}

/** Whether a stored value is a packed database, and no end of it is missing. */
function isPacked(stored: unknown): stored is Uint8Array {
  if (!(stored instanceof Uint8Array) || stored.length < HEADER) return false;
  const begins = [...MAGIC].every((letter, at) => stored[at] === letter.charCodeAt(0));
  const end = HEADER + countOf(stored) * RECORD;
  return begins && (stored.length === end || (stored.length > end && stored.at(-1) === LINE_END));
}

function countOf({ buffer, byteOffset }: Uint8Array) {
  return new DataView(buffer, byteOffset).getUint32(MAGIC.length, true);
}

function sizeOf(packed: Uint8Array | null): Size {
  if (packed === null) return NO_GAMES;
  const games = countOf(packed);
  const { length: bytes } = packed;
  return { games, bytes, hasNames: bytes > HEADER + games * RECORD };
}
