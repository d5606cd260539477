/**
 * The sounds, loaded when they are on for the first time: at first they are off.
 *
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

  /** Without the sounds the game is silent. @param {() => void} [then] */
  async function start(then) {
    if (loading) return;
    loading = true;
    try {
      sounds = await load();
      then?.();
    } catch {
      // The next time that they are switched on, they are loaded again.
    }
    loading = false;
  }
  if (enabled) void start();

  return {
    update(state, before, fall) {
      const switchedOn = state.settings.current.sound && !before.settings.current.sound;
      if (sounds !== null) sounds.update(state, before, fall);
      else if (switchedOn) void start(() => sounds?.update(state, before, fall));
    },
  };
}
