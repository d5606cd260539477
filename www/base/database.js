/**
 * Values by name in a database of the browser, for what the storage of texts has no room for.
 *
 * @typedef {object} Database each step rejects where the browser forbids it or has no room
 * @property {(name: string) => Promise<unknown>} read undefined if there is none
 * @property {(name: string, value: unknown) => Promise<unknown>} write
 * @property {(names: readonly string[]) => Promise<unknown>} remove
 * @property {(prefix: string) => Promise<string[]>} names those that begin so
 */

import { PageError } from "./problems.js";

const STORE = "values";

/**
 * @param {() => IDBFactory} provide throws if the page keeps nothing
 * @param {string} name
 * @returns {Database}
 */
export function createDatabase(provide, name) {
  /** @type {Promise<IDBDatabase> | null} */
  let opening = null;
  const forget = () => {
    opening = null;
  };
  async function open() {
    const request = provide().open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await settled(request);
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => IDBRequest<T>} ask
   */
  async function once(mode, ask) {
    opening ??= open();
    try {
      const database = await opening;
      const transaction = database.transaction(STORE, mode);
      const done = ended(transaction);
      const [value] = await Promise.all([settled(ask(transaction.objectStore(STORE))), done]);
      return value;
    } catch (error) {
      forget();
      throw error;
    }
  }
  /**
   * Takes a step on the connection, and where that fails, on a new one: browsers close those of
   * pages in the background, and some say nothing of it.
   * @type {typeof once}
   */
  const run = (mode, ask) =>
    once(mode, ask).catch((error) => {
      if (isForbidden(error)) throw error;
      return once(mode, ask);
    });
  return {
    read: (key) => run("readonly", (store) => store.get(key)),
    write: (key, value) => run("readwrite", (store) => store.put(value, key)),
    remove: async (keys) => {
      for (const key of keys) await run("readwrite", (store) => store.delete(key));
    },
    names: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await run("readonly", (store) => store.getAllKeys(range))).map(String);
    },
  };
}

/**
 * Whether the browser lets the page keep nothing: then nothing is there.
 * @param {unknown} error of a step
 */
function isForbidden(error) {
  return Object(error).name === "SecurityError";
}

/**
 * The value of a name. Where the browser forbids its database there is none.
 * @param {Pick<Database, "read">} database
 * @param {string} name
 * @returns {Promise<unknown>} undefined if there is none
 * @throws {PageError} `kept-unreadable` where there may be one
 */
export function readKept(database, name) {
  return database.read(name).catch((error) => {
    if (isForbidden(error)) return undefined;
    throw new PageError("kept-unreadable", "", String(error));
  });
}

/**
 * Runs a step on what all tabs share while no other tab runs one. A browser without locks, or one
 * that forbids the page to keep anything, runs it at once.
 * @template T
 * @param {string} name of what is shared
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function whileOthersWait(name, step) {
  let hasBegun = false;
  try {
    return await navigator.locks.request(`reversi.${name}`, () => {
      hasBegun = true;
      return step();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return step();
  }
}

/**
 * Writes a value, and says whether the browser has kept it.
 * @param {Pick<Database, "write" | "remove">} database
 * @param {string} name
 * @param {unknown} value undefined for none
 */
export function isWritten(database, name, value) {
  const done = value === undefined ? database.remove([name]) : database.write(name, value);
  return done.then(
    () => true,
    () => false,
  );
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * A full disk is found when the transaction ends.
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
