/** The book as the browser keeps it: one value, the text of its file. */

import { type Database, createDatabase } from "../../floor/kept/database.ts";
import { type Kind, type Lock, createKeptValue } from "../../floor/kept/kept-value.ts";
import { declared } from "../../floor/kept/thing.ts";
import { EngineClient } from "../../play/engine/client.ts";
import type { BookFormat, ConvertedBook } from "../../play/engine/protocol.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { type Book, EMPTY_BOOK, MAX_BOOK_POSITIONS, mergedBooks } from "./book.ts";
import { isBook, readBook, writeBook } from "./book-file.ts";

export type KeptBook = ReturnType<typeof createKeptBook>;

const BOOK = declared<Book>({
  key: "book.1",
  place: "database",
  aside: "removed-book.1:",
  back: "book",
  backDays: 1,
  exported: "file",
  check(stored) {
    if (typeof stored !== "string") return { value: EMPTY_BOOK, damaged: stored !== undefined };
    const { book: value, unread } = readBook(stored);
    return { value, damaged: unread.length > 0 || !isBook(stored) };
  },
});

const KIND: Kind<Book> = {
  form: (book) => (book.size === 0 ? undefined : writeBook(book)),
  merge(book, other) {
    const value = mergedBooks(book, other);
    return { value, isWhole: [...other.keys()].every((key) => value.has(key)) };
  },
};

export function openKeptBook(provide: Parameters<typeof createDatabase>[0]) {
  return createKeptBook(createDatabase(provide, "reversi"), undefined, new EngineClient());
}

/**
 * @param lock of all tabs
 * @param engine what reads and writes the books of other programs
 */
export function createKeptBook(
  database: Database,
  lock: Lock | undefined,
  engine: Pick<EngineClient, "request">,
) {
  const own = createKeptValue(database, BOOK, KIND, lock);
  const shownFields = () => {
    const bytes = String(own.form() ?? "").length;
    return { book: own.value(), bytes, isKept: own.isKept(), removed: own.removed() };
  };
  return {
    isDamaged: own.isDamaged,
    open: (...of: Parameters<typeof own.open>) => own.open(...of).then(shownFields),
    change: (make: (book: Book) => Book) => own.change(make).then(shownFields),
    /** The book of a file in another format. */
    convert: (file: Blob, to: BookFormat): Promise<ConvertedBook> =>
      engine.request({
        type: "read-book",
        game: FIRST_GAME.id,
        file,
        most: MAX_BOOK_POSITIONS,
        to,
      }),
    /** @returns the rest, and the name under which the part waits; null if nothing was there */
    takeOut: async (...of: Parameters<typeof own.takeOut>) => {
      const part = await own.takeOut(...of);
      return part === null ? null : { changes: shownFields(), part };
    },
    /**
     * Puts back what was taken out, beside what was added since then.
     * @returns why it is not back, or not all of it
     */
    bringBack: async (name: string) => {
      const rest = await own.bringBack(name);
      return { changes: shownFields(), rest };
    },
  };
}
