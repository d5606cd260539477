/**
 * The step to the last move of the game that the board follows.
 *
 * @import { Context } from "../app/context.js"
 */

import { stepTo } from "../game/game-steps.js";
import { holdsFollowed } from "../game/relay.js";
import { showCollected } from "./collection-steps.js";

/**
 * Shows the last move of the game that the board follows.
 * @param {Context} context
 */
export function goLive(context) {
  const state = context.store.get();
  const { relay, games } = state.collection;
  if (holdsFollowed(state)) {
    stepTo(context, state.game.line.length);
    return;
  }
  const game = games.find(({ number }) => number === relay?.number);
  if (game) void showCollected(context, game, { byLink: true });
}
