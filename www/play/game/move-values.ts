/**
 * Values of the legal moves, which the board shows if the visitor wants them: the jobs that find
 * them, and what these have found. Everything that names the value of a move at the point on the
 * board takes it from here: the board, the openings, hints. Pure.
 */

import type { AiMove, Analysis, ExploredMove, MoveValue } from "../../../reversi-wasm.js";
import type { Found } from "../engine/protocol.ts";
import type { CountingValue, ShownValue } from "../games/move-value.ts";
import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { gameOf } from "../games/index.ts";
import { isAnswerTo } from "../engine/jobs.ts";
import { type KnownMove, deeperOf, knownAt } from "./known-values.ts";
import { explores } from "../board/shown-game.ts";
import { legalSquares } from "../board/square-press.ts";
import { LOOKUP_KEY, valueJobs, valuedGame } from "./value-jobs.ts";

/** The result of a job, by the depth that it has finished. */
export type Depths = ReadonlyMap<number, Analysis>;

/**
 * The ply at which the longest searches behind the opening book end: its last positions, 16 plies
 * from the start, were searched 12 plies ahead.
 */
const BOOK_REACH = 28;

/** The depth and certainty of a value that looks nowhere ahead. */
const UNSEARCHED = { depth: 0, certainty: 0 };

/**
 * The opening book's and the known games' values of the legal moves; empty until they are found.
 */
export function knownMoves({ search }: Core): readonly ExploredMove[] {
  const found = search.progress.get(LOOKUP_KEY)?.found;
  return found && isAnswerTo(LOOKUP_KEY, LOOKUP_KEY, found) ? found : [];
}

/**
 * The analyses of a job by their depths, with one more. A time limit leaves the last one half done:
 * its depths differ, and it is left out.
 */
export function depthsWith(before: Depths | undefined, found: Found): Depths {
  const depths = new Map(before);
  if (!("moves" in found)) return depths;
  const [depth, ...others] = new Set(found.moves.map((move) => move.depth));
  return others.length > 0 ? depths : depths.set(depth, found);
}

/**
 * The values found: of a solver all that it has proven, where the best moves are known once every
 * value is exact; of Reversi the one value of each move that counts.
 */
export function moveValues(state: Core): ShownValue[] {
  const shares = valueJobs(state).map(({ key }) => state.search.progress.get(key)?.depths);
  const solved = isSolved(state);
  const found = solved ? shares.flatMap(allMoves).map(ofSolver) : ofReversi(state, shares);
  const whole = found.length === valuedGame(state)?.moves.length;
  const complete = whole && (!solved || found.every(({ exact }) => exact));
  const highest = Math.max(...found.map(({ score }) => score));
  // A bound may equal the value of the best move: it is not proven to be as good.
  const reached = ({ atLeast }: Counting) => atLeast ?? -Infinity;
  const proven = Math.max(...found.filter(({ score }) => score === highest).map(reached));
  return found.map((value) => {
    const best = complete && value.score === highest && reached(value) === proven;
    return { ...value, best };
  });
}

type Counting = Omit<ShownValue, "best">;

function ofSolver({ square, score, exact }: MoveValue): Counting {
  const origin = exact ? "exact" : "search";
  return { square, score, exact, origin, atLeast: null, atMost: null, ...UNSEARCHED, share: null };
}

/**
 * The searched values are those at the greatest depth that every worker has finished, since values
 * of different depths do not compare.
 */
function ofReversi(state: Core, shares: (Depths | undefined)[]): Counting[] {
  const game = valuedGame(state);
  if (game === null) return [];
  const searched = atCommonDepth(shares);
  const analysedMoves = knownAt(state.analysis.knownPositions, game).moves;
  const lookedUpMoves = knownMoves(state);
  return legalSquares(game).flatMap((square) => {
    const played = lookedUpMoves.find((move) => move.square === square);
    const isOf = (move: { square: Square }) => move.square === square;
    const book = played?.book ?? null;
    const value = valueThatCounts(game, searched.find(isOf), analysedMoves.find(isOf), book);
    if (value === null) return [];
    const share = explores(state) && played && played.games > 0 ? played.share : null;
    return [{ square, ...value, share }];
  });
}

