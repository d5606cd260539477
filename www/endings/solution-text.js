/**
 * The solution of an ending in words, and how the visitor's count compares with it. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Worth } from "./ending.js"
 */

import { otherSide } from "../games/sides.js";
import { countVerdict, endingOf, worthAt } from "./ending.js";

/**
 * Who wins an ending with best play from a point, and by how much.
 * @param {Pick<State, "game" | "mode">} state
 * @param {Worth | null} worth of the point
 * @param {Pick<Texts, "t" | "side">} texts
 */
export function solutionText(state, worth, { t, side }) {
  if (worth === null) return t("ending-solving");
  const own = endingOf(state)?.side ?? "black";
  const count = Math.abs(Math.round(worth.lead));
  if (count === 0) return t(worth.exact ? "ending-margin-draw" : "ending-margin-about-draw");
  return t(worth.exact ? "ending-margin" : "ending-margin-about", {
    side: side(worth.lead > 0 ? own : otherSide(own)),
    count,
  });
}

/**
 * How the visitor's count compares with the solution, which follows.
 * @param {Pick<State, "game" | "mode">} state
 * @param {Texts} texts
 */
export function countedText(state, texts) {
  const { t, sentences } = texts;
  const verdict = countVerdict(state);
  const solution = solutionText(state, worthAt(state, 0), texts);
  if (verdict === null) return solution;
  const { winner, off } = verdict;
  const said = winner ? "count-winner-right" : "count-wrong";
  return sentences(off === 0 ? t("count-exact") : t(said, { count: off }), solution);
}
