/**
 * Results of long searches about the moves of positions, kept by position: the values on the
 * board and the lines of an analysis come from here. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { MoveValue } from "../../../reversi-wasm.js";

/**
 * The value of a move. `effort` is the number of positions of the search that has found it, `spent`
 * the milliseconds of the searches of the move that have ended.
 */
export type KnownMove = Required<Omit<MoveValue, "pv">> & {
  pv: readonly Square[];
  effort: number;
  spent: number;
};

/**
 * `nodes` is the number of positions of all searches that have ended, and `whole` says that every
 * legal move has a value.
 */
export interface KnownPosition {
  moves: readonly KnownMove[];
  nodes: number;
  whole: boolean;
}

/** By the text of the position, the one that was searched last at the end. */
export type KnownPositions = ReadonlyMap<string, KnownPosition>;

type Look = Pick<MoveValue, "depth" | "certainty">;

const UNKNOWN: KnownPosition = { moves: [], nodes: 0, whole: false };

export function knownAt(knownPositions: KnownPositions, { position }: Pick<Snapshot, "position">) {
  return knownPositions.get(position) ?? UNKNOWN;
}

/** By how much one value looks further ahead than another: by its depth, then by its certainty. */
export function lookAhead(one: Look, other: Look) {
  return one.depth - other.depth || (one.certainty ?? 0) - (other.certainty ?? 0);
}

/**
 * The value of a move that counts of two, or the only one: an exact one, then the one that looks
 * further ahead.
 */
export function deeperOf<T extends Look & { exact: boolean }, U extends Look & { exact: boolean }>(
  one: T | undefined,
  other: U | undefined,
): T | U | undefined {
  if (!one || !other) return one ?? other;
  if (one.exact !== other.exact) return one.exact ? one : other;
  return lookAhead(other, one) > 0 ? other : one;
}
