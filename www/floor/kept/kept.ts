/**
 * The values that the browser's storages keep for a visitor and for a tab. Each step reads what is
 * there: what cannot be read is never taken for nothing, and what another tab has stored meanwhile
 * is joined.
 */

import { noStorage } from "./browser.ts";
import { type Checked, type Thing, damagedKey, declaredThings, parse } from "./thing.ts";

export type Kept = ReturnType<typeof createKept>;

/** What a thing is found by. */
type Place = Pick<Thing<unknown, never>, "key" | "place" | "lasts">;

/** Any thing, whatever it stores. */
type AnyThing = Thing<unknown, never>;

interface Tab {
  storageOf: (thing: Place) => Storage;
  cells: Map<Place, Cell>;
  /** The things that have made room for others since somebody has asked. */
  shed: Set<unknown>;
}

/** What is known of a thing in this tab. */
interface Cell {
  /** The text that was parsed last, and what it says. */
  parsed: { text: string | null; found: Checked<unknown> };
  /** The text that the tab has taken over, and the last one that is damaged. */
  seen: string | null;
  damaged: string | null;
  /**
   * What the browser has refused to store, which lasts as long as the page, and the value before
   * the first change that it has refused; `found` was stored then. A value that could not be read
   * is behind no other one.
   */
  refused: Refused | null;
  isUnread: boolean;
}

interface Refused {
  own: unknown;
  before: unknown;
  text: string;
  found: string | null | undefined;
}

/**
 * @param provide throws if storage is forbidden
 * @param provideInTab the storage of the tab alone
 */
export function createKept(provide: () => Storage, provideInTab: () => Storage = noStorage) {
  const tab: Tab = {
    storageOf: ({ place }) => (place === "tab" ? provideInTab() : provide()),
    cells: new Map(),
    shed: new Set(),
  };

  /** Whether nothing has changed since this tab has taken over the thing. */
  const isSeen = (thing: Place) => isTakenOver(tab, thing, given(tab, thing));

  /** The tab has taken over what is stored. */
  function note(thing: Place) {
    cellOf(tab, thing).seen = textOf(tab, thing);
  }

  return {
    /** Whether the page keeps anything. */
    isWanted: provide !== noStorage,
    note,
    isSeen,
    text: (thing: Place) => textOf(tab, thing),
    put: <Form>(thing: Thing<unknown, Form>, own: Form, before?: Form) =>
      put(tab, thing, own, before),
    /** The stored value as it is, unchecked. */
    raw: (thing: Place) => valueIn(tab, thing, textOf(tab, thing)).value,
    /** The stored value. It counts as not taken over. */
    find: <Value>(thing: Thing<Value, never>) => checked(tab, thing, textOf(tab, thing)),
    /** The stored value, which the tab takes over, with what the browser has refused of it. */
    take<Value, Form>(thing: Thing<Value, Form>): Checked<Value> {
      note(thing);
      const { seen, refused } = cellOf(tab, thing);
      const found = checked(tab, thing, seen);
      const stored = valueIn(tab, thing, seen).value;
      if (!refused || !thing.join || stored === undefined) return found;
      const [own, before] = [refused.own as Form, refused.before as Form | undefined];
      const { value } = thing.check(thing.join({ own, stored, before, isSeen: false }));
      return { ...found, value };
    },
    /** The tab keeps its own value: it has not taken over what is stored. */
    disown(thing: Place) {
      cellOf(tab, thing).seen = null;
    },
    /** The keys of what another tab has stored since, and this one is to join. */
    unseen: () => sharedThings().flatMap((one) => (one.join && !isSeen(one) ? one.key : [])),
    /** Whether the browser has a thing, or says that it has none. */
    isReadable: (thing: Place) => given(tab, thing) !== undefined,
    /** What all tabs were to share, and the browser has refused. What yields says it by itself. */
    refused: () =>
      provide === noStorage
        ? []
        : sharedThings().filter((thing) => !thing.shed && cellOf(tab, thing).refused),
    /**
     * Stores what the browser has refused, once it has room. What is not joined gives way to a
     * value that another tab has stored meanwhile.
     */
    retry() {
      for (const thing of declaredThings()) {
        const { refused } = cellOf(tab, thing);
        if (refused && (thing.join || given(tab, thing) === refused.found))
          put(tab, thing, refused.own, refused.before);
      }
    },
    /** Whether a thing has made room for another one since it was last asked. */
    hasMadeRoom: (thing: Place) => tab.shed.delete(thing),
  };
}

const sharedThings = () => declaredThings().filter(({ place }) => place === "visitor");

function cellOf({ cells }: Tab, thing: Place): Cell {
  const knownCell = cells.get(thing);
  if (knownCell) return knownCell;
  const parsed = { text: null, found: parse(null) };
  const cell: Cell = { parsed, seen: null, damaged: null, refused: null, isUnread: false };
  cells.set(thing, cell);
  return cell;
}

/** @returns undefined if the browser does not give it */
function given({ storageOf }: Tab, thing: Place): string | null | undefined {
  try {
    return storageOf(thing).getItem(thing.key);
  } catch {
    return undefined;
  }
}

