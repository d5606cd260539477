/**
 * The visitor's mistakes: finished games wait, one after another is reviewed in the background, and
 * its costly moves become exercises that come back by a schedule. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { PageEvent, StateOf } from "../../floor/base/page.ts";
import type { ReviewedMove } from "../../play/engine/protocol.ts";
import { isMistake, isSameGame } from "../../play/board/move-glyphs.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { reviewJob } from "../../play/engine/study-jobs.ts";
import { dayOf } from "../../floor/base/days.ts";
import { DAYS } from "../exercises/schedule.ts";
import { turnJob } from "../../play/game/turn-job.ts";
import { PLAN_KEY, dueSearches, isReviewComplete } from "../review/review-plan.ts";
import { reviewJobs, withReviewedMove } from "../review/review.ts";
import type { Review } from "../../play/game/review-content.ts";
import type { KeptMistakes, Lists, Mistake, Reviewed, Waiting } from "./kept-mistakes.ts";

/**
 * `review` is of a game that waits, the first one as it begins; null until then. `stalled` is
 * whether the reviews wait because the engine cannot be loaded.
 */
export type MistakesSlice = KeptMistakes & {
  open: boolean;
  review: Review | null;
  stalled: boolean;
};

/** The most that is kept: games that wait, games that were reviewed, mistakes. */
export const MOST = { waiting: 40, games: 500, list: 300 };

/** The greatest numbers of the moves of the opening and of the middle of a game. */
const PHASES = [20, 40];

/** The prefix of the keys of the jobs and the ids of the exercises. */
export const SEARCH_KEY = "mistakes-";

/** What finds no room in the lists at most. */
export function beyondMost({ waiting, games, list }: Lists): Lists {
  return {
    waiting: waiting.slice(MOST.waiting),
    games: games.slice(0, -MOST.games),
    list: list.slice(0, -MOST.list),
  };
}

/**
 * With changes, within what is kept at most: the oldest goes. The review of a game that waits no
 * longer, for another tab has done with it, goes as well.
 */
