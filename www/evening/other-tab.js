/**
 * An evening that another tab has changed: the step that means there what it means here, and a
 * result that the two differ in. Pure.
 *
 * @import { Evening, Pairing, Result, Step } from "./evening.js"
 */

import { ALL_DISCS } from "../games/reversi.js";
import { playerNamed } from "./evening.js";

/**
 * A table that has a result in both evenings, in Black's discs as seated here.
 * @typedef {{round: number, table: number, discs: number, other: number}} TwoResults
 *
 * @typedef {Extract<Step, {player: number}>} PlayerStep
 */

/**
 * A step of one evening as the other one takes it.
 * @param {Step} step
 * @param {Evening} from
 * @param {Evening} to
 * @returns {Step | null} null if the two evenings differ in what the step is about
 */
export function carriedOver(step, from, to) {
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

/**
 * @param {PlayerStep} step
 * @param {Evening} from
 * @param {Evening} to
 * @returns {Step | null}
 */
function withSamePlayer(step, from, to) {
  const { name } = from.players[step.player] ?? { name: "" };
  const player = playerNamed(to, name);
  return player < 0 ? null : { ...step, player };
}

/**
 * @param {Result} result
 * @param {Evening} from
 * @param {Evening} to
 */
function isSameTable({ round, table }, from, to) {
  const [here, there] = [from, to].map(({ paired }) => paired[round]?.[table]);
  return here !== undefined && there !== undefined && areSamePlayers(here, there);
}

/**
 * Whether the same two sit at a table, on whatever sides.
 * @param {Pairing} here
 * @param {Pairing} there
 */
function areSamePlayers(here, there) {
  const isTurned = here.black === there.white && here.white === there.black;
  return isTurned || (here.black === there.black && here.white === there.white);
}

/**
 * The first table that has one result here and another one there.
 * @param {Evening} here
 * @param {Evening} there
 * @returns {TwoResults | null}
 */
export function twoResults(here, there) {
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
