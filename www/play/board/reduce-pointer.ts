/** How presses and the pointer change the state. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Point, Pointer } from "./point.ts";
import type { State } from "../../floor/base/page.ts";
import { lastDecision } from "./navigation.ts";
import { legalMoveAt, rejectionOf } from "./square-press.ts";
import { passWaits } from "./turn.ts";

/** Changes something at the point. No move of another line lies on the board yet. */
export function withPoint(state: State, changes: Partial<Point>): State {
  const followed = "line" in changes ? 0 : state.point.followed;
  return { ...state, point: { ...state.point, followed, ...changes } };
}

/**
 * Lays the first moves of the line that shows onto the board, or takes them off again.
 * @param count of its moves
 */
export function lineFollowed(state: State, count: number): State {
  const { line, followed } = state.point;
  if (line === null || count < 0 || count > line.length) return state;
  const last = count > 0 ? line[count - 1] : null;
  const placed = last !== null && count > followed ? last.square : null;
  return {
    ...withPoint(state, { followed: count, placed, armed: null }),
    notice: { kind: "line-followed", count, total: line.length, square: last?.square ?? null },
  };
}

/** The pointer elsewhere; the same state if it is there already, since events repeat. */
export function withPointer(state: State, changes: Partial<Pointer>): State {
  const pointer = { ...state.pointer, ...changes };
  const same =
    pointer.hovered === state.pointer.hovered && pointer.rejected === state.pointer.rejected;
  return same ? state : { ...state, pointer };
}

export function armed(state: State, square: Square | null): State {
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
 */
export function rejected(state: State, square: Square): State {
  const reason = rejectionOf(state, square);
  if (reason === null || square === lastDecision(state)) return state;
  return {
    ...state,
    point: { ...state.point, armed: null },
    pointer: { ...state.pointer, rejected: square },
    notice: { kind: "rejected", reason, square },
  };
}

/** While a pass waits, no move is armed, requested or shown as a hint. */
export function dropRequests(state: State): State {
  const { armed, request, advice } = state.point;
  if ((armed === null && request === null && advice === null) || !passWaits(state)) return state;
  const nothing = { armed: null, request: null, hint: null, advice: null };
  return { ...state, point: { ...state.point, ...nothing } };
}

/** The request for a second press ends with the armed square. */
export function dropArmedNotice(state: State): State {
  if (state.notice.kind !== "armed" || state.point.armed !== null) return state;
  return { ...state, notice: { kind: "disarmed" } };
}
