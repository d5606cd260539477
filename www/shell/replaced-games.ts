/** Keeps the games that others replace among those that were left. */

import type { GameId } from "../../reversi-rules.js";
import type { House } from "./house.ts";
import type { createLeftGames } from "../play/game/stored-left-games.ts";
import type { Choices } from "../play/settings/settings.ts";
import type { State } from "../floor/base/page.ts";
import { askToKeep } from "../floor/kept/browser.ts";
import {
  isLeftGame,
  isUntouched,
  leftGameForm,
  leftGameOf,
  leftStoredForm,
  leftTextForm,
  playersOfStored,
} from "../play/game/left-games.ts";
import { gameOf } from "../play/games/index.ts";
import { isPlaced } from "../rooms/share/collection-game.ts";
import { isUnfinished } from "./unfinished.ts";

/** Games of the visitor's own that the browser is asked to keep. */
const WORTH_KEEPING = 3;

/** @param readChoices what the visitor has chosen in any tab */
export function createReplacedGames(
  { checkParts, partsOfGame }: House["unfinished"],
  leftGames: ReturnType<typeof createLeftGames>,
  readChoices: () => Choices,
) {
  const playersOf = (state: State, storedGame: unknown) =>
    playersOfStored(gameOf(state), storedGame, state.settings.current.lang, readChoices());

  const storedAsLeft = (id: GameId, storedGame: unknown) =>
    leftStoredForm(id, storedGame, leftGames.stamp());

  /** Whether the collection has all of a game. */
  function isCollected(form: unknown, before: State | null) {
    const leftGame = leftGames.check(form);
    if (before === null || leftGame === null || isUnfinished(leftGame.parts)) return false;
    return isPlaced(before, leftGame.game);
  }

  return {
    /** Keeps another tab's game as it was stored. */
    keepStored: (state: State, storedGame: unknown) =>
      leftGames.add(storedAsLeft(gameOf(state).id, storedGame), playersOf(state, storedGame)),

    /**
     * Keeps the game that another one has replaced: as it was on the board, or as it was stored;
     * its text where nothing else is known of it. A game of the collection in which nothing has
     * changed stays there alone.
     */
    keep(state: State, before: State | null, overwritten: readonly unknown[]) {
      const { previousGame } = state;
      if (previousGame === null || previousGame === before?.previousGame) return;
      const { id } = gameOf(state);
      const knownForms = [
        ...overwritten.map((storedGame) => storedAsLeft(id, storedGame)),
        before && leftGameForm(before, partsOfGame(before), leftGames.stamp()),
      ];
      const whole = knownForms.filter((one) => {
        const leftGame = leftGameOf(one, checkParts);
        return leftGame !== null && isLeftGame(leftGame, id, previousGame);
      });
      const text = leftTextForm(id, previousGame, leftGames.stamp());
      for (const form of whole.length > 0 ? whole : [text]) {
        const players = form === text ? {} : playersOf(state, form?.kept);
        if (!isCollected(form, before)) leftGames.add(form, players);
      }
      const own = leftGames.read().filter((leftGame) => !isUntouched(leftGame.form));
      if (own.length >= WORTH_KEEPING) void askToKeep();
    },
  };
}
