/**
 * Analysis that runs on: the position on the board is searched in rounds of growing length until
 * the visitor leaves it. The first round values all moves; each further one the best of them and
 * those close behind. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import { modeOf, withoutHint } from "../../play/board/owner.ts";
import { computerToMove } from "../../play/board/turn.ts";
import { type Finding, type Job, analysisJob } from "../../play/engine/jobs.ts";
import { followedPoint, seeksMove } from "../../play/board/shown-game.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { knownAt } from "../../play/game/known-values.ts";
import { withFound } from "../../play/game/found-values.ts";
import { workerShares } from "../../play/game/worker-shares.ts";
import { nextSearch, type Round } from "./rounds.ts";

/** How many lines a visitor may choose; 0 for all. */
export const LINES = [1, 3, 5, 0];

/** Seconds that a position may be searched; 0 without an end. */
export const ANALYSIS_SECONDS = [10, 60, 0] as const;

/** The prefix of the keys of the jobs. */
export const ANALYSIS_JOB = "analysis-";

/**
 * Whether a move is awaited for which the analysis makes way: a computer's, or one that the visitor
 * has asked for.
 */
export function makesWay(state: Core) {
  const { point, search } = state;
  return point.request !== null || (computerToMove(state) && search.paused === null);
}

/**
 * The point that is searched: that on the board, also one of a line that is gone through. None
 * while nobody looks, while a move is awaited, or while the visitor looks for one.
 */
export function analysedPoint(state: StateOf<"analysis">): Snapshot | null {
  const { on, hidden } = state.analysis;
  if (!on || hidden || !mayAnalyse(state) || seeksMove(state) || makesWay(state)) return null;
  const game = followedPoint(state) ?? state.game;
  return game.turn === null ? null : game;
}

/** The searches of the round that have not ended. */
export function analysisJobs(state: StateOf<"analysis">): Job[] {
  const { round } = state.analysis;
  if (round === null || round.game !== analysedPoint(state)) return [];
  const { game, shares, ms, ended } = round;
  return shares.flatMap((squares, index) =>
    ended.includes(index) ? [] : [analysisJob(`${ANALYSIS_JOB}${index}`, game, squares, ms)],
  );
}

export function foundInAnalysis<S extends StateOf<"analysis">>(
  state: S,
  { key, found, done }: Finding<typeof ANALYSIS_JOB>,
): S {
  const { analysis } = state;
  const { round } = analysis;
  if (round === null || !analysisJobs(state).some((job) => job.key === key)) return state;
  const ms = done ? round.ms : null;
  const knownPositions = withFound(analysis.knownPositions, round.game, found, ms);
  const ended = done ? [...round.ended, Number(key.slice(ANALYSIS_JOB.length))] : round.ended;
  return { ...state, analysis: { ...analysis, knownPositions, round: { ...round, ended } } };
}

/** A search that fails ends the analysis. */
export function failedInAnalysis<S extends StateOf<"analysis">>(
  state: S,
  { key }: PageEvent & { type: "job-failed" },
): S {
  return key.startsWith(ANALYSIS_JOB) ? analysisEnded(state) : state;
}

export function analysisEnded<S extends StateOf<"analysis">>(state: S): S {
  if (!state.analysis.on) return state;
  return { ...state, analysis: { ...state.analysis, on: false, round: null } };
}

/**
 * Begins the next round at the point on the board. What takes the board ends the analysis: an
 * exercise, the position editor, another kind of game, a game that a friend plays.
 */
export function followBoard<S extends StateOf<"analysis">>(state: S): S {
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

function withRound<S extends StateOf<"analysis">>(state: S, round: Round | null): S {
  return { ...state, analysis: { ...state.analysis, round } };
}

/**
 * Changes the settings. A round under way is of no use any more, and a hint makes way for the
 * analysis.
 */
export function analysisSet<S extends StateOf<"analysis">>(
  state: S,
  { changes }: PageEvent & { type: "analysis-set" },
): S {
  const after = changes.on ? withoutHint(state) : state;
  return { ...after, analysis: { ...after.analysis, ...changes, round: null } };
}
