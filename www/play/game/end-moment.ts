/** When the end of a game shows, and what makes it special. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { holdsOtherGame } from "../board/shown-game.ts";
import { winnerOf } from "../board/game-end.ts";
import { gameOf } from "../games/index.ts";
import { isGiven, verdictOf } from "../players/win-loss-record.ts";

type Moment = "first-win" | "whole-board" | "narrow";

/** The largest lead, in discs, that is narrow. */
const NARROW = 2;

/**
 * Whether the card of the end shows. A game that is looked up in a list has not ended here: the
 * sentence has its result, and the buttons of the list stay in sight.
 */
export function showsEnd(state: Core) {
  if (winnerOf(state) === null || state.point.endClosed) return false;
  if (state.review.open !== null || holdsOtherGame(state)) return false;
  return state.collection.current === null || !isGiven(state);
}

/**
 * The first victory of a visitor, a board without a disc of the other side, a win by two discs; a
 * loss against the computer does not count. Null for any other end.
 */
export function momentOf(state: Core): Moment | null {
  const { outcome, score } = state.game;
  const verdict = verdictOf(state);
  if (outcome === null || verdict === "lost") return null;
  if (verdict === "won" && state.record.counted === true && winsOf(state) === 1) return "first-win";
  if (!gameOf(state).counts || outcome.winner === "draw") return null;
  if (score.black === 0 || score.white === 0) return "whole-board";
  return Math.abs(outcome.black - outcome.white) <= NARROW ? "narrow" : null;
}

/** The wins against all opponents of all games. */
function winsOf({ record }: Core) {
  return Object.values(record.results).reduce((sum, { won }) => sum + won, 0);
}
