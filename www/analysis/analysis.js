/**
 * Analysis that runs on: the position on the board is searched in rounds of growing length until
 * the visitor leaves it. The first round values all moves; each further one the best of them and
 * those close behind. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Analysis } from "../../reversi-wasm.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { AnalysisJob } from "../game/turn-job.js"
 * @import { KnownMove, KnownPositions } from "../game/known-values.js"
 * @import { State } from "../app/state.js"
 *
 * The searches of a round: which moves each worker values, for how many milliseconds, and which of
 * the workers have ended.
 * @typedef {{game: Snapshot, shares: readonly number[][], ms: number,
 *   ended: readonly number[]}} Round
 *
 * `lines` is the number of best moves that are sought, 0 for all moves; `seconds` what a position
 * is searched at most, 0 until the visitor leaves it. `hidden` is whether nobody sees the page.
 * @typedef {{on: boolean, lines: number, seconds: number, hidden: boolean,
 *   round: Round | null, known: KnownPositions}} AnalysisSlice
 */

import { modeOf, withoutHint } from "../board/owner.js";
import { computerToMove } from "../board/turn.js";
import { followedPoint, seeksMove } from "../board/shown-game.js";
import { legalSquares } from "../board/square-press.js";
import { mayAnalyse } from "../board/fair-play.js";
import { knownAt } from "../game/known-values.js";
import { byValue, withFound } from "../game/found-values.js";
import { workerShares } from "../game/worker-shares.js";

/** How many lines a visitor may choose; 0 for all. */
export const LINES = [1, 3, 5, 0];

/** Seconds that a position may be searched; 0 without an end. */
export const ANALYSIS_SECONDS = [10, 60, 0];

/** Milliseconds of the first rounds, and of the longest one; between them each doubles the sum. */
const FIRST_ROUNDS = [1_000, 3_000, 6_000];
const FIRST_SECONDS = 10_000;
const LONGEST_ROUND = 600_000;

/** Plies of a look ahead that is too short to separate the best moves from the others. */
const SHALLOW = 8;

/** Discs by which a move may be behind the last line and is searched with it, and how many are. */
const CLOSE = 2;
const MAX_CLOSE = 3;

/** The prefix of the keys of the jobs. */
const KEY = "analysis-";

/**
 * Whether a move is awaited for which the analysis makes way: a computer's, or one that the visitor
 * has asked for.
 * @param {State} state
 */
export function makesWay(state) {
  const { point, search } = state;
  return point.request !== null || (computerToMove(state) && search.paused === null);
}

/**
 * The point that is searched: that on the board, also one of a line that is gone through. None
 * while nobody looks, while a move is awaited, or while the visitor looks for one.
 * @param {State} state
 * @returns {Snapshot | null}
 */
export function analysedPoint(state) {
  const { on, hidden } = state.analysis;
  if (!on || hidden || !mayAnalyse(state) || seeksMove(state) || makesWay(state)) return null;
  const game = followedPoint(state) ?? state.game;
  return game.turn === null ? null : game;
}

/**
 * The moves that the next round values, and for how long; null if nothing is left to do.
 * @param {readonly KnownMove[]} known
 * @param {readonly number[]} legal
 * @param {Pick<AnalysisSlice, "lines" | "seconds">} wanted
 * @returns {{squares: number[], ms: number} | null}
 */
export function nextSearch(known, legal, { lines, seconds }) {
  const bySquare = new Map(known.map((move) => [move.square, move]));
  const fresh = legal.filter((square) => !bySquare.get(square)?.spent);
  if (fresh.length > 0) return { squares: fresh, ms: FIRST_ROUNDS[0] };
  // A worker that has had to load the engine may have searched hardly anything.
  const shallow = known.filter(({ depth, spent }) => depth < SHALLOW && spent < FIRST_SECONDS);
  const compared = shallow.length > 0 ? shallow : candidates(known, lines);
  const open = compared.filter(({ exact }) => !exact);
  const least = Math.min(...open.map(({ spent }) => spent));
  const limit = seconds === 0 ? Infinity : seconds * 1_000;
  if (open.length === 0 || least >= limit) return null;
  const squares = open.filter(({ spent }) => spent === least).map(({ square }) => square);
  return { squares, ms: Math.min(roundAfter(least), limit - least) };
}

