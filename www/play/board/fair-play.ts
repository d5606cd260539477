/**
 * The limits of a game with a friend: no moves in place of those that were sent, no analysis before
 * its end, and when it may be resigned. Pure.
 */

import type { Core } from "../../floor/base/page.ts";
import { agreedPlies, hasFriend } from "./friend-game.ts";
import { gameOf } from "../games/index.ts";
import { followedPoint, holdsOwnGame } from "./shown-game.ts";
import { playerOf } from "./seats.ts";
import { forfeitHere, isOver, hasEnded } from "./game-end.ts";

/** Whether the game may go on from the point of a line. */
export function canPlayOn(state: Core) {
  const isHere = followedPoint(state) !== null && holdsOwnGame(state);
  return isHere && !state.host.locks.includes("board") && friendsObjection(state) === null;
}

/**
 * Why a game with a friend may not go on from the point of a line that lies on the board: somebody
 * has resigned, the friend has other moves, or the line has moves of the friend. Null where it may.
 */
export function friendsObjection(state: Core): "resigned" | "agreed" | "friend" | null {
  const followed = followedPoint(state);
  if (followed === null) return null;
  if (forfeitHere(state) !== null) return "resigned";
  if (isBeforeAgreed(state)) return "agreed";
  const added = followed.movers.slice(state.game.ply, followed.ply);
  return added.some((side) => playerOf(state, side) === "friend") ? "friend" : null;
}

/**
 * Whether the board shows an earlier point of what a friend has, too: another move there would be
 * one of another game.
 */
export function isBeforeAgreed(state: Core) {
  return holdsOwnGame(state) && state.game.ply < agreedPlies(state);
}

/** Whether a friend plays the game on the board, and it goes on: nothing helps the visitor then. */
export function isFriendsGame(state: Core) {
  const { friend, settings } = state;
  const isOwn = holdsOwnGame(state);
  return isOwn && friend !== null && hasFriend(settings.current) && !hasEnded(state);
}

/** Whether the game on the board may be analysed: not while a friend plays it. */
export function mayAnalyse(state: Core) {
  const isFree = !isFriendsGame(state) && !state.host.locks.includes("hint");
  return holdsOwnGame(state) && gameOf(state).study && isFree;
}

/**
 * Whether the visitor may resign the game on the board: a friend has it, or plays it live, and it
 * goes on.
 */
export function mayResign(state: Core) {
  const { friend, nearby, settings } = state;
  if (friend === null || !hasFriend(settings.current) || !holdsOwnGame(state)) return false;
  const isShared = friend.agreed > 0 || nearby.contact === "connected";
  return isShared && !isOver(state) && !isBeforeAgreed(state);
}
