/**
 * The games of a file that the page's address names: `?src=league.txt` is a file in the page's own
 * folder, and `#game=17` one of its games. The fragment follows the game on the board.
 */

import type { Context, Rooms } from "../../floor/base/page.ts";
import type { WantedGame } from "./collection-slice.ts";
import { fetchGames } from "../../../embed/host-page/games-files.ts";
import { createRelay } from "../../../embed/host-page/relay.ts";
import { PageError, problem, problemBehind, problemOf } from "../../floor/base/problems.ts";
import { pageFolder } from "../../floor/base/resources.ts";
import { forgetSource, nameGame } from "../../play/links/source-address.ts";
import { showCollected } from "./collection-steps.ts";
import { isRenewal } from "../../play/game/relay.ts";
import { readCollection } from "../../play/game/read-collection.ts";

/**
 * Reads the games of an address, or says why there are none.
 * @param seconds between two looks at a file that is rewritten; null for one that is read once
 */
export async function openSource(
  context: Context<"collection">,
  source: string,
  seconds: number | null,
) {
  const { store } = context;
  const isRelay = seconds !== null;
  const look = () => lookAt(source, isRelay);
  const take = ({ files, problem: error }: Awaited<ReturnType<typeof look>>) => {
    if (files) readCollection(context, files, { address: source, relay: isRelay });
    else if (isRenewal(store.get(), { address: source, relay: isRelay }))
      store.dispatch({ type: "relay-checked", fault: "missing", time: context.now() });
    else {
      store.dispatch({ type: "collection-wanted", number: null });
      store.dispatch({ type: "problems", problems: [problemBehind("load", error)] });
    }
  };
  const first = await look();
  take(first);
  if (!isRelay) return;
  const relay = createRelay({ seconds, first, look, take, isInSight: () => true });
  // Games of the visitor's own have taken its place.
  store.subscribe(({ collection }, { collection: before }) => {
    if (before.source !== null && collection.source === null) relay.end();
  });
}

async function lookAt(source: string, isRelay: boolean) {
  const folder = pageFolder();
  try {
    if (folder === null) throw new PageError("games-single-file", source);
    const mayFetch = ({ href }: URL) => href.startsWith(folder);
    const cache = isRelay ? "no-cache" : "default";
    return { files: await fetchGames(source, folder, mayFetch, { cache }) };
  } catch (problem) {
    return { problem };
  }
}

/** Puts the games on the board that links name by their numbers, as soon as they have been read. */
export function showWanted(context: Context<"collection">) {
  const { store } = context;
  const show = () => {
    const { request, wanted: wantedGame } = store.get().collection;
    if (request !== null || wantedGame === null) return;
    store.dispatch({ type: "collection-wanted", number: null });
    void showNumbered(context, wantedGame);
  };
  store.subscribe(show);
  show();
}

async function showNumbered(context: Context<"collection">, wantedGame: WantedGame) {
  const { collection } = context.store.get();
  const game = collection.games.find(({ number }) => number === wantedGame.number);
  if (game) await showCollected(context, game, { byLink: true, ply: wantedGame.ply });
  else
    context.store.dispatch({ type: "problems", problems: [absent(collection, wantedGame.number)] });
}

/** Why the list has no game of a number. */
function absent({ games, unread }: Rooms["collection"], wantedNumber: number) {
  const text = String(wantedNumber);
  const bad = unread.find(({ number }) => number === wantedNumber);
  if (bad) return { ...problemBehind("listed-game-unread", problemOf(bad)), detail: text };
  const count = games.length + unread.length;
  if (count === 0) return problem("no-listed-games", text, `there is no list with a game ${text}`);
  return problem("no-listed-game", text, `the list has ${count} games`, [String(count)]);
}

/**
 * Has the page's address name the game of the list that is on the board: a game that is chosen is
 * an entry of the history, and *Back* leads to the game before it.
 */
export function followInAddress({ store }: Context<"collection">) {
  store.subscribe(({ collection }, { collection: before }) => {
    if (before.source !== null && collection.source === null) forgetSource();
    if (collection.source === null || collection.current === before.current) return;
    nameGame(collection.current);
  });
}
