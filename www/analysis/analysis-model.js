/**
 * The lines of an analysis as the panel shows them, and how far it is. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { Analysis } from "../../reversi-wasm.js"
 * @import { CountingValue } from "../game/move-values.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 *
 * A line by its first move.
 * @typedef {{square: number, move: string, value: string, depth: string, moves: string
 * }} AnalysedLine
 */

import { followedPoint } from "../board/shown-game.js";
import { squareName } from "../games/squares.js";
import { moveValues, searchedValue } from "../game/move-values.js";
import { knownAt } from "../game/known-values.js";
import { byValue } from "../game/found-values.js";
import { analysedPoint, analysisJobs, isAnalysisUnderWay, makesWay } from "./analysis.js";

/** Moves of a line that show. */
const MOVES_SHOWN = 8;

const MILLION = 1e6;

/**
 * The best lines of the position on the board. A move whose value shows on the board has that one,
 * with what is known of it.
 * @param {State} state
 * @param {StudyTexts} texts
 * @returns {AnalysedLine[]}
 */
export function analysedLines(state, { t, plate }) {
  const game = followedPoint(state) ?? state.game;
  const { known, lines } = state.analysis;
  const { moves } = knownAt(known, game);
  const shown = game === state.game ? moveValues(state) : [];
  const named = (/** @type {number} */ square) => squareName(game, square);
  const counted = moves.map((move) => ({
    ...move,
    ...(shown.find(({ square }) => square === move.square) ?? searchedValue(move)),
  }));
  return byValue(counted)
    .slice(0, lines === 0 ? undefined : lines)
    .map(({ square, pv, ...counting }) => ({
      square,
      move: named(square),
      value: plate(game, counting),
      depth: depthText(counting, t),
      moves: pv.slice(0, MOVES_SHOWN).map(named).join(" "),
    }));
}

/**
 * How far ahead a value looks, and how certain it is.
 * @param {CountingValue} value
 * @param {StudyTexts["t"]} t
 */
function depthText({ origin, depth, certainty }, t) {
  if (origin !== "search") return t(`analysis-${origin}`);
  return t("analysis-depth", { count: depth, certainty });
}

/**
 * How long the position on the board has been searched.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function progressText(state, texts) {
  const { t, whole } = texts;
  const { round, known } = state.analysis;
  const game = analysedPoint(state);
  if (makesWay(state)) return t("analysis-waits");
  if (game === null || round === null) return t("analysis-none");
  const found = knownAt(known, game);
  const running = analysisJobs(state).flatMap(([key]) => {
    const reported = state.search.progress.get(key)?.found;
    return reported ? [/** @type {Analysis} */ (reported)] : [];
  });
  const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
  const nodes = found.nodes + sum(running.map((one) => one.nodes));
  const spent = Math.max(0, ...found.moves.map((move) => move.spent));
  const ms = spent + Math.max(0, ...running.map((one) => one.ms));
  const values = { nodes: nodesText(nodes, texts), seconds: whole(ms / 1_000) };
  return t(isAnalysisUnderWay(round) ? "analysis-seeks" : "analysis-done", values);
}

/**
 * How many positions were searched, in millions from one million on.
 * @param {number} count
 * @param {StudyTexts} texts
 */
function nodesText(count, { t, millions, whole }) {
  return count < MILLION
    ? t("analysis-positions", { count, shown: whole(count) })
    : t("analysis-millions", { shown: millions(count) });
}
