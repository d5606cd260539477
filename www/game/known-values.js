/**
 * Results of long searches about the moves of positions, kept by position: the values on the
 * board and the lines of an analysis come from here. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Analysis, MoveValue } from "../../reversi-wasm.js"
 *
 * The value of a move. `effort` is the number of positions of the search that has found it, `spent`
 * the milliseconds of the searches of the move that have ended.
 * @typedef {Required<Omit<MoveValue, "pv">>
 *   & {pv: readonly number[], effort: number, spent: number}} KnownMove
 *
 * `nodes` is the number of positions of all searches that have ended, and `whole` says that every
 * legal move has a value.
 * @typedef {{moves: readonly KnownMove[], nodes: number, whole: boolean}} KnownPosition
 *
 * By the text of the position, the one that was searched last at the end.
 * @typedef {ReadonlyMap<string, KnownPosition>} KnownPositions
 */

/** @type {KnownPosition} */
const UNKNOWN = { moves: [], nodes: 0, whole: false };

/**
 * @param {KnownPositions} known
 * @param {Pick<Snapshot, "position">} game
 */
export function knownAt(known, { position }) {
  return known.get(position) ?? UNKNOWN;
}

/** @typedef {Pick<MoveValue, "depth" | "certainty">} Look */

/**
 * By how much one value looks further ahead than another: by its depth, then by its certainty.
 * @param {Look} one
 * @param {Look} other
 */
export function lookAhead(one, other) {
  return one.depth - other.depth || (one.certainty ?? 0) - (other.certainty ?? 0);
}

/**
 * The value of a move that counts of two, or the only one: an exact one, then the one that looks
 * further ahead.
 * @template {Look & {exact: boolean}} T
 * @template {Look & {exact: boolean}} U
 * @param {T | undefined} one
 * @param {U | undefined} other
 * @returns {T | U | undefined}
 */
export function deeperOf(one, other) {
  if (!one || !other) return one ?? other;
  if (one.exact !== other.exact) return one.exact ? one : other;
  return lookAhead(other, one) > 0 ? other : one;
}
