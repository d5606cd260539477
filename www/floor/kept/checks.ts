/** What a stored value may be: each check gives its valid form, undefined if there is none. */

import type { Square, Squares } from "../../../reversi-rules.js";
import { fieldsOf, isSquare } from "../base/browser-values.ts";
import type { Seen } from "../base/erased-parts.ts";
import { keysOf } from "../base/keys.ts";

export type Check<Value> = (stored: unknown) => Value | undefined;

export const flag: Check<boolean> = (stored) => (typeof stored === "boolean" ? stored : undefined);

/** @param pattern of the whole text */
export const text =
  (pattern?: RegExp): Check<string> =>
  (stored) =>
    typeof stored === "string" && pattern?.test(stored) !== false ? stored : undefined;

export const between =
  (least: number, most: number): Check<number> =>
  (stored) =>
    typeof stored === "number" && stored >= least && stored <= most ? stored : undefined;

export const integer =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Check<number> =>
  (stored) =>
    Number.isSafeInteger(stored) ? between(least, most)(stored) : undefined;

export const finite = between(-Number.MAX_VALUE, Number.MAX_VALUE);
export const amount = between(0, Number.MAX_VALUE);
export const square: Check<Square> = (stored) => (isSquare(stored) ? stored : undefined);
export const squares: Check<Squares> = (stored) =>
  Array.isArray(stored) && stored.every(isSquare)
    ? (Uint8Array.from(stored) as Squares)
    : undefined;
export const side = oneOf(["black", "white"] as const);

/**
 * Moves by the names of their squares, each with the correction behind it, and a position with the
 * side to move.
 */
export const moves = text(/^(?:[a-h][1-8](?:~[XO-]{64}[XO])?)*$/);
export const position = text(/^[XO-]{64} [XO]$/);

export function oneOf<Value>(values: readonly Value[]): Check<Value> {
  return (stored) => values.find((value) => value === stored);
}

/** What is stored, or another value in place of one that is not valid. */
export const or =
  <Value, Other>(check: Check<Value>, other: Other): ((stored: unknown) => Value | Other) =>
  (stored) =>
    check(stored) ?? other;

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (stored) =>
    stored === null ? null : check(stored);

/** A valid value that fits a condition, too. */
export const where =
  <Value>(check: Check<Value>, holds: (value: Value) => boolean): Check<Value> =>
  (stored) => {
    const value = check(stored);
    return value !== undefined && holds(value) ? value : undefined;
  };

/** The valid entries of a list. */
export const someOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(check).filter((entry) => entry !== undefined) : undefined;

/** A list with valid entries alone. */
export const allOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (stored) =>
    where(someOf(check), ({ length }) => length === Object(stored).length)(stored);

/** An entry of a map in the form of a list. */
export const pair =
  <Key, Value>(key: Check<Key>, value: Check<Value>): Check<[Key, Value]> =>
  (stored) => {
    const [first, second] = Array.isArray(stored) ? stored : [];
    const [one, other] = [key(first), value(second)];
    return one === undefined || other === undefined ? undefined : [one, other];
  };

/** A map from a list of its entries. */
export const map =
  <Key, Value>(entries: Check<[Key, Value][]>): Check<ReadonlyMap<Key, Value>> =>
  (stored) => {
    const found = entries(stored);
    return found && new Map(found);
  };

type Checks<Value> = { [Name in keyof Value]: Check<Value[Name]> };

/** Each of these fields, and no other: of a text from elsewhere. */
export const onlyFields =
  <Value extends object>(checks: Checks<Value>): Check<Value> =>
  (stored) => {
    const found = fieldsOf(stored);
    const value: Partial<Value> = {};
    for (const name of keysOf(checks)) value[name] = checks[name](found[name]);
    return isWhole(value) ? value : undefined;
  };

/** Each of these fields, beside those that a later release of the page has stored. */
export const fields =
  <Value extends object>(checks: Checks<Value>): Check<Value> =>
  (stored) => {
    const value = onlyFields(checks)(stored);
    return value && { ...fieldsOf(stored), ...value };
  };

/** On which days something that waits was seen. */
export const seen = fields<Seen>({ day: integer(), seen: integer(0) });

function isWhole<Value extends object>(value: Partial<Value>): value is Value {
  return !Object.values(value).includes(undefined);
}
