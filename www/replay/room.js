/**
 * A replay of the game on the board: its moves play by themselves, one after another, as the page
 * takes them in. A game beside the board, in a dialog, has a playback: `friends/playback.js`.
 *
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 */

import { canReplay, isReplaying } from "../board/navigation.js";
import { jumped } from "../game/reduce-game.js";
import { restTime } from "../board/motion-timing.js";

/** Milliseconds from one move to the next, and from the last disc at rest to the next move. */
const PACE = 1100;
const REST = 500;

/** @type {Room} */
export const room = {
  handlers: {
    replayed: (state, { game }) => {
      const after = jumped(state, { type: "jumped", game, pause: true });
      const isMove = game.ply > state.game.ply;
      const point = { ...after.point, placed: isMove ? game.last : null };
      return { ...after, point, replay: game };
    },
    "replay-stopped": (state) => ({ ...state, replay: null }),
  },
  settled: (state) =>
    state.replay !== null && (!isReplaying(state) || isAtEnd(state) || hasActed(state))
      ? { ...state, replay: null }
      : state,
  jobs: (state) =>
    isReplaying(state)
      ? [["step", { purpose: "step", game: state.game, ms: null, delay: delayAt(state) }]]
      : [],
};

/** Milliseconds for which the point on the board shows. @param {State} state */
function delayAt(state) {
  return Math.max(PACE, restTime(state) + REST);
}

/** Whether no move follows that may be shown. @param {State} state */
function isAtEnd(state) {
  return !canReplay(state) || state.game.ply >= state.game.line.length;
}

/**
 * Whether the visitor does something else meanwhile that leads to no other point of the game.
 * @param {State} state
 */
function hasActed({ point, pointer, panels }) {
  const isAsking = point.armed !== null || point.request !== null || point.hint !== null;
  return isAsking || pointer.rejected !== null || panels.open !== null;
}
