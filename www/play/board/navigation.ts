/** The points of the game that *Undo*, *Redo*, a jump and the replay lead to. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { agreedPlies } from "./friend-game.ts";
import { squareIndex } from "../games/squares.ts";
import { mayLoad, mayStep } from "../settings/host-locks.ts";
import { showsPoint, holdsOwnGame } from "./shown-game.ts";
import { playerOf } from "./seats.ts";
import { hasHuman } from "../settings/settings.ts";

/**
 * Where undo leads: to the last human decision before this point, between two computers one ply
 * back. Null where there is nothing to return to.
 */
export function undoTarget(state: Core): number | null {
  const { game, settings } = state;
  if (!hasHuman(settings.current)) return game.ply > 0 ? game.ply - 1 : null;
  const ply = lastHumanPly(state);
  return ply === null || ply < agreedPlies(state) ? null : ply;
}

/** The ply of the last move before this point that a human decided; null if there is none. */
function lastHumanPly(state: Core) {
  const { game } = state;
  for (let ply = game.ply - 1; ply >= 0; ply -= 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return null;
}

/**
 * Where redo leads: to the next human decision or the end of the line, between two computers one
 * ply on. Null at the end of the line.
 */
export function redoTarget(state: Core): number | null {
  const { game, settings } = state;
  const end = game.line.length;
  if (game.ply >= end) return null;
  if (!hasHuman(settings.current)) return game.ply + 1;
  for (let ply = game.ply + 1; ply < end; ply += 1) {
    if (playerOf(state, game.movers[ply]) === "human") return ply;
  }
  return end;
}

/** The square of the last move that a human decided; null if there is none. */
export function lastDecision(state: Core) {
  const { game } = state;
  const ply = lastHumanPly(state);
  return ply === null ? null : squareIndex(game, game.line[ply]);
}

/** Whether "Undo" brings the previous game back: in a game in which no human has decided. */
export function undoReturns(state: Core) {
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
 */
export function mayJump(state: Core) {
  return mayStep(state.host.locks) && showsPoint(state);
}

/**
 * Whether the moves of the game play by themselves: from one point to the next, as long as nothing
 * else leads to another point.
 */
export function isReplaying({ game, replay }: Pick<Core, "game" | "replay">) {
  return replay === game;
}

/**
 * Whether the moves of the game may play by themselves: there are more of them, or all of a game
 * that nobody plays on here.
 */
export function canReplay(state: Core) {
  const { game, host } = state;
  if (!mayJump(state) || !holdsOwnGame(state)) return false;
  const isRead = game.turn === null || host.locks.includes("board");
  return game.ply < game.line.length || (isRead && game.ply > 0);
}
