/**
 * The values that the browser's storages keep for a visitor and for a tab. Each step reads what is
 * there: what cannot be read is never taken for nothing, and what another tab has stored meanwhile
 * is joined.
 */

import { noStorage } from "./browser.ts";
import { type Checked, type Thing, DAMAGED, declaredThings, parse } from "./thing.ts";

export type Kept = ReturnType<typeof createKept>;

/** What is known of a thing in this tab. */
interface Cell {
  /** The text that was parsed last, and what it says. */
  parsed: { text: string | null; found: Checked<unknown> };
  /** The text that the tab has taken over, and the last one that is damaged. */
  seen: string | null;
  damaged: string | null;
  /**
   * What the browser has refused to store, which lasts as long as the page, and the value before
   * the first change that it has refused. A value that could not be read is behind no other one.
   */
  refused: { own: unknown; before: unknown; text: string } | null;
  isUnread: boolean;
}

/**
 * @param provide throws if storage is forbidden
 * @param provideInTab the storage of the tab alone
 */
export function createKept(provide: () => Storage, provideInTab: () => Storage = noStorage) {
  const cells: Map<Place, Cell> = new Map();
  /** The things that have made room for others since somebody has asked. */
  const shed: Set<unknown> = new Set();
  const storageOf = ({ place }: Place) => (place === "tab" ? provideInTab() : provide());

  function cellOf(thing: Place): Cell {
    const knownCell = cells.get(thing);
    if (knownCell) return knownCell;
    const parsed = { text: null, found: parse(null) };
    const cell: Cell = { parsed, seen: null, damaged: null, refused: null, isUnread: false };
    cells.set(thing, cell);
    return cell;
  }

  /** @returns undefined if the browser does not give it */
  function given(thing: Place): string | null | undefined {
    try {
      return storageOf(thing).getItem(thing.key);
    } catch {
      return undefined;
    }
  }

  /** The stored text. Where the browser does not give it, that which it was to store last. */
  function text(thing: Place) {
    const found = given(thing);
    const cell = cellOf(thing);
    cell.isUnread = found === undefined;
    if (found !== undefined) return found;
    return (thing.lasts && cell.refused?.text) || null;
  }

  /** The same text is parsed once. */
  function valueIn(thing: Place, text: string | null) {
    const cell = cellOf(thing);
    if (cell.parsed.text !== text) cell.parsed = { text, found: parse(text) };
    return cell.parsed.found;
  }

  function checked<Value>(thing: Thing<Value, never>, text: string | null): Checked<Value> {
    const { value, damaged } = valueIn(thing, text);
    const found = thing.check(value);
    const isDamaged = damaged || found.damaged;
    if (isDamaged) cellOf(thing).damaged = text;
    return { ...found, damaged: isDamaged };
  }

  /** Whether a text that is stored is the one that this tab has taken over. */
  const isTakenOver = (thing: Place, found: string | null | undefined) =>
    found === undefined || found === cellOf(thing).seen;

  /** Whether nothing has changed since this tab has taken over the thing. */
  const isSeen = (thing: Place) => isTakenOver(thing, given(thing));

  function isWritten(thing: Place, key: string, text: string) {
    try {
      storageOf(thing).setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Writes a text; what makes room for others gives way. Where all of that is not enough, it stays.
   * @param found the text that is there
   */
  function isWrittenSomehow(thing: Thing<unknown, never>, text: string, found: string | null) {
    if (isWritten(thing, thing.key, text)) return true;
    const giving = thing.place === "visitor" && !thing.shed ? declaredThings() : [];
    for (const other of giving.filter(({ shed }) => shed)) {
      const before = given(other);
      const stored = valueIn(other, before ?? null).value;
      if (!before || !other.shed || stored === undefined) continue;
      // A browser that counts in another way gets twice the room at each further attempt.
      let room = Math.max(text.length - (found?.length ?? 0), 1);
      for (let rest = before; rest.length > 2; room *= 2) {
        rest = JSON.stringify(other.shed(stored, room));
        isWritten(other, other.key, rest);
        if (!isWritten(thing, thing.key, text)) continue;
        shed.add(other);
        return true;
      }
      isWritten(other, other.key, before);
    }
    return false;
  }

  /**
   * Stores a value, beside what another tab has stored since this one has read the thing; that is
   * still to be taken over. What could not be read is not written over, and a text that is damaged
   * waits under another key.
   * @param before the value before this change
   * @returns whether it is stored
   */
  function put<Form>(thing: Thing<unknown, Form>, own: Form, before?: Form): boolean {
    const cell = cellOf(thing);
    const found = given(thing);
    const wasSeen = isTakenOver(thing, found);
    const stored = thing.join && valueIn(thing, found ?? null).value;
    const first = (cell.refused ? cell.refused.before : before) as Form | undefined;
    const joined =
      thing.join && stored !== undefined
        ? thing.join({ own, stored, before: first, isSeen: wasSeen })
        : own;
    const text = JSON.stringify(joined) ?? "null";
    if (found && !wasSeen) checked(thing, found);
    const isAside =
      !found ||
      found !== cell.damaged ||
      thing.place !== "visitor" ||
      isWritten(thing, thing.key + DAMAGED, found);
    const isDone =
      found === text ||
      (found !== undefined &&
        isAside &&
        (thing.join !== undefined || !cell.isUnread) &&
        text.length <= (thing.most ?? Number.POSITIVE_INFINITY) &&
        isWrittenSomehow(thing, text, found));
    cell.refused = isDone ? null : { own, before: first, text };
    if (isDone && wasSeen) cell.seen = text;
    return isDone;
  }

  return {
    /** Whether the page keeps anything. */
    isWanted: provide !== noStorage,
    text,
    put,
    /** The stored value as it is, unchecked. */
    raw: (thing: Place) => valueIn(thing, text(thing)).value,
    /** The stored value. It counts as not taken over. */
    find: <Value>(thing: Thing<Value, never>) => checked(thing, text(thing)),
    /** The stored value, which the tab takes over. */
    take<Value>(thing: Thing<Value, never>): Checked<Value> {
      const cell = cellOf(thing);
      cell.seen = text(thing);
      return checked(thing, cell.seen);
    },
    /** The tab has taken over what is stored. */
    note(thing: Place) {
      cellOf(thing).seen = text(thing);
    },
    /** The tab keeps its own value: it has not taken over what is stored. */
    disown(thing: Place) {
      cellOf(thing).seen = null;
    },
    isSeen,
    /** The keys of what another tab has stored since, and this one is to join. */
    unseen: () =>
      declaredThings()
        .filter((thing) => thing.place === "visitor" && thing.join && !isSeen(thing))
        .map(({ key }) => key),
    /** Whether the browser has a thing, or says that it has none. */
    isReadable: (thing: Place) => given(thing) !== undefined,
    /** What all tabs were to share, and the browser has refused. What yields says it by itself. */
    refused: () =>
      declaredThings().filter(
        (thing) =>
          provide !== noStorage &&
          thing.place === "visitor" &&
          !thing.shed &&
          cellOf(thing).refused !== null,
      ),
    /** Stores what the browser has refused, once it has room. */
    retry() {
      for (const thing of declaredThings()) {
        const { refused } = cellOf(thing);
        if (refused && thing.join) put(thing, refused.own, refused.before);
      }
    },
    /** Whether a thing has made room for another one since it was last asked. */
    hasMadeRoom: (thing: Place) => shed.delete(thing),
  };
}

/** What a thing is found by. */
type Place = Pick<Thing<unknown, never>, "key" | "place" | "lasts">;
