/**
 * The findings of the analysis, as a tab keeps them for a reload, and their validation. A reload
 * shows the game without waiting for it.
 *
 * @import { Context } from "../app/context.js"
 * @import { KnownMove, KnownPosition } from "../game/known-values.js"
 * @import { AnalysisSlice } from "./analysis.js"
 */

import { fieldsOf, isSquare, squaresIn } from "../base/browser-values.js";
import { MAX_KNOWN_POSITIONS } from "../game/found-values.js";
import { LINES, ANALYSIS_SECONDS } from "./analysis.js";

/** The text of a position. */
const POSITION = /^[XO-]{64} [XO]$/;
const MAX_SCORE = 64;

/** The number in the key changes with the shape of what is stored. */
export const ANALYSIS_KEY = "reversi.analysis.1";

/**
 * Goes on with what the tab has kept, and keeps what is found: after each search, and when nobody
 * sees the page any more, which ends the searches.
 * @param {Context} context
 * @param {Pick<Document, "visibilityState" | "addEventListener">} [page]
 */
export function keepAnalysis({ store, storage }, page = document) {
  const set = (/** @type {Partial<AnalysisSlice>} */ changes) =>
    store.dispatch({ type: "analysis-set", changes });
  const isHidden = () => page.visibilityState === "hidden";
  const kept = analysisIn(storage.ofTab.read(ANALYSIS_KEY));
  if (kept !== null || isHidden()) set({ ...kept, hidden: isHidden() });
  page.addEventListener("visibilitychange", () => set({ hidden: isHidden() }));
  store.subscribe(({ analysis }, { analysis: before }) => {
    if (isDue(analysis, before)) storage.ofTab.write(ANALYSIS_KEY, formOf(analysis));
  });
}

/**
 * Whether a search has ended, or what is wanted has changed.
 * @param {AnalysisSlice} analysis
 * @param {AnalysisSlice} before
 */
function isDue({ on, lines, seconds, round }, before) {
  const isOther = on !== before.on || lines !== before.lines || seconds !== before.seconds;
  return isOther || round?.ended !== before.round?.ended;
}

/** @param {AnalysisSlice} analysis */
function formOf({ on, lines, seconds, known }) {
  return { on, lines, seconds, known: [...known] };
}

/** @param {unknown} value @returns {Partial<AnalysisSlice> | null} */
function analysisIn(value) {
  const { on, lines, seconds, known } = fieldsOf(value);
  if (!Array.isArray(known)) return null;
  const positions = known.slice(-MAX_KNOWN_POSITIONS).flatMap((entry) => {
    const [position, found] = Array.isArray(entry) ? entry : [];
    const sound = positionIn(found);
    const isPosition = typeof position === "string" && POSITION.test(position);
    return isPosition && sound ? [/** @type {const} */ ([position, sound])] : [];
  });
  return {
    on: on === true,
    lines: LINES.includes(Number(lines)) ? Number(lines) : LINES[1],
    seconds: ANALYSIS_SECONDS.includes(Number(seconds)) ? Number(seconds) : ANALYSIS_SECONDS[1],
    known: new Map(positions),
  };
}

/** @param {unknown} value @returns {KnownPosition | null} */
function positionIn(value) {
  const { moves, nodes, whole } = fieldsOf(value);
  if (!Array.isArray(moves) || !isCount(nodes) || typeof whole !== "boolean") return null;
  const sound = moves.map(moveIn);
  return sound.every((move) => move !== null) ? { moves: sound, nodes, whole } : null;
}

/** @param {unknown} value @returns {KnownMove | null} */
function moveIn(value) {
  const { square, score, exact, at_least, at_most, pv, ...counts } = fieldsOf(value);
  const { depth, certainty, effort, spent } = counts;
  const line = squaresIn(pv);
  if (!isSquare(square) || line === null || line[0] !== square) return null;
  if (!isScore(score) || typeof exact !== "boolean") return null;
  if (!isBound(at_least) || !isBound(at_most)) return null;
  if (!isCount(depth) || !isCount(certainty) || !isCount(effort) || !isCount(spent)) return null;
  const bounds = { at_least, at_most };
  return { square, score, exact, ...bounds, depth, certainty, pv: [...line], effort, spent };
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {unknown} value @returns {value is number} */
const isScore = (value) => typeof value === "number" && Math.abs(value) <= MAX_SCORE;
/** @param {unknown} value @returns {value is number | null} */
const isBound = (value) => value === null || isScore(value);
