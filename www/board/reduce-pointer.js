/**
 * How presses and the pointer change the state. Pure.
 *
 * @import { Point, Pointer, State } from "../app/state.js"
 */

import { lastDecision } from "./navigation.js";
import { legalMoveAt, rejectionOf } from "./square-press.js";
import { passWaits } from "./turn.js";

/**
 * Changes something at the point. No move of another line lies on the board yet.
 * @param {State} state
 * @param {Partial<Point>} changes
 * @returns {State}
 */
export function withPoint(state, changes) {
  const followed = "line" in changes ? 0 : state.point.followed;
  return { ...state, point: { ...state.point, followed, ...changes } };
}

/**
 * Lays the first moves of the line that shows onto the board, or takes them off again.
 * @param {State} state
 * @param {number} count of its moves
 * @returns {State}
 */
export function lineFollowed(state, count) {
  const { line, followed } = state.point;
  if (line === null || count < 0 || count > line.length) return state;
  const last = count > 0 ? line[count - 1] : null;
  const placed = last !== null && count > followed ? last.square : null;
  return {
    ...withPoint(state, { followed: count, placed, armed: null }),
    notice: { kind: "line-followed", count, total: line.length, square: last?.square ?? null },
  };
}

/**
 * The pointer elsewhere; the same state if it is there already, since events repeat.
 * @param {State} state
 * @param {Partial<Pointer>} changes
 * @returns {State}
 */
export function withPointer(state, changes) {
  const pointer = { ...state.pointer, ...changes };
  const same =
    pointer.hovered === state.pointer.hovered && pointer.rejected === state.pointer.rejected;
  return same ? state : { ...state, pointer };
}

/**
 * @param {State} state
 * @param {number | null} square
 * @returns {State}
 */
export function armed(state, square) {
  if (square === state.point.armed) return state;
  const move = square === null ? null : legalMoveAt(state.game, square);
  if (square === null || move === null) return { ...state, point: { ...state.point, armed: null } };
  return {
    ...state,
    point: { ...state.point, armed: square },
    pointer: { ...state.pointer, rejected: null },
    notice: { kind: "armed", square, flips: move.changed.length },
  };
}

/**
 * A press on a square that may not be played. The square of the visitor's own last disc is left
 * out: the second press of a double click lands there.
 * @param {State} state
 * @param {number} square
 * @returns {State}
 */
export function rejected(state, square) {
  const reason = rejectionOf(state, square);
  if (reason === null || square === lastDecision(state)) return state;
  return {
    ...state,
    point: { ...state.point, armed: null },
    pointer: { ...state.pointer, rejected: square },
    notice: { kind: "rejected", reason, square },
  };
}

/**
 * While a pass waits, no move is armed, requested or shown as a hint.
 * @param {State} state
 * @returns {State}
 */
export function dropRequests(state) {
  const { armed, request, advice } = state.point;
  if ((armed === null && request === null && advice === null) || !passWaits(state)) return state;
  const nothing = { armed: null, request: null, hint: null, advice: null };
  return { ...state, point: { ...state.point, ...nothing } };
}

/**
 * The request for a second press ends with the armed square.
 * @param {State} state
 * @returns {State}
 */
export function dropArmedNotice(state) {
  if (state.notice.kind !== "armed" || state.point.armed !== null) return state;
  return { ...state, notice: { kind: "disarmed" } };
}
