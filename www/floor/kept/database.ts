/** Values by name in a database of the browser, for what the storage of texts has no room for. */

import { PageError } from "../base/problems.ts";
import { DAMAGED, damagedKey } from "./thing.ts";

/** What cannot be read is another answer than what is not there. */
export interface Database {
  /**
   * Undefined if there is none, as where the browser forbids its database.
   * @throws {PageError} `kept-unreadable` where there may be one
   */
  read: (name: string) => Promise<unknown>;
  /** Those that begin so; rejects as {@link read} does. */
  names: (prefix: string) => Promise<string[]>;
  /**
   * Writes all of it or nothing; undefined removes.
   * @returns whether the browser has kept it
   */
  write: (changes: Readonly<Record<string, unknown>>) => Promise<boolean>;
}

const STORE = "values";

/** @param provide throws if the page keeps nothing */
export function createDatabase(provide: () => IDBFactory, name: string): Database {
  const run = createSteps(provide, name);
  async function found<T>(ask: (store: IDBObjectStore) => IDBRequest<T>, none: T) {
    try {
      return (await run("readonly", ask)).result;
    } catch (error) {
      if (isForbidden(error)) return none;
      throw new PageError("kept-unreadable", "", String(error));
    }
  }
  return {
    read: (key) => found((store) => store.get(key), undefined),
    names: async (prefix) => {
      const ask = (store: IDBObjectStore) =>
        store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      return (await found(ask, [])).map(String);
    },
    write(changes) {
      const ask = (store: IDBObjectStore) => {
        // By these, earlier releases have counted the days of what waits.
        store.delete(IDBKeyRange.bound("seen.1 ", "seen.1 \uffff"));
        for (const [key, value] of Object.entries(changes))
          if (value === undefined) store.delete(key);
          else store.put(value, key);
      };
      return run("readwrite", ask).then(
        () => true,
        () => false,
      );
    },
  };
}

/**
 * Takes each step on the connection, and where that fails, on a new one: browsers close those of
 * pages in the background, and some say nothing of it.
 */
function createSteps(provide: () => IDBFactory, name: string) {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  async function open() {
    const request = provide().open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
  async function once<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => T) {
    opening ??= open();
    try {
      const transaction = (await opening).transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      await ended(transaction);
      return asked;
    } catch (error) {
      forget();
      throw error;
    }
  }
  return <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => T) =>
    once(mode, ask).catch((error) => {
      if (isForbidden(error)) throw error;
      return once(mode, ask);
    });
}

/**
 * Whether the browser lets the page keep nothing: then nothing is there.
 * @param error of a step
 */
function isForbidden(error: unknown) {
  return Object(error).name === "SecurityError";
}

/** The key under which a damaged value is to wait: what waits there already stays. */
export async function unusedKey(database: Database, key: string) {
  const waiting = await database.names(key + DAMAGED);
  let number = 1;
  while (waiting.includes(damagedKey(key, number))) number += 1;
  return damagedKey(key, number);
}

/** The last steps of this tab, by the names of what is shared. */
const turns: Map<string, Promise<unknown>> = new Map();

/**
 * Runs a step on what all tabs share while no other one runs, in this tab and in others. A browser
 * without locks, or one that forbids the page to keep anything, does not wait for other tabs.
 * @param name of what is shared
 */
export function whileOthersWait<T>(name: string, step: () => Promise<T>): Promise<T> {
  const done = Promise.resolve(turns.get(name)).then(() => whileTabsWait(name, step));
  const over = done.catch(() => {});
  turns.set(name, over);
  return done;
}

async function whileTabsWait<T>(name: string, step: () => Promise<T>) {
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

/** A full disk is found when the transaction ends. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
