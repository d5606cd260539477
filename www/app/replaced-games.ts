/** Keeps the games that others replace among those that were left. */

import type { House } from "./house.ts";
import type { createLeftGames } from "../game/stored-left-games.ts";
import type { Choices } from "../settings/settings.ts";
import type { State } from "./state.ts";
import { askToKeep } from "../kept/persistence.ts";
import {
  isLeftGame,
  leftGameForm,
  leftGameOf,
  leftStoredForm,
  leftTextForm,
  playersOfStored,
} from "../game/left-games.ts";
import { gameOf } from "../games/index.ts";
import { isPlaced } from "../share/collection-game.ts";
import { isUnfinished } from "./unfinished.ts";

/** Games of a list that the browser is asked to keep. */
const WORTH_KEEPING = 3;

/** @param readChoices what the visitor has chosen in any tab */
export function createReplacedGames(
  { checkParts, partsOfGame }: House["kept"],
  leftGames: ReturnType<typeof createLeftGames>,
  readChoices: () => Choices,
) {
  const playersOf = (state: State, kept: unknown) =>
    playersOfStored(gameOf(state), kept, state.settings.current.lang, readChoices());

  const storedAsLeft = (id: string, kept: unknown) => leftStoredForm(id, kept, leftGames.stamp());

  /** Whether the collection has all of a game. */
  function isCollected(form: unknown, before: State | null) {
    const left = leftGames.check(form);
    if (before === null || left === null || isUnfinished(left.parts)) return false;
    return isPlaced(before.collection, left.game);
  }

  return {
    /** Keeps another tab's game as it was stored. */
    keepStored: (state: State, kept: unknown) =>
      leftGames.add(storedAsLeft(gameOf(state).id, kept), playersOf(state, kept)),

    /**
     * Keeps the game that another one has replaced: as it was on the board, or as it was stored;
     * its text where nothing else is known of it. A game of the collection in which nothing has
     * changed stays there alone.
     */
    keep(state: State, before: State | null, overwritten: readonly unknown[]) {
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
