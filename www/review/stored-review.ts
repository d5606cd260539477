/**
 * A review as the tab's storage keeps it, with the values found so far and a second try, and its
 * validation. Pure.
 */

import type { Side } from "../../reversi-rules.js";
import type { MoveReview, Reason, ReasonKind } from "../../reversi-wasm.js";
import type { ReviewedMove } from "../engine/protocol.ts";
import type { State } from "../base/page.ts";
import type { EndedSearch } from "./review-plan.ts";
import { type Attempt, attemptOf } from "./review.ts";
import { ownPlayed } from "../game/played.ts";
import { fieldsOf, isSquare, squaresIn } from "../base/browser-values.ts";
import { keysOf } from "../base/keys.ts";

/** `transcript` is the reviewed line, from the setup of the game on the board. */
export interface StoredReview {
  transcript: string;
  moves: ReadonlyMap<number, ReviewedMove>;
  searches: ReadonlyMap<number, EndedSearch[]>;
  tried: ReadonlyMap<string, MoveReview>;
  attempt: Attempt | null;
}

/** Discs: the score of a wipeout. */
const MAX_SCORE = 64;

const SIDES: readonly Side[] = ["black", "white"];

export const REASONS: Readonly<Record<ReasonKind, true>> = {
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

/** The review in the form in which it is stored; null if there is none. */
export function storedFormOfReview(state: State) {
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

/** JSON has no lists of bytes. */
function formOf({ line, best_line, reason, ...numbers }: MoveReview) {
  return {
    ...numbers,
    line: [...line],
    best_line: [...best_line],
    reason: reason && { kind: reason.kind, squares: [...reason.squares] },
  };
}

/** @returns null if the value is none */
export function storedReviewOf(value: unknown): StoredReview | null {
  const { transcript, ...parts } = fieldsOf(value);
  if (typeof transcript !== "string") return null;
  const moves = listOf(parts.moves, moveReviewOf);
  const searches = listOf(parts.searches, (entry) => {
    const [number, ended] = pairOf(entry);
    const found = listOf(ended, endedSearchOf);
    return isCount(number) && found ? ([number, found] as const) : null;
  });
  const tried = listOf(parts.tried, (entry) => {
    const [line, verdict] = pairOf(entry);
    const found = moveReviewOf(verdict);
    return typeof line === "string" && found ? ([line, found] as const) : null;
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

/** @returns null if the value is none */
function endedSearchOf(value: unknown): EndedSearch | null {
  const { loss, nodes } = fieldsOf(value);
  return isLoss(loss) && isAmount(nodes) ? { loss, nodes } : null;
}

/** @returns undefined if the value is none */
function storedAttemptOf(value: unknown): Attempt | undefined {
  const { square, from, ...rest } = fieldsOf(value);
  const verdict = rest.verdict === null ? null : moveReviewOf(rest.verdict);
  if (!isAmount(from) || !Number.isInteger(from)) return undefined;
  if (square === null && rest.verdict === null) return { square: null, verdict: null, from };
  if (!isSquare(square) || (verdict === null && rest.verdict !== null)) return undefined;
  return { square, verdict, from };
}

/**
 * An earlier release has stored no position, no certainty and no choices.
 * @returns null if the value is none
 */
function moveReviewOf(value: unknown): ReviewedMove | null {
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
    choices: isCount(rest.choices) ? rest.choices : 0,
  };
}

/** @returns undefined if the value is none */
function reasonOf(value: unknown): Reason | undefined {
  const fields = fieldsOf(value);
  const kind = keysOf(REASONS).find((name) => name === fields.kind);
  const squares = squaresIn(fields.squares);
  return kind !== undefined && squares !== null ? { kind, squares } : undefined;
}

/** @returns null unless the value is a list of sound entries */
function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map(read).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}

/** The parts of an entry of a map; none of what is no list. */
function pairOf(entry: unknown): unknown[] {
  return Array.isArray(entry) ? entry : [];
}

function isScore(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MAX_SCORE;
}

function isLoss(value: unknown): value is number {
  return isAmount(value) && value <= 2 * MAX_SCORE;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function isAmount(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}
