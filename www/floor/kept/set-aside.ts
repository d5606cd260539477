/**
 * A part taken out of something that all tabs share: it waits in the browser's database, by the
 * time at which it was taken out, until its way back is gone.
 */

import type { Database } from "./database.ts";

/**
 * Whether something was taken out too long ago for another tab to wait for it.
 * @param now both in milliseconds since 1970
 * @param lasts milliseconds
 */
export function isAbandoned(time: number, now: number, lasts: number) {
  return !(time > now - lasts);
}

/**
 * @param prefix of the names of what was taken out
 * @param lasts milliseconds for which other tabs keep it
 */
export function createSetAside(database: Database, prefix: string, lasts: number) {
  /** The parts that the browser has no room for: they last as long as the page. */
  const unkept: Map<string, unknown> = new Map();
  const names = async () => [
    ...(await database.names(prefix)).map((key) => key.slice(prefix.length)),
    ...unkept.keys(),
  ];
  return {
    /**
     * @param now in milliseconds since 1970
     * @returns its name: the time, and a later one where a clock was set back
     */
    async put(value: unknown, now: number) {
      const taken = await names();
      let time = now;
      while (taken.includes(String(time))) time += 1;
      const name = String(time);
      if (!(await database.write({ [prefix + name]: value }))) unkept.set(name, value);
      return name;
    },
    /** @returns undefined if it is no longer kept */
    read: async (name: string) => unkept.get(name) ?? (await database.read(prefix + name)),
    async remove(name: string) {
      unkept.delete(name);
      await database.write({ [prefix + name]: undefined });
    },
    /**
     * Removes what nobody waits for.
     * @param awaited the names that have their way back in this tab
     * @param now in milliseconds since 1970
     * @returns the names that wait, the latest last
     */
    async prune(awaited: readonly string[], now: number) {
      const all = await names();
      const isGone = (name: string) =>
        !awaited.includes(name) && isAbandoned(Number(name), now, lasts);
      const gone = all.filter(isGone);
      await database.write(Object.fromEntries(gone.map((name) => [prefix + name, undefined])));
      return all
        .filter((name) => !gone.includes(name))
        .sort((one, other) => Number(one) - Number(other));
    },
  };
}
