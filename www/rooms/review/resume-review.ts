/**
 * A review with its second try, as a tab keeps it, and the step that goes on with it after a
 * reload.
 */

import type { Setup, Snapshot } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Context, Core } from "../../floor/base/page.ts";
import type { Stored } from "../../play/ui/room.ts";
import type { GameSession } from "../../play/game/session.ts";
import { PageError } from "../../floor/base/problems.ts";
import { legalMoveAt } from "../../play/board/square-press.ts";
import { begins } from "../../play/game/branches.ts";
import { ownPlayed } from "../../play/game/played.ts";
import { squareIndex, squareName } from "../../play/games/squares.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { attemptOf } from "./review.ts";
import type { Attempt, Review } from "../../play/game/review-content.ts";
import { type StoredReview, storedFormOfReview, storedReviewOf } from "./stored-review.ts";
import { readOnce } from "../../floor/base/read-once.ts";

export const storedReview: Stored<never, { review: StoredReview | null }> = {
  ofGame: true,
  form: (state) => ({ review: storedFormOfReview(state) }),
  differs: isReviewProgress,
  check: ({ review }) => ({ review: storedReviewOf(review) }),
  resume: (context, { review }) => (review === null ? null : resumeReview(context, review)),
};

function isReviewProgress(state: Core, before: Core) {
  const { review } = ownPlayed(state);
  if (review !== ownPlayed(before).review) return true;
  if (review === null) return false;
  return attemptOf(state) !== attemptOf(before);
}

/**
 * Goes on with the review of the game on the board, or of a line of that game.
 * @returns whether the rules accept its line and its moves
 */
function resumeReview(context: Context, { transcript, attempt, ...found }: StoredReview): boolean {
  const { store, session } = context;
  const { game, branches, host } = store.get();
  if (host.locks.includes("hint")) return true;
  try {
    const review = { game: reviewedGame(session, game.setup, transcript), ...found };
    const { line } = review.game;
    if (![game.line, ...branches].some((other) => begins(other, line))) return true;
    for (const move of review.moves.values()) checkMove(session, review, move);
    const tries = attempt !== null && isSameGame(review.game, game) && canTry(game, attempt);
    store.dispatch({ type: "review-resumed", review, attempt: tries ? attempt : null });
    return true;
  } catch {
    return false;
  }
}

function reviewedGame(session: GameSession, setup: Setup, transcript: string) {
  return readOnce(session.restore({ setup, transcript, ply: 0 }), (game) => game.snapshot());
}

/**
 * Checks that a value is one of a reviewed move, and that its better line can be played.
 * @throws if it is not
 */
function checkMove(session: GameSession, { game }: Review, { ply, square, best_line }: MoveReview) {
  if (squareIndex(game, game.line[ply - 1] ?? "") !== square) throw new PageError("bad-storage");
  const better = Array.from(best_line, (index) => squareName(game, index));
  const transcript = [...game.line.slice(0, ply - 1), ...better].join("");
  session.lineOf({ setup: game.setup, transcript });
}

/** Whether the point shown takes a second try, and its value is that of its square. */
function canTry(game: Snapshot, { square, verdict, from }: Attempt) {
  const isNext = game.ply < game.line.length && from <= game.line.length;
  const isJudged = verdict === null || verdict.square === square;
  return isNext && isJudged && (square === null || legalMoveAt(game, square) !== null);
}