export function withMistakes<S extends StateOf<"mistakes">>(
  state: S,
  changes: Partial<MistakesSlice>,
): S {
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

/** Whether a game that waits is the one of a review. */
function isOf({ game: { line } }: Review): (game: Waiting) => boolean {
  const reviewed = line.join("");
  return ({ transcript }) => transcript === reviewed;
}

/**
 * The search of the review that is due next, one at a time: the game on the board goes before, with
 * its review.
 */
export function mistakesJobs(state: StateOf<"mistakes">) {
  const { review, stalled } = state.mistakes;
  const isReviewing = state.review.open !== null || reviewJobs(state).length > 0;
  const isBusy = isReviewing || state.analysis.on || turnJob(state) !== null;
  if (review === null || stalled || isBusy) return [];
  const [due] = dueSearches(state, review);
  if (due === undefined) return [];
  const { game } = review;
  const { ply, nodes } = due;
  const line = game.line.slice(0, ply);
  return [reviewJob(`${SEARCH_KEY}${ply}`, game, line, nodes)];
}

export function foundInMistakes<S extends StateOf<"mistakes">>(
  state: S,
  { key, found, done }: Finding<typeof SEARCH_KEY>,
): S {
  const { review } = state.mistakes;
  if (!done || review === null) return state;
  const number = Number(key.slice(SEARCH_KEY.length));
  return withReview(state, withReviewedMove(review, number, found));
}

/**
 * Takes over what the review of the game on the board has found, if it is the same game: no search
 * is made twice.
 */
export function takeReviewed<S extends StateOf<"mistakes">>(state: S): S {
  const { review } = state.mistakes;
  const shownReview = state.review.open ?? state.review.ahead;
  if (review === null || shownReview === null || !isSameGame(review.game, shownReview.game))
    return state;
  if (searchCount(shownReview) <= searchCount(review)) return state;
  const { moves, searches } = shownReview;
  return withReview(state, { ...review, moves, searches });
}

/** How many searches a review has made. */
function searchCount({ searches }: Review) {
  return [...searches.values()].reduce((sum, ended) => sum + ended.length, 0);
}

/** With the steps of the review that are found; its mistakes are collected at its end. */
function withReview<S extends StateOf<"mistakes">>(state: S, review: Review): S {
  return isReviewComplete(state, review)
    ? collected(state, review)
    : withMistakes(state, { review });
}

/** A game whose review fails is left out, but all wait where the engine cannot be loaded. */
export function failedInMistakes<S extends StateOf<"mistakes">>(
  state: S,
  { key, problem }: PageEvent & { type: "job-failed" },
  before: StateOf<"mistakes">,
): S {
  if (key === PLAN_KEY) return withMistakes(state, { stalled: true });
  if (!key.startsWith(SEARCH_KEY)) return state;
  if (problem.code === "engine-unavailable")
    return { ...withMistakes(state, { stalled: true }), notice: before.notice };
  const { review, waiting } = state.mistakes;
  const others = review === null ? waiting : waiting.filter((game) => !isOf(review)(game));
  return { ...withMistakes(state, { review: null, waiting: others }), notice: before.notice };
}

/** Lets the reviews go on that wait for the engine: the network is back, or the plan is loaded. */
export function continueMistakes<S extends StateOf<"mistakes">>(state: S, { type }: PageEvent): S {
  const mayLoad = type === "network-back" || type === "review-plan-loaded";
  return mayLoad && state.mistakes.stalled ? withMistakes(state, { stalled: false }) : state;
}

/**
 * Keeps what the review of a game that waits has found. One that was kept already, which a visitor
 * can have reviewed again, adds nothing: what was learnt of its mistakes stays.
 */
function collected<S extends StateOf<"mistakes">>(state: S, review: Review): S {
  const { waiting, games, list } = state.mistakes;
  const reviewed = waiting.find(isOf(review));
  if (!reviewed) return state;
  const { side, opponent, opening, time } = reviewed;
  const own = [...review.moves.values()].filter((move) => move.side === side);
  const found = mistakesIn(own, dayOf(time) + DAYS[0]);
  const knownPositions = new Set(found.map(({ position }) => position));
  const others = waiting.filter((game) => game !== reviewed);
  const game = { opponent, opening, time, phases: phasesOf(own) };
  if (games.some((known) => isReviewOf(known, game)))
    return withMistakes(state, { review: null, waiting: others });
  return withMistakes(state, {
    review: null,
    waiting: others,
    games: [...games, game],
    list: [...list.filter(({ position }) => !knownPositions.has(position)), ...found],
  });
}

/** Whether two games that were reviewed are one: of the same players, opening and costs. */
function isReviewOf(one: Reviewed, other: Reviewed) {
  const costs = ({ phases }: Reviewed) => phases.map(({ moves, lost }) => [moves, lost]).join();
  return (
    one.opponent === other.opponent && one.opening === other.opening && costs(one) === costs(other)
  );
}

/** The mistakes among moves of a review, in the order of the game. */
function mistakesIn(moves: readonly ReviewedMove[], due: number): Mistake[] {
  const costly = moves.filter(({ loss }) => isMistake(loss)).sort((a, b) => a.ply - b.ply);
  return costly.map(({ position, square, best, loss }) => {
    return { position, square, best, loss, due, step: 0 };
  });
}

/** The cost of moves in the opening, in the middle of the game and in the ending. */
function phasesOf(moves: readonly ReviewedMove[]) {
  const phaseOf = (ply: number) => PHASES.filter((last) => ply > last).length;
  return [0, 1, 2].map((phase) => {
    const own = moves.filter(({ ply }) => phaseOf(ply) === phase);
    return { moves: own.length, lost: own.reduce((sum, { loss }) => sum + loss, 0) };
  });
}

/**
 * A game as it waits for its review.
 * @param game at its end
 */
export function waitingOf(
  { setup, line, opening }: Snapshot,
  facts: Omit<Waiting, "setup" | "transcript" | "opening">,
): Waiting {
  return { setup, transcript: line.join(""), opening: opening?.moves ?? "", ...facts };
}
