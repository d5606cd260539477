/**
 * The visitor's mistakes: finished games wait, one after another is reviewed in the background, and
 * its costly moves become exercises that come back by a schedule. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Exercise } from "../exercises/exercise.js"
 * @import { Scheduled } from "../exercises/schedule.js"
 * @import { GameText } from "../game/session.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { ReviewJob } from "../game/turn-job.js"
 * @import { ReviewedMove } from "../engine/protocol.js"
 * @import { Review } from "../review/review.js"
 * @import { State } from "../app/state.js"
 *
 * A game that waits for its review: the visitor's side, the other player, the opening by its
 * moves, and when it ended, in milliseconds since 1970.
 * @typedef {Pick<GameText, "setup" | "transcript">
 *   & {side: Side, opponent: string, opening: string, time: number}} Waiting
 *
 * The costs of the visitor's moves of a reviewed game, in discs, and their number: one entry
 * for each phase.
 * @typedef {{opponent: string, opening: string, time: number,
 *   phases: readonly {moves: number, lost: number}[]}} Reviewed
 *
 * A mistake, with the best move in its place.
 * @typedef {Scheduled & {position: string, square: number, best: number, loss: number}} Mistake
 *
 * `on` is whether finished games are added.
 * @typedef {{on: boolean, waiting: readonly Waiting[], games: readonly Reviewed[],
 *   list: readonly Mistake[]}} KeptMistakes
 *
 * `review` is of a game that waits, the first one as it begins; null until then. `stalled` is
 * whether the reviews wait because the engine cannot be loaded.
 * @typedef {KeptMistakes & {open: boolean, review: Review | null, stalled: boolean}} MistakesSlice
 */

import { isMistake, isSameGame } from "../board/move-glyphs.js";
import { dayOf, originOf } from "../exercises/exercise.js";
import { runOf, stageOf } from "../exercises/exercise-stage.js";
import { DAYS, answered, isDue } from "../exercises/schedule.js";
import { turnJob } from "../game/turn-job.js";
import { PLAN_KEY, dueSearches, isReviewComplete } from "../review/review-plan.js";
import { newReview, reviewJobs, withReviewedMove } from "../review/review.js";

/** The most that is kept: games that wait, games that were reviewed, mistakes. */
export const MOST = { waiting: 40, games: 500, list: 300 };

/** The greatest numbers of the moves of the opening and of the middle of a game. */
const PHASES = [20, 40];

/** The prefix of the keys of the jobs and the ids of the exercises. */
const KEY = "mistakes-";
const ID = "own-mistake-";

/** Discs by which a mistake is plain, and those by which it is easy to see. */
const PLAIN = 10;
const VISIBLE = 6;

/** @type {KeptMistakes} */
export const NOTHING_KEPT = { on: false, waiting: [], games: [], list: [] };

/**
 * The mistakes of two tabs: the games of both, where one that is reviewed in either waits in none,
 * and of a mistake what the later answer has made of it.
 * @param {KeptMistakes} own
 * @param {KeptMistakes} other
 * @returns {KeptMistakes} with lists of its own
 */
export function mergedMistakes(own, other) {
  const games = byName([...other.games, ...own.games], gameName);
  const waiting = byName([...other.waiting, ...own.waiting], ({ transcript }) => transcript);
  const isLater = (/** @type {Mistake} */ one, /** @type {Mistake} */ than) =>
    (one.due ?? Number.POSITIVE_INFINITY) > (than.due ?? Number.POSITIVE_INFINITY);
  const list = byName([...other.list, ...own.list], ({ position }) => position, isLater);
  return {
    on: own.on,
    waiting: [...waiting.values()].filter((game) => !games.has(gameName(game))),
    games: [...games.values()],
    list: [...list.values()],
  };
}

/** @param {Pick<Waiting, "opponent" | "opening" | "time">} game */
const gameName = ({ opponent, opening, time }) => `${time} ${opening} ${opponent}`;

/**
 * Values by their names, of two with the same name the first one unless the other replaces it.
 * @template T
 * @param {readonly T[]} values
 * @param {(value: T) => string} nameOf
 * @param {(value: T, first: T) => boolean} [replaces]
 */
