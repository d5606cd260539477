/**
 * The sounds, loaded when they are on for the first time: at first they are off.
 *
 * @import { State } from "../app/state.js"
 * @import { createSounds } from "./sounds.js"
 *
 * @typedef {ReturnType<typeof createSounds>} Sounds
 */

/**
 * @param {() => Promise<Sounds>} load
 * @param {boolean} enabled whether sounds are on
 * @returns {Sounds}
 */
export function createLaterSounds(load, enabled) {
  /** @type {Sounds | null} */
  let sounds = null;
  let loading = false;
  /** @type {State | null} */
  let latest = null;
  /** @type {State | null} before the sounds were switched on */
  let silent = null;

  /** Without the sounds the game is silent. */
  async function start() {
    if (loading) return;
    loading = true;
    try {
      sounds = await load();
      // Missed sounds are not played later; the one that says that they are on is.
      if (latest !== null) sounds.update(latest, silent ?? latest);
    } catch {
      // The next time that they are switched on, they are loaded again.
    }
    loading = false;
  }
  if (enabled) void start();

  return {
    update(state, before, fall) {
      const switchedOn = state.settings.current.sound && !before.settings.current.sound;
      if (sounds !== null) {
        sounds.update(state, before, fall);
        return;
      }
      latest = state;
      if (!switchedOn) return;
      silent = before;
      void start();
    },
  };
}
