/**
 * An evening that another tab has changed: the step that means there what it means here, and a
 * result that the two differ in. Pure.
 */

import { type History, replayed, withStep } from "./history.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { type Evening, type Pairing, type Result, type Step, playerNamed } from "./evening.ts";

/** A table that has a result in both evenings, in Black's discs as seated here. */
interface TwoResults {
  round: number;
  table: number;
  discs: number;
  other: number;
}

type PlayerStep = Extract<Step, { player: number }>;

/**
 * A step of one evening as the other one takes it.
 * @returns null if the two evenings differ in what the step is about
 */
export function carriedOver(step: Step, from: Evening, to: Evening): Step | null {
  switch (step.type) {
    case "ruled":
    case "added":
      return step;
    case "renamed":
      return withSamePlayer(step, from, to);
    case "removed":
    case "left":
    case "returned":
      // Who leaves, leaves after the round that shows.
      return from.paired.length === to.paired.length ? withSamePlayer(step, from, to) : null;
    case "results":
      return step.results.every((result) => isSameTable(result, from, to)) ? step : null;
    default:
      return null;
  }
}

/** A history with the steps that another one has taken since an earlier one where they fit. */
export function withStepsOf(history: History, other: History, earlier: History): History {
  const same = other.done.findIndex((step, at) => !isSame(step, earlier.done[at]));
  if (same < 0) return history;
  let [from, joined] = [replayed(other.base, other.done.slice(0, same)), history];
  for (const step of other.done.slice(same)) {
    const carried = from && carriedOver(step, from.evening, joined.evening);
    joined = (carried && withStep(joined, carried)) ?? joined;
    from = from && withStep(from, step);
  }
  return joined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function withSamePlayer(step: PlayerStep, from: Evening, to: Evening): Step | null {
  const { name } = from.players[step.player] ?? { name: "" };
  const player = playerNamed(to, name);
  return player < 0 ? null : { ...step, player };
}

function isSameTable({ round, table }: Result, from: Evening, to: Evening) {
  const [here, there] = [from, to].map(({ paired }) => paired[round]?.[table]);
  return here !== undefined && there !== undefined && areSamePlayers(here, there);
}

/** Whether the same two sit at a table, on whatever sides. */
function areSamePlayers(here: Pairing, there: Pairing) {
  const isTurned = here.black === there.white && here.white === there.black;
  return isTurned || (here.black === there.black && here.white === there.white);
}

/** The first table that has one result here and another one there. */
export function twoResults(here: Evening, there: Evening): TwoResults | null {
  for (const [round, tables] of here.paired.entries())
    for (const [table, pairing] of tables.entries()) {
      const other = there.paired[round]?.[table];
      if (!other || !areSamePlayers(pairing, other)) continue;
      if (pairing.discs === null || other.discs === null) continue;
      const isTurned = pairing.black !== other.black;
      const discs = isTurned ? ALL_DISCS - other.discs : other.discs;
      if (discs !== pairing.discs) return { round, table, discs: pairing.discs, other: discs };
    }
  return null;
}
