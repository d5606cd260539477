/** Tabs of one browser: pages without documents that share a storage. */

import { FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import { openFirstGame } from "../../play/game/initial-game.ts";
import { setupOf } from "../../play/settings/settings.ts";
import { settingsOf } from "../../play/settings/kept-settings.ts";
import { resumeUnfinished } from "../../shell/unfinished-steps.ts";
import { followLater, followOtherTabs, followStorage } from "../../shell/other-tabs.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { STORED_CHOICES } from "../../play/settings/kept-settings.ts";
import { createStorage } from "../../shell/storage.ts";
import { HOUSE, setTable } from "./headless-page.js";

/**
 * A tab as it starts with what is stored, also in its own storage. It takes over another tab's
 * changes where the test says so.
 */
export function openTab(store, options, tab) {
  return openTabOf(() => store, options, tab && (() => tab));
}

/** A tab whose storage may be forbidden. `unfinished` is what it has left before it started. */
export function openTabOf(provide, options = {}, provideInTab = noStorage) {
  const storage = createStorage(HOUSE, provide, provideInTab);
  const unfinished = storage.readUnfinished();
  const game = storage.readGame(FIRST_GAME).game ?? {};
  const { value: stored } = storage.kept.take(STORED_CHOICES);
  const table = setTable({ ...game, ...options, stored, storage });
  return { ...connected(table, storage), unfinished };
}

/**
 * A tab as the page begins in it, or goes on after a reload: with its settings, its games and all
 * that was unfinished.
 * @param {Storage} shared
 * @param {Storage} own
 * @param {string} [fragment] of the address
 * @param {object} [fromAddress] the settings that it names
 * @param {object} [options] of the table; `problems` are those of the address
 */
export function startTab(shared, own, fragment = "", fromAddress = {}, options = {}) {
  const storage = createStorage(
    HOUSE,
    () => shared,
    () => own,
    () => 0,
  );
  const { stored, exercises, results, damaged } = storage.readVisit();
  const game = gameNamed(fromAddress.game ?? stored.game);
  const settingsAt = (requested) => ({
    ...settingsOf("en", game, stored, requested),
    animation: "off",
  });
  const running = { readGame: () => storage.readGame(game) };
  const unfinished = storage.readUnfinished();
  let linked = false;
  const begin = (session) => {
    const setup = setupOf(settingsAt(fromAddress));
    const { first, problems } = openFirstGame(session, setup, fragment, running, { damaged });
    ({ linked } = first);
    const requested = { ...first.players, ...fromAddress };
    return {
      ...first,
      problems: [...problems, ...(options.problems ?? [])],
      settings: { current: settingsAt(requested), stored, fromAddress: requested },
    };
  };
  const ofVisit = { exercises, results };
  const guide = storage.readGuide();
  const table = setTable({ id: game.id, storage, begin, kept: ofVisit, guide, ...options });
  resumeUnfinished(table.context, unfinished, { linked, exercise: false });
  return connected(table, storage);
}

/** A page that stores its changes and takes over those of other tabs. */
function connected(table, storage) {
  table.store.subscribe((state, before) => {
    const event = storage.save(state, before);
    if (event !== null) table.store.dispatch(event);
    followLater(table.context, state, before);
  });
  storage.save(table.state(), null);
  return {
    ...table,
    storage,
    /** Takes over a change of the storage under a key, or all of it. */
    hear: (key = null) => followOtherTabs(table.context, key),
    /** Comes back to the visitor after changes without events. */
    comeBack: () => followStorage(table.context),
    line: () => table.state().game.line.join(""),
    previous: () => table.state().previousGame?.transcript,
  };
}
