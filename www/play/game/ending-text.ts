/** The solution of an ending in words, and how the visitor's count compares with it. Pure. */

import type { Notice } from "../../floor/base/page.ts";
import type { Side } from "../../../reversi-rules.js";
import type { Texts } from "../words/texts.ts";

/**
 * Who wins an ending with best play, null in a draw, and by how many discs; `exact` or an estimate.
 */
export interface Solution {
  winner: Side | null;
  margin: number;
  exact: boolean;
}

/** Whether the winner of a count is right, and by how many discs its margin is off. */
export interface Verdict {
  winner: boolean;
  off: number;
}

/** @param solution null while it is not known */
export function solutionText(solution: Solution | null, { t, side }: Pick<Texts, "t" | "side">) {
  if (solution === null) return t("ending-solving");
  const { winner, margin, exact } = solution;
  if (winner === null) return t(exact ? "ending-margin-draw" : "ending-margin-about-draw");
  return t(exact ? "ending-margin" : "ending-margin-about", { side: side(winner), count: margin });
}

/** How the visitor's count compares with the solution, which follows. */
export function countedText(
  { verdict, solution }: Notice & { kind: "ending-counted" },
  texts: Texts,
) {
  const { t, sentences } = texts;
  if (verdict === null) return solutionText(solution, texts);
  const { winner, off } = verdict;
  const said = winner ? "count-winner-right" : "count-wrong";
  return sentences(
    off === 0 ? t("count-exact") : t(said, { count: off }),
    solutionText(solution, texts),
  );
}
