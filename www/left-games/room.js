/**
 * The list of the games that the visitor has left, as the page takes it in.
 *
 * @import { LeftGamesSlice, State } from "../app/state.js"
 * @import { Room } from "../app/rooms.js"
 */

import { gameNamed } from "../games/index.js";
import { withErased } from "../base/erasing.js";
import { leftGameOf } from "../game/left-games.js";
import { openLeftGame } from "./left-games-steps.js";

/** @type {Room} */
export const room = {
  handlers: {
    "left-games-shown": (state, { list }) => withLeftGames(state, { list, open: true }),
    "left-games-closed": (state) =>
      state.leftGames.open ? withLeftGames(state, { open: false }) : state,
    "left-game-forgotten": (state, { left }) => {
      const list = state.leftGames.list.filter((other) => other !== left);
      return withErased(withLeftGames(state, { list }), "left-game", left.form);
    },
    "left-game-restored": (state, { left }) => {
      const list = [left, ...state.leftGames.list].sort((one, other) => other.time - one.time);
      return withLeftGames(state, { list });
    },
  },
  erases: {
    "left-game": {
      check: (value) => leftGameOf(value, (parts) => parts)?.form,
      putBack: ({ store, storage }, value) => {
        const left = storage.leftGames.check(value);
        if (left !== null) store.dispatch({ type: "left-game-restored", left });
      },
    },
  },
  actions: (context) => {
    const { store } = context;
    return {
      closeLeftGames: () => store.dispatch({ type: "left-games-closed" }),
      openLeftGame: (left) => openLeftGame(context, left),
      forgetLeftGame: (left) => store.dispatch({ type: "left-game-forgotten", left }),
      snapshotOf: (left) => context.session.snapshotOf(gameNamed(left.id), left.game),
    };
  },
};

/**
 * @param {State} state
 * @param {Partial<LeftGamesSlice>} changes
 * @returns {State}
 */
function withLeftGames(state, changes) {
  return { ...state, leftGames: { ...state.leftGames, ...changes } };
}
