/**
 * The games that the visitor has left, shared by all tabs, newest first. Where the storage is full,
 * the oldest of them make room for what is stored later.
 */

import type { Aside, Unfinished } from "../base/page.ts";
import type { GameText } from "./session.ts";
import type { Players } from "./stored-game.ts";
import type { Kept } from "../kept/kept.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { declared, whole } from "../kept/thing.ts";
import {
  type LeftGame,
  type LeftGameForm,
  MAX_FRIEND_GAMES,
  MAX_LEFT_GAMES,
  contains,
  isLeftGame,
  isWorthKeeping,
  leftGameOf,
} from "./left-games.ts";

/** The forms of the games, newest first: those that this page cannot read stay. */
export const LEFT_GAMES = declared<readonly unknown[]>({
  key: "reversi.left-games.1",
  place: "visitor",
  lasts: true,
  back: "left-game",
  exported: "text",
  check: whole((stored) => (Array.isArray(stored) ? stored : null), []),
  shed: (stored, characters) => withoutOldest(Array.isArray(stored) ? stored : [], characters),
});

/** what is said of the list, the most urgent first */
const ASIDES: readonly Aside[] = ["left-unkept", "dropped", "list-full"];

/** A game of the list with its form; null for one that this page cannot read, and which stays. */
interface Entry {
  form: unknown;
  leftGame: LeftGame | null;
}

/** @param now the visitor's clock, in milliseconds since 1970 */
export function createLeftGames(
  kept: Kept,
  checkParts: (parts: Unfinished) => Unfinished,
  now: () => number,
) {
  const forms = createForms(kept);
  /** what has come of the list since the visitor was told */
  const untold: Set<Aside> = new Set();

  /** All games, newest first. */
  const readAll = (): Entry[] =>
    forms.all().map((form) => ({ form, leftGame: leftGameOf(form, checkParts) }));

  /** The time of a game that is left now: later than that of any other. */
  const stamp = () => Math.max(now(), timeOf(forms.all()[0]) + 1);

  /**
   * Adds a game in place of those that it contains. Of one that has only its text, what the list
   * has of it stays. The oldest games go where there is no room for them, or where they are more
   * than the list holds; one that is added without room lasts as long as the page.
   * @param supposed who plays, where the form does not say it
   */
  function add(form: unknown, supposed: Players = {}) {
    const leftGame = leftGameOf(form, checkParts);
    if (leftGame === null || !isWorthKeeping(leftGame)) return;
    const next = withGame(readAll(), leftGame, supposed);
    if (next === null) return;
    const listed = newest(next.forms);
    const { refused, isLost } = forms.replace(listed, next.added);
    if (next.forms.some((one) => !listed.includes(one) && !isUntouched(one)))
      untold.add("list-full");
    if (refused.includes(next.added)) untold.add("left-unkept");
    if (isLost) untold.add("dropped");
  }

  return {
    stamp,
    check: (form: unknown) => leftGameOf(form, checkParts),
    /** The games that can be read, newest first. */
    read: () => readAll().flatMap(({ leftGame }) => leftGame ?? []),
    /** The game of a text, with all that was kept of it. */
    find: (id: string, text: Pick<GameText, "setup" | "transcript">) =>
      readAll().find(({ leftGame }) => leftGame && isLeftGame(leftGame, id, text))?.leftGame ??
      null,
    add,
    /**
     * Puts a game back that was taken out: in its place, or as the newest where that place has gone
     * to newer games.
     */
    putBack(form: LeftGameForm) {
      add(form);
      const leftGame = leftGameOf(form, checkParts);
      const isHeld =
        leftGame !== null &&
        readAll().some((one) => one.leftGame && contains(one.leftGame, leftGame));
      if (!isHeld) add({ ...form, time: stamp() });
    },
    remove: (leftGame: LeftGame) => forms.remove(leftGame.form),
    /** Whether games of the list last only as long as the page. */
    isShortLived: () => kept.isWanted && forms.isShortLived(),
    /** Stores the games for which there was no room, once there is. */
    storeRefused: forms.storeRefused,
    /**
     * A notice to the visitor about the list, once: that the game which was left lasts only as
     * long as the page, or that the oldest games are gone, for want of room or of places.
     */
    news(): Aside | null {
      if (kept.hasMadeRoom(LEFT_GAMES)) untold.add("dropped");
      const first = ASIDES.find((aside) => untold.has(aside)) ?? null;
      untold.clear();
      return first;
    },
  };
}

/**
 * The forms of the list: those that are stored, and those for which the storage has no room, which
 * last as long as the page.
 */
