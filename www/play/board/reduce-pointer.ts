/** How presses and the pointer change the state. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { Point, Pointer } from "./point.ts";
import type { Core } from "../../floor/base/page.ts";
import { lastDecision } from "./navigation.ts";
import { legalMoveAt, rejectionOf } from "./square-press.ts";
import { passWaits } from "./turn.ts";

/** Changes something at the point. No move of another line lies on the board yet. */
export function withPoint<S extends Core>(state: S, changes: Partial<Point>): S {
  const followed = "line" in changes ? 0 : state.point.followed;
  return { ...state, point: { ...state.point, followed, ...changes } };
}

/**
 * Lays the first moves of the line that shows onto the board, or takes them off again.
 * @param count of its moves
 */
export function lineFollowed<S extends Core>(state: S, count: number): S {
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
export function withPointer<S extends Core>(state: S, changes: Partial<Pointer>): S {
  const pointer = { ...state.pointer, ...changes };
  const same =
    pointer.hovered === state.pointer.hovered && pointer.rejected === state.pointer.rejected;
  return same ? state : { ...state, pointer };
}

export function armed<S extends Core>(state: S, square: Square | null): S {
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
export function rejected<S extends Core>(state: S, square: Square): S {
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
export function dropRequests<S extends Core>(state: S): S {
  const { armed, request, advice } = state.point;
  if ((armed === null && request === null && advice === null) || !passWaits(state)) return state;
  const nothing = { armed: null, request: null, hint: null, advice: null };
  return { ...state, point: { ...state.point, ...nothing } };
}

/** The request for a second press ends with the armed square. */
export function dropArmedNotice<S extends Core>(state: S): S {
  if (state.notice.kind !== "armed" || state.point.armed !== null) return state;
  return { ...state, notice: { kind: "disarmed" } };
}
