/**
 * The result of a search, in words for the eye: depth, score, time. Pure.
 *
 * @import { LastSearch } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { otherSide } from "../games/sides.js";
import { discsWithSign, estimated } from "../words/value-text.js";

/**
 * A search under way.
 * @param {LastSearch | null} thought what it has found so far
 * @param {number} ms how long it has run; the text begins with it only after `quiet` milliseconds
 * @param {number} quiet
 * @param {Texts} texts
 */
export function thinkingText(thought, ms, quiet, texts) {
  if (thought?.strong)
    return facts(thought, texts.t("seconds", { seconds: texts.seconds(ms, 1) }), texts);
  return ms < quiet ? texts.t("thinks") : texts.t("thinks-for", { seconds: texts.seconds(ms, 1) });
}

/**
 * A search that is over; the time alone for opponents who do not count in discs, or whose score is
 * only a guess.
 * @param {LastSearch | null} thought
 * @param {Texts} texts
 */
export function thoughtText(thought, texts) {
  if (thought === null) return "";
  const { t, seconds } = texts;
  const { score, ms } = thought.found;
  const time = ms < 5 ? t("briefly") : t("seconds", { seconds: seconds(ms, 2) });
  return score === null || !thought.strong ? t("thought", { time }) : facts(thought, time, texts);
}

/**
 * @param {LastSearch} thought
 * @param {string} time
 * @param {Texts} texts
 */
function facts({ side, found }, time, texts) {
  const { depth, exact } = found;
  const searched = depth === 0 ? texts.t("from-book") : texts.t("depth", { depth });
  const reached = exact ? texts.t("solved") : searched;
  return [reached, lead(side, found, texts), time].filter((fact) => fact !== "").join(" · ");
}

/**
 * The score by the name of the side that is ahead: the point of view is clear.
 * @param {LastSearch["side"]} side the side to move
 * @param {Pick<LastSearch["found"], "score" | "exact">} found
 * @param {Texts} texts
 */
export function lead(side, { score, exact }, texts) {
  if (score === null) return "";
  const discs = discsWithSign(Math.abs(score), exact, 1, texts);
  if (!discs.includes("+")) return estimated(texts.t("even"), exact, texts);
  return texts.t("lead", { side: texts.side(score > 0 ? side : otherSide(side)), discs });
}
