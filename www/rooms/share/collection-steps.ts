/** Steps that keep and bring back the games of files. */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Context } from "../../floor/base/page.ts";
import { loadText, ofGame } from "../../play/game/choose-game.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { LOCKED, mayLoad, mayStep } from "../../play/settings/host-locks.ts";
import { atPly } from "../../play/game/session.ts";
import { gameBeside } from "./collection-game.ts";

/**
 * Puts a game of the collection on the board, and closes the list.
 * @param how whether an address or the host page names the game, since locks bind the visitor, and
 *   the point to show: null for that of its text
 */
export async function showCollected(
  context: Context,
  game: CollectedGame,
  { byLink = false, ply = null }: { byLink?: boolean; ply?: number | null | undefined } = {},
) {
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
    const read = ofGame(session.readRecord(text), FIRST_GAME.id);
    const shownGame = ply === null ? read : atPly(read, ply);
    return { game: shownGame, text, record: game, collected: game };
  });
  store.dispatch({ type: "collection-placing", number, isPlacing: false });
  if (failed !== null) store.dispatch({ type: "problems", problems: [failed] });
}

/** Puts the game on the board that stands before the present one in the list, or after it. */
export function stepInCollection(context: Context<"collection">, step: 1 | -1) {
  const game = gameBeside(context.store.get(), step);
  if (game !== null) void showCollected(context, game);
}
