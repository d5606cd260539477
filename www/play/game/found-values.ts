/** Values of moves as searches find them: kept by position, and the best first. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Analysis } from "../../../reversi-wasm.js";
import { type KnownMove, type KnownPositions, knownAt, lookAhead } from "./known-values.ts";

/** Positions that are kept at most. */
export const MAX_KNOWN_POSITIONS = 60;

/** The defaults of a value's parts that it leaves out. */
const UNPROVEN = { at_least: null, at_most: null, certainty: 0 };

/** The moves by their values, the best first. */
export function byValue<T extends Pick<KnownMove, "square" | "score" | "at_least">>(
  moves: readonly T[],
) {
  const least = (move: T) => move.at_least ?? -Infinity;
  return [...moves].sort((a, b) => b.score - a.score || least(b) - least(a) || a.square - b.square);
}

/**
 * With what a search has found: nothing that is known gets worse.
 * @param ms milliseconds of the search, null while it runs
 */
export function withFound(
  knownPositions: KnownPositions,
  game: Pick<Snapshot, "position" | "moves">,
  { moves, nodes }: Analysis,
  ms: number | null,
): KnownPositions {
  const before = knownAt(knownPositions, game);
  const byMove = new Map(before.moves.map((move) => [move.square, move]));
  for (const found of moves) {
    const now = { ...UNPROVEN, ...found, pv: [...found.pv], effort: nodes };
    const old = byMove.get(found.square);
    const spent = (old?.spent ?? 0) + (ms ?? 0);
    byMove.set(found.square, { ...(old ? better(old, now) : now), spent });
  }
  const after = new Map(knownPositions);
  after.delete(game.position);
  const sum = before.nodes + (ms === null ? 0 : nodes);
  const whole = byMove.size === game.moves.length;
  after.set(game.position, { moves: [...byMove.values()], nodes: sum, whole });
  return new Map([...after].slice(-MAX_KNOWN_POSITIONS));
}

/**
 * The value that counts of two that were found for a move: a proven one, then the deeper one, then
 * the one of the longer search. What is proven of either one holds.
 */
function better(
  old: Omit<KnownMove, "spent">,
  now: Omit<KnownMove, "spent">,
): Omit<KnownMove, "spent"> {
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
