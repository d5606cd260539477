/**
 * Which game the page begins with: the one in the address, else the one of the last visit, else a
 * new one. A game that cannot be loaded gives way to the next and leaves a problem to tell.
 *
 * @import { RunningGame } from "./game.js"
 * @import { GameText, Problem, Settings, Snapshot } from "./types.js"
 * @import { StoredGame } from "./storage.js"
 */

import { problemBehind } from "./problems.js";
import { parseFragment } from "./share.js";

/** @typedef {{game: Snapshot, resumed: boolean, stopped: boolean, passDone: boolean, linked: boolean, problems: Problem[]}} FirstGame */

/** @returns {Problem} */
const lostStorage = () => ({ code: "bad-storage", detail: "", message: "stored data was damaged" });

/**
 * A problem with the game in the address.
 * @param {unknown} error
 * @returns {Problem}
 */
export function problemInLink(error) {
  return problemBehind("bad-link", error);
}

/**
 * Hands on the game in the fragment.
 * @param {string} fragment
 * @param {(text: GameText) => void} load throws where the game cannot be loaded
 * @returns {boolean} whether there was one
 */
export function takeLink(fragment, load) {
  const text = parseFragment(fragment);
  if (!text) return false;
  load(text);
  return true;
}

/**
 * @param {object} parts
 * @param {RunningGame} parts.game
 * @param {Settings} parts.settings
 * @param {string} parts.fragment
 * @param {{game: StoredGame | null, damaged: boolean}} parts.stored
 * @param {boolean} parts.damaged whether the stored settings were damaged
 * @returns {FirstGame}
 */
export function openFirstGame({ game, settings, fragment, stored, damaged }) {
  /** @type {Problem[]} */
  const problems = damaged || stored.damaged ? [lostStorage()] : [];
  try {
    const found = takeLink(fragment, ({ opening, transcript, ply }) => game.load(opening, transcript, ply));
    if (found) {
      const linked = game.snapshot();
      // A game with moves waits to be looked at; a mere beginning is there to be played.
      return { game: linked, resumed: false, stopped: linked.line.length > 0, passDone: true, linked: true, problems };
    }
  } catch (error) {
    problems.push(problemInLink(error));
  }
  if (stored.game) {
    const { opening, transcript, ply, stopped, passDone } = stored.game;
    try {
      return { game: game.load(opening, transcript, ply), resumed: true, stopped, passDone, linked: false, problems };
    } catch {
      if (!damaged) problems.push(lostStorage());
    }
  }
  const { start, first } = settings;
  return { game: game.load({ start, first }, "", null), resumed: false, stopped: false, passDone: true, linked: false, problems };
}
