/**
 * The book as the browser keeps it: one value, the text of its file.
 *
 * @import { Database } from "../base/database.js"
 * @import { Book } from "./book.js"
 *
 * @typedef {ReturnType<typeof createKeptBook>} KeptBook
 */

import { createDatabase, whileOthersWait } from "../base/database.js";
import { createKeptValue } from "../base/kept-value.js";
import { EMPTY_BOOK, mergedBooks } from "./book.js";
import { readBook, writeBook } from "./book-file.js";

/** @type {import("../base/kept-value.js").Kind<Book>} */
const BOOK = {
  key: "book.1",
  removed: "removed-book.1:",
  parse: (stored) => (typeof stored === "string" ? readBook(stored).book : EMPTY_BOOK),
  form: (book) => (book.size === 0 ? undefined : writeBook(book)),
  merge: mergedBooks,
};

/** @param {Parameters<typeof createDatabase>[0]} provide */
export function openKeptBook(provide) {
  return createKeptBook(createDatabase(provide, "reversi"), (step) =>
    whileOthersWait("book", step),
  );
}

/**
 * @param {Database} database
 * @param {<T>(step: () => Promise<T>) => Promise<T>} [lock] of all tabs
 */
export function createKeptBook(database, lock = (step) => step()) {
  const kept = createKeptValue(database, BOOK, lock);
  const shown = () => {
    const bytes = String(kept.form() ?? "").length;
    return { book: kept.value(), bytes, isKept: kept.isKept() };
  };
  return {
    /** @type {(...of: Parameters<typeof kept.open>) => Promise<ReturnType<typeof shown>>} */
    open: (awaited, now) => kept.open(awaited, now).then(shown),
    /** @param {(book: Book) => Book} make */
    change: (make) => kept.change(make).then(shown),
    /**
     * Takes a part out of the book.
     * @param {string} name the time, in milliseconds since 1970
     * @param {(book: Book) => {rest: Book, part: Book}} divide
     * @returns {Promise<ReturnType<typeof shown> | null>} null if nothing was there
     */
    takeOut: async (name, divide) => ((await kept.takeOut(name, divide)) ? shown() : null),
    /**
     * Puts back what was taken out, beside what was added since then.
     * @param {string} name
     * @returns {Promise<ReturnType<typeof shown> | null>} null if it is no longer kept
     */
    bringBack: async (name) => ((await kept.bringBack(name)) ? shown() : null),
  };
}
