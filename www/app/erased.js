/**
 * The things that presses have just taken away, and the way back, the latest first. Each thing
 * waits until the visitor has done two other things; taking away something else is none. A reload
 * keeps all.
 *
 * @import { NotBack } from "../base/erasing.js"
 * @import { Context } from "./context.js"
 * @import { Erasable } from "./rooms.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 *
 * A loss by a press, by its name in the table: a value that JSON holds, and what the visitor has
 * done since.
 * @typedef {{name: string, value: unknown, acts: number}} Erased
 */

import { fieldsOf } from "../base/browser-values.js";
import { problem, problemOf } from "../base/problems.js";
import { begins } from "../game/branches.js";
import { withoutRoom } from "../game/comments.js";
import { checkComments } from "../game/stored-comments.js";
import { checkResults, withLaterResults } from "../players/win-loss-record.js";
import { checkSettings } from "../settings/settings.js";
import { roomsHere } from "./loaded-rooms.js";

/** The number of the visitor's acts after which what was taken away is gone. */
const MAX_ACTS = 2;

/** The events with which a visitor does something else; a computer's move is none. */
const ACTS = [
  "jumped",
  "branch-taken",
  "started",
  "loaded",
  "started-from",
  "returned",
  "chosen",
  "game-chosen",
  "editor-opened",
  "exercise-set",
  "review-started",
  "attempt-started",
  "practice-started",
  "drawn",
];

/** The events after which what belonged to a game has no place on the board. */
const REPLACES = ["started", "started-from", "loaded", "returned", "practice-started", "followed"];

/** @type {Readonly<Record<string, Erasable>>} */
const OWN = {
  record: {
    check: (value) => checkResults(value).results,
    putBack: ({ store }, value) => {
      // Results that were counted meanwhile, also in another tab, are added.
      const { results } = store.get().record;
      const sums = withLaterResults(checkResults(value).results, results);
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
      const placed = Array.isArray(places) && places.every(isPlace);
      const sound = lines.flatMap((line, at) => (isLine(line) ? [{ line, at }] : []));
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
        problem: problem("comment-waits", "", message),
        value: { branches: [], comments: waiting },
      };
    },
  },
  settings: {
    check: (value) => checkSettings(value).stored,
    putBack: ({ store, lang }, value) => {
      // A setting that was chosen meanwhile stays.
      const stored = { ...checkSettings(value).stored, ...store.get().settings.stored };
      store.dispatch({ type: "settings-restored", stored, lang });
      return null;
    },
  },
};

/** @param {unknown} value */
const isPlace = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} value */
const isLine = (value) => Array.isArray(value) && value.every((move) => typeof move === "string");

/**
 * All that presses can take away, by its name.
 * @returns {Readonly<Record<string, Erasable>>}
 */
export const waysBack = () => Object.assign({}, OWN, ...roomsHere().map(({ erases }) => erases));

/**
 * The state after an event, with what is left of the way back.
 * @param {State} after
 * @param {State} before
 * @param {PageEvent} event
 * @returns {State}
 */
export function countActs(after, before, event) {
  const { erased } = after;
  if (erased.length === 0 || erased !== before.erased) return after;
  // Another tab may have stored the same game, with another move or none.
  const goesOn = event.type === "followed" && isSameLine(before.game, after.game);
  const replaces = REPLACES.includes(event.type) && !goesOn;
  const acts = isAct(event) ? 1 : 0;
  if (acts === 0 && !replaces) return after;
  const kept = erased.filter(({ name }) => !replaces || !waysBack()[name]?.ofGame);
  const counted = kept.map((one) => ({ ...one, acts: one.acts + acts }));
  return { ...after, erased: counted.filter((one) => one.acts < MAX_ACTS) };
}

/**
 * Whether one of two games is the other one up to some move.
 * @param {State["game"]} one
 * @param {State["game"]} other
 */
function isSameLine(one, other) {
  const isLonger = begins(one.line, other.line) || begins(other.line, one.line);
  return one.game === other.game && one.initial === other.initial && isLonger;
}

/** @param {PageEvent} event */
function isAct(event) {
  if (event.type === "moved") return event.found === null;
  return ACTS.includes(event.type);
}

/** The values that databases are asked for. @type {Set<unknown>} */
const awaited = new Set();

/**
 * Puts back what was taken away last; what does not come back is said.
 * @param {Context} context
 */
export function restore(context) {
  const { store } = context;
  const erased = store.get().erased.findLast(({ value }) => !awaited.has(value));
  if (erased === undefined) return;
  const { name, value } = erased;
  const end = (/** @type {NotBack | null} */ rest) =>
    store.dispatch(rest ? { type: "not-restored", erased, rest } : { type: "restored", erased });
  const done = waysBack()[name].putBack(context, value);
  if (!(done instanceof Promise)) return end(done);
  awaited.add(value);
  void done
    .catch((error) => ({ problem: problemOf(error), value }))
    .then((rest) => {
      awaited.delete(value);
      end(rest);
    });
}

/**
 * The valid part of a stored list; an earlier version of the page stored one thing in its place.
 * @param {unknown} stored
 * @returns {Erased[]}
 */
export function checkErased(stored) {
  return (Array.isArray(stored) ? stored : [stored]).flatMap((one) => checkOne(one) ?? []);
}

/** @param {unknown} stored @returns {Erased | null} */
function checkOne(stored) {
  const { name, value, acts } = fieldsOf(stored);
  if (typeof name !== "string" || !Object.hasOwn(waysBack(), name)) return null;
  const sound = waysBack()[name].check(value);
  return sound === null || sound === undefined
    ? null
    : { name, value: sound, acts: Number(acts) > 0 ? 1 : 0 };
}
