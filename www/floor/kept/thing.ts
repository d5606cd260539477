/**
 * What the page keeps: each thing is declared once, and by its declaration alone is it read,
 * checked, joined and written.
 */

import { keysOf } from "../base/keys.ts";

/** A value that was read, and whether something of what is stored is no part of it. */
export interface Checked<Value> {
  value: Value;
  damaged: boolean;
}

/** `Form` is what is stored of a `Value`. */
export interface Thing<Value, Form = Value> {
  /** Its number changes with the shape of what is stored. */
  key: string;
  /** For all tabs of the visitor, for a tab and its reload, or in the database of all tabs. */
  place: "visitor" | "tab" | "database";
  /** The valid part of what is stored; of undefined, the value of who has none. */
  check: (stored: unknown) => Checked<Value>;
  /** What is stored of two tabs' values; where it is absent, the value that comes later. */
  join?: (tabs: {
    own: Form;
    /** As it is stored, unchecked: another version of the page may have stored more. */
    stored: unknown;
    /** This one's before the change that is stored now; undefined if it is not known. */
    before: Form | undefined;
    /** Whether this tab has taken over what is stored. */
    isSeen: boolean;
  }) => unknown;
  /**
   * The fields that this release knows: those of a later one stay beside them where tabs join, and
   * else the whole text waits like one that is damaged.
   */
  fields?: readonly string[];
  /** Whether the page goes on with it where the browser does not give it. */
  lasts?: boolean;
  /** Characters of its text at most. */
  most?: number;
  /** Whether nothing else makes room for it. */
  yields?: boolean;
  /** The value without as many characters of its oldest parts: they make room for other things. */
  shed?: (stored: unknown, characters: number) => unknown;
  /** Of what is taken out of it in the database, the beginning of the keys. */
  aside?: string;
  /** The name of the way back of what a press takes away. */
  back?: string;
  /** Days for which other tabs keep what was taken away; absent if it waits in its tab. */
  backDays?: number;
  /** What holds all of it for another device. */
  exported?: "file" | "text";
}

/** The end of the key under which a value waits that is not whole, when another takes its place. */
export const DAMAGED = ".damaged";

/** The key under which the first damaged value of a thing waits, the second one, and so on. */
export const damagedKey = (key: string, number: number) =>
  key + DAMAGED + (number === 1 ? "" : number);

/** Whether a key is one of those. */
export const isBeside = (key: string) => key.includes(DAMAGED);

const things: Map<string, Thing<unknown, never>> = new Map();

export function declared<Value, Form = Value, More = unknown>(
  thing: Thing<Value, Form> & More,
): Thing<Value, Form> & More {
  const name = `${thing.place} ${thing.key}`;
  if (things.has(name)) throw new Error(`${name} is declared twice`);
  things.set(name, thing);
  return thing;
}

/** All that is declared in the parts of the page that are here. */
export const declaredThings = () => [...things.values()] as unknown as readonly Thing<unknown>[];

/** Makes the check of a thing that is damaged as a whole or not at all; null is none. */
export const whole =
  <Value>(check: (stored: unknown) => Value | null | undefined, none: Value) =>
  (stored: unknown): Checked<Value> => {
    const isNone = stored === undefined || stored === null;
    const value = isNone ? null : (check(stored) ?? null);
    return { value: value ?? none, damaged: !isNone && value === null };
  };

/** The fields of a value that differ from those before; one that is gone is undefined. */
export function changesBetween<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const name of keysOf({ ...before, ...after }))
    if (JSON.stringify(after[name]) !== JSON.stringify(before[name])) changes[name] = after[name];
  return changes;
}

/** The text of a value; undefined counts as null. */
export function parse(text: string | null): Checked<unknown> {
  if (text === null) return { value: undefined, damaged: false };
  try {
    return { value: JSON.parse(text), damaged: false };
  } catch {
    return { value: undefined, damaged: true };
  }
}
