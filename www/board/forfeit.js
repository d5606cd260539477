/**
 * Who has lost the game on the board before its end there: by resigning, or because the time is up.
 * Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 *
 * @typedef {{side: Side, by: "resigned" | "time"}} Forfeit
 */

import { fieldsOf } from "../base/browser-values.js";
import { ALL_DISCS } from "../games/reversi.js";
import { hasFriend, resignedSide } from "./friend-game.js";

/**
 * The count where the loser's time is up: the whole board for the winner.
 * @param {Side} winner
 */
export function wholeBoard(winner) {
  return { black: 0, white: 0, [winner]: ALL_DISCS };
}

/**
 * The side that has had no time left at a table as it is kept with a game; null if none has.
 * @param {unknown} table
 * @returns {Side | null}
 */
export function fallenAt(table) {
  const { fallen } = fieldsOf(fieldsOf(table).clocks);
  return fallen === "black" || fallen === "white" ? fallen : null;
}

/**
 * @param {Pick<State, "friend" | "settings" | "table">} state
 * @returns {Forfeit | null} null if nobody has
 */
export function forfeitOf(state) {
  const resigned = resignedSide(state);
  if (resigned !== null) return { side: resigned, by: "resigned" };
  const fallen = fallenAt(state.table.game);
  return fallen && { side: fallen, by: "time" };
}

/**
 * The forfeit that a change of the state brings; null if that is as before, or the game is another.
 * @param {Pick<State, "friend" | "settings" | "table">} state
 * @param {Pick<State, "friend" | "settings" | "table">} before
 * @returns {Forfeit | null}
 */
export function forfeitNow(state, before) {
  const forfeit = forfeitOf(state);
  if (forfeit === null || forfeitOf(before)?.side === forfeit.side) return null;
  if (forfeit.by === "time") return before.table.game === null ? null : forfeit;
  return state.friend !== null && state.friend.g === before.friend?.g ? forfeit : null;
}

/**
 * Whether the game on the board can be sent: to a friend, or as the link of a result.
 * @param {Pick<State, "friend" | "settings" | "table" | "game">} state
 */
export function maySend(state) {
  const { outcome, line } = state.game;
  const hasResult = outcome !== null || forfeitOf(state) !== null;
  return hasFriend(state.settings.current) || (hasResult && line.length > 0);
}
