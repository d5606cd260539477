/**
 * The findings of the analysis, as a tab keeps them for a reload, and their validation. A reload
 * shows the game without waiting for it.
 */

import type { Context } from "../../floor/base/page.ts";
import type { KnownMove, KnownPosition } from "../../play/game/known-values.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import * as is from "../../floor/kept/checks.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import { MAX_KNOWN_POSITIONS } from "../../play/game/found-values.ts";
import { LINES, ANALYSIS_SECONDS } from "./analysis.ts";
import type { AnalysisSlice } from "./rounds.ts";

export const ANALYSIS = declared<ReturnType<typeof analysisIn>, ReturnType<typeof formOf>>({
  key: "reversi.analysis.1",
  place: "tab",
  check: whole(analysisIn, null),
});

/** What a visitor chooses of an analysis. */
const CHOICES = ["on", "lines", "seconds", "bar"] as const;

/**
 * Goes on with what the tab has kept, and keeps what is found: after each search, and when nobody
 * sees the page any more, which ends the searches.
 */
export function keepAnalysis(
  { store, storage }: Context<"analysis">,
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
function isDue(analysis: AnalysisSlice, before: AnalysisSlice) {
  const { round } = analysis;
  const isOther = CHOICES.some((choice) => analysis[choice] !== before[choice]);
  return isOther || round?.ended !== before.round?.ended;
}

function formOf({ on, lines, seconds, bar, knownPositions }: AnalysisSlice) {
  return { on, lines, seconds, bar, known: [...knownPositions] };
}

const score = is.between(-64, 64);

const knownMove = is.where(
  is.fields<KnownMove>({
    square: is.square,
    score,
    exact: is.flag,
    at_least: is.orNull(score),
    at_most: is.orNull(score),
    depth: is.integer(0),
    certainty: is.integer(0),
    pv: is.allOf(is.square),
    effort: is.integer(0),
    spent: is.integer(0),
  }),
  (move) => move.pv[0] === move.square,
);

const knownPosition = is.fields<KnownPosition>({
  moves: is.allOf(knownMove),
  nodes: is.integer(0),
  whole: is.flag,
});

const knownPositions = is.map(is.someOf(is.pair(is.position, knownPosition)));

function analysisIn(value: unknown): Partial<AnalysisSlice> | null {
  const { on, lines, seconds, bar, known } = fieldsOf(value);
  if (!Array.isArray(known)) return null;
  return {
    on: on === true,
    lines: LINES.includes(Number(lines)) ? Number(lines) : LINES[1],
    seconds: ANALYSIS_SECONDS.find((one) => one === Number(seconds)) ?? ANALYSIS_SECONDS[1],
    bar: bar !== false,
    knownPositions: knownPositions(known.slice(-MAX_KNOWN_POSITIONS)) ?? new Map(),
  };
}
