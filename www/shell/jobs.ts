/**
 * The jobs that the state wants from the engine: the search of this turn, the values of its moves,
 * and what the rooms want. Pure.
 *
 * Each job has a key, under which what it finds is stored. If the job of a key changes, the new one
 * replaces the old one.
 */

import type { AllRooms, Context, PageEvent, State } from "../floor/base/page.ts";
import type { Room } from "../play/ui/room.ts";
import type { Found } from "../play/engine/protocol.ts";
import { type Job, isAnswerTo, isSameJob } from "../play/engine/jobs.ts";
import { takeAnswer } from "../play/game/computer-steps.ts";
import { type TurnJob, turnJob } from "../play/game/turn-job.ts";
import { depthsWith } from "../play/game/move-values.ts";
import { lookupJobs, valueJobs } from "../play/game/value-jobs.ts";

/** Every job that should be running, by key. */
export function wantedJobs(
  rooms: readonly Room<AllRooms>[],
  state: State,
): Map<string, Job<Context<AllRooms>>> {
  const job = turnJob(state);
  const areLate = rooms.some((room) => room.goesFirst?.(state));
  const values = areLate ? [] : [...lookupJobs(state), ...valueJobs(state)];
  const jobs: Job<Context<AllRooms>>[] = [
    ...values,
    ...rooms.flatMap((room) => room.jobs?.(state) ?? []),
  ];
  return new Map((job ? [withDeed(job), ...jobs] : jobs).map((each) => [each.key, each]));
}

/** The search of this turn with what its answer is for. */
function withDeed(job: TurnJob): Job<Context<AllRooms>> {
  const { key } = job;
  const deed = (context: Context<AllRooms>, answer: Found | null) => {
    if (answer && isAnswerTo(key, key, answer)) takeAnswer(context, key, answer);
  };
  return { ...job, deed };
}

export function found<S extends State>(
  rooms: readonly Room<AllRooms>[],
  state: S,
  { key, found, done }: PageEvent & { type: "found" },
): S {
  if (!wantedJobs(rooms, state).has(key)) return state;
  const depths = depthsWith(state.search.progress.get(key)?.depths, found);
  const progress = new Map(state.search.progress).set(key, { found, done, depths });
  return { ...state, search: { ...state.search, progress } };
}

/** The findings of a job are dropped as soon as that job is not wanted any more. */
export function dropProgress(rooms: readonly Room<AllRooms>[], before: State, after: State): State {
  const { progress } = after.search;
  if (progress.size === 0) return after;
  const [jobs, jobsBefore] = [wantedJobs(rooms, after), wantedJobs(rooms, before)];
  const rest = [...progress].filter(([key]) => isSameJob(jobs.get(key), jobsBefore.get(key)));
  if (rest.length === progress.size) return after;
  return { ...after, search: { ...after.search, progress: new Map(rest) } };
}
