/**
 * The bar beside the board: who is expected to win, and by how much, from the position that an
 * analysis or a review values.
 */

import type { StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { element, setAttribute } from "../../floor/base/dom.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { followedPoint, seeksMove } from "../../play/board/shown-game.ts";
import { type Lead, leadOf, reviewedLead } from "../../play/game/reviewed-lead.ts";
import { analysedMoves } from "./analysis-model.ts";

/** The lead in discs at which three quarters of the bar belong to a side. */
const QUARTER = 9;

/**
 * The expected result for Black at the point on the board: what is proven first, then what an
 * analysis has found, then what the review has. Null where neither is open, where nothing is known
 * yet, and where the visitor looks for a move.
 */
export function expectedLead(state: StateOf<"analysis">): Lead | null {
  const {
    analysis,
    game,
    review: { open: review },
  } = state;
  if (!analysis.bar || seeksMove(state) || !mayAnalyse(state)) return null;
  const point = followedPoint(state) ?? game;
  const [best] = analysis.on ? analysedMoves(state) : [];
  const searched = best && point.turn !== null ? leadOf(point.turn, best.score, best.exact) : null;
  // A line that shows what was better keeps the value of the position from which it begins.
  const reviewed =
    review !== null && isSameGame(review.game, game)
      ? reviewedLead(review.moves, game.ply, game.line.length)
      : null;
  return reviewed?.exact ? reviewed : (searched ?? reviewed);
}

/** Black's part of the bar, from 0 to 1: a few discs show, and many leave room for more. */
export function blackPart(value: number) {
  return 0.5 + Math.atan(value / QUARTER) / Math.PI;
}

export function createLeadBar(frame: HTMLElement) {
  const bar = element("div", { class: "lead-bar", role: "img" });
  bar.hidden = true;
  frame.append(bar);
  return {
    update(
      state: StateOf<"analysis">,
      _before: StateOf<"analysis"> | null,
      { t, lead }: StudyTexts,
    ) {
      const expected = expectedLead(state);
      bar.hidden = expected === null;
      if (expected === null) return;
      const { value, exact } = expected;
      const text = t("lead-bar-shows", { lead: lead(value, exact) });
      setAttribute(bar, "aria-label", text);
      setAttribute(bar, "title", text);
      bar.style.setProperty("--black-part", blackPart(value).toFixed(3));
    },
  };
}
