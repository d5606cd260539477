/**
 * A review as the tab's storage keeps it, with the values found so far and a second try, and its
 * validation. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { MoveReview, Reason, ReasonKind } from "../../reversi-wasm.js"
 * @import { ReviewedMove } from "../engine/protocol.js"
 * @import { Attempt } from "./review.js"
 * @import { State } from "../app/state.js"
 * @import { EndedSearch } from "./review-plan.js"
 *
 * `transcript` is the reviewed line, from the setup of the game on the board.
 * @typedef {{transcript: string, moves: ReadonlyMap<number, ReviewedMove>,
 *   searches: ReadonlyMap<number, EndedSearch[]>, tried: ReadonlyMap<string, MoveReview>,
 *   attempt: Attempt | null}} StoredReview
 */

import { attemptOf } from "./review.js";
import { ownPlayed } from "../game/played.js";
import { fieldsOf, isSquare, squaresIn } from "../base/browser-values.js";

/** Discs: the score of a wipeout. */
const MAX_SCORE = 64;

/** @type {readonly Side[]} */
const SIDES = ["black", "white"];

/**
 * Every kind of reason.
 * @type {Readonly<Record<ReasonKind, true>>}
 */
export const REASONS = {
  wipeout: true,
  "missed-wipeout": true,
  "x-square": true,
  "c-square": true,
  corner: true,
  "missed-corner": true,
  "early-x-square": true,
  parity: true,
  tempo: true,
  "missed-tempo": true,
  wedge: true,
  "missed-wedge": true,
  mobility: true,
  opened: true,
  stability: true,
  "missed-stability": true,
  "key-square": true,
  frontier: true,
  count: true,
  moves: true,
  greedy: true,
  access: true,
  closed: true,
  order: true,
  taken: true,
  kept: true,
};

/** The review in the form in which it is stored; null if there is none. @param {State} state */
export function storedFormOfReview(state) {
  const { review } = ownPlayed(state);
  const attempt = attemptOf(state);
  if (review === null) return null;
  const { game, moves, searches, tried } = review;
  return {
    transcript: game.line.join(""),
    moves: [...moves.values()].map(formOf),
    searches: [...searches],
    tried: [...tried].map(([moves, verdict]) => [moves, formOf(verdict)]),
    attempt: attempt && {
      square: attempt.square,
      from: attempt.from,
      verdict: attempt.verdict && formOf(attempt.verdict),
    },
  };
}

/** JSON has no lists of bytes. @param {MoveReview} review */
function formOf({ line, best_line, reason, ...numbers }) {
  return {
    ...numbers,
    line: [...line],
    best_line: [...best_line],
    reason: reason && { kind: reason.kind, squares: [...reason.squares] },
  };
}

/**
 * @param {unknown} value
 * @returns {StoredReview | null} null if the value is none
 */
export function storedReviewOf(value) {
  const { transcript, ...parts } = fieldsOf(value);
  if (typeof transcript !== "string") return null;
  const moves = listOf(parts.moves, moveReviewOf);
  const searches = listOf(parts.searches, (entry) => {
    const [number, ended] = pairOf(entry);
    const found = listOf(ended, endedSearchOf);
    return isCount(number) && found ? /** @type {const} */ ([number, found]) : null;
  });
  const tried = listOf(parts.tried, (entry) => {
    const [line, verdict] = pairOf(entry);
    const found = moveReviewOf(verdict);
    return typeof line === "string" && found ? /** @type {const} */ ([line, found]) : null;
  });
  const attempt = parts.attempt === null ? null : storedAttemptOf(parts.attempt);
  if (moves === null || searches === null || tried === null || attempt === undefined) return null;
  return {
    transcript,
    moves: new Map(moves.map((found) => [found.ply, found])),
    searches: new Map(searches),
    tried: new Map(tried),
    attempt,
  };
}

/**
 * @param {unknown} value
 * @returns {EndedSearch | null} null if the value is none
 */
function endedSearchOf(value) {
  const { loss, nodes } = fieldsOf(value);
  return isLoss(loss) && isAmount(nodes) ? { loss, nodes } : null;
}

/**
 * @param {unknown} value
 * @returns {Attempt | undefined} undefined if the value is none
 */
function storedAttemptOf(value) {
  const { square, from, ...rest } = fieldsOf(value);
  const verdict = rest.verdict === null ? null : moveReviewOf(rest.verdict);
  if (!isAmount(from) || !Number.isInteger(from)) return undefined;
  if (square === null && rest.verdict === null) return { square: null, verdict: null, from };
  if (!isSquare(square) || (verdict === null && rest.verdict !== null)) return undefined;
  return { square, verdict, from };
}

/**
 * An earlier release has stored no position and no certainty.
 * @param {unknown} value
 * @returns {ReviewedMove | null} null if the value is none
 */
function moveReviewOf(value) {
  const { ply, square, best, score, best_score, loss, exact, depth, nodes, ...rest } =
    fieldsOf(value);
  const { loss_at_least, best_exact, book } = rest;
  const side = SIDES.find((other) => other === rest.side);
  const line = squaresIn(rest.line);
  const best_line = squaresIn(rest.best_line);
  const reason = rest.reason === null ? null : reasonOf(rest.reason);
  if (!isCount(ply) || !isSquare(square) || !isSquare(best)) return null;
  if (!isScore(score) || !isScore(best_score) || !isLoss(loss)) return null;
  if (!isLoss(loss_at_least) || typeof exact !== "boolean") return null;
  if (typeof best_exact !== "boolean" || typeof book !== "boolean") return null;
  if (!isAmount(depth) || !isAmount(nodes) || side === undefined || line === null) return null;
  if (best_line === null || best_line.length === 0 || reason === undefined) return null;
  return {
    ply,
    side,
    square,
    score,
    best,
    best_score,
    loss,
    loss_at_least,
    exact,
    best_exact,
    book,
    depth,
    certainty: isAmount(rest.certainty) ? rest.certainty : 0,
    line,
    best_line,
    reason,
    nodes,
    position: typeof rest.position === "string" ? rest.position : "",
  };
}

/**
 * @param {unknown} value
 * @returns {Reason | undefined} undefined if the value is none
 */
function reasonOf(value) {
  const fields = fieldsOf(value);
  const kind = /** @type {ReasonKind} */ (fields.kind);
  const squares = squaresIn(fields.squares);
  return Object.hasOwn(REASONS, kind) && squares !== null ? { kind, squares } : undefined;
}

/**
 * @template T
 * @param {unknown} value
 * @param {(entry: unknown) => T | null} read
 * @returns {T[] | null} null unless the value is a list of sound entries
 */
function listOf(value, read) {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

/**
 * The parts of an entry of a map; none of what is no list.
 * @param {unknown} entry
 * @returns {unknown[]}
 */
function pairOf(entry) {
  return Array.isArray(entry) ? entry : [];
}

/** @param {unknown} value @returns {value is number} */
function isScore(value) {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MAX_SCORE;
}

/** @param {unknown} value @returns {value is number} */
function isLoss(value) {
  return isAmount(value) && value <= 2 * MAX_SCORE;
}

/** @param {unknown} value @returns {value is number} */
function isCount(value) {
  return Number.isInteger(value) && Number(value) > 0;
}

/** @param {unknown} value @returns {value is number} */
function isAmount(value) {
  return Number.isFinite(value) && Number(value) >= 0;
}
