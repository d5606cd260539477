/** A run against the clock, as it begins and goes on by itself. */

import type { Context, StateOf } from "../../floor/base/page.ts";
import { waitJob } from "../../play/engine/jobs.ts";
import { startExercise } from "./exercise-steps.ts";
import { runOf, stageOf } from "./exercise-stage.ts";
import { type Race, drawnRace, nextInRace } from "./race.ts";

/** Milliseconds from a move to the next exercise: the tick or the cross is seen. */
const REST = 900;

export function startRace(context: Context<"exercises">) {
  const { store, now } = context;
  goOn(context, drawnRace(store.get().exercises, now()));
}

/** What a run waits for: the next second, and after a move the next exercise. */
export function raceJobs(state: StateOf<"exercises">, race: Race) {
  const { game } = state;
  const second = waitJob("race-second", 1_000, [race.order, race.left], ({ store }: Context) =>
    store.dispatch({ type: "race-ticked" }),
  );
  if (stageOf(state) === "find") return [second];
  return [second, waitJob("race-onward", REST, [game], (context: Context) => goOn(context, race))];
}

function goOn(context: Context, race: Race) {
  const next = nextInRace(race, runOf(context.store.get())?.exercise ?? null);
  if (next !== null) startExercise(context, next, undefined, race);
}
