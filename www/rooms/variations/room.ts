/** The variations of a game, as the page goes through them. */

import type { Room } from "../../play/ui/room.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { showLine } from "../../play/game/line-steps.ts";

export const room = {
  actions: (context) => ({
    showVariation: (line, ply) => {
      const state = context.store.get();
      if (mayJump(state) && holdsOwnGame(state)) showLine(context, line, ply);
    },
  }),
} satisfies Room;
