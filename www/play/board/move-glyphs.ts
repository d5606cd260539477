/**
 * Annotation glyphs of moves: those that the visitor sets, and those of a review by what each move
 * has cost. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { ReviewedMove } from "../engine/protocol.ts";

export type Glyph = (typeof GLYPHS)[number] | typeof ONLY;

type LossGlyph = Extract<Glyph, { loss: number }>;

type ReviewedMoves = ReadonlyMap<
  number,
  Pick<ReviewedMove, "ply" | "side" | "loss" | "choices" | "only">
>;

/** From the worst move to the best. `loss` is the least number of discs that earns the glyph. */
export const GLYPHS = [
  { name: "blunder", sign: "??", loss: 10 },
  { name: "mistake", sign: "?", loss: 4 },
  { name: "inaccuracy", sign: "?!", loss: 2 },
  { name: "interesting", sign: "!?" },
  { name: "good", sign: "!" },
  { name: "brilliant", sign: "!!" },
] as const;

const [, MISTAKE] = GLYPHS;
export const GOOD = GLYPHS[4];

/** That of a move which alone kept the win or the draw: its word says so. */
export const ONLY = { ...GLYPHS[5], name: "only" } as const;

/** How many moves of a side a review calls blunders, and how many good ones, at most. */
const MOST_BLUNDERS = 3;
const MOST_GOOD = 3;

/**
 * @param loss in discs
 * @returns null for a good move
 */
export function glyphOf(loss: number): LossGlyph | null {
  const costly: LossGlyph[] = GLYPHS.filter((glyph) => "loss" in glyph);
  return costly.find((glyph) => loss >= glyph.loss) ?? null;
}

/** Whether a move is as good as the best one, within a fraction of a disc. */
export function isAsGood({ loss }: { loss: number }) {
  return Math.round(loss) === 0;
}

/**
 * The glyph of a reviewed move: only the costliest few of a side are blunders, whatever the others
 * cost, and beside the only moves only the few best answers to a mistake are good ones. They stand
 * out in a long game.
 * @param number of the move, from 1
 * @returns null for any other move that loses nothing, and for one without a value
 */
export function reviewedGlyph(moves: ReviewedMoves, number: number): Glyph | null {
  const move = moves.get(number);
  const glyph = move === undefined ? null : glyphOf(move.loss);
  if (move === undefined) return null;
  if (move.only) return ONLY;
  if (glyph === null) return isAmongBestAnswers(moves, number) ? GOOD : null;
  if (glyph.name !== "blunder") return glyph;
  const costlier = [...moves.values()].filter(
    ({ side, loss, ply }) =>
      side === move.side && (loss > move.loss || (loss === move.loss && ply < number)),
  );
  return costlier.length < MOST_BLUNDERS ? glyph : MISTAKE;
}

/** Whether a move is one of the few of its side that took most of what a mistake had given away. */
function isAmongBestAnswers(moves: ReviewedMoves, number: number) {
  const given = givenBefore(moves, number);
  if (given === 0) return false;
  const side = moves.get(number)?.side;
  const greater = [...moves.values()].filter((other) => {
    const gain = other.side === side ? givenBefore(moves, other.ply) : 0;
    return gain > given || (gain === given && other.ply < number);
  });
  return greater.length < MOST_GOOD;
}

/**
 * The discs that the other side's mistake had given away just before the best one of several moves;
 * 0 for any other move.
 */
function givenBefore(moves: ReviewedMoves, number: number) {
  const move = moves.get(number);
  const before = moves.get(number - 1);
  if (!move || !before || before.side === move.side || move.choices < 2) return 0;
  return isAsGood(move) && isMistake(before.loss) ? before.loss : 0;
}

export function glyphOfSign(sign: unknown): Glyph | undefined {
  return GLYPHS.find((glyph) => glyph.sign === sign);
}

/** Whether a move is worth a second try. @param loss in discs */
export function isMistake(loss: number) {
  return (glyphOf(loss)?.name ?? "inaccuracy") !== "inaccuracy";
}

/**
 * The glyphs of the moves on the board, by their numbers from 1, that a review has found, also one
 * that the visitor has closed.
 */
export function reviewedGlyphs({
  game,
  review: { open, ahead },
}: Pick<Core, "game" | "review">): Map<number, Glyph> {
  const review = open ?? (ahead?.seen ? ahead : null);
  const glyphs: Map<number, Glyph> = new Map();
  if (review === null || !isSameGame(review.game, game)) return glyphs;
  for (const ply of review.moves.keys()) {
    const glyph = reviewedGlyph(review.moves, ply);
    if (glyph !== null) glyphs.set(ply, glyph);
  }
  return glyphs;
}

/** Whether two snapshots show the same game, at whatever point. */
export function isSameGame(a: Snapshot, b: Snapshot) {
  return a.game === b.game && a.initial === b.initial && a.line.join() === b.line.join();
}
