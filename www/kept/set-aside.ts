/**
 * A part taken out of something that all tabs share: it waits in the browser's database, by the
 * time at which it was taken out, until its way back is gone.
 */

import { type Database, isWritten, readKept } from "./database.ts";

/** Milliseconds after which no other tab waits for what was taken out. */
const ABANDONED = 86_400_000;

/**
 * Whether something was taken out too long ago for another tab to wait for it.
 * @param now both in milliseconds since 1970
 */
export function isAbandoned(time: number, now: number) {
  return !(time > now - ABANDONED);
}

/** @param prefix of the names of what was taken out */
export function createSetAside(database: Database, prefix: string) {
  /** The parts that the browser has no room for: they last as long as the page. */
  const unkept = new Map();
  const remove = (names: readonly string[]) =>
    database.remove(names.map((name) => prefix + name)).catch(() => {});
  return {
    /** @param name the time, in milliseconds since 1970 */
    async put(name: string, value: unknown) {
      if (!(await isWritten(database, prefix + name, value))) unkept.set(name, value);
    },
    /** @returns undefined if it is no longer kept */
    read: async (name: string): Promise<unknown> =>
      unkept.get(name) ?? (await readKept(database, prefix + name)),
    async remove(name: string) {
      unkept.delete(name);
      await remove([name]);
    },
    /**
     * Removes what nobody waits for.
     * @param awaited the names that have their way back in this tab; those of others keep theirs
     *   for a day
     * @param now in milliseconds since 1970
     */
    async prune(awaited: readonly string[], now: number) {
      const keys = await database.names(prefix).catch(() => []);
      const names = keys.map((key) => key.slice(prefix.length));
      await remove(
        names.filter((name) => !awaited.includes(name) && isAbandoned(Number(name), now)),
      );
    },
  };
}
