/**
 * The things that presses have just taken away, and the way back, the latest first. Each thing
 * waits until the visitor has done two other things; taking away something else is none. A reload
 * keeps all.
 */

import type { AllRooms, Context, PageEvent, State } from "../floor/base/page.ts";
import type { Joined } from "../play/ui/room.ts";
import { areTexts, fieldsOf, isCount } from "../floor/base/browser-values.ts";
import { type Erased, bringErasedBack, isAwaited } from "../floor/base/erasing.ts";
import { problem } from "../floor/base/problems.ts";
import { begins } from "../play/game/branches.ts";
import { replacesGame } from "../play/game/reduce-other-game.ts";
import { withoutRoom } from "../play/game/comment-lists.ts";
import { checkComments } from "../play/game/stored-comments.ts";
import { RECORD, withLaterResults } from "../play/players/kept-record.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";

export type WaysBack = Joined["waysBack"];

/** The number of the visitor's acts after which what was taken away is gone. */
const MAX_ACTS = 2;

/** The events of no room with which a visitor does something else; a computer's move is none. */
export const ACTS: readonly PageEvent["type"][] = [
  "jumped",
  "branch-taken",
  "started",
  "loaded",
  "started-from",
  "returned",
  "chosen",
  "game-chosen",
];

/** What presses can take away of what is no room's. */
export const WAYS_BACK: WaysBack = {
  record: {
    check: (value) => RECORD.check(value).value,
    putBack: ({ store }, value) => {
      // Results that were counted meanwhile, also in another tab, are added.
      const { results } = store.get().record;
      const sums = withLaterResults(RECORD.check(value).value, results);
      store.dispatch({ type: "record-shared", results: sums });
      return null;
    },
  },
  branch: {
    ofGame: true,
    check: (value) => value,
    putBack: ({ store }, value) => {
      // An earlier version of the page stored one branch.
      const { branch, branches = [branch], places, comments } = fieldsOf(value);
      const lines = Array.isArray(branches) ? branches : [];
      const placed = Array.isArray(places) && places.every(isCount);
      const sound = lines.flatMap((line, at) => (areTexts(line) ? [{ line, at }] : []));
      const earlier = checkComments(comments).comments;
      const waiting = withoutRoom(store.get().comments.list, earlier);
      store.dispatch({
        type: "branches-restored",
        restored: sound.map(({ line }) => line),
        places: placed ? sound.map(({ at }) => places[at]) : [],
        comments: earlier.filter((comment) => !waiting.includes(comment)),
      });
      if (waiting.length === 0) return null;
      const message = "the comment has no room beside the later one";
      return {
        problems: [problem("comment-waits", "", message)],
        value: { branches: [], comments: waiting },
      };
    },
  },
  settings: {
    check: (value) => STORED_CHOICES.check(value).value,
    putBack: ({ store, lang }, value) => {
      // A setting that was chosen meanwhile stays.
      const stored = { ...STORED_CHOICES.check(value).value, ...store.get().settings.stored };
      store.dispatch({ type: "settings-restored", stored, lang });
      return null;
    },
  },
};

/** The state after an event, with what is left of the way back. */
export function countActs(
  { waysBack, acts: counted }: Joined,
  after: State,
  before: State,
  event: PageEvent,
): State {
  const { erased } = after;
  if (erased.length === 0 || erased !== before.erased) return after;
  // Another tab may have stored the same game, with another move or none.
  const follows = event.type === "followed" && !isSameLine(before.game, after.game);
  const replaces = follows || replacesGame(event);
  const isAct = event.type === "moved" ? event.found === null : counted.includes(event.type);
  const acts = isAct ? 1 : 0;
  if (acts === 0 && !replaces) return after;
  const stillErased = erased.filter(({ name }) => !replaces || !waysBack[name]?.ofGame);
  const left = stillErased.map((one) => ({ ...one, acts: one.acts + acts }));
  return { ...after, erased: left.filter((one) => one.acts < MAX_ACTS) };
}

/** Whether one of two games is the other one up to some move. */
function isSameLine(one: State["game"], other: State["game"]) {
  const isLonger = begins(one.line, other.line) || begins(other.line, one.line);
  return one.game === other.game && one.initial === other.initial && isLonger;
}

/** Puts back what was taken away last; what does not come back is said. */
export function restore(context: Context<AllRooms>) {
  const { house, store } = context;
  const erased = store.get().erased.findLast((one) => !isAwaited(one));
  const way = erased && house.here().waysBack[erased.name];
  if (way) bringErasedBack(store, erased, () => way.putBack(context, erased.value));
}

/**
 * The valid part of a stored list; an earlier version of the page stored one thing in its place.
 */
export function checkErased(waysBack: WaysBack, stored: unknown): Erased[] {
  const all = Array.isArray(stored) ? stored : [stored];
  return all.flatMap((one) => checkOne(waysBack, one) ?? []);
}

function checkOne(waysBack: WaysBack, stored: unknown): Erased | null {
  const { name, value, acts } = fieldsOf(stored);
  if (typeof name !== "string" || !Object.hasOwn(waysBack, name)) return null;
  const sound = waysBack[name]?.check(value);
  return sound === null || sound === undefined
    ? null
    : { name, value: sound, acts: Number(acts) > 0 ? 1 : 0 };
}
