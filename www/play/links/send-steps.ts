/** Steps that send the game on the board. */

import type { Context, Core } from "../../floor/base/page.ts";
import { type FriendGame, hasFriend, personName, sentPlies } from "../board/friend-game.ts";
import { mayResign } from "../board/fair-play.ts";
import { friendFragment, newGameName, resultFragment, tableFragment } from "./friend-link.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** Gives the game on the board its name, if it is to be sent to a friend and has none. */
export function tieGame({ store, storage }: Context) {
  const { friend, settings } = store.get();
  if (friend !== null || !hasFriend(settings.current)) return;
  const mine = settings.current.black === "friend" ? "white" : "black";
  const names = { black: "", white: "", [mine]: lastName(storage) };
  const tied: FriendGame = { g: newGameName(), mine, names, agreed: 0 };
  store.dispatch({ type: "friend-tied", friend: tied });
}

/** The name that the visitor has given in the last game with a friend; empty if none. */
export function lastName(storage: Context["storage"]) {
  const last = storage.leftGames.read().find(({ game }) => game.friend !== null)?.game.friend;
  return last ? last.names[last.mine] : "";
}

/** The fragment of the link to the game on the board. */
export function fragmentOf({ session }: Context, state: Core) {
  const { game, friend, settings } = state;
  const ply = sentPlies(state);
  const { setup, line } = game;
  const text = { setup, transcript: line.slice(0, ply).join(""), ply };
  const snapshot = readOnce(session.restore(text), (sent) => sent.snapshot());
  if (friend !== null && hasFriend(settings.current)) return friendFragment(snapshot, friend);
  const { table } = state;
  if (table.game === null) return resultFragment(snapshot);
  const { terms, clocks } = table.game;
  return tableFragment(snapshot, terms.names, clocks?.fallen ?? null);
}

/** The link has left the page: its moves stay as they are. */
export function markSent({ store }: Context) {
  const state = store.get();
  const { friend } = state;
  if (friend === null || !hasFriend(state.settings.current)) return;
  const agreed = Math.max(friend.agreed, sentPlies(state));
  if (agreed === friend.agreed) return;
  store.dispatch({ type: "friend-tied", friend: { ...friend, agreed } });
  store.dispatch({ type: "friend-said", key: "sent" });
}

/** Ends the game on the board for the visitor: its link says so from now on. */
export function resign({ store }: Context) {
  const state = store.get();
  const { friend } = state;
  if (friend === null || !mayResign(state)) return;
  store.dispatch({ type: "friend-tied", friend: { ...friend, resigned: friend.mine } });
  store.dispatch({ type: "friend-said", key: "resigned" });
}

/** @param text the visitor's name */
export function nameVisitor({ store }: Context, text: string) {
  const { friend } = store.get();
  if (friend === null) return;
  const names = { ...friend.names, [friend.mine]: personName(text) };
  store.dispatch({ type: "friend-tied", friend: { ...friend, names } });
}
