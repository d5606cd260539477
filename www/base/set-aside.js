/**
 * A part taken out of something that all tabs share: it waits in the browser's database, by the
 * time at which it was taken out, until its way back is gone.
 *
 * @import { Database } from "./database.js"
 */

import { isWritten, readKept } from "./database.js";

/** Milliseconds after which no other tab waits for what was taken out. */
const ABANDONED = 86_400_000;

/**
 * Whether something was taken out too long ago for another tab to wait for it.
 * @param {number} time
 * @param {number} now both in milliseconds since 1970
 */
export function isAbandoned(time, now) {
  return !(time > now - ABANDONED);
}

/**
 * @param {Database} database
 * @param {string} prefix of the names of what was taken out
 */
export function createSetAside(database, prefix) {
  /** The parts that the browser has no room for: they last as long as the page. */
  const unkept = new Map();
  const remove = (/** @type {readonly string[]} */ names) =>
    database.remove(names.map((name) => prefix + name)).catch(() => {});
  return {
    /**
     * @param {string} name the time, in milliseconds since 1970
     * @param {unknown} value
     */
    async put(name, value) {
      if (!(await isWritten(database, prefix + name, value))) unkept.set(name, value);
    },
    /** @param {string} name @returns {Promise<unknown>} undefined if it is no longer kept */
    read: async (name) => unkept.get(name) ?? (await readKept(database, prefix + name)),
    /** @param {string} name */
    async remove(name) {
      unkept.delete(name);
      await remove([name]);
    },
    /**
     * Removes what nobody waits for.
     * @param {readonly string[]} awaited the names that have their way back in this tab; those of
     *   others keep theirs for a day
     * @param {number} now in milliseconds since 1970
     */
    async prune(awaited, now) {
      const keys = await database.names(prefix).catch(() => []);
      const names = keys.map((key) => key.slice(prefix.length));
      await remove(
        names.filter((name) => !awaited.includes(name) && isAbandoned(Number(name), now)),
      );
    },
  };
}
