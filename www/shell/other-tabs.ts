/** Changes from outside a page that runs: what another tab has stored. */

import type { Problem } from "../floor/base/problems.ts";
import type { AllRooms, Context, State } from "../floor/base/page.ts";
import type { Room } from "../play/ui/room.ts";
import type { Thing } from "../floor/kept/thing.ts";
import { resumedGame } from "../play/game/initial-game.ts";
import type { FirstGame } from "../play/game/known-game.ts";
import { holdsGame, isStartedAfter, linesOf } from "../play/game/previous-game.ts";
import { gameOf } from "../play/games/index.ts";
import { EXERCISES } from "../rooms/exercises/solved.ts";
import { RECORD } from "../play/players/kept-record.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { LASTING } from "./unfinished-storage.ts";
import { followUnfinished } from "./unfinished-steps.ts";
import { runningGame } from "../play/game/stored-games.ts";
import { withChosen } from "../play/game/stored-game.ts";
import { turnJob } from "../play/game/turn-job.ts";

/**
 * Takes over what another tab has stored.
 * @param key of the storage that changed; null if all was cleared
 */
export function followOtherTabs(context: Context<AllRooms>, key: string | null) {
  const { house, store, lang, storage } = context;
  const { kept } = storage;
  const isOf = (changed: { key: string }) => key === null || key === changed.key;
  if (isOf(STORED_CHOICES))
    store.dispatch({ type: "settings-shared", stored: kept.take(STORED_CHOICES).value, lang });
  if (isOf(RECORD)) store.dispatch({ type: "record-shared", results: kept.take(RECORD).value });
  if (isOf(EXERCISES)) store.dispatch({ type: "exercises-shared", ...kept.take(EXERCISES).value });
  for (const { follows = [] } of house.here().rooms)
    for (const { thing, follow } of follows) if (isOf(thing)) follow(context);
  if (isOf(LASTING)) followUnfinished(context, storage.readLasting());
  if (isOf(runningGame(gameOf(store.get())))) followGame(context);
}

/** Takes over what other tabs have stored while this one got no events of the storage. */
export function followStorage(context: Context<AllRooms>) {
  for (const key of context.storage.kept.unseen()) followOtherTabs(context, key);
  followGame(context);
}

/** Takes over what another tab has stored of a thing, if this one has heard nothing of it. */
export function takeOver(context: Context<AllRooms>, thing: Thing<unknown, never>) {
  if (!context.storage.kept.isSeen(thing)) followOtherTabs(context, thing.key);
}

/**
 * Takes over the game that another tab has stored while the visitor was busy with this one. What
 * the visitor has done meanwhile must be stored.
 */
export function followLater(context: Context<AllRooms>, state: State, before: State) {
  const isActing = (at: State) => isAboutToAct(at, context.house.here().rooms);
  const isOver = [isActing, isSearching].some((goesOn) => goesOn(before) && !goesOn(state));
  if (isOver && state === context.store.get()) followGame(context);
}

/**
 * Takes over the game of another tab. A tab whose visitor is about to do something keeps its own,
 * and so does one whose visitor has played what the other tab has not; with the next move that game
 * is stored, and the other one becomes the previous game. A new game that was started in place of
 * this one is taken over even so, and ends a search: the next move would bring the old game back.
 */
function followGame({ house, store, session, storage, lang }: Context<AllRooms>) {
  const state = store.get();
  const game = gameOf(state);
  const { other, changed } = storage.readOtherGame(game);
  if (other === null || isAboutToAct(state, house.here().rooms)) return;
  const own = linesOf(state);
  const kept = isSearching(state) || (changed && !holdsGame(other, own));
  if (kept && !isStartedAfter(other, own)) return;
  const problems: Problem[] = [];
  let first: FirstGame;
  try {
    first = resumedGame(session, other, problems);
  } catch {
    // Another version of the page has stored what is no game of this one.
    return;
  }
  storage.acceptGame(game);
  // The browser may bring the choices later than the game.
  const stored = withChosen(storage.kept.find(STORED_CHOICES).value, other.chosen, game);
  const parts = other.chosen && other.parts;
  store.dispatch({ type: "followed", first, stored, lang, problems, parts });
}

/** Whether the visitor is at something: in a mode, in a room, or with an armed square. */
function isAboutToAct(state: State, rooms: readonly Room<AllRooms>[]) {
  const { mode, point } = state;
  const isInRoom = rooms.some(({ isBusy }) => isBusy?.(state));
  return mode.kind !== "play" || isInRoom || point.armed !== null;
}

const isSearching = (state: State) => turnJob(state) !== null;
