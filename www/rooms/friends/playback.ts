/**
 * The playback of a finished game that is not on the board, move by move, until somebody pauses it
 * or steps through it. Pure but for the clock. The moves of the game on the board play by the room
 * `replay`, which goes with the state: discs at rest, locks and every other act there.
 */

import { type Clock, pageClock } from "../../floor/base/clock.ts";

/** Milliseconds that a long game takes as a whole. */
const WHOLE_MS = 30_000;
/** Milliseconds between two moves, in the longest and in the shortest game. */
const FASTEST_MS = 350;
const SLOWEST_MS = 900;

/** @param length the number of the game's moves */
export function createPlayback(
  length: number,
  show: (ply: number, isPlaying: boolean) => void,
  clock: Clock = pageClock,
) {
  const pace = Math.min(SLOWEST_MS, Math.max(FASTEST_MS, WHOLE_MS / length));
  let ply = length;
  let timer: number | undefined;

  function wait() {
    timer = clock.setTimeout(() => {
      ply += 1;
      if (ply < length) wait();
      else timer = undefined;
      show(ply, timer !== undefined);
    }, pace);
  }

  function pause() {
    clock.clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Shows a point of the game, which stays. */
    goTo(to: number) {
      pause();
      ply = Math.min(Math.max(to, 0), length);
      show(ply, false);
    },
    /** Plays on from the point shown, at the end from the start; or pauses. */
    toggle() {
      if (timer !== undefined) pause();
      else if (length > 0) {
        if (ply === length) ply = 0;
        wait();
      }
      show(ply, timer !== undefined);
    },
    ply: () => ply,
    pause,
  };
}
