/**
 * The book as the browser keeps it: one value, the text of its file. What was taken out of it waits
 * beside it for its way back.
 *
 * @import { Database } from "../base/database.js"
 * @import { Book } from "./book.js"
 *
 * @typedef {ReturnType<typeof createKeptBook>} KeptBook
 */

import { createDatabase, isWritten } from "../base/database.js";
import { EMPTY_BOOK } from "./book.js";
import { readBook, writeBook } from "./book-file.js";

/** The number changes with the shape of what is stored. */
const KEY = "book.1";
/** The prefix of the names of removed parts. */
const REMOVED = "removed-book.1:";

/** Milliseconds after which no other tab waits for what was taken out. */
const ABANDONED = 86_400_000;

/** @param {Parameters<typeof createDatabase>[0]} provide */
export function openKeptBook(provide) {
  return createKeptBook(createDatabase(provide, "reversi"), whileOthersWait);
}

/**
 * Runs a step while no other tab runs one. A browser without locks, or one that forbids the page to
 * keep anything, runs it at once.
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
async function whileOthersWait(step) {
  let hasBegun = false;
  try {
    return await navigator.locks.request("reversi.book", () => {
      hasBegun = true;
      return step();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return step();
  }
}

/**
 * @param {Database} database
 * @param {typeof whileOthersWait} [lock] of all tabs
 */
export function createKeptBook(database, lock = (step) => step()) {
  /** @type {Book} */
  let book = EMPTY_BOOK;
  /** The text of the book that was last stored or read. */
  let text = "";
  /** Whether the browser keeps the book; else it lasts as long as the page. */
  let isKept = true;
  /** The removed parts that the browser has no room for. @type {Map<string, string>} */
  const unkept = new Map();
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

  return {
    /**
     * @param {readonly string[]} awaited the names of removed parts that have their way back in
     *   this tab; those of others keep theirs for a day
     * @param {number} now in milliseconds since 1970
     */
    open: (awaited, now) =>
      inTurn(async () => {
        await takeStored();
        const names = await database.names(REMOVED).catch(() => []);
        const isGone = (/** @type {string} */ part) =>
          !awaited.includes(part) && !(Number(part) > now - ABANDONED);
        const gone = names.filter((name) => isGone(name.slice(REMOVED.length)));
        await database.remove(gone).catch(() => {});
        return shown();
      }),
    /** @param {(book: Book) => Book} make */
    change: (make) =>
      inTurn(async () => {
        await takeStored();
        const after = make(book);
        if (after === book) return shown();
        book = after;
        text = writeBook(after);
        isKept = await isWritten(database, KEY, text);
        return shown();
      }),
    /**
     * Keeps what was taken out.
     * @param {string} name the time at which that was, in milliseconds since 1970
     * @param {Book} removed
     */
    async putAside(name, removed) {
      const part = writeBook(removed);
      if (!(await isWritten(database, REMOVED + name, part))) unkept.set(name, part);
    },
    /** What was taken out. @param {string} name */
    async takeBack(name) {
      const part = unkept.get(name) ?? (await stored(REMOVED + name));
      unkept.delete(name);
      await database.remove([REMOVED + name]).catch(() => {});
      return readBook(part).book;
    },
  };
}
