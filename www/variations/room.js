/**
 * The variations of a game, as the page goes through them.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { holdsOwnGame } from "../board/shown-game.js";
import { mayJump } from "../board/navigation.js";
import { forkOf } from "../game/branches.js";
import { jump, lineFrom } from "../game/game-steps.js";
import { squareIndex } from "../games/squares.js";

/** @type {Room} */
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
};
