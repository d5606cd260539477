/**
 * Storage of running games, one of each game, shared with other tabs: what another tab has stored,
 * and which of its games this one overwrites. A tab also keeps its own game, for its reload.
 */

import type { GameText } from "./session.ts";
import type { Unfinished } from "../app/room.ts";
import type { State } from "../app/state.ts";
import { gameLostTo, holdsGame, isStartedAfter, linesOf } from "./previous-game.ts";
import { type GameDescriptor, gameOf } from "../games/index.ts";
import { fieldsOf, parse, read, write } from "../base/browser-values.ts";
import { playedOf } from "./played.ts";
import {
  type StoredGame,
  requestedPlayers,
  sharedBeside,
  storedFormOf,
  storedGameOf,
} from "./stored-game.ts";

/** The number in the key changes with the shape of what is stored. */
export const gameKey = ({ id }: GameDescriptor) => `${id}.game.1`;

/**
 * @param store stores a value where others make room
 * @param isReviewed whether the tab has kept a review of its game
 * @param partsOf what the rooms keep with a game beyond its tab
 * @param now the visitor's clock, in milliseconds since 1970
 */
export function createGameStorage(
  provide: () => Storage,
  provideInTab: () => Storage,
  store: (key: string, value: unknown) => boolean,
  isReviewed: () => boolean,
  partsOf: (state: State) => Unfinished,
  now: () => number = Date.now,
) {
  const { kept, find, valueInTab, choose } = createReader(provide, provideInTab, isReviewed);
  const seen = createSeen(find);

  return {
    accept: seen.accept,
    /**
     * The running game of a kind as it is stored, with the `time` of its last change: the one that
     * `read` gives. Nothing is taken over.
     */
    running(game: GameDescriptor): unknown {
      const { value, own } = choose(game);
      return own ? valueInTab(game) : value;
    },
    /** The game that a reload of the tab goes on with. */
    read(game: GameDescriptor): { game: StoredGame | null; damaged: boolean } {
      seen.accept(game);
      const { value, own, stored, damaged } = choose(game);
      if (own && value !== undefined) seen.keepOwn(game);
      return { game: own ?? stored, damaged };
    },
    /**
     * The game as another tab has stored it since this one has read or written it; null if nothing
     * that is valid. `changed` is whether this tab has added lines or comments since it read it.
     */
    readOther: (game: GameDescriptor): { other: StoredGame | null; changed: boolean } => ({
      other: seen.otherOf(game),
      changed: seen.hasAdded(game),
    }),
    /**
     * A value that is stored already is not written: other tabs would take it for a change. A game
     * of another tab takes no place that the change of this one has just filled.
     * @returns the game of another tab that this one has overwritten; the same unless the tab has
     *   another previous game; whether this one is stored; and what it took the place of, in the
     *   shared storage and in the tab's own
     */
    save(
      state: State,
      before: State | null,
    ): {
      lost: GameText | null;
      displaced: GameText | null;
      stored: boolean;
      overwritten: unknown[];
    } {
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
 */
function createSeen(find: (key: string) => string | null) {
  const known: Map<string, string | null> = new Map();
  /** the keys of the games to which this tab has added since it read them */
  const changed: Set<string> = new Set();
  const note = (game: GameDescriptor) => void known.set(gameKey(game), find(gameKey(game)));
  return {
    note,
    /** The tab takes over what is stored of a game. */
    accept(game: GameDescriptor) {
      note(game);
      changed.delete(gameKey(game));
    },
    /** The tab keeps its own game: it has not taken over what it is about to overwrite. */
    keepOwn(game: GameDescriptor) {
      changed.add(gameKey(game));
      known.delete(gameKey(game));
    },
    add: (game: GameDescriptor) => void changed.add(gameKey(game)),
    hasAdded: (game: GameDescriptor) => changed.has(gameKey(game)),
    /** The game as another tab has stored it since; null if nothing that is valid. */
    otherOf(game: GameDescriptor) {
      const found = find(gameKey(game));
      return storedGameOf(game, parse(found === known.get(gameKey(game)) ? null : found).value);
    },
  };
}

/**
 * Reads the games that are stored, and chooses between a tab's own one and a shared one.
 * @param isReviewed whether the tab has kept a review of its game
 */
function createReader(
  provide: () => Storage,
  provideInTab: () => Storage,
  isReviewed: () => boolean,
) {
  /** the games of this visit, for a browser that stores none */
  const kept: Map<string, string> = new Map();
  const find = (key: string) => read(provide, key, kept);

  /** The game that this tab has shown, as stored. */
  const valueInTab = (game: GameDescriptor) => parse(read(provideInTab, gameKey(game))).value;

  /** The game that this tab has shown. */
  const ownOf = (game: GameDescriptor) => storedGameOf(game, valueInTab(game));

  /**
   * The game that this tab has shown, where the shared storage had no room for it, and where
   * another tab has stored one without its moves, and has not started it in place of this one. A
   * tab with a review goes on with its game even so: until the reload it has shown that one.
   */
  function keptInTab(game: GameDescriptor, stored: StoredGame): StoredGame | null {
    const own = ownOf(game);
    if (own === null || hadNoRoom(game)) return own;
    if (holdsGame(stored, own) || (isStartedAfter(stored, own) && !isReviewed())) return null;
    return { ...own, previousGame: gameLostTo(stored, own) ?? own.previousGame };
  }

  /** Whether the shared storage, as it is, had no room for the game of this tab. */
  function hadNoRoom(game: GameDescriptor) {
    const { instead } = fieldsOf(valueInTab(game));
    return instead !== undefined && instead === find(gameKey(game));
  }

  /**
   * The game of a kind that a tab goes on with: its own one, or that of the shared storage. Nothing
   * is taken over.
   */
  function choose(game: GameDescriptor) {
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
 * @param found what is stored
 */
function timed(form: object, found: string | null, now: () => number) {
  const same = { ...form, time: fieldsOf(parse(found).value).time };
  return JSON.stringify(same) === found ? same : { ...form, time: now() };
}
