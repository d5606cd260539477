/**
 * Storage of running games, one of each game, shared with other tabs: what another tab has stored,
 * and which of its games this one overwrites. A tab also keeps its own game, for its reload.
 *
 * @import { GameText } from "./session.js"
 * @import { Unfinished } from "../app/rooms.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { State } from "../app/state.js"
 * @import { StoredGame } from "./stored-game.js"
 */

import { gameLostTo, holdsGame, isStartedAfter, linesOf } from "./previous-game.js";
import { gameOf } from "../games/index.js";
import { fieldsOf, parse, read, write } from "../base/browser-values.js";
import { playedOf } from "./played.js";
import { requestedPlayers, sharedBeside, storedFormOf, storedGameOf } from "./stored-game.js";

/** The number in the key changes with the shape of what is stored. */
export const gameKey = (/** @type {GameDescriptor} */ { id }) => `${id}.game.1`;

/**
 * @param {() => Storage} provide
 * @param {() => Storage} provideInTab
 * @param {(key: string, value: unknown) => boolean} store stores a value where others make room
 * @param {() => boolean} isReviewed whether the tab has kept a review of its game
 * @param {(state: State) => Unfinished} partsOf what the rooms keep with a game beyond its tab
 * @param {() => number} [now] the visitor's clock, in milliseconds since 1970
 */
export function createGameStorage(
  provide,
  provideInTab,
  store,
  isReviewed,
  partsOf,
  now = Date.now,
) {
  const { kept, find, valueInTab, choose } = createReader(provide, provideInTab, isReviewed);
  const seen = createSeen(find);

  return {
    accept: seen.accept,
    /**
     * The running game of a kind as it is stored, with the `time` of its last change: the one that
     * `read` gives. Nothing is taken over.
     * @param {GameDescriptor} game
     * @returns {unknown}
     */
    running(game) {
      const { value, own } = choose(game);
      return own ? valueInTab(game) : value;
    },
    /**
     * The game that a reload of the tab goes on with.
     * @param {GameDescriptor} game
     * @returns {{game: StoredGame | null, damaged: boolean}}
     */
    read(game) {
      seen.accept(game);
      const { value, own, stored, damaged } = choose(game);
      if (own && value !== undefined) seen.keepOwn(game);
      return { game: own ?? stored, damaged };
    },
    /**
     * The game as another tab has stored it since this one has read or written it; null if nothing
     * that is valid. `changed` is whether this tab has added lines or comments since it read it.
     * @param {GameDescriptor} game
     * @returns {{other: StoredGame | null, changed: boolean}}
     */
    readOther: (game) => ({ other: seen.otherOf(game), changed: seen.hasAdded(game) }),
    /**
     * A value that is stored already is not written: other tabs would take it for a change. A game
     * of another tab takes no place that the change of this one has just filled.
     * @param {State} state
     * @param {State | null} before
     * @returns {{lost: GameText | null, displaced: GameText | null, stored: boolean,
     *   overwritten: unknown[]}} the game of another tab that this one has overwritten; the same
     *   unless the tab has another previous game; whether this one is stored; and what it took the
     *   place of, in the shared storage and in the tab's own
     */
    save(state, before) {
      const game = gameOf(state);
      const key = gameKey(game);
      const others = seen.otherOf(game);
      const own = linesOf(state);
      let stored = true;
      const found = find(key);
      const form = timed(
        {
          ...storedFormOf(playedOf(state)),
          ...requestedPlayers(state),
          ...sharedBeside(state, partsOf(state)),
        },
        found,
        now,
      );
      const text = JSON.stringify(form);
      if (text !== found) {
        const last = storedGameOf(game, parse(found).value);
        if (last === null || !holdsGame(last, own)) seen.add(game);
        kept.set(key, text);
        stored = store(key, form);
      }
      const overwritten = [found, read(provideInTab, key)].map((text) => parse(text).value);
      write(provideInTab, key, stored ? form : { ...form, instead: found });
      seen.note(game);
      const replaces = before !== null && state.previousGame !== before.previousGame;
      const lost = others && stored ? gameLostTo(others, own) : null;
      return { lost, displaced: replaces ? null : lost, stored, overwritten };
    },
  };
}

