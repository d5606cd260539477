/** The variations of a game, as the page goes through them. */

import type { Room } from "../../play/ui/room.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { forkOf } from "../../play/game/branches.ts";
import { jump } from "../../play/game/game-steps.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";
import { squareIndex } from "../../play/games/squares.ts";

export const room = {
  actions: (context) => {
    const { store } = context;
    return {
      showVariation: (line, ply) => {
        const { game } = store.get();
        if (!mayJump(store.get()) || !holdsOwnGame(store.get())) return;
        const fork = forkOf(game, line);
        if (ply <= fork) return jump(context, ply, true);
        jump(context, fork, true);
        const squares = line.slice(fork).flatMap((move) => squareIndex(game, move) ?? []);
        store.dispatch({ type: "line-laid", line: lineFrom(context, squares), followed: 0 });
        store.dispatch({ type: "line-followed", count: ply - fork });
      },
    };
  },
} satisfies Room;
