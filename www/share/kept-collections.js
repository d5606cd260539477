/**
 * The games that were imported at once, kept in the browser: those that each tab shows, and those
 * that others have taken the place of, twenty collections at most.
 *
 * @import { CollectedGame, UnreadGame } from "../../reversi-wasm.js"
 * @import { Database } from "../base/database.js"
 * @import { Part } from "./collection.js"
 *
 * `parts` is null until all of them are stored, `games` their number of games; null where an
 * earlier version of the page has stored none. A forgotten one waits for its way back: `since` is
 * when it was forgotten, which an earlier version has not stored.
 * @typedef {{id: string, time: number, parts: number | null, games: number | null,
 *   forgotten: boolean, since: number}} Head
 *
 * A collection that can be shown.
 * @typedef {{id: string, time: number, games: number | null}} KeptCollection
 *
 * @typedef {ReturnType<typeof createCollections>} Collections
 */

import { fieldsOf, parse, read, write } from "../base/browser-values.js";
import { createDatabase } from "../base/database.js";
import { isAbandoned } from "../base/set-aside.js";
import { NOTHING_BESIDE } from "../game/comments.js";
import { partOf } from "./collection.js";

const MAX_COLLECTIONS = 20;

/** The number in the key changes with the shape of what is stored. */
const TAB_KEY = "reversi.collection.1";
const HEAD = "collection.1 ";

/** @param {string} id */
const partsOf = (id) => `part.1 ${id} `;

/**
 * The collections of the page.
 * @param {Parameters<typeof createDatabase>[0]} provide
 * @param {() => Storage} provideInTab
 */
export function openCollections(provide, provideInTab) {
  return createCollections(createDatabase(provide, "reversi"), provideInTab, Date.now);
}

/**
 * @param {Database} database
 * @param {() => Storage} provideInTab the storage of the tab alone
 * @param {() => number} now the visitor's clock, in milliseconds since 1970
 */
export function createCollections(database, provideInTab, now) {
  const stored = createStored(database, now);
  /** @type {Map<string, {head: Head, parts: readonly Part[]}>} what the browser does not keep */
  const unkept = new Map();

  return {
    /**
     * The collection that this tab shows from here on, also after a reload; null for nothing.
     * @param {string | null} id
     */
    show: (id) => void write(provideInTab, TAB_KEY, { id }),
    /**
     * Keeps a collection.
     * @param {string} id
     * @param {readonly Part[]} parts
     * @param {readonly string[]} awaited the forgotten collections that have their way back in this
     *   tab; those of others keep theirs for a day
     * @returns {Promise<boolean>} whether the browser keeps it; else it lasts as long as the page
     */
    async add(id, parts, awaited) {
      const head = headOf(id, parts, now());
      try {
        await stored.write(head, parts);
        await stored.prune(awaited);
        return true;
      } catch {
        unkept.set(id, { head, parts });
        await stored.remove(id).catch(() => {});
        return false;
      }
    },
    /** @param {string} id @returns {Promise<readonly Part[] | null>} null if no longer kept */
    read: async (id) => unkept.get(id)?.parts ?? stored.parts(id).catch(() => null),
    /** @returns {Promise<KeptCollection[]>} all that can be shown, newest first */
    async list() {
      const held = [...unkept.values()].map(({ head }) => head);
      const all = [...held, ...(await stored.heads().catch(() => []))].filter(isListed);
      return all.map(({ id, time, games }) => ({ id, time, games }));
    },
    /**
     * Takes a collection out of the list, or puts it back.
     * @param {string} id
     * @param {boolean} forgotten
     */
    async forget(id, forgotten) {
      const held = unkept.get(id);
      if (held) unkept.set(id, { ...held, head: { ...held.head, forgotten } });
      await stored.forget(id, forgotten).catch(() => {});
    },
    /**
     * The file that this tab has shown; in a new tab, the newest one.
     * @returns {Promise<string | null>}
     */
    async latest() {
      const { id } = fieldsOf(parse(read(provideInTab, TAB_KEY)).value);
      if (typeof id === "string" || id === null) return id;
      const heads = await stored.heads().catch(() => []);
      return heads.find(isListed)?.id ?? null;
    },
  };
}

/**
 * The collections in the browser's database, each as a head and its parts. Where the browser
 * refuses, everything here rejects.
 * @param {Database} database
 * @param {() => number} now
 */