/**
 * The best moves, with those that are close behind them.
 * @param {readonly KnownMove[]} known
 * @param {number} lines 0 for all
 */
function candidates(known, lines) {
  const ordered = byValue(known);
  if (lines === 0 || lines >= ordered.length) return ordered;
  const last = ordered[lines - 1].score;
  const close = ordered.slice(lines, lines + MAX_CLOSE);
  return [...ordered.slice(0, lines), ...close.filter(({ score }) => score >= last - CLOSE)];
}

/** Milliseconds of the round after one of `spent`. @param {number} spent */
function roundAfter(spent) {
  let sum = 0;
  for (const ms of FIRST_ROUNDS) {
    if (spent <= sum) return ms;
    sum += ms;
  }
  return Math.min(spent, LONGEST_ROUND);
}

/**
 * The searches of the round that have not ended.
 * @param {State} state
 * @returns {[key: string, job: AnalysisJob][]}
 */
export function analysisJobs(state) {
  const { round } = state.analysis;
  if (round === null || round.game !== analysedPoint(state)) return [];
  const { game, shares, ms, ended } = round;
  return shares.flatMap((squares, index) =>
    ended.includes(index) ? [] : [[KEY + index, { purpose: "analysis", game, squares, ms }]],
  );
}

/**
 * Keeps what a search of the round has found.
 * @param {State} state
 * @param {PageEvent & {type: "found"}} event
 * @returns {State}
 */
export function foundInAnalysis(state, { key, found, done }) {
  const { analysis } = state;
  const { round } = analysis;
  if (round === null || !analysisJobs(state).some(([wanted]) => wanted === key)) return state;
  const ms = done ? round.ms : null;
  const known = withFound(analysis.known, round.game, /** @type {Analysis} */ (found), ms);
  const ended = done ? [...round.ended, Number(key.slice(KEY.length))] : round.ended;
  return { ...state, analysis: { ...analysis, known, round: { ...round, ended } } };
}

/**
 * A search that fails ends the analysis.
 * @param {State} state
 * @param {PageEvent & {type: "job-failed"}} event
 */
export function failedInAnalysis(state, { key }) {
  return key.startsWith(KEY) ? analysisEnded(state) : state;
}

/** @param {State} state @returns {State} */
export function analysisEnded(state) {
  if (!state.analysis.on) return state;
  return { ...state, analysis: { ...state.analysis, on: false, round: null } };
}

/**
 * Begins the next round at the point on the board. What takes the board ends the analysis: an
 * exercise, the position editor, another kind of game, a game that a friend plays.
 * @param {State} state
 * @returns {State}
 */
export function followBoard(state) {
  const { analysis } = state;
  if (!analysis.on) return state;
  if (!mayAnalyse(state) && modeOf(state, "second-try") === null) return analysisEnded(state);
  const game = analysedPoint(state);
  const { round } = analysis;
  const isHere = game !== null && round?.game === game;
  if (game === null || (isHere && isAnalysisUnderWay(round))) return state;
  const next = nextSearch(knownAt(analysis.known, game).moves, legalSquares(game), analysis);
  if (next === null) {
    const isDone = isHere && round.shares.length === 0;
    return isDone ? state : withRound(state, { game, shares: [], ms: 0, ended: [] });
  }
  const { workers } = state.search;
  const shares = workerShares(game, next.squares, workers);
  return withRound(state, { game, shares, ms: next.ms, ended: [] });
}

/** Whether searches of a round have not ended. @param {Round} round */
export function isAnalysisUnderWay({ shares, ended }) {
  return ended.length < shares.length;
}

/** @param {State} state @param {Round | null} round @returns {State} */
function withRound(state, round) {
  return { ...state, analysis: { ...state.analysis, round } };
}

/**
 * Changes the settings. A round under way is of no use any more, and a hint makes way for the
 * analysis.
 * @param {State} state
 * @param {PageEvent & {type: "analysis-set"}} event
 * @returns {State}
 */
export function analysisSet(state, { changes }) {
  const after = changes.on ? withoutHint(state) : state;
  return { ...after, analysis: { ...after.analysis, ...changes, round: null } };
}
