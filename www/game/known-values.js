/**
 * What long searches have found about the moves of positions, kept by position: the values on the
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

/** Positions that are kept at most. */
export const MAX_POSITIONS = 60;

/** What a value lacks that says nothing of it. */
const UNPROVEN = { at_least: null, at_most: null, certainty: 0 };

/** @type {KnownPosition} */
const UNKNOWN = { moves: [], nodes: 0, whole: false };

/**
 * @param {KnownPositions} known
 * @param {Pick<Snapshot, "position">} game
 */
export function knownAt(known, { position }) {
  return known.get(position) ?? UNKNOWN;
}

/**
 * The moves by their values, the best first.
 * @template {Pick<KnownMove, "square" | "score" | "at_least">} T
 * @param {readonly T[]} moves
 */
export function byValue(moves) {
  const least = (/** @type {T} */ move) => move.at_least ?? -Infinity;
  return [...moves].sort((a, b) => b.score - a.score || least(b) - least(a) || a.square - b.square);
}

/**
 * With what a search has found: nothing that is known gets worse.
 * @param {KnownPositions} known
 * @param {Pick<Snapshot, "position" | "moves">} game
 * @param {Analysis} found
 * @param {number | null} ms milliseconds of the search, null while it runs
 * @returns {KnownPositions}
 */
export function withFound(known, game, { moves, nodes }, ms) {
  const before = knownAt(known, game);
  const byMove = new Map(before.moves.map((move) => [move.square, move]));
  for (const found of moves) {
    const now = { ...UNPROVEN, ...found, pv: [...found.pv], effort: nodes };
    const old = byMove.get(found.square);
    const spent = (old?.spent ?? 0) + (ms ?? 0);
    byMove.set(found.square, { ...(old ? better(old, now) : now), spent });
  }
  const after = new Map(known);
  after.delete(game.position);
  const sum = before.nodes + (ms === null ? 0 : nodes);
  const whole = byMove.size === game.moves.length;
  after.set(game.position, { moves: [...byMove.values()], nodes: sum, whole });
  return new Map([...after].slice(-MAX_POSITIONS));
}

/**
 * The value that counts of two that were found for a move: a proven one, then the deeper one, then
 * the one of the longer search. What is proven of either one holds.
 * @param {Omit<KnownMove, "spent">} old
 * @param {Omit<KnownMove, "spent">} now
 * @returns {Omit<KnownMove, "spent">}
 */
function better(old, now) {
  if (old.exact || now.exact) {
    const isLonger = now.exact && (!old.exact || now.pv.length > old.pv.length);
    return isLonger ? now : old;
  }
  const difference = lookAhead(now, old);
  const counting = difference > 0 || (difference === 0 && now.effort >= old.effort) ? now : old;
  const least = Math.max(old.at_least ?? -Infinity, now.at_least ?? -Infinity);
  const most = Math.min(old.at_most ?? Infinity, now.at_most ?? Infinity);
  return {
    ...counting,
    at_least: Number.isFinite(least) ? least : null,
    at_most: Number.isFinite(most) ? most : null,
    score: Math.min(Math.max(counting.score, least), most),
  };
}

/**
 * By how much one value looks further ahead than another: by its depth, then by its certainty.
 * @typedef {Pick<MoveValue, "depth" | "certainty">} Look
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