function byName(values, nameOf, replaces = () => false) {
  /** @type {Map<string, T>} */
  const named = new Map();
  for (const value of values) {
    const first = named.get(nameOf(value));
    if (first === undefined || replaces(value, first)) named.set(nameOf(value), value);
  }
  return named;
}

/**
 * With changes, within what is kept at most: the oldest goes. The review of a game that waits no
 * longer, for another tab has done with it, goes as well.
 * @param {State} state
 * @param {Partial<MistakesSlice>} changes
 * @returns {State}
 */
export function withMistakes(state, changes) {
  const after = { ...state.mistakes, ...changes };
  const { games, list, review } = after;
  const waiting = after.waiting.slice(0, MOST.waiting);
  return {
    ...state,
    mistakes: {
      ...after,
      review: review !== null && waiting.some(isOf(review)) ? review : null,
      waiting,
      games: games.slice(-MOST.games),
      list: list.slice(-MOST.list),
    },
  };
}

/**
 * Whether a game that waits is the one of a review.
 * @param {Review} review
 * @returns {(game: Waiting) => boolean}
 */
function isOf({ game: { line } }) {
  const reviewed = line.join("");
  return ({ transcript }) => transcript === reviewed;
}

/**
 * The search of the review that is due next, one at a time: the game on the board goes before, with
 * its review.
 * @param {State} state
 * @returns {[key: string, job: ReviewJob][]}
 */
export function mistakesJobs(state) {
  const { review, stalled } = state.mistakes;
  const isReviewing = state.study.review !== null || reviewJobs(state).length > 0;
  const isBusy = isReviewing || state.analysis.on || turnJob(state) !== null;
  if (review === null || stalled || isBusy) return [];
  const [due] = dueSearches(state, review);
  if (due === undefined) return [];
  const { game } = review;
  const { ply, nodes } = due;
  const line = game.line.slice(0, ply);
  return [[KEY + ply, { purpose: "review", game, line, nodes, ms: null }]];
}

/**
 * Begins the review of the first game that waits.
 * @param {State} state
 * @param {PageEvent & {type: "mistakes-started"}} event
 */
