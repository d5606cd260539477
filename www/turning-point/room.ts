/** The turning point of a lost game, as the page takes it in. */

import type { Room } from "../app/room.ts";
import { mayJump } from "../board/navigation.ts";
import { jump } from "../game/game-steps.ts";
import {
  TURNING_KEY,
  failedTurn,
  followGame,
  foundTurn,
  turningJobs,
  turningShown,
} from "./turning-point.ts";
import { turningPointText } from "./turning-point-text.ts";

export const room: Room = {
  handlers: { "turning-shown": turningShown },
  jobs: turningJobs,
  found: { [TURNING_KEY]: foundTurn },
  failed: failedTurn,
  settled: followGame,
  says: { "turning-point": (texts, { game }, notice) => turningPointText(game, notice, texts) },
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
