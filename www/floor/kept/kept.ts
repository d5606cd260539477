/**
 * The values that the browser's storages keep for a visitor and for a tab. Each step reads what is
 * there: what cannot be read is never taken for nothing, and what another tab has stored meanwhile
 * is joined.
 */

import { fieldsOf } from "../base/browser-values.ts";
import { noStorage } from "./browser.ts";
import { type Checked, type Thing, damagedKey, declaredThings, parse } from "./thing.ts";

/** What a thing is found by. */
type Place = Pick<Thing<unknown, never>, "key" | "place" | "lasts">;

/** Any thing, whatever it stores. */
type AnyThing = Thing<unknown, never>;

/** What the browser gives of a thing: null for nothing, undefined if it does not give it. */
type Given = string | null | undefined;

/** What is known of a thing in this tab. */
class Cell {
  /** The text that was parsed last, and what it says. */
  parsed: { text: string | null; found: Checked<unknown> } = { text: null, found: parse(null) };
  /** The text that the tab has taken over, and the last one that is damaged. */
  seen: string | null = null;
  damaged: string | null = null;
  /**
   * What the browser has refused to store, which lasts as long as the page, and the value before
   * the first change that it has refused; `found` was stored then. A value that could not be read
   * is behind no other one.
   */
  refused: { own: unknown; before: unknown; text: string; found: Given } | null = null;
  isUnread = false;
  /** The key under which this tab has set aside what a later release has stored. */
  later: string | null = null;
}

const sharedThings = () => declaredThings().filter(({ place }) => place === "visitor");

export class Kept {
  readonly #provide: Readonly<Record<Place["place"], () => Storage>>;
  readonly #cells: Map<Place, Cell> = new Map();
  /** The things that have made room for others since somebody has asked. */
  readonly #shed: Set<unknown> = new Set();

  /**
   * @param visitor throws if storage is forbidden
   * @param tab the storage of the tab alone
   */
  constructor(visitor: () => Storage, tab: () => Storage = noStorage) {
    this.#provide = { visitor, tab, database: noStorage };
  }

  /** Whether the page keeps anything. */
  get isWanted() {
    return this.#provide.visitor !== noStorage;
  }

  /** The tab has taken over what is stored; null where it keeps its own value in place of that. */
  note(thing: Place, seen = this.text(thing)) {
    this.#cellOf(thing).seen = seen;
  }

  /** Whether nothing has changed since this tab has taken over the thing. */
  isSeen(thing: Place, found = this.#given(thing)) {
    return found === undefined || found === this.#cellOf(thing).seen;
  }

  /** The keys of what another tab has stored since, and this one is to join. */
  unseen() {
    return sharedThings().flatMap((one) => (one.join && !this.isSeen(one) ? one.key : []));
  }

  /** Whether the browser has a thing, or says that it has none. */
  isReadable(thing: Place) {
    return this.#given(thing) !== undefined;
  }

  /** The stored text. Where the browser does not give it, that which it was to store last. */
  text(thing: Place) {
    const found = this.#given(thing);
    const cell = this.#cellOf(thing);
    cell.isUnread = found === undefined;
    if (found !== undefined) return found;
    return (thing.lasts && cell.refused?.text) || null;
  }

  /** The stored value as it is, unchecked. The same text is parsed once. */
  raw(thing: Place, text = this.text(thing)) {
    return this.#parsed(thing, text).value;
  }

  /** The stored value. It counts as not taken over. */
  find<Value>(thing: Thing<Value, never>, text = this.text(thing)): Checked<Value> {
    const { value, damaged } = this.#parsed(thing, text);
    const found = thing.check(value);
    const isDamaged = damaged || found.damaged;
    if (isDamaged) this.#cellOf(thing).damaged = text;
    return { ...found, damaged: isDamaged };
  }

  /** The stored value, which the tab takes over, with what the browser has refused of it. */
  take<Value, Form>(thing: Thing<Value, Form>): Checked<Value> {
    this.note(thing);
    const { seen, refused } = this.#cellOf(thing);
    const found = this.find(thing, seen);
    const stored = this.raw(thing, seen);
    if (!refused || !thing.join || stored === undefined) return found;
    const [own, before] = [refused.own as Form, refused.before as Form | undefined];
    const { value } = thing.check(thing.join({ own, stored, before, isSeen: false }));
    return { ...found, value };
  }

