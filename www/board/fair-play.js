/**
 * The limits of a game with a friend: no moves in place of those that were sent, no analysis before
 * its end, and when it may be resigned. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { agreedPlies, hasFriend } from "./friend-game.js";
import { gameOf } from "../games/index.js";
import { followedPoint, holdsOwnGame } from "./shown-game.js";
import { playerOf } from "./seats.js";
import { forfeitHere, isOver, hasEnded } from "./game-end.js";

/**
 * Whether the game may go on from the point of a line.
 * @param {State} state
 */
export function canPlayOn(state) {
  const isHere = followedPoint(state) !== null && holdsOwnGame(state);
  return isHere && !state.host.locks.includes("board") && friendsObjection(state) === null;
}

/**
 * Why a game with a friend may not go on from the point of a line that lies on the board: somebody
 * has resigned, the friend has other moves, or the line has moves of the friend. Null where it may.
 * @param {State} state
 * @returns {"resigned" | "agreed" | "friend" | null}
 */
export function friendsObjection(state) {
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
 * @param {State} state
 */
export function isBeforeAgreed(state) {
  return holdsOwnGame(state) && state.game.ply < agreedPlies(state);
}

/**
 * Whether the game on the board may be analysed: not while a friend plays it.
 * @param {State} state
 */
export function mayAnalyse(state) {
  const { friend, host, settings } = state;
  const isFriends = friend !== null && hasFriend(settings.current) && !hasEnded(state);
  return holdsOwnGame(state) && gameOf(state).study && !isFriends && !host.locks.includes("hint");
}

/**
 * Whether the visitor may resign the game on the board: a friend has it, or plays it live, and it
 * goes on.
 * @param {State} state
 */
export function mayResign(state) {
  const { friend, nearby, settings } = state;
  if (friend === null || !hasFriend(settings.current) || !holdsOwnGame(state)) return false;
  const isShared = friend.agreed > 0 || nearby.contact === "connected";
  return isShared && !isOver(state) && !isBeforeAgreed(state);
}
