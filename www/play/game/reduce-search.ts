/** How searches, their results and pauses change the state. Pure. */

import type { Core, PageEvent } from "../../floor/base/page.ts";
import { turnJob } from "./turn-job.ts";
import { computerToMove } from "../board/turn.ts";

/** Pauses a computer that is to move, or lets it play. */
export function setPaused<S extends Core>(state: S, pause: boolean): S {
  const paused = pause && computerToMove(state) ? "visitor" : null;
  return paused === state.search.paused ? state : { ...state, search: { ...state.search, paused } };
}

/** If the search for this turn's move has failed, the game waits; other jobs do not hold it up. */
export function jobFailed<S extends Core>(
  state: S,
  { key, problem }: PageEvent & { type: "job-failed" },
): S {
  const after: S = {
    ...state,
    notice: { kind: "problems", problems: [problem] },
  };
  if (turnJob(state)?.key !== key) return after;
  return {
    ...after,
    point: { ...state.point, request: null },
    search: { ...state.search, paused: computerToMove(state) ? "failed" : null },
  };
}

/** A search that failed is tried again when the network is back. */
export function networkBack<S extends Core>(state: S): S {
  if (state.search.paused !== "failed") return state;
  return { ...setPaused(state, false), notice: { kind: "continued" } };
}

export function pause<S extends Core>(state: S): S {
  if (state.point.request !== null)
    return { ...state, point: { ...state.point, request: null }, notice: { kind: "cancelled" } };
  return computerToMove(state) ? { ...setPaused(state, true), notice: { kind: "paused" } } : state;
}
