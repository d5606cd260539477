/**
 * The solution of an ending in words, and how the visitor's count compares with it. Pure.
 *
 * @import { Notice } from "../app/state.js"
 * @import { Side } from "../../reversi-rules.js"
 * @import { Texts } from "../words/texts.js"
 *
 * Who wins an ending with best play, null in a draw, and by how many discs; `exact` or an estimate.
 * @typedef {{winner: Side | null, margin: number, exact: boolean}} Solution
 *
 * Whether the winner of a count is right, and by how many discs its margin is off.
 * @typedef {{winner: boolean, off: number}} Verdict
 */

/**
 * @param {Solution | null} solution null while it is not known
 * @param {Pick<Texts, "t" | "side">} texts
 */
export function solutionText(solution, { t, side }) {
  if (solution === null) return t("ending-solving");
  const { winner, margin, exact } = solution;
  if (winner === null) return t(exact ? "ending-margin-draw" : "ending-margin-about-draw");
  return t(exact ? "ending-margin" : "ending-margin-about", { side: side(winner), count: margin });
}

/**
 * How the visitor's count compares with the solution, which follows.
 * @param {Notice & {kind: "ending-counted"}} notice
 * @param {Texts} texts
 */
export function countedText({ verdict, solution }, texts) {
  const { t, sentences } = texts;
  if (verdict === null) return solutionText(solution, texts);
  const { winner, off } = verdict;
  const said = winner ? "count-winner-right" : "count-wrong";
  return sentences(
    off === 0 ? t("count-exact") : t(said, { count: off }),
    solutionText(solution, texts),
  );
}
