/**
 * What the analysis has found, as a tab keeps it for a reload, and its validation.
 *
 * @import { Stored } from "../app/rooms.js"
 * @import { KnownMove, KnownPosition } from "../game/known-values.js"
 * @import { AnalysisSlice } from "./analysis.js"
 */

import { fieldsOf, isSquare, squaresIn } from "../base/browser-values.js";
import { MAX_POSITIONS } from "../game/known-values.js";
import { LINES, SECONDS } from "./analysis.js";

/** The text of a position. */
const POSITION = /^[XO-]{64} [XO]$/;
const MAX_SCORE = 64;

/** @type {Stored} */
export const storedAnalysis = {
  form: ({ analysis: { on, lines, seconds, known } }) => ({
    analysis: known.size === 0 ? null : { on, lines, seconds, known: [...known] },
  }),
  differs: ({ analysis }, { analysis: before }) =>
    analysis.known !== before.known || analysis.on !== before.on,
  check: ({ analysis }) => ({ analysis: analysisIn(analysis) }),
  prepare: ({ store }, { analysis }) => {
    const kept = /** @type {Partial<AnalysisSlice> | null} */ (analysis);
    if (kept !== null) store.dispatch({ type: "analysis-set", changes: kept });
  },
  resume: () => null,
};

/** @param {unknown} value @returns {Partial<AnalysisSlice> | null} */
function analysisIn(value) {
  const { on, lines, seconds, known } = fieldsOf(value);
  if (!Array.isArray(known)) return null;
  const positions = known.slice(-MAX_POSITIONS).flatMap((entry) => {
    const [position, found] = Array.isArray(entry) ? entry : [];
    const sound = positionIn(found);
    const isPosition = typeof position === "string" && POSITION.test(position);
    return isPosition && sound ? [/** @type {const} */ ([position, sound])] : [];
  });
  return {
    on: on === true,
    lines: LINES.includes(Number(lines)) ? Number(lines) : LINES[1],
    seconds: SECONDS.includes(Number(seconds)) ? Number(seconds) : SECONDS[1],
    known: new Map(positions),
  };
}

/** @param {unknown} value @returns {KnownPosition | null} */
function positionIn(value) {
  const { moves, nodes } = fieldsOf(value);
  if (!Array.isArray(moves) || !isCount(nodes)) return null;
  const sound = moves.map(moveIn);
  return sound.every((move) => move !== null) ? { moves: sound, nodes } : null;
}

/** @param {unknown} value @returns {KnownMove | null} */
function moveIn(value) {
  const { square, score, exact, at_least, at_most, depth, pv, effort, spent } = fieldsOf(value);
  const line = squaresIn(pv);
  if (!isSquare(square) || line === null || line[0] !== square) return null;
  if (!isScore(score) || typeof exact !== "boolean") return null;
  if (!isBound(at_least) || !isBound(at_most)) return null;
  if (!isCount(depth) || !isCount(effort) || !isCount(spent)) return null;
  return { square, score, exact, at_least, at_most, depth, pv: [...line], effort, spent };
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {unknown} value @returns {value is number} */
const isScore = (value) => typeof value === "number" && Math.abs(value) <= MAX_SCORE;
/** @param {unknown} value @returns {value is number | null} */
const isBound = (value) => value === null || isScore(value);
