/** What a review has found: mistakes, praise, accuracy, and what is sought next. Pure. */

import type { Side } from "../../../reversi-rules.js";
import { glyphOf, isMistake } from "../../play/board/move-glyphs.ts";
import type { Review } from "../../play/game/review-content.ts";

/** The mistakes of a side, or of both. */
export function mistakesOf({ moves }: Review, side: Side | null) {
  return [...moves.values()].filter(
    (move) => isMistake(move.loss) && (side === null || move.side === side),
  );
}

/** The parts of a side's moves, or of both, that a review has found good. */
export function praiseOf({ moves }: Review, side: Side | null) {
  const found = [...moves.values()].filter((move) => side === null || move.side === side);
  return { good: found.filter(({ loss }) => glyphOf(loss) === null).length, total: found.length };
}

/** How many moves of a side were the only ones. */
export function onlyMovesOf({ moves }: Review, side: Side) {
  return [...moves.values()].filter((move) => move.only && move.side === side).length;
}

/** A move that loses this number of discs counts half in an accuracy. */
const HALF_ACCURATE = 6;

/**
 * How accurate the moves of a side are, from 0 to 1; null without one. Each counts the less, the
 * more discs it loses, but never less than nothing: one blunder spoils no game of good moves.
 */
export function accuracyOf({ moves }: Review, side: Side): number | null {
  const parts = [...moves.values()]
    .filter((move) => move.side === side)
    .map(({ loss }) => 2 ** (-loss / HALF_ACCURATE));
  if (parts.length === 0) return null;
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** The number of the first mistake of a side, or of both, so far; null if there is none. */
export function firstMistake(review: Review, side: Side | null) {
  const numbers = mistakesOf(review, side).map(({ ply }) => ply);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** The most moves of the visitor's own to which a review leads: more would discourage. */
export const MOST_COSTLY = 3;

/**
 * The moves to which the ways of the panel lead: the costliest few mistakes of a side, or all of
 * both; inaccuracies where there is none.
 */
export function movesSought(review: Review, side: Side | null) {
  const all = worseMoves(review, side);
  if (side === null) return all;
  return all.sort((a, b) => b.loss - a.loss || a.ply - b.ply).slice(0, MOST_COSTLY);
}

/** Whether the ways lead to some of the mistakes of a side alone. */
export function isSelection(review: Review, side: Side | null) {
  return side !== null && worseMoves(review, side).length > MOST_COSTLY;
}

/** The mistakes of a side, or of both; the inaccuracies where there is none. */
function worseMoves(review: Review, side: Side | null) {
  const mistakes = mistakesOf(review, side);
  if (mistakes.length > 0) return mistakes;
  return [...review.moves.values()].filter(
    (move) => glyphOf(move.loss) !== null && (side === null || move.side === side),
  );
}

/**
 * The nearest mistake before or after a point of the game; the nearest inaccuracy in a game without
 * mistakes.
 * @param ply null where the board has another game
 * @param side whose mistakes count; null for both
 * @returns the number of the move, null if there is none
 */
export function mistakeFrom(
  review: Review,
  ply: number | null,
  step: 1 | -1,
  side: Side | null,
): number | null {
  const mistakes = new Set(movesSought(review, side).map((move) => move.ply));
  const { game } = review;
  const end = step > 0 ? game.line.length + 1 : 0;
  const from = ply ?? (step < 0 ? game.line.length + 1 : 0);
  for (let number = from + step; number !== end && number > 0; number += step)
    if (mistakes.has(number)) return number;
  return null;
}

/** The number of the move whose job has a key; null for the keys of other jobs. */
export function moveNumberOf(key: string) {
  const number = /^review-(\d+)$/.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
