/**
 * Storage of the games that the visitor has left, shared by all tabs, newest first. Where the
 * storage is full, the oldest of them make room for what is stored later.
 *
 * @import { Unfinished } from "../app/rooms.js"
 * @import { GameText } from "./session.js"
 * @import { LeftGame } from "./left-games.js"
 */

import { parse, read, write } from "../base/browser-values.js";
import {
  MAX_FRIEND_GAMES,
  MAX_LEFT_GAMES,
  contains,
  isLeftGame,
  isWorthKeeping,
  leftGameOf,
} from "./left-games.js";

/** The number in the key changes with the shape of what is stored. */
export const LEFT_GAMES_KEY = "reversi.left-games.1";

/**
 * @param {() => Storage} provide
 * @param {(parts: Unfinished) => Unfinished} checkParts
 * @param {() => number} now the visitor's clock, in milliseconds since 1970
 */
export function createLeftGames(provide, checkParts, now) {
  /** @type {Map<string, string>} the games of this visit, for a browser that stores none */
  const kept = new Map();
  /** @type {readonly unknown[]} those for which the storage has no room, newest first */
  let unstored = [];

  /**
   * What is stored, newest first, each with its game; null for one that this page cannot read, and
   * which stays where it is.
   * @returns {{form: unknown, left: LeftGame | null}[]}
   */
  function readAll() {
    return [...unstored, ...readStored()].map((form) => ({
      form,
      left: leftGameOf(form, checkParts),
    }));
  }

  /** @returns {unknown[]} */
  function readStored() {
    const { value } = parse(read(provide, LEFT_GAMES_KEY, kept));
    return Array.isArray(value) ? value : [];
  }

  /** @param {unknown[]} forms @returns {boolean} whether they are stored, all of them */
  function writeAll(forms) {
    if (isForbidden(provide)) kept.set(LEFT_GAMES_KEY, JSON.stringify(forms));
    return isForbidden(provide) || write(provide, LEFT_GAMES_KEY, forms);
  }

  /**
   * Stores something, in place of the oldest games if there is no room for it. Where all of them do
   * not make enough room, they stay.
   * @param {() => boolean} store
   * @returns {{stored: boolean, dropped: number}}
   */
  function makeRoom(store) {
    const forms = isForbidden(provide) ? [] : readStored();
    for (let dropped = 0; dropped <= forms.length; dropped += 1) {
      if (dropped > 0) writeAll(forms.slice(0, -dropped));
      if (store()) return { stored: true, dropped };
    }
    if (forms.length > 0) writeAll(forms);
    return { stored: false, dropped: 0 };
  }

  return {
    makeRoom,
    /** The time of a game that is left now: later than that of any other. */
    stamp: () => Math.max(now(), timeOf(readAll()[0]?.form) + 1),
    /** @param {unknown} form */
    check: (form) => leftGameOf(form, checkParts),
    /** The games that can be read, newest first. */
    read: () => readAll().flatMap(({ left }) => left ?? []),
    /**
     * The game of a text, with all that was kept of it.
     * @param {string} id
     * @param {Pick<GameText, "setup" | "transcript">} text
     */
    find: (id, text) =>
      readAll().find(({ left }) => left && isLeftGame(left, id, text))?.left ?? null,
    /**
     * Adds a game in place of those that it contains. Of one that has only its text, what the list
     * has of it stays.
     * @param {unknown} form
     * @returns {{dropped: number, stored: boolean}} how many of the oldest games have made room for
     *   it; `stored` is false where the room does not suffice without them, and the game lasts as
     *   long as the page
     */
    add(form) {
      const left = leftGameOf(form, checkParts);
      if (left === null || !isWorthKeeping(left)) return { dropped: 0, stored: true };
      const all = readAll();
      const isHeld = all.some(
        (other) =>
          other.left && isLeftGame(other.left, left.id, left.game) && contains(other.left, left),
      );
      if (isHeld && Object.keys(left.players).length === 0) return { dropped: 0, stored: true };
      const held = all.flatMap((other) =>
        other.left && contains(left, other.left) ? other.left : [],
      );
      const others = all.filter((other) => !other.left || !contains(left, other.left));
      const added = withParts(left, held);
      const forms = [added, ...others.map((other) => other.form)];
      // Newest first, also where a game is put back that was taken out.
      forms.sort((one, other) => timeOf(other) - timeOf(one));
      const kept = newest(forms);
      while (kept.length > 0 && !writeAll(kept)) kept.pop();
      if (kept.length === 0) {
        const forms = others.map(({ form }) => form);
        unstored = [added, ...unstored.filter((form) => forms.includes(form))];
        return { dropped: 0, stored: false };
      }
      unstored = [];
      return { dropped: forms.length - kept.length, stored: kept.includes(added) };
    },
    /** @param {LeftGame} left */
    remove(left) {
      const text = JSON.stringify(left.form);
      const all = readAll();
      const others = all.filter(({ form }) => JSON.stringify(form) !== text);
      unstored = unstored.filter((form) => JSON.stringify(form) !== text);
      const kept = others.map(({ form }) => form).filter((form) => !unstored.includes(form));
      if (others.length < all.length) writeAll(kept);
    },
  };
}

/**
 * The form of a game with what the rooms have kept with the games that it takes the place of.
 * @param {LeftGame} left
 * @param {readonly LeftGame[]} held
 */
function withParts({ form }, held) {
  const parts = { ...form.parts };
  for (const other of held)
    for (const [name, part] of Object.entries(other.form.parts ?? {})) parts[name] ??= part;
  return { ...form, parts };
}

/**
 * The newest games, and the newest of those with friends.
 * @param {unknown[]} forms newest first
 */
function newest(forms) {
  const rooms = { friends: MAX_FRIEND_GAMES, others: MAX_LEFT_GAMES };
  return forms.filter((form) => {
    const kind = Object(Object(form).kept).friend ? "friends" : "others";
    rooms[kind] -= 1;
    return rooms[kind] >= 0;
  });
}

/** @param {unknown} form */
function timeOf(form) {
  return Number(Object(form).time) || 0;
}

/** @param {() => Storage} provide */
function isForbidden(provide) {
  try {
    provide();
    return false;
  } catch {
    return true;
  }
}
