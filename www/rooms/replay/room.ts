/**
 * A replay of the game on the board: its moves play by themselves, one after another, as the page
 * takes them in. A game beside the board, in a dialog, has a playback: `friends/playback.ts`.
 */

import type { Room } from "../../play/ui/room.ts";
import type { Core } from "../../floor/base/page.ts";
import { canReplay, isReplaying } from "../../play/board/navigation.ts";
import { waitJob } from "../../play/engine/jobs.ts";
import { replayNext } from "../../play/game/game-steps.ts";
import { jumped } from "../../play/game/reduce-game.ts";
import { restTime } from "../../play/board/motion-timing.ts";

/** Milliseconds from one move to the next, and from the last disc at rest to the next move. */
const PACE = 1100;
const REST = 500;

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
    isReplaying(state) ? [waitJob("step", delayAt(state), [state.game], replayNext)] : [],
} satisfies Room<"replay">;

/** Milliseconds for which the point on the board shows. */
function delayAt(state: Core) {
  return Math.max(PACE, restTime(state) + REST);
}

/** Whether no move follows that may be shown. */
function isAtEnd(state: Core) {
  return !canReplay(state) || state.game.ply >= state.game.line.length;
}

/** Whether the visitor does something else meanwhile that leads to no other point of the game. */
function hasActed({ point, pointer, panels }: Core) {
  const isAsking = point.armed !== null || point.request !== null || point.hint !== null;
  return isAsking || pointer.rejected !== null || panels.open !== null;
}
