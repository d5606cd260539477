/**
 * Values that all tabs share, each by its key: which of them another tab has changed since this one
 * read them, and which the browser has refused to store.
 */

import { noStorage, parse, read } from "../base/browser-values.js";

/** @typedef {ReturnType<typeof createSharedValues>} SharedValues */

/**
 * @param {() => Storage} provide
 * @param {(key: string, value: unknown) => boolean} store stores a value where others make room
 */
export function createSharedValues(provide, store) {
  /** @type {Map<string, string | null>} what this tab has taken over */
  const seen = new Map();
  /** @type {Set<string>} the keys of what the browser has refused to store */
  const refused = new Set();

  /** @param {string} key @param {boolean} stored */
  function noteStored(key, stored) {
    if (stored) refused.delete(key);
    else if (provide !== noStorage) refused.add(key);
  }

  /** @param {string} key @param {unknown} value */
  const keep = (key, value) => noteStored(key, store(key, value));

  /** Whether nothing has changed since this tab read the key. @param {string} key */
  const isSeen = (key) => read(provide, key) === (seen.get(key) ?? null);

  return {
    /** @type {ReadonlySet<string>} */
    refused,
    noteStored,
    keep,
    isSeen,
    /** The stored value. It counts as not taken over. @param {string} key */
    find: (key) => parse(read(provide, key)),
    /** The stored value, which the tab takes over. @param {string} key */
    take(key) {
      const text = read(provide, key);
      seen.set(key, text);
      return parse(text);
    },
    /**
     * Stores a value. What another tab has stored since this one read the key is still to be taken
     * over.
     * @param {string} key
     * @param {unknown} value
     */
    put(key, value) {
      const wasSeen = isSeen(key);
      keep(key, value);
      if (wasSeen) seen.set(key, read(provide, key));
    },
  };
}