/**
 * The stored games as this tab has read or written them last, and which of them it has added to.
 * @param {(key: string) => string | null} find
 */
function createSeen(find) {
  /** @type {Map<string, string | null>} */
  const known = new Map();
  /** @type {Set<string>} the keys of the games to which this tab has added since it read them */
  const changed = new Set();
  const note = (/** @type {GameDescriptor} */ game) =>
    void known.set(gameKey(game), find(gameKey(game)));
  return {
    note,
    /** The tab takes over what is stored of a game. @param {GameDescriptor} game */
    accept(game) {
      note(game);
      changed.delete(gameKey(game));
    },
    /**
     * The tab keeps its own game: it has not taken over what it is about to overwrite.
     * @param {GameDescriptor} game
     */
    keepOwn(game) {
      changed.add(gameKey(game));
      known.delete(gameKey(game));
    },
    /** @param {GameDescriptor} game */
    add: (game) => void changed.add(gameKey(game)),
    /** @param {GameDescriptor} game */
    hasAdded: (game) => changed.has(gameKey(game)),
    /**
     * The game as another tab has stored it since; null if nothing that is valid.
     * @param {GameDescriptor} game
     */
    otherOf(game) {
      const found = find(gameKey(game));
      return storedGameOf(game, parse(found === known.get(gameKey(game)) ? null : found).value);
    },
  };
}

/**
 * Reads the games that are stored, and chooses between a tab's own one and a shared one.
 * @param {() => Storage} provide
 * @param {() => Storage} provideInTab
 * @param {() => boolean} isReviewed whether the tab has kept a review of its game
 */
function createReader(provide, provideInTab, isReviewed) {
  /** @type {Map<string, string>} the games of this visit, for a browser that stores none */
  const kept = new Map();
  const find = (/** @type {string} */ key) => read(provide, key, kept);

  /** The game that this tab has shown, as stored. @param {GameDescriptor} game */
  const valueInTab = (game) => parse(read(provideInTab, gameKey(game))).value;

  /** The game that this tab has shown. @param {GameDescriptor} game */
  const ownOf = (game) => storedGameOf(game, valueInTab(game));

  /**
   * The game that this tab has shown, where the shared storage had no room for it, and where
   * another tab has stored one without its moves, and has not started it in place of this one. A
   * tab with a review goes on with its game even so: until the reload it has shown that one.
   * @param {GameDescriptor} game
   * @param {StoredGame} stored
   * @returns {StoredGame | null}
   */
  function keptInTab(game, stored) {
    const own = ownOf(game);
    if (own === null || hadNoRoom(game)) return own;
    if (holdsGame(stored, own) || (isStartedAfter(stored, own) && !isReviewed())) return null;
    return { ...own, previousGame: gameLostTo(stored, own) ?? own.previousGame };
  }

  /**
   * Whether the shared storage, as it is, had no room for the game of this tab.
   * @param {GameDescriptor} game
   */
  function hadNoRoom(game) {
    const { instead } = fieldsOf(valueInTab(game));
    return instead !== undefined && instead === find(gameKey(game));
  }

  /**
   * The game of a kind that a tab goes on with: its own one, or that of the shared storage. Nothing
   * is taken over.
   * @param {GameDescriptor} game
   */
  function choose(game) {
    const { value, damaged } = parse(find(gameKey(game)));
    if (value === undefined) return { value, own: ownOf(game), stored: null, damaged };
    const stored = storedGameOf(game, value);
    const own = stored ? keptInTab(game, stored) : ownOf(game);
    return { value, own, stored, damaged: stored === null };
  }

  return { kept, find, valueInTab, choose };
}

/**
 * A game with the time of its last change: one that is stored already keeps its time.
 * @param {object} form
 * @param {string | null} found what is stored
 * @param {() => number} now
 */
function timed(form, found, now) {
  const same = { ...form, time: fieldsOf(parse(found).value).time };
  return JSON.stringify(same) === found ? same : { ...form, time: now() };
}
