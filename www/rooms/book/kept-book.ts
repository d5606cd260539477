/** The book as the browser keeps it: one value, the text of its file. */

import type { Database } from "../../floor/kept/database.ts";
import { type Kind, createKeptValue } from "../../floor/kept/kept-value.ts";
import { type Checked, declared } from "../../floor/kept/thing.ts";
import { EngineClient } from "../../play/engine/client.ts";
import type { BookFormat, ConvertedBook } from "../../play/engine/protocol.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { type Book, EMPTY_BOOK, MAX_BOOK_POSITIONS, mergedBooks } from "./book.ts";
import type { BookSlice } from "./book-slice.ts";
import { isBook, readBook, writeBook } from "./book-file.ts";

export type KeptBook = ReturnType<typeof createKeptBook>;

const BOOK = declared({
  key: "book.1",
  place: "database",
  aside: "removed-book.1:",
  back: "book",
  backDays: 1,
  exported: "file",
  check(stored): Checked<Book> {
    if (typeof stored !== "string") return { value: EMPTY_BOOK, damaged: stored !== undefined };
    const { book: value, unread } = readBook(stored);
    return { value, damaged: unread.length > 0 || !isBook(stored) };
  },
});

type Shown = Pick<BookSlice, "book" | "bytes" | "isKept" | "removed"> & { book: Book };

const KIND: Kind<Book, Shown> = {
  form: (book) => (book.size === 0 ? undefined : writeBook(book)),
  merge(book, other) {
    const value = mergedBooks(book, other);
    return { value, isWhole: [...other.keys()].every((key) => value.has(key)) };
  },
  shown({ value: book, form, isKept, removed }) {
    return { book, bytes: String(form ?? "").length, isKept, removed };
  },
};

/** @param engine what reads and writes the books of other programs */
export function createKeptBook(
  database: Database,
  engine: Pick<EngineClient, "request"> = new EngineClient(),
) {
  return {
    ...createKeptValue(database, BOOK, KIND),
    /** The book of a file in another format. */
    convert: (file: Blob, to: BookFormat): Promise<ConvertedBook> =>
      engine.request({
        type: "read-book",
        game: FIRST_GAME.id,
        file,
        most: MAX_BOOK_POSITIONS,
        to,
      }),
  };
}
