/**
 * Who plays which side of the game on the board. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Player } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 */

import { modeRules } from "./owner.js";
import { agreedPlies } from "./friend-game.js";

/**
 * Who plays a side.
 * @param {State} state
 * @param {Side | null} side
 * @returns {Player | null}
 */
export function playerOf(state, side) {
  if (side === null) return null;
  return modeRules(state).player?.(state, side) ?? state.settings.current[side];
}

/**
 * Whether the sides have different players, and no friend has got a move of the game.
 * @param {State} state
 */
export function canSwap(state) {
  const { current } = state.settings;
  if (agreedPlies(state) > 0) return false;
  const { black, white } = current;
  const levelsDiffer = current["black-level"] !== current["white-level"];
  return black !== white || (black === "computer" && levelsDiffer);
}