function createStored(database, now) {
  /** @returns {Promise<Head[]>} newest first */
  async function heads() {
    const names = await database.names(HEAD);
    const found = await Promise.all(names.map((name) => database.read(name)));
    return found
      .flatMap((value) => headIn(value) ?? [])
      .sort((one, other) => other.time - one.time);
  }

  /** @param {string} id */
  async function remove(id) {
    await database.remove([HEAD + id]);
    await database.remove(await database.names(partsOf(id)));
  }

  return {
    heads,
    remove,
    /**
     * Stores the head again after the last part: until then nobody shows the collection.
     * @param {Head} head
     * @param {readonly Part[]} parts
     */
    async write(head, parts) {
      const { id } = head;
      await database.write(HEAD + id, { ...head, parts: null });
      for (const [number, { games, unread, more }] of parts.entries())
        await database.write(partsOf(id) + number, { games, unread, more });
      await database.write(HEAD + id, head);
    },
    /** @param {string} id @returns {Promise<readonly Part[] | null>} */
    async parts(id) {
      const head = headIn(await database.read(HEAD + id));
      const parts = [];
      for (let number = 0; number < (head?.parts ?? 0); number += 1)
        parts.push(partIn(await database.read(partsOf(id) + number)));
      return parts.some((part) => part !== null) ? parts.filter((part) => part !== null) : null;
    },
    /** @param {string} id @param {boolean} forgotten */
    async forget(id, forgotten) {
      const head = headIn(await database.read(HEAD + id));
      if (head) await database.write(HEAD + id, { ...head, forgotten, since: now() });
    },
    /**
     * Removes the oldest collections, parts that nobody completes and forgotten collections without
     * a way back.
     * @param {readonly string[]} awaited
     */
    async prune(awaited) {
      const all = await heads();
      const beyond = all.filter(isListed).slice(MAX_COLLECTIONS);
      const old = all.filter((head) => isOld(head, awaited, now()));
      for (const { id } of [...beyond, ...old]) await remove(id);
    },
  };
}

/**
 * Whether nobody completes the parts of a collection, or brings it back.
 * @param {Head} head
 * @param {readonly string[]} awaited those that have their way back in this tab
 * @param {number} now
 */
function isOld({ id, time, parts, forgotten, since }, awaited, now) {
  if (parts === null) return isAbandoned(time, now);
  return forgotten && !awaited.includes(id) && isAbandoned(since, now);
}

/** Whether a collection is complete, and not forgotten. @param {Head} head */
function isListed({ parts, forgotten }) {
  return parts !== null && !forgotten;
}

/**
 * @param {string} id
 * @param {readonly Part[]} parts
 * @param {number} time
 * @returns {Head}
 */
function headOf(id, parts, time) {
  const games = parts.reduce((sum, part) => sum + part.games.length, 0);
  return { id, time, parts: parts.length, games, forgotten: false, since: 0 };
}

/** @param {unknown} value @returns {Head | null} */
function headIn(value) {
  const { id, time, parts, games, forgotten, since } = fieldsOf(value);
  if (typeof id !== "string" || typeof time !== "number") return null;
  const count = (/** @type {unknown} */ number) =>
    Number.isSafeInteger(number) ? Number(number) : null;
  return {
    id,
    time,
    parts: count(parts),
    games: count(games),
    forgotten: forgotten === true,
    since: count(since) ?? time,
  };
}

/** @param {unknown} value @returns {Part | null} */
function partIn(value) {
  const { games, unread, more } = fieldsOf(value);
  if (!Array.isArray(games) || !Array.isArray(unread)) return null;
  // A list that an earlier release has kept lacks what its games did not have then.
  const whole = games.map((game) => ({ ...NOTHING_BESIDE, ...fieldsOf(game) })).filter(isGame);
  return partOf({ games: whole, unread: unread.filter(isUnread), more: more === true });
}

/** @param {unknown} value @returns {value is CollectedGame} */
function isGame(value) {
  const { text, number, moves, variations, unread_variations: unread } = fieldsOf(value);
  const { unread_comments: unreadComments } = fieldsOf(value);
  return (
    typeof text === "string" &&
    [number, moves].every(Number.isSafeInteger) &&
    [variations, unread, unreadComments].every(Array.isArray)
  );
}

/** @param {unknown} value @returns {value is UnreadGame} */
function isUnread(value) {
  const { number, code, detail, message } = fieldsOf(value);
  const texts = [code, detail, message];
  return Number.isSafeInteger(number) && texts.every((text) => typeof text === "string");
}
