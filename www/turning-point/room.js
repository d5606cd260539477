/**
 * The turning point of a lost game, as the page takes it in.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { mayJump } from "../board/navigation.js";
import { jump } from "../game/game-steps.js";
import { failedTurn, followGame, foundTurn, turningJobs, turningShown } from "./turning-point.js";

/** @type {Room} */
export const room = {
  handlers: { "turning-shown": turningShown },
  jobs: turningJobs,
  found: foundTurn,
  failed: failedTurn,
  settled: followGame,
  actions: (context) => ({
    showTurningPoint: () => {
      const state = context.store.get();
      const found = state.turning?.found;
      if (!found || !mayJump(state)) return;
      jump(context, found.ply, true);
      context.store.dispatch({ type: "turning-shown" });
    },
  }),
};
