/**
 * Steps that keep and bring back the games of files.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Context } from "../app/context.js"
 */

import { problem } from "../base/problems.js";
import { loadText, ofGame } from "../game/choose-game.js";
import { FIRST_GAME } from "../games/index.js";
import { LOCKED, mayLoad, mayStep } from "../settings/host-locks.js";
import { atPly } from "../game/session.js";
import { gameBeside } from "./collection.js";

/**
 * Keeps what is read from here on, and goes on with what the tab has shown before. What an address
 * names stays where it is.
 * @param {Context} context
 * @param {boolean} named whether the page's address names other games
 */
export async function keepCollections({ store, collections: open }, named) {
  const collections = await open();
  const list = async () =>
    store.dispatch({ type: "collections-listed", list: await collections.list() });
  store.subscribe(({ collection: { id, parts, isKept, source } }, { collection: before }) => {
    // The games of an address lie where they are: neither they nor their end are the tab's own.
    if (id === before.id || source !== null || (id === null && before.source !== null)) return;
    collections.show(id);
    if (id === null) void collections.forget(String(before.id), true).then(list);
    else if (isKept !== null) void collections.forget(id, false).then(list);
    else void keep(id, parts);
  });

  /**
   * @param {string} id
   * @param {readonly import("./collection.js").Part[]} parts
   */
  async function keep(id, parts) {
    const isKept = await collections.add(id, parts);
    store.dispatch({ type: "collection-kept", id, isKept });
    await list();
  }

  await list();
  if (named) return;
  const id = await collections.latest();
  const parts = id === null ? null : await collections.read(id);
  const { collection } = store.get();
  if (id === null || parts === null || collection.id !== null || collection.asked !== null) return;
  store.dispatch({ type: "collection-returned", id, parts, isAsked: false });
}

/**
 * Shows games that others have taken the place of, or that were forgotten.
 * @param {Context} context
 * @param {string} id
 */
export async function returnCollection({ store, collections }, id) {
  const parts = await (await collections()).read(id);
  if (parts !== null) store.dispatch({ type: "collection-returned", id, parts, isAsked: true });
  else {
    const gone = problem("collection-gone", "", "the games are no longer kept");
    store.dispatch({ type: "problems", problems: [gone] });
  }
}

/**
 * Puts a game of the collection on the board, and closes the list.
 * @param {Context} context
 * @param {CollectedGame} game
 * @param {{byLink?: boolean, ply?: number | null}} [how] whether an address or the host page names
 *   the game, since locks bind the visitor, and the point to show: null for that of its text
 */
export async function showCollected(context, game, { byLink = false, ply = null } = {}) {
  const { store } = context;
  const { locks } = store.get().host;
  const { number, text } = game;
  store.dispatch({ type: "collection-open", open: false });
  if (!byLink && !mayLoad(locks) && !mayStep(locks)) {
    store.dispatch({ type: "problems", problems: [LOCKED] });
    return;
  }
  store.dispatch({ type: "collection-placing", number, isPlacing: true });
  const failed = await loadText(context, FIRST_GAME.id, (session) => {
    const read = ofGame(session.read(text), FIRST_GAME.id);
    const shown = ply === null ? read : atPly(read, ply);
    return { game: shown, text, record: game, collected: game };
  });
  store.dispatch({ type: "collection-placing", number, isPlacing: false });
  if (failed !== null) store.dispatch({ type: "problems", problems: [failed] });
}

/**
 * Puts the game on the board that stands before the present one in the list, or after it.
 * @param {Context} context
 * @param {1 | -1} step
 */
export function stepInCollection(context, step) {
  const game = gameBeside(context.store.get(), step);
  if (game !== null) void showCollected(context, game);
}
