/**
 * The meaning of a press on a square: the move that it plays or previews, or why it is refused.
 * Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 */

import { modeRules } from "./owner.js";
import { gameOf } from "../games/index.js";
import { followedPoint, takesAnySquare } from "./shown-game.js";
import { forfeitHere } from "./game-end.js";
import { passWaits, humanToMove, boardOpen } from "./turn.js";
import { isBeforeAgreed } from "./fair-play.js";

/**
 * @typedef {"game-over" | "line-followed" | "locked" | "pass-first" | "sent" | "not-your-turn"
 *   | "exercise-over" | "occupied" | "encloses-nothing"} Rejection
 */

/** @param {Snapshot} game */
export function legalSquares(game) {
  return game.moves.map(({ square }) => square);
}

/**
 * @param {Snapshot} game
 * @param {number} square
 */
export function legalMoveAt({ moves }, square) {
  return moves.find((move) => move.square === square) ?? null;
}

/**
 * Whether a whole column takes a press, or squares alone: where every square takes one, squares.
 * @param {State} state
 */
export function entryOf(state) {
  return takesAnySquare(state) ? "square" : gameOf(state).entry;
}

/**
 * The square that a press on `square` plays: itself, or where a disc lands in its column.
 * @param {State} state
 * @param {number} square
 */
export function squareMeant(state, square) {
  if (gameOf(state).entry === "square") return square;
  const { columns } = state.game;
  const landing = legalSquares(state.game).find((other) => (other - square) % columns === 0);
  return landing ?? square;
}

/**
 * Why a square may not be played; null where it may.
 * @param {State} state
 * @param {number} square
 * @returns {Rejection | null}
 */
export function rejectionOf(state, square) {
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

/**
 * Whether a press on a legal square only shows what it would do.
 * @param {State} state
 * @param {number} square
 */
export function needsSecondPress({ settings, point }, square) {
  return settings.current.confirm && point.armed !== square;
}

/**
 * The move that the board previews: the armed one, otherwise the hovered one if hints are on.
 * @param {State} state
 * @returns {number | null}
 */
export function previewedMove(state) {
  const { armed } = state.point;
  const { hovered } = state.pointer;
  if (armed !== null || hovered === null || takesAnySquare(state)) return armed;
  const meant = squareMeant(state, hovered);
  const shows = state.settings.current.hints && boardOpen(state) && legalMoveAt(state.game, meant);
  return shows ? meant : null;
}
