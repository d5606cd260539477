/** The ending on the board in words: its end, and the cost of the moves. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { isSolving } from "./ending-jobs.ts";
import { type Worth, costsOfMoves, worthAt } from "./ending-values.ts";

/** The visitor's lead at the end, beside that of best play from the start. */
export function endText(state: Core, { t, value }: StudyTexts) {
  const [end, start] = [worthAt(state), worthAt(state, 0)];
  if (end === null || start === null) return "";
  const of = ({ lead, exact }: Worth) => value(lead, exact);
  return t("ending-end", { lead: of(end), best: of(start) });
}

/** The moves that have cost discs, and whether others are still to be judged. */
export function costText(state: Core, { t, value, list, sentences, solution }: StudyTexts) {
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
