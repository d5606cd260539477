/**
 * The lines of an analysis as the panel shows them, and how far it is. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { Analysis } from "../../reversi-wasm.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 *
 * A line by its first move.
 * @typedef {{square: number, move: string, value: string, depth: string, moves: string
 * }} AnalysedLine
 */

import { followedPoint } from "../board/selectors.js";
import { squareName } from "../games/squares.js";
import { moveValues, valueThatCounts } from "../game/move-values.js";
import { knownAt } from "../game/known-values.js";
import { analysedPoint, analysisJobs, byValue, isUnderWay } from "./analysis.js";

/** Moves of a line that show. */
const MOVES_SHOWN = 8;

/**
 * The best lines of the position on the board. A move whose value shows on the board has that one.
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
  return byValue(moves)
    .slice(0, lines === 0 ? undefined : lines)
    .flatMap((move) => {
      const counting =
        shown.find(({ square }) => square === move.square) ?? valueThatCounts(move, null);
      if (counting === null) return [];
      const [first, value] = [named(move.square), plate(game, counting)];
      const depth = move.exact ? t("analysis-exact") : t("analysis-depth", { count: move.depth });
      const line = move.pv.slice(0, MOVES_SHOWN).map(named).join(" ");
      return [{ square: move.square, move: first, value, depth, moves: line }];
    });
}

/**
 * How long the position on the board has been searched.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function progressText(state, { t, millions, whole }) {
  const { round, known } = state.analysis;
  const game = analysedPoint(state);
  if (game === null || round === null) return t("analysis-waits");
  const found = knownAt(known, game);
  const running = analysisJobs(state).flatMap(([key]) => {
    const reported = state.search.progress.get(key)?.found;
    return reported ? [/** @type {Analysis} */ (reported)] : [];
  });
  const sum = (/** @type {number[]} */ list) => list.reduce((all, one) => all + one, 0);
  const nodes = found.nodes + sum(running.map((one) => one.nodes));
  const spent = Math.max(0, ...found.moves.map((move) => move.spent));
  const ms = spent + Math.max(0, ...running.map((one) => one.ms));
  const values = { nodes: millions(nodes), seconds: whole(ms / 1_000) };
  return t(isUnderWay(round) ? "analysis-seeks" : "analysis-done", values);
}
