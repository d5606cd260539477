/**
 * The ending on the board in words: its end, and the cost of the moves. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Worth } from "./ending.js"
 */

import { costsOfMoves, isSolving, worthAt } from "./ending.js";

/**
 * The visitor's lead at the end, beside that of best play from the start.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function endText(state, { t, value }) {
  const [end, start] = [worthAt(state), worthAt(state, 0)];
  if (end === null || start === null) return "";
  const of = (/** @type {Worth} */ { lead, exact }) => value(lead, exact);
  return t("ending-end", { lead: of(end), best: of(start) });
}

/**
 * The moves that have cost discs, and whether others are still to be judged.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function costText(state, { t, value, list, sentences, solution }) {
  const costs = costsOfMoves(state);
  const isKnown = costs.every(({ cost }) => cost !== null);
  const costly = costs.flatMap(({ number, square, cost }) =>
    cost === null || cost <= 0
      ? []
      : [t("ending-move", { number, square, cost: value(-cost, true) })],
  );
  const none = isKnown && costs.length > 0 ? t("ending-no-cost") : "";
  const said = costly.length > 0 ? t("ending-cost", { moves: list(costly) }) : none;
  return sentences(said, !isKnown && isSolving(state) ? solution(null) : "");
}