export function mistakesStarted(state, { game }) {
  return withMistakes(state, { review: newReview(game) });
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundInMistakes(state, { key, found, done }) {
  const { review } = state.mistakes;
  if (!done || review === null || !key.startsWith(KEY)) return state;
  const number = Number(key.slice(KEY.length));
  return withReview(state, withReviewedMove(review, number, /** @type {ReviewedMove} */ (found)));
}

/**
 * Takes over what the review of the game on the board has found, if it is the same game: no search
 * is made twice.
 * @param {State} state
 * @returns {State}
 */
export function takeReviewed(state) {
  const { review } = state.mistakes;
  const shown = state.study.review ?? state.study.ahead;
  if (review === null || shown === null || !isSameGame(review.game, shown.game)) return state;
  if (searchCount(shown) <= searchCount(review)) return state;
  const { moves, searches } = shown;
  return withReview(state, { ...review, moves, searches });
}

/** How many searches a review has made. @param {Review} review */
function searchCount({ searches }) {
  return [...searches.values()].reduce((sum, ended) => sum + ended.length, 0);
}

/**
 * With the steps of the review that are found; its mistakes are collected at its end.
 * @param {State} state
 * @param {Review} review
 * @returns {State}
 */
function withReview(state, review) {
  return isReviewComplete(state, review)
    ? collected(state, review)
    : withMistakes(state, { review });
}

/**
 * A game whose review fails is left out, but all wait where the engine cannot be loaded.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 * @param {State} before
 * @returns {State}
 */
export function failedInMistakes(state, { key, problem }, before) {
  if (key === PLAN_KEY) return withMistakes(state, { stalled: true });
  if (!key.startsWith(KEY)) return state;
  if (problem.code === "engine-unavailable")
    return { ...withMistakes(state, { stalled: true }), notice: before.notice };
  const { review, waiting } = state.mistakes;
  const others = review === null ? waiting : waiting.filter((game) => !isOf(review)(game));
  return { ...withMistakes(state, { review: null, waiting: others }), notice: before.notice };
}

/**
 * Lets the reviews go on that wait for the engine: the network is back, or the plan is loaded.
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function continueMistakes(state, { type }) {
  const mayLoad = type === "network-back" || type === "review-plan-loaded";
  return mayLoad && state.mistakes.stalled ? withMistakes(state, { stalled: false }) : state;
}

/**
 * Keeps what the review of a game that waits has found.
 * @param {State} state
 * @param {Review} review
 * @returns {State}
 */
function collected(state, review) {
  const { waiting, games, list } = state.mistakes;
  const reviewed = /** @type {Waiting} */ (waiting.find(isOf(review)));
  const { side, opponent, opening, time } = reviewed;
  const own = [...review.moves.values()].filter((move) => move.side === side);
  const found = mistakesIn(own, dayOf(time) + DAYS[0]);
  const known = new Set(found.map(({ position }) => position));
  return withMistakes(state, {
    review: null,
    waiting: waiting.filter((game) => game !== reviewed),
    games: [...games, { opponent, opening, time, phases: phasesOf(own) }],
    list: [...list.filter(({ position }) => !known.has(position)), ...found],
  });
}

/**
 * The mistakes among moves of a review, in the order of the game.
 * @param {readonly ReviewedMove[]} moves
 * @param {number} due
 * @returns {Mistake[]}
 */
function mistakesIn(moves, due) {
  const costly = moves.filter(({ loss }) => isMistake(loss)).sort((a, b) => a.ply - b.ply);
  return costly.map(({ position, square, best, loss }) => {
    return { position, square, best, loss, due, step: 0 };
  });
}

/**
 * The cost of moves in the opening, in the middle of the game and in the ending.
 * @param {readonly ReviewedMove[]} moves
 */
function phasesOf(moves) {
  const phaseOf = (/** @type {number} */ ply) => PHASES.filter((last) => ply > last).length;
  return [0, 1, 2].map((phase) => {
    const own = moves.filter(({ ply }) => phaseOf(ply) === phase);
    return { moves: own.length, lost: own.reduce((sum, { loss }) => sum + loss, 0) };
  });
}

/**
 * The mistakes that come back by a day, the costliest first.
 * @param {readonly Mistake[]} list
 * @param {number} day
 */
export function dueMistakes(list, day) {
  return costliestFirst(list.filter((mistake) => isDue(mistake, day)));
}

/**
 * The mistakes to practise on a day, the costliest first: those that are due, all where none is.
 * @param {readonly Mistake[]} list
 * @param {number} day
 */
export function mistakesToPractise(list, day) {
  const due = dueMistakes(list, day);
  return due.length > 0 ? due : costliestFirst(list);
}

/** @param {readonly Mistake[]} list */
function costliestFirst(list) {
  return [...list].sort((a, b) => b.loss - a.loss);
}

/** @param {Mistake} mistake @returns {Exercise} */
export function exerciseOf({ position, best, loss }) {
  return {
    id: ID + position,
    position,
    goal: "best",
    difficulty: loss >= PLAIN ? 1 : loss >= VISIBLE ? 2 : 3,
    theme: null,
    part: null,
    comment: "",
    lines: [Uint8Array.of(best)],
  };
}

/**
 * Reschedules a mistake that is due by the first answer to its exercise: found without help, it
 * comes back later each time, otherwise on the next day. An answer before that day changes nothing.
 * @param {State} state
 * @param {State} before
 * @returns {State}
 */
export function movedInMistakes(state, before) {
  const run = runOf(before);
  if (run === null || originOf(run.exercise) !== "mistake" || before.game.ply > 0) return state;
  // Only the first answer counts.
  if (!run.clean) return state;
  const found = stageOf(state) === "solved";
  const position = run.exercise.id.slice(ID.length);
  const list = state.mistakes.list.map((mistake) =>
    mistake.position === position && isDue(mistake, run.day)
      ? answered(mistake, found, run.day)
      : mistake,
  );
  return withMistakes(state, { list });
}

/**
 * A game as it waits for its review.
 * @param {Snapshot} game at its end
 * @param {Omit<Waiting, "setup" | "transcript" | "opening">} facts
 * @returns {Waiting}
 */
export function waitingOf({ setup, line, opening }, facts) {
  return { setup, transcript: line.join(""), opening: opening?.moves ?? "", ...facts };
}
