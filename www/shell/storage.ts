/**
 * What the page keeps of its state in the browser's storages: the visitor's settings, record,
 * exercises and running games, one of each game, and what is unfinished beside them. If the browser
 * offers no storage (as in a sandboxed frame), games last as long as the page. A game of another
 * tab that this one overwrites is passed on.
 */

import type { House } from "./house.ts";
import type { PageEvent, State } from "../floor/base/page.ts";
import { keysOf } from "../floor/base/keys.ts";
import { noStorage } from "../floor/kept/browser.ts";
import { Kept } from "../floor/kept/kept.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { EXERCISES, solvedOf } from "../rooms/exercises/solved.ts";
import { GUIDE } from "../play/guide/guide.ts";
import { RECORD } from "../play/players/kept-record.ts";
import { createGameStorage, runningGame } from "../play/game/stored-games.ts";
import { isStoredAlike, playedOf } from "../play/game/played.ts";
import { gameTextOf, isTouched } from "../play/game/previous-game.ts";
import { requestedPlayers, seatsOf, storedGameOf, withChosen } from "../play/game/stored-game.ts";
import { LEFT_GAMES, createLeftGames } from "../play/game/stored-left-games.ts";
import { gameNamed, gameOf } from "../play/games/index.ts";
import type { Choices } from "../play/settings/settings.ts";
import { withOwnGame } from "../play/game/waiting-game.ts";
import { createReplacedGames } from "./replaced-games.ts";
import { LASTING, createUnfinishedStorage } from "./unfinished-storage.ts";

/**
 * Whether a game is stored as before: with the same players, and with what rooms keep for other
 * tabs.
 */
function isGameStoredAlike({ unfinished }: House, state: State, before: State) {
  if (!isStoredAlike(playedOf(state), playedOf(before))) return false;
  const chosen = ({ settings }: State) => seatsOf(settings.stored);
  return [requestedPlayers, chosen, unfinished.lastingPartsOfGame].every(
    (partsOf) => JSON.stringify(partsOf(state)) === JSON.stringify(partsOf(before)),
  );
}

/**
 * @param house whose rooms keep something
 * @param provide throws if storage is forbidden
 * @param provideInTab the storage of the tab alone
 * @param now the visitor's clock, in milliseconds since 1970
 */
export function createStorage(
  house: House,
  provide: () => Storage,
  provideInTab: () => Storage = noStorage,
  now: () => number = Date.now,
) {
  const parts = createParts(house, new Kept(provide, provideInTab), now);
  const { kept, leftGames, game, unfinished } = parts;

  return {
    leftGames,
    kept,
    /**
     * The values of a visitor at the start, beside the games.
     * @returns whether some of it was dropped
     */
    readVisit() {
      const [settings, record] = [kept.take(STORED_CHOICES), kept.take(RECORD)];
      const exercises = kept.take(EXERCISES);
      return {
        stored: withSeatsOf(game, unfinished.withTabGame(settings.value)),
        exercises: exercises.value,
        results: record.value,
        damaged: [settings, record, exercises, kept.find(LEFT_GAMES)].some((one) => one.damaged),
      };
    },
    hasUnfinished: unfinished.has,
    readUnfinished: unfinished.read,
    readLasting: unfinished.readLasting,
    partsOfGame: house.unfinished.partsOfGame,
    waitingForm: unfinished.waitingForm,
    waitingParts: unfinished.waitingParts,
    readGame: game.read,
    runningGame: game.running,
    readOtherGame: game.readOther,
    acceptGame: game.accept,
    /** The step at which the guide goes on; null if it is done, and where nothing is kept. */
    readGuide() {
      const { value, damaged } = kept.find(GUIDE);
      return damaged || !kept.isReadable(GUIDE) || value === true ? null : value;
    },
    save: createSaving(parts),
  };
}

/** The choices, with who sits at the game that this tab goes on with, not at another tab's. */
function withSeatsOf(games: ReturnType<typeof createGameStorage>, stored: Choices): Choices {
  const game = gameNamed(stored.game);
  const chosen = storedGameOf(game, games.running(game))?.chosen ?? null;
  return withChosen(stored, chosen, game);
}

function createParts(house: House, kept: Kept, now: () => number) {
  const parts = house.unfinished;
  const leftGames = createLeftGames(kept, parts.checkParts, now);
  const unfinished = createUnfinishedStorage(parts, kept);
  const game = createGameStorage(kept, unfinished.isReviewed, parts.lastingPartsOfGame, now);
  const replaced = createReplacedGames(parts, leftGames, () => kept.find(STORED_CHOICES).value);
  return { house, kept, leftGames, game, unfinished, replaced };
}

type Parts = ReturnType<typeof createParts>;

function createSaving(parts: Parts) {
  const { house, kept, leftGames, game, unfinished, replaced } = parts;
  /** Stores the visitor's own game, if it has changed. */
  function saveGame(state: State, before: State | null): PageEvent | null {
    if (before && isGameStoredAlike(house, state, before)) return null;
    const { lost, displaced, stored, overwritten } = game.save(state, before);
    if (stored) {
      kept.retry();
      leftGames.storeRefused();
    }
    if (lost) replaced.keepStored(state, overwritten[0]);
    replaced.keep(state, before, overwritten);
    return displaced ? { type: "displaced", previousGame: displaced } : null;
  }

  function saveAll(shownState: State, shownBefore: State | null): PageEvent | null {
    unfinished.save(shownState, shownBefore);
    unfinished.saveTabGame(shownState, shownBefore);
    unfinished.saveWaiting(shownState, shownBefore);
    const state = withOwnGame(shownState);
    const before = shownBefore && withOwnGame(shownBefore);
    if (before) {
      const { settings, record, exercises, panels } = state;
      if (settings.stored !== before.settings.stored)
        kept.put(STORED_CHOICES, settings.stored, before.settings.stored);
      if (record.results !== before.record.results)
        kept.put(RECORD, record.results, before.record.results);
      const { exercises: earlier } = before;
      const progress = solvedOf(exercises);
      if (keysOf(progress).some((key) => progress[key] !== earlier[key]))
        kept.put(EXERCISES, progress, earlier);
      if (panels.guide !== before.panels.guide) kept.put(GUIDE, panels.guide ?? true);
    }
    return saveGame(state, before);
  }

  /**
   * Stores what has changed between two states. Of the games it is the visitor's own that counts,
   * not an exercise.
   * @returns what the visitor has to read: another tab's game is no longer stored, the browser
   *   refuses to store or stores again, one that was left cannot be, or the oldest games of the
   *   list have made room
   */
  return (shownState: State, shownBefore: State | null): PageEvent | null => {
    const event = saveAll(shownState, shownBefore);
    if (event !== null) return event;
    const unstored = isUnstored(parts, shownState);
    if (unstored !== shownState.unstored) return { type: unstored ? "unstored" : "stored-again" };
    const aside = leftGames.news();
    return aside && { type: "left-games-limited", aside };
  };
}

/** Whether the browser has refused something that the visitor would miss. */
function isUnstored({ kept, leftGames, unfinished }: Parts, state: State) {
  const { game, comments } = withOwnGame(state);
  const nothing: unknown[] = [
    GUIDE,
    !isTouched(gameTextOf(game, comments.list)) && runningGame(gameOf(state)),
    !unfinished.isLasting() && LASTING,
  ];
  return kept.refused().some((thing) => !nothing.includes(thing)) || leftGames.isShortLived();
}