  /**
   * Stores a value, beside what another tab has stored since this one has read the thing; that is
   * still to be taken over.
   * @param before the value before this change
   * @returns whether it is stored
   */
  put<Form>(thing: Thing<unknown, Form>, own: Form, before?: Form): boolean {
    const { join } = thing;
    const cell = this.#cellOf(thing);
    const found = this.#given(thing);
    const isSeen = this.isSeen(thing, found);
    const stored = join && this.raw(thing, found ?? null);
    const first = (cell.refused ? cell.refused.before : before) as Form | undefined;
    const joined = stored === undefined ? own : join?.({ own, stored, before: first, isSeen });
    const later = this.#laterFields(thing, found ?? null);
    if (later && !join) cell.damaged = found ?? null;
    const text = JSON.stringify(later && join ? { ...later, ...Object(joined) } : joined) ?? "null";
    const isDone =
      found === text ||
      (found !== undefined &&
        !(thing.most && text.length > thing.most) &&
        this.#isReplaceable(thing, found, joined) &&
        this.#isWrittenSomehow(thing, text, found));
    cell.refused = isDone ? null : { own, before: first, text, found };
    if (isDone && isSeen) cell.seen = text;
    return isDone;
  }

  /** What all tabs were to share, and the browser has refused. What yields says it by itself. */
  refused() {
    const isRefused = (thing: AnyThing) => !thing.shed && this.#cellOf(thing).refused;
    return this.isWanted ? sharedThings().filter(isRefused) : [];
  }

  /**
   * Stores what the browser has refused, once it has room. What is not joined gives way to a value
   * that another tab has stored meanwhile.
   */
  retry() {
    for (const thing of declaredThings()) {
      const { refused } = this.#cellOf(thing);
      if (refused && (thing.join || this.#given(thing) === refused.found))
        this.put(thing, refused.own, refused.before);
    }
  }

  /** Whether a thing has made room for another one since it was last asked. */
  hasMadeRoom(thing: Place) {
    return this.#shed.delete(thing);
  }

  /** All keys of the visitor's storage: other pages of the address may have some, too. */
  keys() {
    try {
      const storage = this.#provide.visitor();
      return Array.from({ length: storage.length }, (_, index) => String(storage.key(index)));
    } catch {
      return [];
    }
  }

  #cellOf(thing: Place) {
    const cell = this.#cells.get(thing) ?? new Cell();
    this.#cells.set(thing, cell);
    return cell;
  }

  #given(thing: Place): Given {
    try {
      return this.#provide[thing.place]().getItem(thing.key);
    } catch {
      return undefined;
    }
  }

  #parsed(thing: Place, text: string | null) {
    const cell = this.#cellOf(thing);
    if (cell.parsed.text !== text) cell.parsed = { text, found: parse(text) };
    return cell.parsed.found;
  }

  #isWritten(thing: Place, text: string) {
    try {
      this.#provide[thing.place]().setItem(thing.key, text);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Writes a text; what makes room for others gives way.
   * @param found the text that is there
   */
  #isWrittenSomehow(thing: AnyThing, text: string, found: string | null) {
    if (this.#isWritten(thing, text)) return true;
    if (thing.place !== "visitor" || thing.shed || thing.yields) return false;
    const needed = Math.max(text.length - (found?.length ?? 0), 1);
    return declaredThings().some((other) => this.#isWrittenInRoomOf(other, thing, text, needed));
  }

  /** Writes a text in the room of another thing; where all of that is not enough, it stays. */
  #isWrittenInRoomOf(other: Thing<unknown>, thing: Place, text: string, needed: number) {
    const before = this.#given(other);
    const stored = this.raw(other, before ?? null);
    if (!before || !other.shed || stored === undefined) return false;
    // A browser that counts in another way gets twice the room at each further attempt.
    let room = needed;
    for (let rest = before; rest.length > 2; room *= 2) {
      rest = JSON.stringify(other.shed(stored, room));
      this.#isWritten(other, rest);
      if (!this.#isWritten(thing, text)) continue;
      this.#shed.add(other);
      return true;
    }
    this.#isWritten(other, before);
    return false;
  }

  /**
   * Whether a text may be written over: what could not be read may not, and one that is damaged is
   * to wait under another key, unless the value has all of its damage, too.
   */
  #isReplaceable(thing: AnyThing, found: string | null, value: unknown) {
    const cell = this.#cellOf(thing);
    if (cell.isUnread && !thing.join) return false;
    if (!found || thing.place !== "visitor") return true;
    if (found !== cell.seen) this.find(thing, found);
    return (
      found !== cell.damaged ||
      (thing.join !== undefined && this.#hasDamageOf(thing, found, value)) ||
      this.#isSetAside(thing, found)
    );
  }

  /** Whether a value has all that is damaged in a text: what differs in it is whole. */
  #hasDamageOf(thing: AnyThing, text: string, value: unknown) {
    const fields = fieldsOf(value);
    const stored = Object.entries(fieldsOf(this.raw(thing, text)));
    const isOther = ([name, field]: readonly [string, unknown]) =>
      JSON.stringify(field) !== JSON.stringify(fields[name]);
    const others = stored.filter(isOther);
    return others.length > 0 ? !thing.check(Object.fromEntries(others)).damaged : stored.length > 0;
  }

  /**
   * Whether a text waits under a separate key: what waits there already stays. Tabs of two releases
   * may take turns: what the later one has stored last waits for all of its texts.
   */
  #isSetAside(thing: AnyThing, text: string) {
    const cell = this.#cellOf(thing);
    const isLater = this.#laterFields(thing, text) !== null;
    for (let number = 1; ; number += 1) {
      const beside = { ...thing, key: damagedKey(thing.key, number) };
      const waiting = this.#given(beside);
      if (waiting === undefined) return false;
      if (waiting && waiting !== text && !(isLater && beside.key === cell.later)) continue;
      const isDone = this.#isWritten(beside, text);
      if (isDone && isLater) cell.later = beside.key;
      return isDone;
    }
  }

  /** What a later release has stored beside the fields that this one knows; null for nothing. */
  #laterFields(thing: AnyThing, text: string | null) {
    const value = thing.fields && this.raw(thing, text);
    const later = Object.entries(Object(value)).filter(([name]) => !thing.fields?.includes(name));
    return later.length > 0 && !thing.check(value).damaged ? Object.fromEntries(later) : null;
  }
}
