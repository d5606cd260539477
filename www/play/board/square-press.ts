/**
 * The meaning of a press on a square: the move that it plays or previews, or why it is refused.
 * Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { type Rejection, modeRules } from "./owner.ts";
import { gameOf } from "../games/index.ts";
import { followedPoint, takesAnySquare } from "./shown-game.ts";
import { forfeitHere } from "./game-end.ts";
import { passWaits, humanToMove, boardOpen } from "./turn.ts";
import { isBeforeAgreed } from "./fair-play.ts";

export function legalSquares(game: Snapshot) {
  return game.moves.map(({ square }) => square);
}

export function legalMoveAt({ moves }: Snapshot, square: Square) {
  return moves.find((move) => move.square === square) ?? null;
}

/**
 * Whether a whole column takes a press, or squares alone: where every square takes one, squares.
 */
export function entryOf(state: Core) {
  return takesAnySquare(state) ? "square" : gameOf(state).entry;
}

/** The square that a press on `square` plays: itself, or where a disc lands in its column. */
export function squareMeant(state: Core, square: Square) {
  if (gameOf(state).entry === "square") return square;
  const { columns } = state.game;
  const landing = legalSquares(state.game).find((other) => (other - square) % columns === 0);
  return landing ?? square;
}

/** Why a square may not be played; null where it may. */
export function rejectionOf(state: Core, square: Square): Rejection | null {
  if (takesAnySquare(state)) return null;
  const { game } = state;
  const rejected = modeRules(state).rejects?.(state) ?? null;
  if (rejected !== null) return rejected;
  if (followedPoint(state)) return "line-followed";
  if (game.turn === null || forfeitHere(state) !== null) return "game-over";
  if (state.host.locks.includes("board")) return "locked";
  if (passWaits(state)) return "pass-first";
  if (isBeforeAgreed(state)) return "sent";
  if (!humanToMove(state)) return "not-your-turn";
  if (game.cells[square] !== 0) return "occupied";
  return legalMoveAt(game, square) ? null : "encloses-nothing";
}

/** Whether a press on a legal square only shows what it would do. */
export function needsSecondPress({ settings, point }: Core, square: Square) {
  return settings.current.confirm && point.armed !== square;
}

/** The move that the board previews: the armed one, otherwise the hovered one if hints are on. */
export function previewedMove(state: Core): Square | null {
  const { armed } = state.point;
  const { hovered } = state.pointer;
  if (armed !== null || hovered === null || takesAnySquare(state)) return armed;
  const meant = squareMeant(state, hovered);
  const shows = state.settings.current.hints && boardOpen(state) && legalMoveAt(state.game, meant);
  return shows ? meant : null;
}
