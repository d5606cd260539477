/**
 * A value that all tabs share, in the browser's database. Every step reads what is there; a value
 * that cannot be read is never taken for none. What was taken out waits beside it for its way back.
 *
 * @import { Database } from "./database.js"
 */

import { isWritten, readKept } from "./database.js";
import { askToKeep } from "./persistence.js";
import { createSetAside } from "./set-aside.js";

/**
 * `parse` makes the value of what is stored, the empty one of undefined; `form` is its stored form,
 * undefined for the empty one. `merge` joins a value to another one.
 * @template Value
 * @typedef {object} Kind
 * @property {string} key whose number changes with the shape of what is stored
 * @property {string} removed the prefix of the names of removed parts
 * @property {(stored: unknown) => Value} parse
 * @property {(value: Value) => unknown} form
 * @property {(value: Value, other: Value) => Value | Promise<Value>} merge
 */

/**
 * The steps of a value. Each one rejects with `kept-unreadable` where the browser does not give
 * what it keeps, and has then changed nothing.
 * @template Value
 * @param {Database} database
 * @param {Kind<Value>} kind
 * @param {<T>(step: () => Promise<T>) => Promise<T>} lock of all tabs
 */
export function createKeptValue(database, { key, removed, parse, form, merge }, lock) {
  let value = parse(undefined);
  /** The stored form of the value, and what is stored. @type {unknown} */
  let own;
  /** @type {unknown} */
  let stored;
  /** Whether the browser keeps the value; else it lasts as long as the page. */
  let isKept = true;
  const parts = createSetAside(database, removed);
  /** One step after another, in all tabs. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** Takes over what another tab has made of the value. */
  async function take() {
    const found = await readKept(database, key);
    if (found === stored) return value;
    value = isKept ? parse(found) : await merge(parse(found), value);
    own = isKept ? found : form(value);
    stored = found;
    return value;
  }

  /** @param {Value} after */
  async function put(after) {
    if (after === value) return;
    value = after;
    own = form(after);
    isKept = await isWritten(database, key, own);
    if (!isKept) return;
    stored = own;
    void askToKeep();
  }

  /**
   * @template T
   * @param {() => Promise<T>} step
   * @returns {Promise<T>}
   */
  function inTurn(step) {
    const done = last.then(() => lock(step));
    last = done.catch(() => {});
    return done;
  }

  return {
    value: () => value,
    /** The stored form of the value. */
    form: () => own,
    isKept: () => isKept,
    /**
     * @param {readonly string[]} awaited the names of removed parts that have their way back in
     *   this tab
     * @param {number} now in milliseconds since 1970
     */
    open: (awaited, now) =>
      inTurn(async () => {
        await take();
        await parts.prune(awaited, now);
      }),
    /** @param {(value: Value) => Value | Promise<Value>} make the same value changes nothing */
    change: (make) => inTurn(async () => put(await make(await take()))),
    /**
     * Takes a part out, which waits for its way back from before the value is stored without it.
     * @param {string} name the time, in milliseconds since 1970
     * @param {(value: Value) => {rest: Value, part: Value}} divide
     * @returns {Promise<boolean>} whether there was anything to take out
     */
    takeOut: (name, divide) =>
      inTurn(async () => {
        const before = await take();
        const { rest, part } = divide(before);
        if (rest === before) return false;
        await parts.put(name, form(part));
        await put(rest);
        return true;
      }),
    /**
     * Puts back what was taken out, beside what was added since then.
     * @param {string} name
     * @returns {Promise<boolean>} false if it is no longer kept
     */
    bringBack: (name) =>
      inTurn(async () => {
        const part = await parts.read(name);
        if (part === undefined) return false;
        await put(await merge(await take(), parse(part)));
        await parts.remove(name);
        return true;
      }),
  };
}
