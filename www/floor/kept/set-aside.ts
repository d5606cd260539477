/**
 * Parts that were taken out of something that all tabs share: they wait in the browser's database,
 * by the time at which they were taken out, until their way back is gone.
 */

import * as is from "./checks.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { dayOf } from "../base/days.ts";
import { UNSEEN, seenAgain } from "../base/erased-parts.ts";
import type { Database } from "./database.ts";
import type { Thing } from "./thing.ts";

/** The key of the days on which a part was seen: a full disk has room for it, and so it ages. */
const seenKey = (key: string) => `seen.2 ${key}`;

/** A part as it is stored. An earlier release has stored its days around it. */
export function waitingPart(stored: unknown) {
  return is.seen(stored) ? fieldsOf(stored).value : stored;
}

/** What is declared of the parts of a thing. */
export type Aside = Required<Pick<Thing<unknown>, "aside" | "backDays">>;

const byTime = (one: string, other: string) => Number(one) - Number(other);

/** The changes that store or remove a part, with the days on which it was seen. */
const changes = (key: string, part?: unknown) => ({
  [key]: part,
  [seenKey(key)]: part === undefined ? undefined : UNSEEN,
});

/** Whether a part is to wait on, as it is seen again. */
async function waitsAgain(database: Database, key: string, day: number, days: number) {
  const before = is.seen(await database.read(seenKey(key))) ?? UNSEEN;
  const again = seenAgain(before, day, days);
  if (again === null) await database.write(changes(key));
  else if (again !== before) await database.write({ [seenKey(key)]: again });
  return again !== null;
}

/** @param thing the one that the parts are taken out of */
export function createSetAside(database: Database, { aside: prefix, backDays: days }: Aside) {
  /** What the browser is still to store with the value itself, or to remove: undefined. */
  const pending: Map<string, unknown> = new Map();
  /** The names of what is known to wait, the latest last. */
  let waiting: readonly string[] = [];
  const names = async () => {
    const stored = (await database.names(prefix)).map((key) => key.slice(prefix.length));
    const all = new Set([...stored, ...pending.keys()]);
    return [...all].filter((name) => !pending.has(name) || pending.get(name) !== undefined);
  };
  const read = async (name: string) =>
    pending.get(name) ?? waitingPart(await database.read(prefix + name));
  return {
    waiting: () => waiting,
    pending: (): Readonly<Record<string, unknown>> =>
      Object.assign({}, ...[...pending].map(([name, part]) => changes(prefix + name, part))),
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
      const name = String(time);
      pending.set(name, value);
      waiting = [...waiting, name].sort(byTime);
      return name;
    },
    /** @returns undefined if it is no longer kept */
    read,
    remove(name: string) {
      pending.set(name, undefined);
      waiting = waiting.filter((other) => other !== name);
    },
    /**
     * Removes what nobody waits for.
     * @param awaited the names that have their way back in this tab
     * @param now in milliseconds since 1970
     */
    async prune(awaited: readonly string[], now: number) {
      const found: string[] = [];
      const waitsOn = (name: string) => waitsAgain(database, prefix + name, dayOf(now), days);
      for (const name of await names())
        if (awaited.includes(name) || pending.has(name) || (await waitsOn(name))) found.push(name);
      waiting = found.sort(byTime);
    },
  };
}
