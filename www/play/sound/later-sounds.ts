/** The sounds, loaded when they are on for the first time: at first they are off. */

import type { Core } from "../../floor/base/page.ts";
import type { createSounds } from "./sounds.ts";

type Sounds = ReturnType<typeof createSounds>;

/** @param enabled whether sounds are on */
export function createLaterSounds(load: () => Promise<Sounds>, enabled: boolean): Sounds {
  let sounds: Sounds | null = null;
  let loading = false;
  let latest: Core | null = null;
  /** before the sounds were switched on */
  let silent: Core | null = null;

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
