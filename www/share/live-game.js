/**
 * The step to the last move of the game that the board follows.
 *
 * @import { Context } from "../app/context.js"
 */

import { holdsOwnGame } from "../board/selectors.js";
import { stepTo } from "../game/game-steps.js";
import { showCollected } from "./collection-steps.js";

/**
 * Shows the last move of the game that the board follows.
 * @param {Context} context
 */
export function goLive(context) {
  const state = context.store.get();
  const { relay, current, games, placed } = state.collection;
  const { line } = state.game;
  const isHere = current === relay?.number && line.join("") === placed?.transcript;
  if (isHere && holdsOwnGame(state)) {
    stepTo(context, line.length);
    return;
  }
  const game = games.find(({ number }) => number === relay?.number);
  if (game) void showCollected(context, game, { byLink: true });
}
