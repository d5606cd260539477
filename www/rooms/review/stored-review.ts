/**
 * A review as the tab's storage keeps it, with the values found so far and a second try, and its
 * validation. Pure.
 */

import type { MoveReview, Reason, ReasonKind } from "../../../reversi-wasm.js";
import type { ReviewedMove } from "../../play/engine/protocol.ts";
import type { Core } from "../../floor/base/page.ts";
import type { EndedSearch, Attempt } from "../../play/game/review-content.ts";
import { attemptOf } from "./review.ts";
import { ownPlayed } from "../../play/game/played.ts";
import { keysOf } from "../../floor/base/keys.ts";
import * as is from "../../floor/kept/checks.ts";

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
export function storedFormOfReview(state: Core) {
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
    reason: reason && { ...reason, squares: [...reason.squares] },
  };
}

const score = is.between(-MAX_SCORE, MAX_SCORE);
const loss = is.between(0, 2 * MAX_SCORE);

const reason = is.fields<Reason>({ kind: is.oneOf(keysOf(REASONS)), squares: is.squares });

/** An earlier release has stored no position, no certainty, no choices and no only moves. */
const moveReview = is.fields<ReviewedMove>({
  ply: is.integer(1),
  side: is.side,
  square: is.square,
  score,
  best: is.square,
  best_score: score,
  loss,
  loss_at_least: loss,
  exact: is.flag,
  best_exact: is.flag,
  only: is.or(is.flag, false),
  book: is.flag,
  depth: is.amount,
  certainty: is.or(is.amount, 0),
  choices: is.or(is.integer(1), 0),
  line: is.squares,
  best_line: is.where(is.squares, ({ length }) => length > 0),
  reason: is.orNull(reason),
  nodes: is.amount,
  position: is.or(is.text(), ""),
});

const attempt = is.where(
  is.fields<Attempt>({
    square: is.orNull(is.square),
    verdict: is.orNull(moveReview),
    from: is.integer(0),
  }),
  (tried) => tried.square !== null || tried.verdict === null,
);

const review = is.fields<StoredReview>({
  transcript: is.text(),
  moves: (stored) => {
    const found = is.allOf(moveReview)(stored);
    return found && new Map(found.map((move) => [move.ply, move]));
  },
  searches: is.map(
    is.allOf(is.pair(is.integer(1), is.allOf(is.fields<EndedSearch>({ loss, nodes: is.amount })))),
  ),
  tried: is.map(is.allOf(is.pair(is.text(), moveReview))),
  attempt: is.orNull(attempt),
});

/** @returns null if the value is none */
export const storedReviewOf = is.or(review, null);
