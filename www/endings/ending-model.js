/**
 * The ending on the board in words: its end, and the cost of the moves. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Worth } from "./ending.js"
 */

import { costlyMoves, endingOf, worthAt } from "./ending.js";

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
 * The moves that have cost discs.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function costText(state, { t, value, list }) {
  const costly = costlyMoves(state);
  const isPlayed = state.game.movers
    .slice(0, state.game.ply)
    .includes(endingOf(state)?.side ?? null);
  if (costly.length === 0) return isPlayed ? t("ending-no-cost") : "";
  const moves = costly.map(({ number, square, cost }) =>
    t("ending-move", { number, square, cost: value(-cost, true) }),
  );
  return t("ending-cost", { moves: list(moves) });
}
