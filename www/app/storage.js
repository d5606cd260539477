/**
 * Storage of the visitor's settings and running games in the browser, one of each game. If the
 * browser offers none (as in a sandboxed frame), games last as long as the page. Only changed
 * settings are written, which keeps those of another tab; a game of another tab that this one
 * overwrites is passed on. What lasts as long as its tab: what is unfinished beside the games, and
 * a game of this tab that another one has overwritten.
 *
 * @import { Results } from "../players/win-loss-record.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Choices } from "../settings/settings.js"
 * @import { Solved } from "../exercises/solved.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { State } from "./state.js"
 */

import { fieldsOf, parse, read, write } from "../base/browser-values.js";
import { storedGuideStep } from "../guide/guide.js";
import { checkResults } from "../players/win-loss-record.js";
import { checkSettings, isTable } from "../settings/settings.js";
import { NOTHING_SOLVED, checkSolved } from "../exercises/solved.js";
import { createGameStorage, gameKey } from "../game/stored-games.js";
import { isStoredAlike, playedOf } from "../game/played.js";
import { isLeftGame, leftGameForm, leftGameOf, leftTextForm } from "../game/left-games.js";
import { createLeftGames } from "../game/stored-left-games.js";
import { FIRST_GAME, gameOf, isGame } from "../games/index.js";
import { withoutExercise } from "../exercises/waiting-game.js";
import {
  checkParts,
  checkUnfinished,
  isProgress,
  isUnfinished,
  lastingForm,
  partsOfGame,
  unfinishedForm,
} from "./unfinished.js";

/** The number in the keys changes with the shape of what is stored. */
export const SETTINGS_KEY = "reversi.settings.1";
export const RECORD_KEY = "reversi.record.1";
export const EXERCISES_KEY = "reversi.exercises.1";
const SHARED_KEYS = [SETTINGS_KEY, RECORD_KEY, EXERCISES_KEY];
/** Which of the page's games the tab has on its board. */
export const TAB_GAME_KEY = "reversi.tab-game.1";
export const UNFINISHED_KEY = "reversi.unfinished.1";
/** What belongs to the games of other kinds, which wait while the tab shows one. */
export const WAITING_KEY = "reversi.waiting.1";
export const LASTING_KEY = "reversi.lasting.1";
/** Older than the guide: browsers hold it from the sentences that the guide has replaced. */
export const GUIDE_KEY = "reversi.welcome.1";

/**
 * The storage of a page that keeps nothing.
 * @returns {never}
 */
export function noStorage() {
  throw new DOMException("this page stores nothing", "SecurityError");
}

/**
 * @param {() => Storage} provide throws if storage is forbidden
 * @param {() => Storage} [provideInTab] the storage of the tab alone
 * @param {() => number} [now] the visitor's clock, in milliseconds since 1970
 */
