/**
 * Values that all tabs share, each by its key: which of them another tab has changed since this one
 * read them, and which the browser has refused to store.
 */

import { noStorage, parse, read } from "../base/browser-values.ts";

export type SharedValues = ReturnType<typeof createSharedValues>;

/** @param store stores a value where others make room */
export function createSharedValues(
  provide: () => Storage,
  store: (key: string, value: unknown) => boolean,
) {
  /** what this tab has taken over */
  const seen: Map<string, string | null> = new Map();
  /** the keys of what the browser has refused to store */
  const refused: Set<string> = new Set();
  const refusedKeys: ReadonlySet<string> = refused;

  function noteStored(key: string, stored: boolean) {
    if (stored) refused.delete(key);
    else if (provide !== noStorage) refused.add(key);
  }

  const keep = (key: string, value: unknown) => noteStored(key, store(key, value));

  /** Whether nothing has changed since this tab read the key. */
  const isSeen = (key: string) => read(provide, key) === (seen.get(key) ?? null);

  return {
    refused: refusedKeys,
    noteStored,
    keep,
    isSeen,
    /** The stored value. It counts as not taken over. */
    find: (key: string) => parse(read(provide, key)),
    /** The stored value, which the tab takes over. */
    take(key: string) {
      const text = read(provide, key);
      seen.set(key, text);
      return parse(text);
    },
    /**
     * Stores a value. What another tab has stored since this one read the key is still to be taken
     * over.
     */
    put(key: string, value: unknown) {
      const wasSeen = isSeen(key);
      keep(key, value);
      if (wasSeen) seen.set(key, read(provide, key));
    },
  };
}
