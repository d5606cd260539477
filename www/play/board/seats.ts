/** Who plays which side of the game on the board. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { Player } from "../settings/settings.ts";
import type { Core } from "../../floor/base/page.ts";
import { modeRules } from "./owner.ts";
import { agreedPlies } from "./friend-game.ts";

export function playerOf(state: Core, side: Side | null): Player | null {
  if (side === null) return null;
  return modeRules(state).player?.(state, side) ?? state.settings.current[side];
}

/** Whether the sides have different players, and no friend has got a move of the game. */
export function canSwap(state: Core) {
  const { current } = state.settings;
  if (agreedPlies(state) > 0) return false;
  const { black, white } = current;
  const levelsDiffer = current["black-level"] !== current["white-level"];
  return black !== white || (black === "computer" && levelsDiffer);
}