/**
 * The value of a move that counts, with its origin: an exact one before that of the opening book,
 * which stays until an analysis reaches the depth of the longest search behind the book.
 * @param searched found while the values show
 * @param analysed found by an analysis
 * @returns null without any
 */
export function valueThatCounts(
  { ply }: Pick<Snapshot, "ply">,
  searched: MoveValue | undefined,
  analysed: KnownMove | undefined,
  book: number | null,
): CountingValue | null {
  const found = deeperOf(searched, analysed);
  const isBehind = ply + (analysed?.depth ?? 0) < BOOK_REACH;
  if (book !== null && !found?.exact && isBehind) {
    const bounds = { atLeast: null, atMost: null };
    return { score: book, exact: false, origin: "book", ...bounds, ...UNSEARCHED };
  }
  return found === undefined ? null : searchedValue(found);
}

/** The value that a search has found for a move. */
export function searchedValue({
  score,
  exact,
  depth,
  certainty = 0,
  ...bounds
}: MoveValue | KnownMove): CountingValue {
  const { at_least: atLeast = null, at_most: atMost = null } = bounds;
  const origin = exact ? "exact" : "search";
  return { score, exact, origin, atLeast, atMost, depth, certainty };
}

/**
 * Whether values show and every one is an estimate: the heading of the openings says so once, and
 * no square.
 */
export function allEstimated(values: readonly ShownValue[]) {
  return values.length > 0 && values.every(({ exact }) => !exact);
}

/**
 * The findings of a search for a human, in agreement with the values that show: a hint and the best
 * move are the best of them. Unchanged while these are not complete.
 */
export function inAgreement(state: Core, found: AiMove): AiMove {
  const best = moveValues(state).filter((value) => value.best);
  const { square, score, exact, origin } =
    best.find((value) => value.square === found.square) ?? best[0] ?? {};
  if (square === undefined || (found.exact && !exact)) return found;
  // The value of the move that the search has found does not hold for another one.
  const isSame = square === found.square;
  return {
    ...found,
    square,
    score,
    exact,
    ...(found.theme === undefined || isSame ? {} : { theme: null, contrast: null }),
    ...(origin === "book" ? { depth: 0 } : {}),
  };
}

/**
 * The rest of a solver's work: `sought` while it searches for the winner after some moves, `open`
 * once it has given up; null if the winner is known after each, or nothing was reported yet.
 */
export function valuesOwed(state: Core): "sought" | "open" | null {
  const jobs = isSolved(state) ? valueJobs(state) : [];
  const reports = jobs.flatMap(({ key }) => state.search.progress.get(key) ?? []);
  if (reports.length === 0 || moveValues(state).length === state.game.moves.length) return null;
  const isOver = reports.length === jobs.length && reports.every(({ done }) => done);
  return isOver ? "open" : "sought";
}

/** The squares of moves that a solver still searches for. */
export function soughtSquares(state: Core) {
  if (!isSolved(state) || valueJobs(state).length === 0 || valuesOwed(state) === "open") return [];
  const found = new Set(moveValues(state).map(({ square }) => square));
  return legalSquares(state.game).filter((square) => !found.has(square));
}

/** Whether the values are those of a solver: exact, or who wins. */
function isSolved(state: Core) {
  return gameOf(state).score !== "discs";
}

function atCommonDepth(shares: (Depths | undefined)[]) {
  const finished = [...(shares[0]?.keys() ?? [])].filter((depth) =>
    shares.every((depths) => depths?.has(depth)),
  );
  const depth = Math.max(...finished);
  return shares.flatMap((depths) => depths?.get(depth)?.moves ?? []);
}

function allMoves(depths: Depths | undefined) {
  return [...(depths?.values() ?? [])].flatMap(({ moves }) => moves);
}
