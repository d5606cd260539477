/**
 * The ending on the board in words: its margin, its end, what the moves have cost, and how the
 * visitor's count compares. Pure.
 *
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Worth } from "./ending.js"
 */

import { otherSide } from "../games/sides.js";
import { costlyMoves, countVerdict, endingOf, worthAt } from "./ending.js";

/**
 * Who wins from the point on the board, and by how much.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function marginText(state, texts) {
  const worth = worthAt(state);
  return worth === null ? texts.t("ending-solving") : worthText(state, worth, texts);
}

/**
 * @param {State} state
 * @param {Worth} worth
 * @param {StudyTexts} texts
 */
function worthText(state, { lead, exact }, { t, side }) {
  const own = endingOf(state)?.side ?? "black";
  const count = Math.abs(Math.round(lead));
  if (count === 0) return t(exact ? "ending-margin-draw" : "ending-margin-about-draw");
  return t(exact ? "ending-margin" : "ending-margin-about", {
    side: side(lead > 0 ? own : otherSide(own)),
    count,
  });
}

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

/**
 * How the visitor's count compares with the solution, which follows.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function endingVerdictText(state, texts) {
  const { t, sentences } = texts;
  const start = worthAt(state, 0);
  const verdict = countVerdict(state);
  if (start === null || verdict === null) return t("ending-solving");
  const said =
    verdict.off === 0
      ? t("count-exact")
      : t(verdict.winner ? "count-winner-right" : "count-wrong", { count: verdict.off });
  return sentences(said, worthText(state, start, texts));
}
