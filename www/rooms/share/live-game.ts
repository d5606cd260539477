/** The step to the last move of the game that the board follows. */

import type { Context } from "../../floor/base/page.ts";
import { stepTo } from "../../play/game/game-steps.ts";
import { holdsFollowed } from "../../play/game/relay.ts";
import { showCollected } from "./collection-steps.ts";

/** Shows the last move of the game that the board follows. */
export function goLive(context: Context<"collection">) {
  const state = context.store.get();
  const { relay, games } = state.collection;
  if (holdsFollowed(state)) {
    stepTo(context, state.game.line.length);
    return;
  }
  const game = games.find(({ number }) => number === relay?.number);
  if (game) void showCollected(context, game, { byLink: true });
}
