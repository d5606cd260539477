/**
 * A value that all tabs share, in the browser's database. Every step reads what is there; a value
 * that cannot be read is never taken for none. What was taken out waits beside it for its way back.
 */

import { GONE, REST_WAITS } from "../base/erased-parts.ts";
import type { Rest } from "../base/erasing.ts";
import { type Problem, damagedStorage } from "../base/problems.ts";
import { askToKeep } from "./browser.ts";
import { type Database, unusedKey, whileOthersWait } from "./database.ts";
import { type Aside, createSetAside } from "./set-aside.ts";
import type { Thing } from "./thing.ts";

/** `isWhole` says that all of the other value is in it. */
interface Merged<Value> {
  value: Value;
  isWhole: boolean;
}

/**
 * `form` is the stored form of a value, undefined for the empty one. `merge` joins a value to
 * another one. `shown` is what a room shows of it after each step, with the names of what was taken
 * out and can be brought back, the latest last.
 */
export interface Kind<Value, Shown> {
  form: (value: Value) => unknown;
  merge: (value: Value, other: Value) => Merged<Value> | Promise<Merged<Value>>;
  shown: (own: {
    value: Value;
    form: unknown;
    isKept: boolean;
    removed: readonly string[];
  }) => Shown;
}

/**
 * The steps of a value. Each one rejects with `kept-unreadable` where the browser does not give
 * what it keeps, and has then changed nothing.
 */
export function createKeptValue<Value, Shown>(
  database: Database,
  thing: Thing<Value> & Aside,
  kind: Kind<Value, Shown>,
) {
  const parts = createSetAside(database, thing);
  const shared = createSharedValue(database, thing, kind, parts);
  const { take, put, own, problems } = shared;
  // The name of the key without the number of its form.
  const lock = thing.key.replace(/\.\d$/, "");
  const inTurn = <T>(step: () => Promise<T>) => whileOthersWait(lock, step);
  const shown = () => kind.shown({ ...own(), removed: parts.waiting() });

  return {
    value: () => own().value,
    problems,
    /**
     * @param awaited the names of removed parts that have their way back in this tab
     * @param now in milliseconds since 1970
     */
    open: (awaited: readonly string[], now: number) =>
      inTurn(async () => {
        await take();
        await parts.prune(awaited, now);
        return shown();
      }),
    /** @param make the same value changes nothing */
    change: (make: (value: Value) => Value | Promise<Value>) =>
      inTurn(async () => {
        await put(await make(await take()));
        return shown();
      }),
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
        return { changes: shown(), part: name };
      }),
    /**
     * Puts back what was taken out, beside what was added since then. Where the disk is full, it
     * still waits after a reload.
     */
    bringBack: (name: string) =>
      inTurn(async () => {
        const rest = await putBack(shared, parts, { ...thing, ...kind }, name);
        const all = [...(rest?.problems ?? []), ...problems()];
        const told = all.length > 0 ? { ...rest, isBack: rest === null, problems: all } : null;
        return { changes: shown(), rest: told };
      }),
  };
}

/** @returns why a part is not back, or not all of it, which waits on then */
async function putBack<Value>(
  { take, put }: Pick<ReturnType<typeof createSharedValue<Value>>, "take" | "put">,
  parts: ReturnType<typeof createSetAside>,
  { check, merge }: Pick<Thing<Value> & Kind<Value, never>, "check" | "merge">,
  name: string,
): Promise<Rest | null> {
  const before = await take();
  const part = await parts.read(name);
  const { value: other, damaged } = check(part);
  const { value, isWhole } = await merge(before, other);
  if (isWhole && !damaged) parts.remove(name);
  if (part === undefined) return GONE;
  await put(value);
  if (damaged) return { problems: [damagedStorage()], value: { part: name } };
  return isWhole ? null : { problems: [REST_WAITS], value: { part: name } };
}

/**
 * The value as it is in this tab and as it is stored.
 * @param parts what is stored and removed with it, in one step
 */
function createSharedValue<Value>(
  database: Database,
  { key, check }: Thing<Value>,
  { form, merge }: Pick<Kind<Value, unknown>, "form" | "merge">,
  parts: ReturnType<typeof createSetAside>,
) {
  let { value } = check(undefined);
  /** The stored form of the value, and what is stored. */
  let own: unknown;
  let stored: unknown;
  /** Whether the browser keeps the value; else it lasts as long as the page. */
  let isKept = true;
  /** What the browser has refused, before another tab's value was joined, and whether it waits. */
  let refused = value;
  let isAside = false;
  /** Where what is stored is to wait if some of it is no part of the value. */
  let damagedParts: Readonly<Record<string, unknown>> | null = null;
  /** What the visitor has to read of the value that was taken over. */
  const untold: Problem[] = [];

  return {
    own: () => ({ value, form: own, isKept }),
    /** What the visitor has to read, once. */
    problems: () => untold.splice(0),
    /** Takes over what another tab has made of the value. */
    async take() {
      const found = await database.read(key);
      if (isSame(found, stored)) return value;
      const checked = check(found);
      const beside = checked.damaged ? { [await unusedKey(database, key)]: found } : null;
      const merged = isKept ? { ...checked, isWhole: true } : await merge(checked.value, refused);
      if (!merged.isWhole && !isAside) {
        // What the disk has refused waits like a part that was taken out, behind those of presses.
        await parts.add(form(refused), 0);
        isAside = true;
        untold.push(REST_WAITS);
      }
      if (checked.damaged) untold.push(damagedStorage());
      damagedParts = beside;
      ({ value } = merged);
      own = isKept ? found : form(value);
      stored = found;
      return value;
    },
    async put(after: Value) {
      const more = parts.pending();
      if (after === value && Object.keys(more).length === 0) return;
      if (after !== value || damagedParts) own = form(after);
      if (after !== value) isAside = false;
      value = after;
      refused = after;
      isKept = await database.write({ ...damagedParts, ...more, [key]: own });
      if (!isKept) return;
      parts.settled();
      stored = own;
      damagedParts = null;
      void askToKeep();
    },
  };
}

/** Whether two stored values are the same text, or the same bytes. */
function isSame(one: unknown, other: unknown) {
  if (!(one instanceof Uint8Array && other instanceof Uint8Array)) return one === other;
  if (one.length !== other.length) return false;
  // `every` takes ten times as long for the bytes of 500,000 games.
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