export function createStorage(provide, provideInTab = noStorage, now = Date.now) {
  const leftGames = createLeftGames(provide, checkParts, now);
  const game = createGameStorage(provide, provideInTab, leftGames.store, now);
  /** @type {Map<string, string | null>} what of the shared values this tab has taken over */
  const seen = new Map();
  /** @type {string | null} what outlives the tab, as the last state had it */
  let lasting = null;
  /** @type {Set<string>} the keys of what the browser has refused to store */
  const refused = new Set();
  /** @type {Partial<Choices>} the last choices that the browser has refused to store */
  let unwritten = {};
  /** @type {Map<string, string>} what waits, for a tab that stores nothing */
  const waiting = new Map();

  /** @param {string} key */
  function take(key) {
    const text = read(provide, key);
    seen.set(key, text);
    return parse(text);
  }

  /**
   * What another tab has stored since this one read the key is still to be taken over.
   * @param {string} key
   * @param {unknown} value
   */
  function put(key, value) {
    const isSeen = read(provide, key) === (seen.get(key) ?? null);
    noteStored(key, leftGames.store(key, value));
    if (isSeen) seen.set(key, read(provide, key));
  }

  /** @param {string} key @param {boolean} stored */
  function noteStored(key, stored) {
    if (stored) refused.delete(key);
    else if (provide !== noStorage) refused.add(key);
  }

  /** @returns {{stored: Choices, damaged: boolean}} */
  function readSettings() {
    const { value, damaged } = take(SETTINGS_KEY);
    return value === undefined ? { stored: {}, damaged } : checkSettings(value);
  }

  /** @returns {{results: Record<string, Results>, damaged: boolean}} */
  function readRecord() {
    const { value, damaged } = take(RECORD_KEY);
    return value === undefined ? { results: {}, damaged } : checkResults(value);
  }

  function readExercises() {
    const { value, damaged } = take(EXERCISES_KEY);
    return value === undefined ? { ...NOTHING_SOLVED, damaged } : checkSolved(value);
  }

  /** What another version of the page has stored stays. @param {Partial<Choices>} changes */
  function saveChoices(changes) {
    const { value } = parse(read(provide, SETTINGS_KEY));
    put(SETTINGS_KEY, { ...(isTable(value) ? value : {}), ...changes });
    unwritten = refused.has(SETTINGS_KEY) ? changes : {};
  }

  /**
   * What another tab has solved stays, unless the visitor has cleared everything.
   * @param {Solved} now
   * @param {Solved} before
   */
  function saveSolved({ solved, streak, day, days }, before) {
    if (solved === before.solved && streak === before.streak && day === before.day) return;
    const { value } = parse(read(provide, EXERCISES_KEY));
    const others = solved.length === 0 || value === undefined ? [] : checkSolved(value).solved;
    put(EXERCISES_KEY, { solved: [...new Set([...others, ...solved])], streak, day, days });
  }

  /**
   * Keeps the game that another one has replaced: as it was on the board, or as it was stored; its
   * text where nothing else is known of it.
   * @param {State} state
   * @param {State | null} before
   * @param {readonly unknown[]} overwritten
   */
  function keepReplaced(state, before, overwritten) {
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
    const forms = whole.length > 0 ? whole : [leftTextForm(id, previousGame, leftGames.stamp())];
    for (const form of forms) leftGames.add(form);
  }

  /** A stored game as one that was left. @param {string} id @param {unknown} kept */
  function storedAsLeft(id, kept) {
    return {
      game: id,
      time: leftGames.stamp(),
      players: {},
      kept: { ...Object(kept), former: null },
      parts: {},
    };
  }

  /**
   * What another tab has begun stays until this one begins something.
   * @param {State} shown
   * @param {State | null} shownBefore
   */
  function saveUnfinished(shown, shownBefore) {
    if (shownBefore !== null && !isProgress(shown, shownBefore)) return;
    write(provideInTab, UNFINISHED_KEY, unfinishedForm(shown));
    const text = JSON.stringify(lastingForm(shown));
    if (lasting !== null && lasting !== text)
      noteStored(LASTING_KEY, leftGames.store(LASTING_KEY, JSON.parse(text)));
    lasting = text;
  }

  /** The game that the visitor has chosen. @param {Choices} stored */
  const chosenIn = (stored) => stored.game ?? FIRST_GAME.id;

  /**
   * What is chosen, with the game that this tab shows: the choice of another tab is for its own.
   * @param {Choices} stored
   */
  function withTabGame(stored) {
    const { value } = parse(read(provideInTab, TAB_GAME_KEY));
    const isOwn = isGame(value) && value !== chosenIn(stored);
    return isOwn ? { ...stored, game: String(value) } : stored;
  }

  /** @param {State} state @param {State | null} before */
  function saveTabGame({ settings: { stored } }, before) {
    if (before && chosenIn(stored) === chosenIn(before.settings.stored)) return;
    write(provideInTab, TAB_GAME_KEY, chosenIn(stored));
  }

  /**
   * Keeps what belongs to a game beside it, while a game of another kind is on the board.
   * @param {State} state
   * @param {State | null} before
   */
  function saveWaiting(state, before) {
    if (before === null || gameOf(state) === gameOf(before)) return;
    const { value } = parse(read(provideInTab, WAITING_KEY, waiting));
    const form = { ...fieldsOf(value), [gameOf(before).id]: partsOfGame(before) };
    waiting.set(WAITING_KEY, JSON.stringify(form));
    write(provideInTab, WAITING_KEY, form);
  }

  /** What is unfinished in the tab; in a new one, what outlived the last that began something. */
  function unfinished() {
    const { value } = parse(read(provideInTab, UNFINISHED_KEY));
    return value === undefined ? parse(read(provide, LASTING_KEY)).value : value;
  }

  /**
   * @param {State} shown
   * @param {State | null} shownBefore
   * @returns {PageEvent | null}
   */
  function saveAll(shown, shownBefore) {
    saveUnfinished(shown, shownBefore);
    saveTabGame(shown, shownBefore);
    saveWaiting(shown, shownBefore);
    const state = withoutExercise(shown);
    const before = shownBefore && withoutExercise(shownBefore);
    const { stored } = state.settings;
    if (stored !== before?.settings.stored) {
      const changes = changesBetween(before?.settings.stored ?? stored, stored);
      if (Object.keys(changes).length > 0) saveChoices({ ...unwritten, ...changes });
    }
    const { results } = state.record;
    if (before && results !== before.record.results) {
      const { value } = parse(read(provide, RECORD_KEY));
      const isCleared = Object.keys(results).length === 0 || value === undefined;
      const others = isCleared ? {} : checkResults(value).results;
      const changes = changesBetween(before.record.results, results);
      put(RECORD_KEY, { ...others, ...changes });
    }
    saveSolved(state.exercises, before?.exercises ?? state.exercises);
    const { guide } = state.panels;
    if (before && guide !== before.panels.guide) write(provide, GUIDE_KEY, guide ?? true);
    if (before && isStoredAlike(playedOf(state), playedOf(before))) return null;
    const { lost, displaced, stored: kept, overwritten } = game.save(state, before);
    noteStored(gameKey(gameOf(state)), kept);
    if (kept && refused.has(SETTINGS_KEY)) saveChoices(unwritten);
    if (lost) leftGames.add(storedAsLeft(gameOf(state).id, overwritten[0]));
    keepReplaced(state, before, overwritten);
    return displaced ? { type: "displaced", previousGame: displaced } : null;
  }

  /**
   * Whether the browser has refused something that the visitor would miss.
   * @param {State} state
   */
  function isUnstored(state) {
    const { game: shown, comments } = withoutExercise(state);
    const isTouched = shown.line.length > 0 || comments.list.length > 0;
    const isNothing = new Map([
      [gameKey(gameOf(state)), !isTouched],
      [LASTING_KEY, !isUnfinished(parse(lasting).value)],
    ]);
    return [...refused].some((key) => isNothing.get(key) !== true);
  }

  return {
    leftGames,
    /**
     * What a visitor has at the start, beside the games.
     * @returns {{stored: Choices, exercises: Solved, results: Record<string, Results>,
     *   damaged: boolean}} whether some of it was dropped
     */
    readVisit() {
      const [settings, record] = [readSettings(), readRecord()];
      const { damaged, ...exercises } = readExercises();
      return {
        stored: withTabGame(settings.stored),
        exercises,
        results: record.results,
        damaged: settings.damaged || record.damaged || damaged,
      };
    },
    readSettings,
    readRecord,
    readExercises,
    /** Whether the tab, or the last one, has left something unfinished, beside the games. */
    hasUnfinished: () => isUnfinished(unfinished()),
    readUnfinished: () => checkUnfinished(unfinished()),
    /** What belongs to the game of a kind that has waited. @param {GameDescriptor} game */
    waitingParts({ id }) {
      const { value } = parse(read(provideInTab, WAITING_KEY, waiting));
      return checkParts(fieldsOf(fieldsOf(value)[id]));
    },
    readGame: game.read,
    runningGame: game.running,
    readOtherGame: game.readOther,
    acceptGame: game.accept,
    /** The keys of what another tab has stored since this one has read it, beside games. */
    changedKeys: () => SHARED_KEYS.filter((key) => read(provide, key) !== (seen.get(key) ?? null)),
    /** The step at which the guide goes on; null if it is done, and where nothing is kept. */
    readGuide() {
      try {
        const text = provide().getItem(GUIDE_KEY);
        return text === null ? 0 : storedGuideStep(parse(text).value);
      } catch {
        return null;
      }
    },
    /**
     * Stores what has changed between two states. Of the games it is the visitor's own that counts,
     * not an exercise.
     * @param {State} shown
     * @param {State | null} shownBefore
     * @returns {PageEvent | null} what the visitor should know: another tab's game is no longer
     *   stored, the browser refuses to store or stores again, one that was left cannot be, or the
     *   oldest games of the list have made room
     */
    save(shown, shownBefore) {
      const event = saveAll(shown, shownBefore);
      if (event !== null) return event;
      const unstored = isUnstored(shown);
      if (unstored !== shown.unstored) return { type: unstored ? "unstored" : "stored-again" };
      const aside = leftGames.news();
      return aside && { type: "left-games-limited", aside };
    },
  };
}

/**
 * The values that differ. One taken back is undefined, which JSON leaves out.
 * @template {object} T
 * @param {T} before
 * @param {T} after
 * @returns {Partial<T>}
 */
function changesBetween(before, after) {
  const names = /** @type {(keyof T)[]} */ (Object.keys({ ...before, ...after }));
  const changed = names.filter((name) => after[name] !== before[name]);
  return /** @type {Partial<T>} */ (Object.fromEntries(changed.map((name) => [name, after[name]])));
}
