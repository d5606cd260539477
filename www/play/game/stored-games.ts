/**
 * Storage of running games, one of each game, shared with other tabs: what another tab has stored,
 * and which of its games this one overwrites. A tab also keeps its own game, for its reload.
 */

import type { Core, Unfinished } from "../../floor/base/page.ts";
import { gameLostTo, holdsGame, isStartedAfter, linesOf } from "./previous-game.ts";
import { type GameDescriptor, GAMES, gameOf } from "../games/index.ts";
import type { Kept } from "../../floor/kept/kept.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import { playedOf } from "./played.ts";
import {
  FORM_FIELDS,
  requestedPlayers,
  sharedBeside,
  storedFormOf,
  storedGameOf,
} from "./stored-game.ts";
import type { StoredGame } from "./known-game.ts";

/** Declares the running game of each kind. */
function declaredGames(place: "visitor" | "tab") {
  const things = GAMES.map((game) => {
    const check = whole<unknown>((stored) => storedGameOf(game, stored), null);
    const lasts = place === "visitor";
    return declared({ key: `${game.id}.game.1`, place, lasts, check, fields: FORM_FIELDS });
  });
  return (game: GameDescriptor) => things[GAMES.findIndex(({ id }) => id === game.id)];
}

/** The running game of a kind, and the one that the tab has shown. */
export const runningGame = declaredGames("visitor");
const ownGame = declaredGames("tab");

/**
 * @param isReviewed whether the tab has kept a review of its game
 * @param partsOf what rooms keep with a game beyond its tab
 * @param now the visitor's clock, in milliseconds since 1970
 */
export function createGameStorage<S extends Core>(
  kept: Kept,
  isReviewed: () => boolean,
  partsOf: (state: S) => Unfinished,
  now: () => number = Date.now,
) {
  /** The games to which this tab has added since it read them. */
  const changed: Set<GameDescriptor> = new Set();
  /** The tab takes over what is stored of a game. */
  function accept(game: GameDescriptor) {
    kept.note(runningGame(game));
    changed.delete(game);
  }

  return {
    accept,
    /**
     * The running game of a kind as it is stored, with the `time` of its last change: the one that
     * `read` gives. Nothing is taken over.
     */
    running: (game: GameDescriptor): unknown => choose(kept, game, isReviewed).form,
    /** The game that a reload of the tab goes on with. */
    read(game: GameDescriptor): { game: StoredGame | null; damaged: boolean } {
      accept(game);
      const { value, own, stored, damaged } = choose(kept, game, isReviewed);
      if (own && value !== undefined) {
        // The tab keeps its own game: it has not taken over what it is about to overwrite.
        changed.add(game);
        kept.note(runningGame(game), null);
      }
      return { game: own ?? stored, damaged };
    },
    /**
     * The game as another tab has stored it since this one has read or written it; null if nothing
     * that is valid. `changed` is whether this tab has added lines or comments since it read it.
     */
    readOther: (game: GameDescriptor): { other: StoredGame | null; changed: boolean } => ({
      other: otherOf(kept, game),
      changed: changed.has(game),
    }),
    /**
     * A game of another tab takes no place that the change of this one has just filled.
     * @returns the game of another tab that this one has overwritten; the same unless the tab has
     *   another previous game; whether this one is stored; and what it took the place of, in the
     *   shared storage and in the tab's own
     */
    save(state: S, before: S | null) {
      const game = gameOf(state);
      const others = otherOf(kept, game);
      const own = linesOf(state);
      const { isNew, stored, overwritten } = write(kept, game, formOf(state, partsOf(state)), now);
      const last = isNew ? storedGameOf(game, overwritten[0]) : null;
      if (isNew && (last === null || !holdsGame(last, own))) changed.add(game);
      const replaces = before !== null && state.previousGame !== before.previousGame;
      const lost = others && stored ? gameLostTo(others, own) : null;
      return { lost, displaced: replaces ? null : lost, stored, overwritten };
    },
  };
}

const formOf = (state: Core, parts: Unfinished) => ({
  ...storedFormOf(playedOf(state)),
  ...requestedPlayers(state),
  ...sharedBeside(state, parts),
});

/**
 * Writes a game for all tabs and for this one. A value that is stored already is not written: other
 * tabs would take it for a change.
 * @returns whether it is another value, whether it is stored, and what it took the place of
 */
function write(kept: Kept, game: GameDescriptor, untimed: object, now: () => number) {
  const running = runningGame(game);
  const overwritten = [kept.raw(running), kept.raw(ownGame(game))];
  const found = kept.text(running);
  const form = timed(untimed, found, overwritten[0], now);
  const isNew = JSON.stringify(form) !== found;
  const stored = !isNew || kept.put(running, form);
  kept.put(ownGame(game), stored ? form : { ...form, instead: found });
  kept.note(running);
  return { isNew, stored, overwritten };
}

/** The game as another tab has stored it since; null if nothing that is valid. */
const otherOf = (kept: Kept, game: GameDescriptor) =>
  kept.isSeen(runningGame(game)) ? null : storedGameOf(game, kept.raw(runningGame(game)));

/**
 * The game of a kind that a tab goes on with: its own one, or that of the shared storage; `form` is
 * what is stored of it. Nothing is taken over.
 */
function choose(kept: Kept, game: GameDescriptor, isReviewed: () => boolean) {
  const { damaged } = kept.find(runningGame(game));
  const value = kept.raw(runningGame(game));
  const tabs = kept.raw(ownGame(game));
  const shown = storedGameOf(game, tabs);
  if (value === undefined)
    return { value, own: shown, stored: null, damaged, form: shown ? tabs : value };
  const stored = storedGameOf(game, value);
  const own =
    stored && shown && !hadNoRoom(kept, game) ? ownBeside(stored, shown, isReviewed) : shown;
  return { value, own, stored, damaged: stored === null, form: own ? tabs : value };
}

/** Whether the shared storage, as it is, had no room for the game of this tab. */
function hadNoRoom(kept: Kept, game: GameDescriptor) {
  const { instead } = fieldsOf(kept.raw(ownGame(game)));
  return instead !== undefined && instead === kept.text(runningGame(game));
}

/**
 * The game that this tab has shown, where another tab has stored one without its moves, and has not
 * started it in place of this one. A tab with a review goes on with its game even so: until the
 * reload it has shown that one.
 */
function ownBeside(stored: StoredGame, own: StoredGame, isReviewed: () => boolean) {
  if (holdsGame(stored, own) || (isStartedAfter(stored, own) && !isReviewed())) return null;
  return { ...own, previousGame: gameLostTo(stored, own) ?? own.previousGame };
}

/**
 * A game with the time of its last change: one that is stored already keeps its time.
 * @param found the text that is stored
 * @param value which it says
 */
function timed(form: object, found: string | null, value: unknown, now: () => number) {
  const same = { ...form, time: fieldsOf(value).time };
  return JSON.stringify(same) === found ? same : { ...form, time: now() };
}
