/** Values by name in a database of the browser, for what the storage of texts has no room for. */

import { PageError } from "../base/problems.ts";

/** each step rejects where the browser forbids it or has no room */
export interface Database {
  /** Undefined if there is none. */
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: unknown) => Promise<unknown>;
  remove: (names: readonly string[]) => Promise<unknown>;
  /** Those that begin so. */
  names: (prefix: string) => Promise<string[]>;
}

const STORE = "values";

/** @param provide throws if the page keeps nothing */
export function createDatabase(provide: () => IDBFactory, name: string): Database {
  let opening: Promise<IDBDatabase> | null = null;
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
  async function once<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
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
   */
  const run: typeof once = (mode, ask) =>
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
 * @param error of a step
 */
function isForbidden(error: unknown) {
  return Object(error).name === "SecurityError";
}

/**
 * The value of a name. Where the browser forbids its database there is none.
 * @returns undefined if there is none
 * @throws {PageError} `kept-unreadable` where there may be one
 */
export function readKept(database: Pick<Database, "read">, name: string): Promise<unknown> {
  return database.read(name).catch((error) => {
    if (isForbidden(error)) return undefined;
    throw new PageError("kept-unreadable", "", String(error));
  });
}

/**
 * Runs a step on what all tabs share while no other tab runs one. A browser without locks, or one
 * that forbids the page to keep anything, runs it at once.
 * @param name of what is shared
 */
export async function whileOthersWait<T>(name: string, step: () => Promise<T>): Promise<T> {
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
 * @param value undefined for none
 */
export function isWritten(
  database: Pick<Database, "write" | "remove">,
  name: string,
  value: unknown,
) {
  const done = value === undefined ? database.remove([name]) : database.write(name, value);
  return done.then(
    () => true,
    () => false,
  );
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A full disk is found when the transaction ends. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
