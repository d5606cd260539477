/**
 * Annotation glyphs of reviewed moves, by what each move has cost. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 *
 * `loss` is in discs: from so many on a move is called so.
 * @typedef {typeof GLYPHS[number]} Glyph
 */

/** From the worst on. */
const GLYPHS = /** @type {const} */ ([
  { name: "blunder", sign: "??", loss: 10 },
  { name: "mistake", sign: "?", loss: 4 },
  { name: "inaccuracy", sign: "?!", loss: 2 },
]);

/**
 * @param {number} loss in discs
 * @returns {Glyph | null} null for a good move
 */
export function glyphOf(loss) {
  return GLYPHS.find((glyph) => loss >= glyph.loss) ?? null;
}

/** Whether a move is worth a second try. @param {number} loss in discs */
export function isMistake(loss) {
  return (glyphOf(loss)?.name ?? "inaccuracy") !== "inaccuracy";
}

/**
 * The glyphs of the moves on the board, by their numbers from 1: those that a review has found.
 * @param {Pick<State, "game" | "study">} state
 * @returns {Map<number, Glyph>}
 */
export function glyphsOf({ game, study: { review } }) {
  /** @type {Map<number, Glyph>} */
  const glyphs = new Map();
  if (review === null || !isSameGame(review.game, game)) return glyphs;
  for (const { ply, loss } of review.moves.values()) {
    const glyph = glyphOf(loss);
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
