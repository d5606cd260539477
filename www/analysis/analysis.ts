/**
 * Analysis that runs on: the position on the board is searched in rounds of growing length until
 * the visitor leaves it. The first round values all moves; each further one the best of them and
 * those close behind. Pure.
 */

import type { Snapshot } from "../../reversi-rules.js";
import type { PageEvent, State } from "../base/page.ts";
import { modeOf, withoutHint } from "../board/owner.ts";
import { computerToMove } from "../board/turn.ts";
import { type Finding, type Job, analysisJob } from "../engine/jobs.ts";
import { followedPoint, seeksMove } from "../board/shown-game.ts";
import { legalSquares } from "../board/square-press.ts";
import { mayAnalyse } from "../board/fair-play.ts";
import { type KnownMove, type KnownPositions, knownAt } from "../game/known-values.ts";
import { byValue, withFound } from "../game/found-values.ts";
import { workerShares } from "../game/worker-shares.ts";

/**
 * The searches of a round: which moves each worker values, for how many milliseconds, and which of
 * the workers have ended.
 */
interface Round {
  game: Snapshot;
  shares: readonly number[][];
  ms: number;
  ended: readonly number[];
}

/**
 * `lines` is the number of best moves that are sought, 0 for all moves; `seconds` what a position
 * is searched at most, 0 until the visitor leaves it; `bar` whether the expected result shows
 * beside the board. `hidden` is whether nobody sees the page.
 */
export interface AnalysisSlice {
  on: boolean;
  lines: number;
  seconds: number;
  bar: boolean;
  hidden: boolean;
  round: Round | null;
  knownPositions: KnownPositions;
}

/** How many lines a visitor may choose; 0 for all. */
export const LINES = [1, 3, 5, 0];

/** Seconds that a position may be searched; 0 without an end. */
export const ANALYSIS_SECONDS = [10, 60, 0] as const;

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
export const ANALYSIS_JOB = "analysis-";

/**
 * Whether a move is awaited for which the analysis makes way: a computer's, or one that the visitor
 * has asked for.
 */
export function makesWay(state: State) {
  const { point, search } = state;
  return point.request !== null || (computerToMove(state) && search.paused === null);
}

/**
 * The point that is searched: that on the board, also one of a line that is gone through. None
 * while nobody looks, while a move is awaited, or while the visitor looks for one.
 */
export function analysedPoint(state: State): Snapshot | null {
  const { on, hidden } = state.analysis;
  if (!on || hidden || !mayAnalyse(state) || seeksMove(state) || makesWay(state)) return null;
  const game = followedPoint(state) ?? state.game;
  return game.turn === null ? null : game;
}

/** The moves that the next round values, and for how long; null if nothing is left to do. */
export function nextSearch(
  knownMoves: readonly KnownMove[],
  legal: readonly number[],
  { lines, seconds }: Pick<AnalysisSlice, "lines" | "seconds">,
): { squares: number[]; ms: number } | null {
  const bySquare = new Map(knownMoves.map((move) => [move.square, move]));
  const fresh = legal.filter((square) => !bySquare.get(square)?.spent);
  if (fresh.length > 0) return { squares: fresh, ms: FIRST_ROUNDS[0] };
  // A worker that has had to load the engine may have searched hardly anything.
  const shallow = knownMoves.filter(({ depth, spent }) => depth < SHALLOW && spent < FIRST_SECONDS);
  const compared = shallow.length > 0 ? shallow : candidates(knownMoves, lines);
  const open = compared.filter(({ exact }) => !exact);
  const least = Math.min(...open.map(({ spent }) => spent));
  const limit = seconds === 0 ? Infinity : seconds * 1_000;
  if (open.length === 0 || least >= limit) return null;
  const squares = open.filter(({ spent }) => spent === least).map(({ square }) => square);
  return { squares, ms: Math.min(roundAfter(least), limit - least) };
}

/**
 * The best moves, with those that are close behind them.
 * @param lines 0 for all
 */
function candidates(knownMoves: readonly KnownMove[], lines: number) {
  const ordered = byValue(knownMoves);
  if (lines === 0 || lines >= ordered.length) return ordered;
  const last = ordered[lines - 1].score;
  const close = ordered.slice(lines, lines + MAX_CLOSE);
  return [...ordered.slice(0, lines), ...close.filter(({ score }) => score >= last - CLOSE)];
}

/** Milliseconds of the round after one of `spent`. */
function roundAfter(spent: number) {
  let sum = 0;
  for (const ms of FIRST_ROUNDS) {
    if (spent <= sum) return ms;
    sum += ms;
  }
  return Math.min(spent, LONGEST_ROUND);
}

/** The searches of the round that have not ended. */
export function analysisJobs(state: State): Job[] {
  const { round } = state.analysis;
  if (round === null || round.game !== analysedPoint(state)) return [];
  const { game, shares, ms, ended } = round;
  return shares.flatMap((squares, index) =>
    ended.includes(index) ? [] : [analysisJob(`${ANALYSIS_JOB}${index}`, game, squares, ms)],
  );
}

export function foundInAnalysis(
  state: State,
  { key, found, done }: Finding<typeof ANALYSIS_JOB>,
): State {
  const { analysis } = state;
  const { round } = analysis;
  if (round === null || !analysisJobs(state).some((job) => job.key === key)) return state;
  const ms = done ? round.ms : null;
  const knownPositions = withFound(analysis.knownPositions, round.game, found, ms);
  const ended = done ? [...round.ended, Number(key.slice(ANALYSIS_JOB.length))] : round.ended;
  return { ...state, analysis: { ...analysis, knownPositions, round: { ...round, ended } } };
}

/** A search that fails ends the analysis. */
export function failedInAnalysis(state: State, { key }: PageEvent & { type: "job-failed" }) {
  return key.startsWith(ANALYSIS_JOB) ? analysisEnded(state) : state;
}

export function analysisEnded(state: State): State {
  if (!state.analysis.on) return state;
  return { ...state, analysis: { ...state.analysis, on: false, round: null } };
}

/**
 * Begins the next round at the point on the board. What takes the board ends the analysis: an
 * exercise, the position editor, another kind of game, a game that a friend plays.
 */
export function followBoard(state: State): State {
  const { analysis } = state;
  if (!analysis.on) return state;
  if (!mayAnalyse(state) && modeOf(state, "second-try") === null) return analysisEnded(state);
  const game = analysedPoint(state);
  const { round } = analysis;
  const isHere = game !== null && round?.game === game;
  if (game === null || (isHere && isAnalysisUnderWay(round))) return state;
  const next = nextSearch(
    knownAt(analysis.knownPositions, game).moves,
    legalSquares(game),
    analysis,
  );
  if (next === null) {
    const isDone = isHere && round.shares.length === 0;
    return isDone ? state : withRound(state, { game, shares: [], ms: 0, ended: [] });
  }
  const { workers } = state.search;
  const shares = workerShares(game, next.squares, workers);
  return withRound(state, { game, shares, ms: next.ms, ended: [] });
}

export function isAnalysisUnderWay({ shares, ended }: Round) {
  return ended.length < shares.length;
}

function withRound(state: State, round: Round | null): State {
  return { ...state, analysis: { ...state.analysis, round } };
}

/**
 * Changes the settings. A round under way is of no use any more, and a hint makes way for the
 * analysis.
 */
export function analysisSet(
  state: State,
  { changes }: PageEvent & { type: "analysis-set" },
): State {
  const after = changes.on ? withoutHint(state) : state;
  return { ...after, analysis: { ...after.analysis, ...changes, round: null } };
}
