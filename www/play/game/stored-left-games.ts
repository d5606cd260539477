/**
 * The games that the visitor has left, shared by all tabs, newest first. Where the storage is full,
 * the oldest of them make room for what is stored later.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Aside, Unfinished } from "../../floor/base/page.ts";
import type { GameText } from "./session.ts";
import type { Players } from "./known-game.ts";
import type { Kept } from "../../floor/kept/kept.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import {
  type LeftGame,
  type LeftGameForm,
  LAST_TIME,
  byTime,
  contains,
  isLeftGame,
  isUntouched,
  isWorthKeeping,
  leftGameOf,
  newest,
  timeOf,
  withoutOldest,
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

/** What is said of the list, the most urgent first. */
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
  const { all, replace, remove, ...others } = createForms(kept);

  /** All games, newest first. */
  const readAll = (): Entry[] =>
    all().map((form) => ({ form, leftGame: leftGameOf(form, checkParts) }));

  /** The time of a game that is left now: later than that of any other, if there is a later one. */
  const stamp = () => Math.min(Math.max(now(), timeOf(all()[0]) + 1), LAST_TIME);

  /**
   * Adds a game in place of those that it contains. Of one that has only its text, what the list
   * has of it stays.
   * @param supposed who plays, where the form does not say it
   */
  function add(form: unknown, supposed: Players = {}) {
    const leftGame = leftGameOf(form, checkParts);
    if (leftGame === null || !isWorthKeeping(leftGame)) return;
    const next = withGame(readAll(), leftGame, supposed);
    if (next !== null) replace(next.forms, next.added);
  }

  return {
    ...others,
    stamp,
    check: (form: unknown) => leftGameOf(form, checkParts),
    /** The games that can be read, newest first. */
    read: () => readAll().flatMap(({ leftGame }) => leftGame ?? []),
    /** The game of a text, with all that was kept of it. */
    find: (id: GameId, text: Pick<GameText, "setup" | "transcript">) =>
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
    remove: (leftGame: LeftGame) => remove(leftGame.form),
  };
}

/**
 * The forms of the list: those that are stored, and those for which the storage has no room, which
 * last as long as the page.
 */
function createForms(kept: Kept) {
  /** Those without room, newest first. */
  let unstored: readonly unknown[] = [];
  /** What has come of the list since the visitor was told. */
  const untold: Set<Aside> = new Set();
  const stored = () => kept.find(LEFT_GAMES).value;
  const all = () => [...unstored, ...stored()].sort(byTime);
  const isForbidden = () => !kept.isReadable(LEFT_GAMES);

  /** @returns whether they are stored, all of them; where the browser stores none, they last */
  const writeAll = (forms: readonly unknown[]) => kept.put(LEFT_GAMES, forms) || isForbidden();

  return {
    /** Those that are stored and those without room, newest first. */
    all,
    /**
     * Stores games in place of all others. The oldest go where they are more than the list holds,
     * or where there is no room for them; one that is added without room lasts as long as the page.
     * @param forms newest first
     * @param added the one of them that is new
     */
    replace(forms: readonly unknown[], added: unknown) {
      const listed = newest(forms);
      const fitting = [...listed];
      while (fitting.length > 0 && !writeAll(fitting)) fitting.pop();
      const refused = listed.slice(fitting.length);
      const isNew = (one: unknown) => one === added || unstored.includes(one);
      unstored = refused.filter(isNew);
      if (forms.some((one) => !listed.includes(one) && !isUntouched(one))) untold.add("list-full");
      if (refused.includes(added)) untold.add("left-unkept");
      // Where there is room for none, those that are stored stay.
      if (fitting.length > 0 && unstored.length < refused.length) untold.add("dropped");
    },
    remove(form: unknown) {
      const text = JSON.stringify(form);
      const isOther = (one: unknown) => JSON.stringify(one) !== text;
      unstored = unstored.filter(isOther);
      const rest = stored().filter(isOther);
      if (rest.length < stored().length) writeAll(rest);
    },
    /** Whether games of the list last only as long as the page. */
    isShortLived: () =>
      kept.isWanted && (unstored.length > 0 || (isForbidden() && stored().length > 0)),
    /** Stores the games for which there was no room, once there is. */
    storeRefused() {
      if (unstored.length > 0 && writeAll(all())) unstored = [];
    },
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
 * The forms of a list with one more game, newest first, in place of those that it contains; null
 * where the list has a game that contains it.
 * @param supposed who plays, where the form does not say it
 */
function withGame(all: readonly Entry[], leftGame: LeftGame, supposed: Players) {
  const isUnseated = Object.keys(leftGame.players).length === 0;
  const { id, game } = leftGame;
  const isSame = (other: LeftGame) => isLeftGame(other, id, game) && contains(other, leftGame);
  if (isUnseated && all.some((other) => other.leftGame && isSame(other.leftGame))) return null;
  const isIn = ({ leftGame: other }: Entry) => other !== null && contains(leftGame, other);
  const held = all.filter(isIn).flatMap((other) => other.leftGame ?? []);
  const others = all.filter((other) => !isIn(other));
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
