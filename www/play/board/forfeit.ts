/**
 * Who has lost the game on the board before its end there: by resigning, or because the time is up.
 * Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { ALL_DISCS } from "../games/reversi.ts";
import { hasFriend, resignedSide } from "./friend-game.ts";

export interface Forfeit {
  side: Side;
  by: "resigned" | "time";
}

/** The count where the loser's time is up: the whole board for the winner. */
export function wholeBoard(winner: Side) {
  return { black: 0, white: 0, [winner]: ALL_DISCS };
}

/** The side that has had no time left at a table as it is kept with a game; null if none has. */
export function fallenAt(table: unknown): Side | null {
  const { fallen } = fieldsOf(fieldsOf(table).clocks);
  return fallen === "black" || fallen === "white" ? fallen : null;
}

/** @returns null if nobody has */
export function forfeitOf(state: Pick<Core, "friend" | "settings" | "table">): Forfeit | null {
  const resigned = resignedSide(state);
  if (resigned !== null) return { side: resigned, by: "resigned" };
  const fallen = fallenAt(state.table.game);
  return fallen && { side: fallen, by: "time" };
}

/**
 * The forfeit that a change of the state brings; null if that is as before, or the game is another.
 */
export function forfeitNow(
  state: Pick<Core, "friend" | "settings" | "table">,
  before: Pick<Core, "friend" | "settings" | "table">,
): Forfeit | null {
  const forfeit = forfeitOf(state);
  if (forfeit === null || forfeitOf(before)?.side === forfeit.side) return null;
  if (forfeit.by === "time") return before.table.game === null ? null : forfeit;
  return state.friend !== null && state.friend.g === before.friend?.g ? forfeit : null;
}

/** Whether the game on the board can be sent: to a friend, or as the link of a result. */
export function maySend(state: Pick<Core, "friend" | "settings" | "table" | "game">) {
  const { outcome, line } = state.game;
  const hasResult = outcome !== null || forfeitOf(state) !== null;
  return hasFriend(state.settings.current) || (hasResult && line.length > 0);
}
