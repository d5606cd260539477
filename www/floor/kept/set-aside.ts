/**
 * Parts that were taken out of something that all tabs share: they wait in the browser's database,
 * by the time at which they were taken out, until their way back is gone.
 */

import { fieldsOf } from "../base/browser-values.ts";
import type { Database } from "./database.ts";

const DAY_MS = 86_400_000;

/**
 * Finds what has waited long enough, by the number of days on which it was seen: a clock that is
 * put right adds one day, however far it jumps.
 * @param prefix of the keys of what waits
 * @param days for which other tabs keep it at least
 */
export function createWaitCount(database: Database, prefix: string, days: number) {
  const key = `seen.1 ${prefix}`;
  /**
   * @param now in milliseconds since 1970
   * @returns the names of what has waited long enough
   */
  return async (names: readonly string[], now: number) => {
    const seen = fieldsOf(await database.read(key));
    const today = Math.floor(now / DAY_MS);
    const more = seen.day === today ? 0 : 1;
    const countOf = (name: string) => Number(fieldsOf(seen.counts)[name]) + more || 1;
    const counts = Object.fromEntries(names.map((name) => [name, countOf(name)]));
    const after = names.length === 0 ? undefined : { day: today, counts };
    if (JSON.stringify(after ?? {}) !== JSON.stringify(seen))
      await database.write({ [key]: after });
    return names.filter((name) => countOf(name) > days + 1);
  };
}

/**
 * @param prefix of the keys of what was taken out
 * @param days for which other tabs keep it at least
 */
export function createSetAside(database: Database, prefix: string, days: number) {
  /** What the browser is still to store with the value itself, or to remove: undefined. */
  const pending: Map<string, unknown> = new Map();
  const waitedLong = createWaitCount(database, prefix, days);
  const names = async () => {
    const stored = (await database.names(prefix)).map((key) => key.slice(prefix.length));
    const all = new Set([...stored, ...pending.keys()]);
    return [...all].filter((name) => !pending.has(name) || pending.get(name) !== undefined);
  };
  return {
    pending: () => Object.fromEntries([...pending].map(([name, value]) => [prefix + name, value])),
    /** The browser has stored and removed what was pending. */
    settled: () => pending.clear(),
    /**
     * @param now in milliseconds since 1970
     * @returns its name: the time, and a later one where a clock was set back
     */
    async add(value: unknown, now: number) {
      const taken = await names();
      let time = now;
      while (taken.includes(String(time))) time += 1;
      pending.set(String(time), value);
      return String(time);
    },
    /** @returns undefined if it is no longer kept */
    read: async (name: string) => pending.get(name) ?? (await database.read(prefix + name)),
    remove: (name: string) => void pending.set(name, undefined),
    /**
     * Removes what nobody waits for.
     * @param awaited the names that have their way back in this tab
     * @param now in milliseconds since 1970
     * @returns the names that wait, the latest last
     */
    async prune(awaited: readonly string[], now: number) {
      const all = await names();
      const isAwaited = (name: string) => awaited.includes(name) || pending.has(name);
      const gone = (await waitedLong(all, now)).filter((name) => !isAwaited(name));
      await database.write(Object.fromEntries(gone.map((name) => [prefix + name, undefined])));
      return all
        .filter((name) => !gone.includes(name))
        .sort((one, other) => Number(one) - Number(other));
    },
  };
}
