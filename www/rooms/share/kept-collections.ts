/**
 * The games that were imported at once, kept in the browser: those that each tab shows, and those
 * that others have taken the place of, twenty collections at most.
 */

import type { CollectedGame, UnreadGame } from "../../../reversi-wasm.js";
import type { Kept } from "../../floor/kept/kept.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { type Database, unusedKey, whileOthersWait } from "../../floor/kept/database.ts";
import { type Seen, UNSEEN, seenAgain } from "../../floor/base/erased-parts.ts";
import { dayOf } from "../../floor/base/days.ts";
import * as is from "../../floor/kept/checks.ts";
import { type Problem, damagedStorage } from "../../floor/base/problems.ts";
import { declared, isBeside, whole } from "../../floor/kept/thing.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { partOf } from "./collection.ts";
import type { Part, KeptCollection } from "./collection-slice.ts";

/**
 * `parts` is null until all of them are stored, `games` their number of games; null where an
 * earlier version of the page has stored none. A forgotten one waits for its way back.
 */
export interface Head extends Seen {
  id: string;
  time: number;
  parts: number | null;
  games: number | null;
  forgotten: boolean;
}

/** What the browser does not keep. */
type Unkept = Map<string, { head: Head; parts: readonly Part[] }>;

export type Collections = ReturnType<typeof createCollections>;

const MAX_COLLECTIONS = 20;

/** Days for which other tabs keep a forgotten collection, and the parts of an incomplete one. */
const BACK_DAYS = 1;

/** The collection that the tab shows; null for none. */
const SHOWN = declared<{ id: string | null } | null>({
  key: "reversi.collection.1",
  place: "tab",
  check: whole(is.fields({ id: is.orNull(is.text()) }), null),
});
const count = is.or(is.integer(), null);

/** A collection without its games; its `id` is the end of the key. */
export const HEAD = declared<Head | null>({
  key: "collection.1 ",
  place: "database",
  check: whole(
    is.fields<Head>({
      id: is.text(),
      time: is.finite,
      parts: count,
      games: count,
      forgotten: (stored) => stored === true,
      day: is.or(is.integer(), UNSEEN.day),
      seen: is.or(is.integer(), UNSEEN.seen),
    }),
    null,
  ),
  back: "collection",
  backDays: BACK_DAYS,
});
/** Some of its games; the `id` and a number are the end of the key. */
export const PART = declared<Part | null>({
  key: "part.1 ",
  place: "database",
  check(stored) {
    const { games, unread, more } = fieldsOf(stored);
    if (!Array.isArray(games) || !Array.isArray(unread))
      return { value: null, damaged: stored !== undefined };
    // A list that an earlier release has kept lacks what its games did not have then.
    const whole = games.map((game) => ({ ...NOTHING_BESIDE, ...fieldsOf(game) })).filter(isGame);
    const reasons = unread.filter(isUnread);
    return {
      value: partOf({ games: whole, unread: reasons, more: more === true }),
      damaged: whole.length < games.length || reasons.length < unread.length,
    };
  },
});

/** What another tab writes between a read and a write would be written over. */
const inTurn = <T>(step: () => Promise<T>) => whileOthersWait("collection", step);

const partsOf = (id: string) => `${PART.key}${id} `;

/**
 * @param kept what the tab keeps
 * @param now the visitor's clock, in milliseconds since 1970
 */
export function createCollections(database: Database, kept: Kept, now: () => number) {
  const unkept: Unkept = new Map();
  const stored = createStoredCollections(database);
  /** The collection that this tab shows from here on, also after a reload; null for nothing. */
  const show = (id: string | null) => void kept.put(SHOWN, { id });

  return {
    /** What the visitor has to read, once. */
    problems: stored.problems,
    show,
    /**
     * Keeps a collection that this tab shows from here on, and those that had no room.
     * @param awaited the forgotten collections that have their way back in this tab; those of
     *   others keep theirs for a day
     * @returns whether the browser keeps it; else it lasts as long as the page
     */
    add(id: string, parts: readonly Part[], awaited: readonly string[]): Promise<boolean> {
      show(id);
      return inTurn(async () => {
        const games = parts.reduce((sum, part) => sum + part.games.length, 0);
        const head = { id, time: now(), parts: parts.length, games, forgotten: false, ...UNSEEN };
        unkept.set(id, { head, parts });
        // What cannot be read now is stored or removed another time.
        const done = storeAll(stored, unkept).then(() => stored.prune(awaited, now()));
        await done.catch(() => {});
        return !unkept.has(id);
      });
    },
    /** @returns null if no longer kept */
    async read(id: string) {
      const held = unkept.get(id);
      return held ? { parts: held.parts, damaged: false } : stored.read(id);
    },
    /** @returns all that can be shown, newest first */
    async list(): Promise<KeptCollection[]> {
      const held = [...unkept.values()].map(({ head }) => head);
      const all = [...held, ...(await stored.heads())].filter(isListed);
      return all.map(({ id, time, games }) => ({ id, time, games, isKept: !unkept.has(id) }));
    },
    /** Takes a collection out of the list, or puts it back; then those without room are stored. */
    forget(id: string, forgotten: boolean) {
      show(forgotten ? null : id);
      return inTurn(async () => {
        const held = unkept.get(id);
        if (held) unkept.set(id, { ...held, head: { ...held.head, forgotten } });
        const head = await stored.headOf(id);
        if (head) await stored.writeHead({ ...head, forgotten, ...UNSEEN });
        await storeAll(stored, unkept);
      });
    },
    /** The file that this tab has shown; in a new tab, the newest one that can be read. */
    async latest(): Promise<string | null> {
      const shownCollection = kept.find(SHOWN).value;
      if (shownCollection !== null) return shownCollection.id;
      return (await stored.heads()).find(isListed)?.id ?? null;
    },
  };
}

