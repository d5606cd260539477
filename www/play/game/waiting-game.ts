/**
 * The visitor's own game, which waits while the board has another one: an exercise, or an ending
 * that is played out. Pure.
 */

import type { Core } from "../../floor/base/page.ts";
import { PLAY } from "../board/owner.ts";
import { withPlayed } from "./played.ts";

/** The state with the visitor's own game on the board. */
export function withOwnGame<S extends Core>(state: S): S {
  if (!("keptGame" in state.mode)) return state;
  return { ...withPlayed(state, state.mode.keptGame), mode: PLAY };
}

/**
 * The state in which the visitor's own game, if it has started, is left out of the record. Another
 * one on the board counts for none.
 */
export function leftOutOfRecord<S extends Core>(state: S): S {
  const { game, mode, record } = state;
  if (!("keptGame" in mode))
    return game.ply === 0 || record.counted
      ? state
      : { ...state, record: { ...record, counted: "never" } };
  const { keptGame } = mode;
  if (keptGame.game.ply === 0) return state;
  return { ...state, mode: { ...mode, keptGame: { ...keptGame, counted: "never" } } };
}
