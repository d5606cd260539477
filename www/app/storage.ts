/**
 * Storage of the visitor's settings and running games in the browser, one of each game. If the
 * browser offers none (as in a sandboxed frame), games last as long as the page. A game of another
 * tab that this one overwrites is passed on. What lasts as long as its tab: what is unfinished
 * beside the games, and a game of this tab that another one has overwritten. Each part has its own
 * file; here they are called in turn.
 */

import type { Results } from "../players/win-loss-record.ts";
import type { House } from "./house.ts";
import type { PageEvent } from "./reduce.ts";
import type { Choices } from "../settings/settings.ts";
import type { Solved } from "../exercises/solved.ts";
import type { State } from "./state.ts";
import { noStorage, parse, read, write } from "../base/browser-values.ts";
import { storedGuideStep } from "../guide/guide.ts";
import { createGameStorage, gameKey } from "../game/stored-games.ts";
import { isStoredAlike, playedOf } from "../game/played.ts";
import { gameTextOf, isTouched } from "../game/previous-game.ts";
import { requestedPlayers } from "../game/stored-game.ts";
import { createLeftGames } from "../game/stored-left-games.ts";
import { gameOf } from "../games/index.ts";
import { withOwnGame } from "../game/waiting-game.ts";
import { createReplacedGames } from "./replaced-games.ts";
import { createSharedValues } from "./shared-values.ts";
import { LASTING_KEY, createUnfinishedStorage } from "./unfinished-storage.ts";
import { createVisitStorage } from "./visit-storage.ts";

/**
 * Whether a game is stored as before: with the same players, and with what rooms keep for other
 * tabs.
 */
function isGameStoredAlike({ kept }: House, state: State, before: State) {
  if (!isStoredAlike(playedOf(state), playedOf(before))) return false;
  return [requestedPlayers, kept.lastingPartsOfGame].every(
    (partsOf) => JSON.stringify(partsOf(state)) === JSON.stringify(partsOf(before)),
  );
}

/** Older than the guide: browsers hold it from the sentences that the guide has replaced. */
export const GUIDE_KEY = "reversi.welcome.1";

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
  const { kept } = house;
  const leftGames = createLeftGames(provide, kept.checkParts, now);
  const game = createGameStorage(
    provide,
    provideInTab,
    leftGames.store,
    () => unfinished.isReviewed(),
    kept.lastingPartsOfGame,
    now,
  );
  const values = createSharedValues(provide, leftGames.store);
  const visit = createVisitStorage(values);
  const unfinished = createUnfinishedStorage(kept, provideInTab, values);
  const replaced = createReplacedGames(kept, leftGames, visit.findChoices);

  const parts = { house, provide, leftGames, game, values, visit, unfinished, replaced };

  return {
    leftGames,
    ofTab: valuesOfTab(provideInTab),
    ofVisitor: valuesOfVisitor(values),
    /**
     * The values of a visitor at the start, beside the games.
     * @returns whether some of it was dropped
     */
    readVisit(): {
      stored: Choices;
      exercises: Solved;
      results: Record<string, Results>;
      damaged: boolean;
    } {
      const [settings, record] = [visit.readSettings(), visit.readRecord()];
      const { damaged, ...exercises } = visit.readExercises();
      return {
        stored: unfinished.withTabGame(settings.stored),
        exercises,
        results: record.results,
        damaged: settings.damaged || record.damaged || damaged,
      };
    },
    readSettings: visit.readSettings,
    readRecord: visit.readRecord,
    readExercises: visit.readExercises,
    hasUnfinished: unfinished.has,
    readUnfinished: unfinished.read,
    readLasting: unfinished.readLasting,
    partsOfGame: kept.partsOfGame,
    waitingForm: unfinished.waitingForm,
    waitingParts: unfinished.waitingParts,
    readGame: game.read,
    runningGame: game.running,
    readOtherGame: game.readOther,
    acceptGame: game.accept,
    changedKeys: visit.changedKeys,
    readGuide: () => readGuide(provide),
    save: createSaving(parts),
  };
}

