/** The games of tournaments as rows of the library, read in pages as they come into sight. */

import type { CollectedGame, FoundGame, FoundGames } from "../../../reversi-wasm.js";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";

/** Rows of a page. */
const PAGE = 100;

/** The most rows that statistics and files are made of. */
export const MOST_COUNTED = 20_000;

const NO_GAMES: readonly CollectedGame[] = [];

/** Reads games of the last search: `most` from a place on. */
type ReadRows = (first: number, most: number) => Promise<readonly FoundGame[]>;

/** @param changed called when a page has come */
export function createTournamentRows(read: ReadRows, changed: () => void) {
  let found: FoundGames | null = null;
  let pages: Map<number, CollectedGame[] | null> = new Map();
  let all: CollectedGame[] | null = null;

  /** What has been read of another search is dropped. */
  async function take(first: number, most: number, keep: (rows: CollectedGame[]) => void) {
    const of = found;
    const rows = await read(first, most).catch(() => []);
    if (of !== found) return;
    keep(rows.map(rowOf));
    changed();
  }

  return {
    count: () => found?.count ?? 0,
    /** Takes the answer of another search, with its first games. */
    show(next: FoundGames | null) {
      if (next === found) return;
      found = next;
      all = null;
      pages = new Map([[0, (next?.games ?? []).map(rowOf)]]);
    },
    /** A row; undefined until it is read. */
    at(index: number): CollectedGame | undefined {
      const page = Math.floor(index / PAGE);
      if (!pages.has(page)) {
        pages.set(page, null);
        void take(page * PAGE, PAGE, (rows) => pages.set(page, rows));
      }
      return pages.get(page)?.[index % PAGE];
    },
    /** All of them; null until they are read. */
    all(): readonly CollectedGame[] | null {
      if (found === null || found.count === 0) return NO_GAMES;
      if (all === null && !pages.has(-1)) {
        pages.set(-1, null);
        void take(0, MOST_COUNTED, (rows) => {
          all = rows;
        });
      }
      return all;
    },
  };
}

function rowOf({ text, year, ...facts }: FoundGame): CollectedGame {
  return {
    ...NOTHING_BESIDE,
    assumed_black: false,
    ...facts,
    number: 0,
    text,
    moves: text.length / 2,
    date: year === null ? "" : String(year),
  };
}
