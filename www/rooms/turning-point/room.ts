/** The turning point of a lost game, as the page takes it in. */

import type { Room } from "../../play/ui/room.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { jump } from "../../play/game/game-steps.ts";
import {
  TURNING_KEY,
  failedTurn,
  followGame,
  foundTurn,
  turningJobs,
  turningShown,
} from "./turning-point.ts";
import { turningPointText } from "./turning-point-text.ts";
import { query } from "../../floor/base/dom.ts";
import { checkPart } from "../../floor/base/resources.ts";

export const room = {
  handlers: { "turning-shown": turningShown },
  jobs: turningJobs,
  found: { [TURNING_KEY]: foundTurn },
  failed: failedTurn,
  settled: followGame,
  says: { "turning-point": (texts, { game }, notice) => turningPointText(game, notice, texts) },
  part: {
    // The card of the end waits for nothing, and no press has requested this.
    failure: "nowhere",
    wants: ({ turning }) => turning !== null && turning.found !== null,
    load: async ({ root, actions }) => {
      const part = await import("./turning-point-view.ts");
      checkPart(part);
      return part.createTurningPointView(query(root, "dialog#end", HTMLDialogElement), actions);
    },
  },
  actions: (context) => ({
    showTurningPoint: () => {
      const state = context.store.get();
      const found = state.turning?.found;
      if (!found || !mayJump(state)) return;
      jump(context, found.ply, true);
      context.store.dispatch({ type: "turning-shown" });
    },
  }),
} satisfies Room<"turning">;
