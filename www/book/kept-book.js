/**
 * The book as the browser keeps it: one value, the text of its file. What was taken out of it waits
 * beside it for its way back.
 *
 * @import { Database } from "../base/database.js"
 * @import { Book } from "./book.js"
 *
 * @typedef {ReturnType<typeof createKeptBook>} KeptBook
 */

import { createDatabase, isWritten, whileOthersWait } from "../base/database.js";
import { createSetAside } from "../base/set-aside.js";
import { EMPTY_BOOK, mergedBooks } from "./book.js";
import { readBook, writeBook } from "./book-file.js";

/** The number changes with the shape of what is stored. */
const KEY = "book.1";
/** The prefix of the names of removed parts. */
const REMOVED = "removed-book.1:";

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
  /** @type {Book} */
  let book = EMPTY_BOOK;
  /** The text of the book that was last stored or read. */
  let text = "";
  /** Whether the browser keeps the book; else it lasts as long as the page. */
  let isKept = true;
  const removedParts = createSetAside(database, REMOVED);
  /** One step after another, in all tabs. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @param {string} key */
  const stored = async (key) => String((await database.read(key).catch(() => null)) ?? "");

  /** Takes over what another tab has made of it. */
  async function takeStored() {
    const found = isKept ? await stored(KEY) : text;
    if (found === text) return;
    text = found;
    ({ book } = readBook(found));
  }

  /**
   * @template T
   * @param {() => Promise<T>} step
   * @returns {Promise<T>}
   */
  function inTurn(step) {
    const done = last.then(() => lock(step));
    last = done.catch(() => {});
    return done;
  }

  const shown = () => ({ book, bytes: text.length, isKept });

  /** @param {(book: Book) => Book} make */
  async function change(make) {
    await takeStored();
    const after = make(book);
    if (after === book) return shown();
    book = after;
    text = writeBook(after);
    isKept = await isWritten(database, KEY, text);
    return shown();
  }

  return {
    /**
     * @param {readonly string[]} awaited the names of removed parts that have their way back in
     *   this tab
     * @param {number} now in milliseconds since 1970
     */
    open: (awaited, now) =>
      inTurn(async () => {
        await takeStored();
        await removedParts.prune(awaited, now);
        return shown();
      }),
    /** @param {(book: Book) => Book} make */
    change: (make) => inTurn(() => change(make)),
    /**
     * Keeps what was taken out.
     * @param {string} name the time at which that was, in milliseconds since 1970
     * @param {Book} removed
     */
    putAside: (name, removed) => removedParts.put(name, writeBook(removed)),
    /**
     * Puts back what was taken out, beside what was added since then.
     * @param {string} name
     * @returns {Promise<ReturnType<typeof shown> | null>} null if it is no longer kept
     */
    bringBack: (name) =>
      inTurn(async () => {
        const part = await removedParts.read(name);
        if (typeof part !== "string") return null;
        const changes = await change((present) => mergedBooks(present, readBook(part).book));
        await removedParts.remove(name);
        return changes;
      }),
  };
}
