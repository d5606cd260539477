/** The levels that a visitor has beaten, and the next opponent. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { type Level, gameOf, opponentsOf } from "../games/index.ts";
import { ROW, pairing, resultsOf, verdictOf } from "./win-loss-record.ts";

/**
 * How far the visitor has come among the opponents of the game: those beaten at least once, and the
 * next one, the weakest that is stronger than all of them; null if there is none.
 */
export function ladderOf(state: Pick<Core, "game" | "record">): {
  beaten: Level[];
  next: Level | null;
  total: number;
} {
  const opponents = opponentsOf(gameOf(state));
  const beaten = opponents.filter((opponent) => resultsOf(state, opponent).won > 0);
  const strongest = opponents.indexOf(beaten[beaten.length - 1] ?? "");
  const next = beaten.length === 0 ? gameOf(state).usual : (opponents[strongest + 1] ?? null);
  return { beaten, next, total: opponents.length };
}

/**
 * The opponent to suggest at the end of a game: after a win the next one to be beaten, after three
 * losses in a row the one below. Null where there is none to suggest.
 */
export function suggestedOpponent(state: Core): Level | null {
  const pair = pairing(state);
  const verdict = verdictOf(state);
  if (pair === null || verdict === null || state.record.counted !== true) return null;
  if (verdict === "won") return ladderOf(state).next;
  const { streak } = resultsOf(state, pair.opponent);
  if (streak === 0 || streak % ROW !== 0) return null;
  const opponents = opponentsOf(gameOf(state));
  return opponents[opponents.indexOf(pair.opponent) - 1] ?? null;
}