/** The values that a room keeps as long as the tab, by its own key. */
function valuesOfTab(provideInTab: () => Storage) {
  return {
    /** @returns undefined if nothing is kept, or is damaged */
    read: (key: string): unknown => parse(read(provideInTab, key)).value,
    write: (key: string, value: unknown) => void write(provideInTab, key, value),
  };
}

/** The values that a room keeps for all tabs, by its own key. */
function valuesOfVisitor({ isSeen, take, put }: ReturnType<typeof createSharedValues>) {
  return {
    isSeen,
    /** @returns undefined if nothing is kept, or is damaged */
    read: (key: string): unknown => take(key).value,
    write: put,
  };
}

/** The step at which the guide goes on; null if it is done, and where nothing is kept. */
function readGuide(provide: () => Storage) {
  try {
    const text = provide().getItem(GUIDE_KEY);
    return text === null ? 0 : storedGuideStep(parse(text).value);
  } catch {
    return null;
  }
}

/** The parts of the storage that take part in saving. */
export interface Parts {
  house: House;
  provide: () => Storage;
  leftGames: ReturnType<typeof createLeftGames>;
  game: ReturnType<typeof createGameStorage>;
  values: ReturnType<typeof createSharedValues>;
  visit: ReturnType<typeof createVisitStorage>;
  unfinished: ReturnType<typeof createUnfinishedStorage>;
  replaced: ReturnType<typeof createReplacedGames>;
}

function createSaving(parts: Parts) {
  const { house, provide, leftGames, game, values, visit, unfinished, replaced } = parts;
  /** Stores the visitor's own game, if it has changed. */
  function saveGame(state: State, before: State | null): PageEvent | null {
    if (before && isGameStoredAlike(house, state, before)) return null;
    const { lost, displaced, stored, overwritten } = game.save(state, before);
    values.noteStored(gameKey(gameOf(state)), stored);
    if (stored) {
      visit.saveRefused();
      leftGames.storeRefused();
    }
    if (lost) replaced.keepStored(state, overwritten[0]);
    replaced.keep(state, before, overwritten);
    return displaced ? { type: "displaced", previousGame: displaced } : null;
  }

  function saveAll(shown: State, shownBefore: State | null): PageEvent | null {
    unfinished.save(shown, shownBefore);
    unfinished.saveTabGame(shown, shownBefore);
    unfinished.saveWaiting(shown, shownBefore);
    const state = withOwnGame(shown);
    const before = shownBefore && withOwnGame(shownBefore);
    if (before) {
      visit.saveChoices(state.settings.stored, before.settings.stored);
      visit.saveRecord(state.record.results, before.record.results);
      visit.saveSolved(state.exercises, before.exercises);
      const { guide } = state.panels;
      if (guide !== before.panels.guide) write(provide, GUIDE_KEY, guide ?? true);
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
  return (shown: State, shownBefore: State | null): PageEvent | null => {
    const event = saveAll(shown, shownBefore);
    if (event !== null) return event;
    const unstored = isUnstored(parts, shown);
    if (unstored !== shown.unstored) return { type: unstored ? "unstored" : "stored-again" };
    const aside = leftGames.news();
    return aside && { type: "left-games-limited", aside };
  };
}

/** Whether the browser has refused something that the visitor would miss. */
function isUnstored({ provide, leftGames, values, unfinished }: Parts, state: State) {
  const { game, comments } = withOwnGame(state);
  const isNothing = new Map([
    [gameKey(gameOf(state)), !isTouched(gameTextOf(game, comments.list))],
    [LASTING_KEY, !unfinished.isLasting()],
  ]);
  return (
    [...values.refused].some((key) => isNothing.get(key) !== true) ||
    (provide !== noStorage && leftGames.isShortLived())
  );
}