/** Stores collections that are not kept, once they can be. */
async function storeAll(stored: ReturnType<typeof createStoredCollections>, unkept: Unkept) {
  for (const [id, { head, parts }] of unkept)
    if (await stored.isWritten(head, parts)) unkept.delete(id);
    else await stored.remove(id);
}

/** What the browser's database has of each collection beside its games. */
function createHeads(database: Database) {
  /** The ids of the damaged ones that were found, and what is still to be said of them. */
  const damaged: Set<string> = new Set();
  const untold: Problem[] = [];

  /** A damaged one waits beside: nothing takes its place. */
  async function headOf(id: string) {
    const name = HEAD.key + id;
    const stored = await database.read(name);
    const head = HEAD.check(stored);
    if (head.damaged) {
      if (!damaged.has(id)) untold.push(damagedStorage());
      damaged.add(id);
      await database.write({ [name]: undefined, [await unusedKey(database, name)]: stored });
    }
    return head.value;
  }

  return {
    headOf,
    /** @returns newest first */
    async heads(): Promise<Head[]> {
      const names = (await database.names(HEAD.key)).filter((name) => !isBeside(name));
      const found = await Promise.all(names.map((name) => headOf(name.slice(HEAD.key.length))));
      return found.flatMap((head) => head ?? []).sort((one, other) => other.time - one.time);
    },
    isDamaged: (id: string) => damaged.has(id),
    problems: () => untold.splice(0),
    writeHead: (head: Head) => database.write({ [HEAD.key + head.id]: head }),
  };
}

/** The collections in the browser's database: a head, which is written last, and its parts. */
function createStoredCollections(database: Database) {
  const all = createHeads(database);
  const { headOf, heads, writeHead } = all;

  /** @returns what is whole of its parts; null if it is not there */
  async function read(id: string) {
    const head = await headOf(id);
    if (all.isDamaged(id)) return { parts: [], damaged: true };
    const count = head?.parts ?? 0;
    if (count === 0) return null;
    const found = [];
    for (let number = 0; number < count; number += 1)
      found.push(PART.check(await database.read(partsOf(id) + number)));
    const parts = found.flatMap(({ value }) => value ?? []);
    return { parts, damaged: found.some(({ value, damaged }) => damaged || value === null) };
  }

  async function remove(id: string) {
    const names = [HEAD.key + id, ...(await database.names(partsOf(id)))];
    await database.write(Object.fromEntries(names.map((name) => [name, undefined])));
  }

  /** Stores the head again after the last part: until then nobody shows the collection. */
  async function isWritten(head: Head, parts: readonly Part[]) {
    // Later than any other, also where the clock was set back: the oldest ones go.
    const [newest] = await heads();
    const latest = { ...head, time: Math.max(head.time, (newest?.time ?? 0) + 1) };
    if (!(await writeHead({ ...latest, parts: null }))) return false;
    for (const [number, { games, unread, more }] of parts.entries())
      if (!(await database.write({ [partsOf(head.id) + number]: { games, unread, more } })))
        return false;
    return writeHead(latest);
  }

  /** Removes the oldest ones, parts that nobody completes, and forgotten ones that wait no more. */
  async function prune(awaited: readonly string[], now: number) {
    const found = await heads();
    for (const { id } of found.filter(isListed).slice(MAX_COLLECTIONS)) await remove(id);
    for (const head of found) {
      if (isListed(head) || awaited.includes(head.id)) continue;
      const again = seenAgain(head, dayOf(now), BACK_DAYS);
      if (again === null) await remove(head.id);
      else if (again !== head) await writeHead(again);
    }
  }

  return { ...all, read, remove, isWritten, prune };
}

/** Whether a collection is complete, and not forgotten. */
function isListed({ parts, forgotten }: Head) {
  return parts !== null && !forgotten;
}

function isGame(value: unknown): value is CollectedGame {
  const { text, number, moves, ...lists } = fieldsOf(value);
  const names = ["variations", "unread_variations", "unread_comments"];
  const isWhole = typeof text === "string" && [number, moves].every(Number.isSafeInteger);
  return isWhole && names.every((name) => Array.isArray(lists[name]));
}

function isUnread(value: unknown): value is UnreadGame {
  const { number, ...texts } = fieldsOf(value);
  const names = ["code", "detail", "message"];
  return Number.isSafeInteger(number) && names.every((name) => typeof texts[name] === "string");
}
