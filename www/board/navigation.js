/**
 * The points of the game that *Undo*, *Redo*, a jump and the replay lead to. Pure.
 *
 * @import { State } from "../app/state.js"
 */

import { agreedPlies } from "./friend-game.js";
import { squareIndex } from "../games/squares.js";
import { mayLoad, mayStep } from "../settings/host-locks.js";
import { showsPoint, holdsOwnGame } from "./shown-game.js";
import { playerOf } from "./seats.js";
import { hasHuman } from "../settings/settings.js";

/**
 * Where undo leads: to the last human decision before this point, between two computers one ply
 * back. Null where there is nothing to return to.
 * @param {State} state
 * @returns {number | null}
 */
export function undoTarget(state) {
  const { game, settings } = state;
  if (!hasHuman(settings.current)) return game.ply > 0 ? game.ply - 1 : null;
  const ply = lastHumanPly(state);
  return ply === null || ply < agreedPlies(state) ? null : ply;
}

/**
 * The ply of the last move before this point that a human decided; null if there is none.
 * @param {State} state
 */
function lastHumanPly(state) {
  const { game } = state;
  for (let ply = game.ply - 1; ply >= 0; ply -= 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return null;
}

/**
 * Where redo leads: to the next human decision or the end of the line, between two computers one
 * ply on. Null at the end of the line.
 * @param {State} state
 * @returns {number | null}
 */
export function redoTarget(state) {
  const { game, settings } = state;
  const end = game.line.length;
  if (game.ply >= end) return null;
  if (!hasHuman(settings.current)) return game.ply + 1;
  for (let ply = game.ply + 1; ply < end; ply += 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return end;
}

/**
 * The square of the last move that a human decided; null if there is none.
 * @param {State} state
 */
export function lastDecision(state) {
  const { game } = state;
  const ply = lastHumanPly(state);
  return ply === null ? null : squareIndex(game, game.line[ply]);
}

/**
 * Whether "Undo" brings the previous game back: in a game in which no human has decided.
 * @param {State} state
 */
export function undoReturns(state) {
  const { game, previousGame, settings, host } = state;
  const touched = game.line.some((_, ply) => playerOf(state, game.movers[ply]) === "human");
  return (
    previousGame !== null &&
    mayLoad(host.locks) &&
    !touched &&
    (hasHuman(settings.current) || game.ply === 0)
  );
}

/**
 * Whether the visitor may go to another point of the game. What is being set up is none: it stays.
 * @param {State} state
 */
export function mayJump(state) {
  return mayStep(state.host.locks) && showsPoint(state);
}

/**
 * Whether the moves of the game play by themselves: from one point to the next, as long as nothing
 * else leads to another point.
 * @param {Pick<State, "game" | "replay">} state
 */
export function isReplaying({ game, replay }) {
  return replay === game;
}

/**
 * Whether the moves of the game may play by themselves: there are more of them, or all of a game
 * that nobody plays on here.
 * @param {State} state
 */
export function canReplay(state) {
  const { game, host } = state;
  if (!mayJump(state) || !holdsOwnGame(state)) return false;
  const isRead = game.turn === null || host.locks.includes("board");
  return game.ply < game.line.length || (isRead && game.ply > 0);
}
