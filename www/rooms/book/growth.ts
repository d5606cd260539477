/**
 * The growth of the visitor's own book: one position after another is searched in the background,
 * first the one to which the best lines of the book lead, and its value is handed back along those
 * lines. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Analysis } from "../../../reversi-wasm.js";
import type { PageEvent, StateOf } from "../../floor/base/page.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { type Finding, type Job, PRIORITY, analysisJob } from "../../play/engine/jobs.ts";
import { turnJob } from "../../play/game/turn-job.ts";
import { reviewJobs } from "../review/review.ts";
import type { Book } from "./book.ts";
import type { Leaf } from "./leaf.ts";

/**
 * `loss` is how many discs the moves of a line may lose together, and `seconds` what a position is
 * searched. `found` is what the search of the leaf has found, once it has ended. `count` is the
 * number of positions that this visit has added, `spent` the milliseconds of their searches. `done`
 * is the book in which nothing is left to do.
 */
export interface Growth {
  on: boolean;
  loss: number;
  seconds: number;
  leaf: Leaf | null;
  game: Snapshot | null;
  found: Analysis | null;
  count: number;
  spent: number;
  last: readonly string[];
  done: Book | null;
}

export const GROWTH_KEY = "book-growth";

/** Whether nothing is left to do in the book as it is. */
export function isGrowthDone({ book: { book, growth } }: StateOf<"book">) {
  return book !== null && growth.done === book;
}

/**
 * Whether the growth makes way: nobody sees the page, a move is awaited, or another study searches.
 */
export function isGrowthWaiting(state: StateOf<"analysis" | "mistakes">) {
  const { analysis, mistakes } = state;
  if (analysis.hidden || analysis.on || gameOf(state) !== FIRST_GAME) return true;
  const isReviewing = mistakes.review !== null || reviewJobs(state).length > 0;
  return isReviewing || turnJob(state) !== null;
}

export function growthJobs(state: StateOf<"analysis" | "book" | "mistakes">): Job[] {
  const { on, game, found, seconds } = state.book.growth;
  if (!on || game === null || found !== null || isGrowthWaiting(state)) return [];
  const squares = game.moves.map(({ square }) => square);
  return [analysisJob(GROWTH_KEY, game, squares, seconds * 1000, PRIORITY.growth)];
}

export function withGrowth<S extends StateOf<"book">>(state: S, changes: Partial<Growth>): S {
  const { growth } = state.book;
  return { ...state, book: { ...state.book, growth: { ...growth, ...changes } } };
}

export function foundInGrowth<S extends StateOf<"book">>(
  state: S,
  { found, done }: Finding<typeof GROWTH_KEY>,
): S {
  if (!done) return state;
  return withGrowth(state, { found });
}

/** A search that fails ends the growth. */
export function failedInGrowth<S extends StateOf<"book">>(
  state: S,
  { key }: PageEvent & { type: "job-failed" },
): S {
  return key === GROWTH_KEY ? withGrowth(state, { on: false, leaf: null, game: null }) : state;
}
