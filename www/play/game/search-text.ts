/** The result of a search, in words for the eye: depth, score, time. Pure. */

import type { LastSearch } from "../board/point.ts";
import type { Texts } from "../words/texts.ts";
import { otherSide } from "../games/sides.ts";
import { discsWithSign, estimated } from "../words/value-text.ts";

/**
 * A search under way.
 * @param thought what it has found so far
 * @param ms how long it has run; the text begins with it only after `quiet` milliseconds
 */
export function thinkingText(thought: LastSearch | null, ms: number, quiet: number, texts: Texts) {
  if (thought?.strong)
    return facts(thought, texts.t("seconds", { seconds: texts.seconds(ms, 1) }), texts);
  return ms < quiet ? texts.t("thinks") : texts.t("thinks-for", { seconds: texts.seconds(ms, 1) });
}

/**
 * A search that is over; the time alone for opponents who do not count in discs, or whose score is
 * only a guess.
 */
export function thoughtText(thought: LastSearch | null, texts: Texts) {
  if (thought === null) return "";
  const { t, seconds } = texts;
  const { score, ms } = thought.found;
  const time = ms < 5 ? t("briefly") : t("seconds", { seconds: seconds(ms, 2) });
  return score === null || !thought.strong ? t("thought", { time }) : facts(thought, time, texts);
}

function facts({ side, found }: LastSearch, time: string, texts: Texts) {
  const { depth, exact } = found;
  const searched = depth === 0 ? texts.t("from-book") : texts.t("depth", { depth });
  const reached = exact ? texts.t("solved") : searched;
  return [reached, lead(side, found, texts), time].filter((fact) => fact !== "").join(" · ");
}

/**
 * The score by the name of the side that is ahead: the point of view is clear.
 * @param side the side to move
 */
export function lead(
  side: LastSearch["side"],
  { score, exact }: Pick<LastSearch["found"], "score" | "exact">,
  texts: Texts,
) {
  if (score === null) return "";
  const discs = discsWithSign(Math.abs(score), exact, 1, texts);
  if (!discs.includes("+")) return estimated(texts.t("even"), exact, texts);
  return texts.t("lead", { side: texts.side(score > 0 ? side : otherSide(side)), discs });
}
