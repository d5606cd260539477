/**
 * Keeps the games that others replace among those that were left.
 *
 * @import { createLeftGames } from "../game/stored-left-games.js"
 * @import { Choices } from "../settings/settings.js"
 * @import { State } from "./state.js"
 */

import { askToKeep } from "../base/persistence.js";
import {
  isLeftGame,
  leftGameForm,
  leftGameOf,
  leftStoredForm,
  leftTextForm,
  playersOfStored,
} from "../game/left-games.js";
import { gameOf } from "../games/index.js";
import { isPlaced } from "../share/collection-game.js";
import { checkParts, isUnfinished, partsOfGame } from "./unfinished.js";

/** Games of a list that the browser is asked to keep. */
const WORTH_KEEPING = 3;

/**
 * @param {ReturnType<typeof createLeftGames>} leftGames
 * @param {() => Choices} readChoices what the visitor has chosen in any tab
 */
export function createReplacedGames(leftGames, readChoices) {
  /**
   * Who plays a stored game of the kind on the board.
   * @param {State} state
   * @param {unknown} kept
   */
  const playersOf = (state, kept) =>
    playersOfStored(gameOf(state), kept, state.settings.current.lang, readChoices());

  /** A stored game as one that was left. @param {string} id @param {unknown} kept */
  const storedAsLeft = (id, kept) => leftStoredForm(id, kept, leftGames.stamp());

  /**
   * Whether the collection has all of a game.
   * @param {unknown} form
   * @param {State | null} before
   */
  function isCollected(form, before) {
    const left = leftGames.check(form);
    if (before === null || left === null || isUnfinished(left.parts)) return false;
    return isPlaced(before.collection, left.game);
  }

  return {
    /** Keeps another tab's game as it was stored. @param {State} state @param {unknown} kept */
    keepStored: (state, kept) =>
      leftGames.add(storedAsLeft(gameOf(state).id, kept), playersOf(state, kept)),

    /**
     * Keeps the game that another one has replaced: as it was on the board, or as it was stored;
     * its text where nothing else is known of it. A game of the collection in which nothing has
     * changed stays there alone.
     * @param {State} state
     * @param {State | null} before
     * @param {readonly unknown[]} overwritten
     */
    keep(state, before, overwritten) {
      const { previousGame } = state;
      if (previousGame === null || previousGame === before?.previousGame) return;
      const { id } = gameOf(state);
      const known = [
        ...overwritten.map((kept) => storedAsLeft(id, kept)),
        before && leftGameForm(before, partsOfGame(before), leftGames.stamp()),
      ];
      const whole = known.filter((one) => {
        const left = leftGameOf(one, checkParts);
        return left !== null && isLeftGame(left, id, previousGame);
      });
      const text = leftTextForm(id, previousGame, leftGames.stamp());
      for (const form of whole.length > 0 ? whole : [text]) {
        const players = form === text ? {} : playersOf(state, form?.kept);
        if (!isCollected(form, before)) leftGames.add(form, players);
      }
      if (leftGames.read().length >= WORTH_KEEPING) void askToKeep();
    },
  };
}
