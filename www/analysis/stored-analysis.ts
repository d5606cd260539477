/**
 * The findings of the analysis, as a tab keeps them for a reload, and their validation. A reload
 * shows the game without waiting for it.
 */

import type { Context } from "../base/page.ts";
import type { KnownMove, KnownPosition } from "../game/known-values.ts";
import { fieldsOf, isSquare, squaresIn } from "../base/browser-values.ts";
import { declared, whole } from "../kept/thing.ts";
import { MAX_KNOWN_POSITIONS } from "../game/found-values.ts";
import { type AnalysisSlice, LINES, ANALYSIS_SECONDS } from "./analysis.ts";

const POSITION = /^[XO-]{64} [XO]$/;
const MAX_SCORE = 64;

export const ANALYSIS = declared<ReturnType<typeof analysisIn>, ReturnType<typeof formOf>>({
  key: "reversi.analysis.1",
  place: "tab",
  check: whole(analysisIn, null),
});

/**
 * Goes on with what the tab has kept, and keeps what is found: after each search, and when nobody
 * sees the page any more, which ends the searches.
 */
export function keepAnalysis(
  { store, storage }: Context,
  page: Pick<Document, "visibilityState" | "addEventListener"> = document,
) {
  const set = (changes: Partial<AnalysisSlice>) =>
    store.dispatch({ type: "analysis-set", changes });
  const isHidden = () => page.visibilityState === "hidden";
  const { value: keptAnalysis } = storage.kept.find(ANALYSIS);
  if (keptAnalysis !== null || isHidden()) set({ ...keptAnalysis, hidden: isHidden() });
  page.addEventListener("visibilitychange", () => set({ hidden: isHidden() }));
  store.subscribe(({ analysis }, { analysis: before }) => {
    if (isDue(analysis, before)) storage.kept.put(ANALYSIS, formOf(analysis));
  });
}

/** Whether a search has ended, or what is wanted has changed. */
function isDue({ on, lines, seconds, round }: AnalysisSlice, before: AnalysisSlice) {
  const isOther = on !== before.on || lines !== before.lines || seconds !== before.seconds;
  return isOther || round?.ended !== before.round?.ended;
}

function formOf({ on, lines, seconds, knownPositions }: AnalysisSlice) {
  return { on, lines, seconds, known: [...knownPositions] };
}

function analysisIn(value: unknown): Partial<AnalysisSlice> | null {
  const { on, lines, seconds, known } = fieldsOf(value);
  if (!Array.isArray(known)) return null;
  const positions = known.slice(-MAX_KNOWN_POSITIONS).flatMap((entry) => {
    const [position, found] = Array.isArray(entry) ? entry : [];
    const sound = positionIn(found);
    const isPosition = typeof position === "string" && POSITION.test(position);
    return isPosition && sound ? [[position, sound] as const] : [];
  });
  return {
    on: on === true,
    lines: LINES.includes(Number(lines)) ? Number(lines) : LINES[1],
    seconds: ANALYSIS_SECONDS.find((one) => one === Number(seconds)) ?? ANALYSIS_SECONDS[1],
    knownPositions: new Map(positions),
  };
}

function positionIn(value: unknown): KnownPosition | null {
  const { moves, nodes, whole } = fieldsOf(value);
  if (!Array.isArray(moves) || !isCount(nodes) || typeof whole !== "boolean") return null;
  const sound = moves.map(moveIn);
  return sound.every((move) => move !== null) ? { moves: sound, nodes, whole } : null;
}

function moveIn(value: unknown): KnownMove | null {
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

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isScore = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= MAX_SCORE;
const isBound = (value: unknown): value is number | null => value === null || isScore(value);