/** The stored text. Where the browser does not give it, that which it was to store last. */
function textOf(tab: Tab, thing: Place) {
  const found = given(tab, thing);
  const cell = cellOf(tab, thing);
  cell.isUnread = found === undefined;
  if (found !== undefined) return found;
  return (thing.lasts && cell.refused?.text) || null;
}

/** The same text is parsed once. */
function valueIn(tab: Tab, thing: Place, text: string | null) {
  const cell = cellOf(tab, thing);
  if (cell.parsed.text !== text) cell.parsed = { text, found: parse(text) };
  return cell.parsed.found;
}

function checked<Value>(tab: Tab, thing: Thing<Value, never>, text: string | null): Checked<Value> {
  const { value, damaged } = valueIn(tab, thing, text);
  const found = thing.check(value);
  const isDamaged = damaged || found.damaged;
  if (isDamaged) cellOf(tab, thing).damaged = text;
  return { ...found, damaged: isDamaged };
}

/** Whether a text that is stored is the one that this tab has taken over. */
function isTakenOver(tab: Tab, thing: Place, found: string | null | undefined) {
  return found === undefined || found === cellOf(tab, thing).seen;
}

function isWritten({ storageOf }: Tab, thing: Place, text: string) {
  try {
    storageOf(thing).setItem(thing.key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a text; what makes room for others gives way.
 * @param found the text that is there
 */
function isWrittenSomehow(tab: Tab, thing: AnyThing, text: string, found: string | null) {
  if (isWritten(tab, thing, text)) return true;
  if (thing.place !== "visitor" || thing.shed || thing.yields) return false;
  const needed = Math.max(text.length - (found?.length ?? 0), 1);
  return declaredThings().some((other) => isWrittenInRoomOf(tab, other, thing, text, needed));
}

/** Writes a text in the room of another thing; where all of that is not enough, it stays. */
function isWrittenInRoomOf(
  tab: Tab,
  other: Thing<unknown>,
  thing: Place,
  text: string,
  needed: number,
) {
  const before = given(tab, other);
  const stored = valueIn(tab, other, before ?? null).value;
  if (!before || !other.shed || stored === undefined) return false;
  // A browser that counts in another way gets twice the room at each further attempt.
  let room = needed;
  for (let rest = before; rest.length > 2; room *= 2) {
    rest = JSON.stringify(other.shed(stored, room));
    isWritten(tab, other, rest);
    if (!isWritten(tab, thing, text)) continue;
    tab.shed.add(other);
    return true;
  }
  isWritten(tab, other, before);
  return false;
}

/**
 * Whether a text may be written over: what could not be read may not, and one that is damaged is
 * to wait under another key.
 */
function isReplaceable(tab: Tab, thing: AnyThing, found: string | null) {
  const cell = cellOf(tab, thing);
  if (cell.isUnread && !thing.join) return false;
  if (!found || thing.place !== "visitor") return true;
  if (found !== cell.seen) checked(tab, thing, found);
  return found !== cell.damaged || isSetAside(tab, thing, found);
}

/** Whether a text waits under a separate key: what waits there already stays. */
function isSetAside(tab: Tab, thing: Place, text: string) {
  const beside = { ...thing };
  for (let number = 1; ; number += 1) {
    beside.key = damagedKey(thing.key, number);
    const waiting = given(tab, beside);
    if (!waiting || waiting === text) return isWritten(tab, beside, text);
  }
}

/** What a later release has stored beside the fields that this one knows; null for nothing. */
function laterFields(tab: Tab, thing: AnyThing, text: string | null) {
  const value = thing.fields && valueIn(tab, thing, text).value;
  const later = Object.entries(Object(value)).filter(([name]) => !thing.fields?.includes(name));
  return later.length > 0 && !thing.check(value).damaged ? Object.fromEntries(later) : null;
}

/**
 * Stores a value, beside what another tab has stored since this one has read the thing; that is
 * still to be taken over.
 * @param before the value before this change
 * @returns whether it is stored
 */
function put<Form>(tab: Tab, thing: Thing<unknown, Form>, own: Form, before?: Form): boolean {
  const cell = cellOf(tab, thing);
  const found = given(tab, thing);
  const isSeen = isTakenOver(tab, thing, found);
  const stored = thing.join && valueIn(tab, thing, found ?? null).value;
  const first = (cell.refused ? cell.refused.before : before) as Form | undefined;
  const joined =
    thing.join && stored !== undefined ? thing.join({ own, stored, before: first, isSeen }) : own;
  const later = laterFields(tab, thing, found ?? null);
  if (later && !thing.join) cellOf(tab, thing).damaged = found ?? null;
  const text =
    JSON.stringify(later && thing.join ? { ...later, ...Object(joined) } : joined) ?? "null";
  const isDone =
    found === text ||
    (found !== undefined &&
      !(thing.most && text.length > thing.most) &&
      isReplaceable(tab, thing, found) &&
      isWrittenSomehow(tab, thing, text, found));
  cell.refused = isDone ? null : { own, before: first, text, found };
  if (isDone && isSeen) cell.seen = text;
  return isDone;
}
