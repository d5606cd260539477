/**
 * A value that all tabs share, in the browser's database. Every step reads what is there; a value
 * that cannot be read is never taken for none. What was taken out waits beside it for its way back.
 */

import { GONE, REST_WAITS } from "../base/erased-parts.ts";
import type { NotBack } from "../base/erasing.ts";
import { damagedStorage } from "../base/problems.ts";
import { type Database, whileOthersWait } from "./database.ts";
import { askToKeep } from "./persistence.ts";
import { createSetAside } from "./set-aside.ts";
import { type Thing, DAMAGED, damagedKey } from "./thing.ts";

/**
 * `form` is the stored form of a value, undefined for the empty one. `merge` joins a value to
 * another one.
 */
export interface Kind<Value> {
  form: (value: Value) => unknown;
  merge: (value: Value, other: Value) => Merged<Value> | Promise<Merged<Value>>;
}

/** `isWhole` says that all of the other value is in it. */
interface Merged<Value> {
  value: Value;
  isWhole: boolean;
}

export type Lock = <T>(step: () => Promise<T>) => Promise<T>;

/**
 * The steps of a value. Each one rejects with `kept-unreadable` where the browser does not give
 * what it keeps, and has then changed nothing.
 * @param lock of all tabs; it bears the name of the key without the number of its form
 */
export function createKeptValue<Value>(
  database: Database,
  thing: Thing<Value>,
  kind: Kind<Value>,
  lock: Lock = (step) => whileOthersWait(thing.key.replace(/\.\d$/, ""), step),
) {
  const { aside = `${thing.key}.removed:`, backDays = 1 } = thing;
  const parts = createSetAside(database, aside, backDays);
  const { take, put, ...own } = createSharedValue(database, thing, kind, parts);
  /** The names of what was taken out and can be brought back, the latest last. */
  let removed: readonly string[] = [];
  const inTurn = createTurns(lock);

  return {
    ...own,
    removed: () => removed,
    /**
     * @param awaited the names of removed parts that have their way back in this tab
     * @param now in milliseconds since 1970
     */
    open: (awaited: readonly string[], now: number) =>
      inTurn(async () => {
        await take();
        removed = await parts.prune(awaited, now);
      }),
    /** @param make the same value changes nothing */
    change: (make: (value: Value) => Value | Promise<Value>) =>
      inTurn(async () => put(await make(await take()))),
    /**
     * Takes a part out, which waits for its way back: the browser stores it in one step with the
     * value without it, or neither of them.
     * @param now in milliseconds since 1970
     * @returns the name under which it waits; null if there was nothing to take out
     */
    takeOut: (now: number, divide: (value: Value) => { rest: Value; part: Value }) =>
      inTurn(async () => {
        const before = await take();
        const { rest, part } = divide(before);
        if (rest === before) return null;
        const name = await parts.add(kind.form(part), now);
        await put(rest);
        removed = [...removed, name];
        return name;
      }),
    /**
     * Puts back what was taken out, beside what was added since then. Where the disk is full, it
     * still waits after a reload.
     * @returns why it is not back, or not all of it, which waits on then
     */
    bringBack: (name: string): Promise<NotBack | null> =>
      inTurn(async () => {
        const before = await take();
        const part = await parts.read(name);
        const { value: other, damaged } = thing.check(part);
        const { value, isWhole } = await kind.merge(before, other);
        if (part !== undefined) {
          if (isWhole && !damaged) parts.remove(name);
          await put(value);
        }
        if (damaged) return { problem: damagedStorage(), value: { part: name } };
        if (!isWhole) return { problem: REST_WAITS, value: { part: name } };
        removed = removed.filter((other) => other !== name);
        return part === undefined ? GONE : null;
      }),
  };
}

/** Runs one step after another, in all tabs. */
function createTurns(lock: Lock): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const done = last.then(() => lock(step));
    last = done.catch(() => {});
    return done;
  };
}

/**
 * The value as it is in this tab and as it is stored.
 * @param parts what is stored and removed with it, in one step
 */
function createSharedValue<Value>(
  database: Database,
  { key, check }: Thing<Value>,
  { form, merge }: Kind<Value>,
  parts: Pick<ReturnType<typeof createSetAside>, "pending" | "settled">,
) {
  let { value } = check(undefined);
  /** The stored form of the value, and what is stored. */
  let own: unknown;
  let stored: unknown;
  /** Whether the browser keeps the value; else it lasts as long as the page. */
  let isKept = true;
  /** Whether some of what is stored is no part of the value. */
  let isDamaged = false;

  return {
    value: () => value,
    form: () => own,
    isKept: () => isKept,
    isDamaged: () => isDamaged,
    /** Takes over what another tab has made of the value. */
    async take() {
      const found = await database.read(key);
      if (isSame(found, stored)) return value;
      const checked = check(found);
      isDamaged = checked.damaged;
      if (isKept) ({ value } = checked);
      else ({ value } = await merge(checked.value, value));
      own = isKept ? found : form(value);
      stored = found;
      return value;
    },
    async put(after: Value) {
      const more = parts.pending();
      if (after === value && Object.keys(more).length === 0) return;
      const aside = isDamaged ? { [await unusedKey(database, key)]: stored } : {};
      if (after !== value || isDamaged) own = form(after);
      value = after;
      isKept = await database.write({ ...aside, ...more, [key]: own });
      if (!isKept) return;
      parts.settled();
      stored = own;
      isDamaged = false;
      void askToKeep();
    },
  };
}

/** The key under which a damaged value is to wait: what waits there already stays. */
async function unusedKey(database: Database, key: string) {
  const waiting = await database.names(key + DAMAGED);
  let number = 1;
  while (waiting.includes(damagedKey(key, number))) number += 1;
  return damagedKey(key, number);
}

/** Whether two stored values are the same text, or the same bytes. */
function isSame(one: unknown, other: unknown) {
  if (!(one instanceof Uint8Array && other instanceof Uint8Array)) return one === other;
  if (one.length !== other.length) return false;
  // `every` takes ten times as long for the bytes of 500,000 games.
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