function createForms(kept: Kept) {
  /** those without room, newest first */
  let unstored: readonly unknown[] = [];
  const stored = () => kept.find(LEFT_GAMES).value;
  const all = () => [...unstored, ...stored()].sort(byTime);
  const isForbidden = () => !kept.isReadable(LEFT_GAMES);

  /** @returns whether they are stored, all of them; where the browser stores none, they last */
  const writeAll = (forms: readonly unknown[]) => kept.put(LEFT_GAMES, forms) || isForbidden();

  return {
    /** Those that are stored and those without room, newest first. */
    all,
    /**
     * Stores games in place of all others; the oldest, for which there is no room, are refused.
     * @param listed newest first
     * @param added the one of them that is new
     * @returns whether a game is lost that was stored
     */
    replace(
      listed: readonly unknown[],
      added: unknown,
    ): { refused: readonly unknown[]; isLost: boolean } {
      const fitting = [...listed];
      while (fitting.length > 0 && !writeAll(fitting)) fitting.pop();
      const refused = listed.slice(fitting.length);
      const isNew = (one: unknown) => one === added || unstored.includes(one);
      // Where there is room for none, those that are stored stay.
      const isLost = fitting.length > 0 && !refused.every(isNew);
      unstored = refused.filter(isNew);
      return { refused, isLost };
    },
    remove(form: unknown) {
      const text = JSON.stringify(form);
      const isOther = (one: unknown) => JSON.stringify(one) !== text;
      unstored = unstored.filter(isOther);
      const rest = stored().filter(isOther);
      if (rest.length < stored().length) writeAll(rest);
    },
    isShortLived: () => unstored.length > 0 || (isForbidden() && stored().length > 0),
    storeRefused() {
      if (unstored.length > 0 && writeAll(all())) unstored = [];
    },
  };
}

/**
 * The forms of a list with one more game, newest first, in place of those that it contains; null
 * where the list has a game that contains it.
 * @param supposed who plays, where the form does not say it
 */
function withGame(all: readonly Entry[], leftGame: LeftGame, supposed: Players) {
  const isUnseated = Object.keys(leftGame.players).length === 0;
  const isHeld = all.some(
    (other) =>
      other.leftGame &&
      isLeftGame(other.leftGame, leftGame.id, leftGame.game) &&
      contains(other.leftGame, leftGame),
  );
  if (isHeld && isUnseated) return null;
  const held = all.flatMap((other) =>
    other.leftGame && contains(leftGame, other.leftGame) ? other.leftGame : [],
  );
  const others = all.filter((other) => !other.leftGame || !contains(leftGame, other.leftGame));
  const whole = withParts(leftGame, held);
  const added = isUnseated ? { ...whole, players: supposed } : whole;
  // Newest first, also where a game is put back that was taken out.
  const forms = [added, ...others.map(({ form }) => form)].sort(byTime);
  return { added, forms };
}

/**
 * The form of a game with what the rooms have kept with the games that it takes the place of. One
 * that comes from elsewhere and goes on from the visitor's own is the visitor's.
 */
function withParts({ form }: LeftGame, held: readonly LeftGame[]) {
  const parts = { ...form.parts };
  for (const other of held)
    for (const [name, part] of Object.entries(other.form.parts ?? {})) parts[name] ??= part;
  const isOwn = isUntouched(form) && !held.every((other) => isUntouched(other.form));
  return { ...form, parts, kept: isOwn ? { ...form.kept, counted: "never" } : form.kept };
}

/**
 * The newest games, and the newest of those with friends, in the order in which they stay: a game
 * of a link or a text in which the visitor has done nothing goes before any other.
 * @param forms newest first
 */
function newest(forms: readonly unknown[]) {
  const rooms = { friends: MAX_FRIEND_GAMES, others: MAX_LEFT_GAMES };
  const ordered = forms.toSorted((a, b) => Number(isUntouched(a)) - Number(isUntouched(b)));
  return ordered.filter((form) => {
    const kind = Object(Object(form).kept).friend ? "friends" : "others";
    rooms[kind] -= 1;
    return rooms[kind] >= 0;
  });
}

/** Whether a game comes from elsewhere and has nothing of the visitor's. */
export function isUntouched(form: unknown) {
  const { kept, parts } = fieldsOf(form);
  const { counted, comments, branches, friend } = fieldsOf(kept);
  const own = [comments, branches, Object.values(fieldsOf(parts)).filter((part) => part !== null)];
  return (
    counted === "given" && !friend && own.every((list) => !Array.isArray(list) || !list.length)
  );
}

/**
 * The newest games, without as many of the oldest as take `characters` characters.
 * @param forms newest first
 */
function withoutOldest(forms: readonly unknown[], characters: number) {
  let count = forms.length;
  for (
    let excess = characters;
    count > 0 && excess > 0;
    excess -= JSON.stringify(forms[count]).length
  )
    count -= 1;
  return forms.slice(0, count);
}

/** The newest first. */
function byTime(one: unknown, other: unknown) {
  return timeOf(other) - timeOf(one);
}

function timeOf(form: unknown) {
  return Number(Object(form).time) || 0;
}
