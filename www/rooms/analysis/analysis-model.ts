/** The lines of an analysis as the panel shows them, and how far it is. Pure. */

import type { Square } from "../../../reversi-rules.js";
import type { StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { isAnswerTo } from "../../play/engine/jobs.ts";
import { followedPoint } from "../../play/board/shown-game.ts";
import { squareName } from "../../play/games/squares.ts";
import type { CountingValue } from "../../play/games/move-value.ts";
import { moveValues, searchedValue } from "../../play/game/move-values.ts";
import { knownAt } from "../../play/game/known-values.ts";
import { byValue } from "../../play/game/found-values.ts";
import {
  ANALYSIS_JOB,
  analysedPoint,
  analysisJobs,
  isAnalysisUnderWay,
  makesWay,
} from "./analysis.ts";

/** A line by its first move. */
export interface AnalysedLine {
  square: Square;
  move: string;
  value: string;
  depth: string;
  moves: string;
}

const MOVES_SHOWN = 8;

const MILLION = 1e6;

/**
 * The moves of the position on the board that the analysis has valued, the best one first. A move
 * whose value shows on the board has that one, with what is known of it.
 */
export function analysedMoves(state: StateOf<"analysis">) {
  const game = followedPoint(state) ?? state.game;
  const { moves } = knownAt(state.analysis.knownPositions, game);
  const shownValues = game === state.game ? moveValues(state) : [];
  const counted = moves.map((move) => ({
    ...move,
    ...(shownValues.find(({ square }) => square === move.square) ?? searchedValue(move)),
  }));
  return byValue(counted);
}

/** The best lines of the position on the board. */
export function analysedLines(
  state: StateOf<"analysis">,
  { t, plate }: StudyTexts,
): AnalysedLine[] {
  const game = followedPoint(state) ?? state.game;
  const { lines } = state.analysis;
  const named = (square: Square) => squareName(game, square);
  return analysedMoves(state)
    .slice(0, lines === 0 ? undefined : lines)
    .map(({ square, pv, ...counting }) => ({
      square,
      move: named(square),
      value: plate(game, counting),
      depth: depthText(counting, t),
      moves: pv.slice(0, MOVES_SHOWN).map(named).join(" "),
    }));
}

/** How far ahead a value looks, and how certain it is. */
function depthText({ origin, depth, certainty }: CountingValue, t: StudyTexts["t"]) {
  if (origin !== "search") return t(`analysis-${origin}`);
  return t("analysis-depth", { count: depth, certainty });
}

/** How long the position on the board has been searched. */
export function progressText(state: StateOf<"analysis">, texts: StudyTexts) {
  const { t, whole } = texts;
  const { round, knownPositions } = state.analysis;
  const game = analysedPoint(state);
  if (makesWay(state)) return t("analysis-waits");
  if (game === null || round === null) return t("analysis-none");
  const found = knownAt(knownPositions, game);
  const running = analysisJobs(state).flatMap(({ key }) => {
    const reported = state.search.progress.get(key)?.found;
    return reported && isAnswerTo(ANALYSIS_JOB, key, reported) ? [reported] : [];
  });
  const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
  const nodes = found.nodes + sum(running.map((one) => one.nodes));
  const spent = Math.max(0, ...found.moves.map((move) => move.spent));
  const ms = spent + Math.max(0, ...running.map((one) => one.ms));
  const values = { nodes: nodesText(nodes, texts), seconds: whole(ms / 1_000) };
  return t(isAnalysisUnderWay(round) ? "analysis-seeks" : "analysis-done", values);
}

/** How many positions were searched, in millions from one million on. */
function nodesText(count: number, { t, millions, whole }: StudyTexts) {
  return count < MILLION
    ? t("analysis-positions", { count, shown: whole(count) })
    : t("analysis-millions", { shown: millions(count) });
}
