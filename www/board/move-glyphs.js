/**
 * Annotation glyphs of moves: those that the visitor sets, and those of a review by what each move
 * has cost. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 *
 * @typedef {typeof GLYPHS[number]} Glyph
 * @typedef {Extract<Glyph, {loss: number}>} LossGlyph
 * @typedef {ReadonlyMap<number, Pick<MoveReview, "ply" | "side" | "loss">>} ReviewedMoves
 */

/**
 * From the worst move to the best. `loss` is the least number of discs that earns the glyph.
 */
export const GLYPHS = /** @type {const} */ ([
  { name: "blunder", sign: "??", loss: 10 },
  { name: "mistake", sign: "?", loss: 4 },
  { name: "inaccuracy", sign: "?!", loss: 2 },
  { name: "interesting", sign: "!?" },
  { name: "good", sign: "!" },
  { name: "brilliant", sign: "!!" },
]);

const [, MISTAKE] = GLYPHS;

/** How many moves of a side a review calls blunders at most. */
const MOST_BLUNDERS = 3;

/**
 * @param {number} loss in discs
 * @returns {LossGlyph | null} null for a good move
 */
export function glyphOf(loss) {
  /** @type {LossGlyph[]} */
  const costly = GLYPHS.filter((glyph) => "loss" in glyph);
  return costly.find((glyph) => loss >= glyph.loss) ?? null;
}

/**
 * Whether a move is as good as the best one, within a fraction of a disc.
 * @param {{loss: number}} judged
 */
export function isAsGood({ loss }) {
  return Math.round(loss) === 0;
}

/**
 * The glyph of a reviewed move: only the costliest few of a side are blunders, whatever the others
 * cost. They stand out in a game of many mistakes.
 * @param {ReviewedMoves} moves
 * @param {number} number of the move, from 1
 * @returns {LossGlyph | null} null for a good move, and for one without a value
 */
export function reviewedGlyph(moves, number) {
  const move = moves.get(number);
  const glyph = move === undefined ? null : glyphOf(move.loss);
  if (move === undefined || glyph?.name !== "blunder") return glyph;
  const costlier = [...moves.values()].filter(
    ({ side, loss, ply }) =>
      side === move.side && (loss > move.loss || (loss === move.loss && ply < number)),
  );
  return costlier.length < MOST_BLUNDERS ? glyph : MISTAKE;
}

/** @param {unknown} sign @returns {Glyph | undefined} */
export function glyphOfSign(sign) {
  return GLYPHS.find((glyph) => glyph.sign === sign);
}

/** Whether a move is worth a second try. @param {number} loss in discs */
export function isMistake(loss) {
  return (glyphOf(loss)?.name ?? "inaccuracy") !== "inaccuracy";
}

/**
 * The glyphs of the moves on the board, by their numbers from 1, that a review has found, also one
 * that the visitor has closed.
 * @param {Pick<State, "game" | "study">} state
 * @returns {Map<number, Glyph>}
 */
export function reviewedGlyphs({ game, study: { review: open, ahead } }) {
  const review = open ?? (ahead?.seen ? ahead : null);
  /** @type {Map<number, Glyph>} */
  const glyphs = new Map();
  if (review === null || !isSameGame(review.game, game)) return glyphs;
  for (const ply of review.moves.keys()) {
    const glyph = reviewedGlyph(review.moves, ply);
    if (glyph !== null) glyphs.set(ply, glyph);
  }
  return glyphs;
}

/**
 * Whether two snapshots show the same game, at whatever point.
 * @param {Snapshot} a
 * @param {Snapshot} b
 */
export function isSameGame(a, b) {
  return a.game === b.game && a.initial === b.initial && a.line.join() === b.line.join();
}
