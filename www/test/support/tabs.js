/** Tabs of one browser: pages without documents that share a storage. */

import { FIRST_GAME } from "../../games/index.js";
import { followLater, followOtherTabs, followStorage } from "../../app/other-tabs.js";
import { createStorage, noStorage } from "../../app/storage.js";
import { setTable } from "./headless-page.js";

/**
 * A tab as it starts with what is stored, also in its own storage. It takes over another tab's
 * changes where the test says so.
 */
export function openTab(store, options, tab) {
  return openTabOf(() => store, options, tab && (() => tab));
}

/** A tab whose storage may be forbidden. */
export function openTabOf(provide, options = {}, provideInTab = noStorage) {
  const storage = createStorage(provide, provideInTab);
  const unfinished = storage.readUnfinished();
  const game = storage.readGame(FIRST_GAME).game ?? {};
  const { stored } = storage.readSettings();
  const table = setTable({ ...game, ...options, stored, storage });
  table.store.subscribe((state, before) => {
    const event = storage.save(state, before);
    if (event !== null) table.store.dispatch(event);
    followLater(table.context, storage, state, before);
  });
  storage.save(table.state(), null);
  return {
    ...table,
    storage,
    /** What the tab has left unfinished before it started. */
    unfinished,
    /** Takes over a change of the storage under a key, or all of it. */
    hear: (key = null) => followOtherTabs(table.context, storage, key),
    /** Comes back to the visitor after changes without events. */
    comeBack: () => followStorage(table.context, storage),
    line: () => table.state().game.line.join(""),
    previous: () => table.state().previousGame?.transcript,
  };
}
