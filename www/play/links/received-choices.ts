/** What the visitor has chosen for a link: an invitation, a look alone, or one of two lines. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import type { FriendGame } from "../board/friend-game.ts";
import { isFieldLocked } from "../settings/host-locks.ts";
import { otherSide } from "../games/sides.ts";
import { chooseGame } from "../game/choose-game.ts";
import { jump, takeBranch } from "../game/game-steps.ts";
import { type Incoming, type Received, sharedMoves, tieAfter, tieOf } from "./received.ts";

/** The visitor on one side, the friend on the other, where the host page does not say who plays. */
export function seatFriend({ store }: Context, { mine }: FriendGame) {
  const { host } = store.get();
  const choices = { [mine]: "human", [otherSide(mine)]: "friend" };
  const names = Object.keys(choices);
  if (names.some((name) => isFieldLocked(host.locks, name))) return;
  store.dispatch({ type: "chosen", choices });
}

/**
 * Plays the game to which a link invites, in place of the one on the board, which is left.
 * @param name the visitor's
 */
export async function acceptInvitation(context: Context, incoming: Incoming, name: string) {
  const { store } = context;
  const friend = tieOf(incoming, name);
  const isNewcomer = store.get().panels.guide !== null;
  if (friend === null || !(await put(context, incoming))) return;
  store.dispatch({ type: "friend-tied", friend });
  seatFriend(context, friend);
  store.dispatch({ type: "friend-said", key: "playing" });
  // The first steps that stood behind the invitation come with the first move.
  if (isNewcomer) store.dispatch({ type: "guide-started" });
}

/** Shows the game of a link without playing it. */
export async function lookOnly(context: Context, incoming: Incoming) {
  if (await put(context, incoming)) context.store.dispatch({ type: "friend-said", key: "looking" });
}

/** @returns whether its game is on the board */
async function put(context: Context, { game, fragment }: Incoming): Promise<boolean> {
  const { store } = context;
  store.dispatch({ type: "friend-sheet", sheet: null });
  await chooseGame(context, game.game, (session) => ({
    game: session.readLink(fragment),
    text: fragment,
  }));
  return store.get().game.game === game.game && isSameLine(store.get().game, game);
}

function isSameLine(one: Snapshot, other: Snapshot) {
  return one.line.join() === other.line.join();
}

/**
 * Chooses one of two lines of a game; the other one becomes a branch.
 * @param theirs whether the friend's line is chosen
 */
export function chooseLine(
  context: Context,
  { incoming, own }: Extract<Received, { kind: "fork" }>,
  theirs: boolean,
) {
  const { store } = context;
  store.dispatch({ type: "friend-sheet", sheet: null });
  if (store.get().friend?.g !== own.friend.g) return;
  const { line } = incoming.game;
  store.dispatch({ type: "branches-restored", restored: [line], comments: [] });
  if (theirs) {
    takeBranch(context, line);
    jump(context, store.get().game.line.length, false);
  }
  const { game, friend } = store.get();
  if (friend === null) return;
  const shared = theirs ? line.length : sharedMoves(game.line, line);
  store.dispatch({
    type: "friend-tied",
    friend: { ...tieAfter(friend, incoming, 0), agreed: shared },
  });
  store.dispatch({ type: "friend-said", key: theirs ? "playing" : "kept" });
}
