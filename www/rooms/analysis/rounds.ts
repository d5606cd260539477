/** The rounds of an analysis: how long each is, and which moves it searches. Pure. */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { KnownMove, KnownPositions } from "../../play/game/known-values.ts";
import { byValue } from "../../play/game/found-values.ts";

/**
 * The searches of a round: which moves each worker values, for how many milliseconds, and which of
 * the workers have ended.
 */
export interface Round {
  game: Snapshot;
  shares: readonly Square[][];
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

/** Milliseconds of the first rounds, and of the longest one; between them each doubles the sum. */
const FIRST_ROUNDS = [1_000, 3_000, 6_000];

const FIRST_SECONDS = 10_000;

const LONGEST_ROUND = 600_000;

/** Plies of a look ahead that is too short to separate the best moves from the others. */
const SHALLOW = 8;

/** Discs by which a move may be behind the last line and is searched with it, and how many are. */
const CLOSE = 2;

const MAX_CLOSE = 3;

/** The moves that the next round values, and for how long; null if nothing is left to do. */
export function nextSearch(
  knownMoves: readonly KnownMove[],
  legal: readonly Square[],
  { lines, seconds }: Pick<AnalysisSlice, "lines" | "seconds">,
): { squares: Square[]; ms: number } | null {
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
