/**
 * Which game the page begins with: the one in the address, else the one of the last visit, else a
 * new one. A game that cannot be loaded gives way to the next and leaves a problem to tell; one that
 * gives way to a link can be fetched back.
 *
 * @import { RunningGame } from "./session.js"
 * @import { GameText, Problem, Settings, Snapshot } from "../state/types.js"
 * @import { StoredGame } from "../state/storage.js"
 */

import { gameLostTo } from "./previous.js";
import { damagedStorage, problemBehind } from "../base/problems.js";
import { parseFragment } from "./share.js";

/** @typedef {{game: Snapshot, resumed: boolean, stopped: boolean, passDone: boolean, linked: boolean, former: GameText | null, problems: Problem[]}} FirstGame */

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
  const problems = damaged || stored.damaged ? [damagedStorage()] : [];
  try {
    const found = takeLink(fragment, ({ opening, transcript, ply }) =>
      game.load(opening, transcript, ply),
    );
    if (found) {
      const linked = game.snapshot();
      // A game with moves waits to be looked at; a mere beginning is there to be played.
      const former = stored.game && gameLostTo(stored.game, linked);
      return {
        game: linked,
        resumed: false,
        stopped: linked.line.length > 0,
        passDone: false,
        linked: true,
        former,
        problems,
      };
    }
  } catch (error) {
    problems.push(problemInLink(error));
  }
  if (stored.game) {
    const { opening, transcript, ply, stopped, passDone, former } = stored.game;
    try {
      return {
        game: game.load(opening, transcript, ply),
        resumed: true,
        stopped,
        passDone,
        linked: false,
        former: former ?? null,
        problems,
      };
    } catch {
      if (!damaged) problems.push(damagedStorage());
    }
  }
  const { start, first } = settings;
  const begun = game.load({ start, first }, "", null);
  return {
    game: begun,
    resumed: false,
    stopped: false,
    passDone: false,
    linked: false,
    former: null,
    problems,
  };
}
