/**
 * The moves that followed one that was entered wrongly: after the right move in its place they are
 * taken over, up to the first that is illegal there. The line that was left stays as a branch.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Line } from "../game/branches.js"
 */

import { holdsOwnGame } from "../board/shown-game.js";
import { takeBranch } from "../game/game-steps.js";
import { squareIndex } from "../games/squares.js";

/**
 * The line that the last move of the game has left, if that goes on beyond it; null if there is
 * none.
 * @param {State} state
 * @returns {Line | null}
 */
export function correctedLine(state) {
  const { branches, game, table } = state;
  const { line, ply } = game;
  if (table.game === null || !holdsOwnGame(state) || ply === 0 || ply < line.length) return null;
  const isLeft = (/** @type {Line} */ branch) =>
    branch.length > ply &&
    branch[ply - 1] !== line[ply - 1] &&
    branch.slice(0, ply - 1).every((move, index) => move === line[index]);
  return branches.findLast(isLeft) ?? null;
}

/**
 * The game with the moves that followed the corrected one: each is played by the side that played
 * it before, or ends the line.
 * @param {Context} context
 * @param {Line} corrected
 * @returns {Line}
 */
export function lineWithFollowing({ store, session }, corrected) {
  const { setup, line, ply } = store.get().game;
  const [before, after] = [corrected, line].map((moves) =>
    session.restore({ setup, transcript: moves.join(""), ply: moves.length }),
  );
  try {
    const { movers } = before.snapshot();
    for (let number = ply; number < corrected.length; number += 1) {
      const shown = after.snapshot();
      const square = squareOf(shown, corrected[number]);
      if (shown.turn !== movers[number] || square === null) break;
      after.play(square);
    }
    return after.snapshot().line;
  } finally {
    before.free();
    after.free();
  }
}

/** The square of a move; null if it is illegal. @param {Snapshot} game @param {string} name */
function squareOf(game, name) {
  const square = squareIndex(game, name);
  return game.moves.some((move) => move.square === square) ? square : null;
}

/** @param {Context} context */
export function keepFollowing(context) {
  const corrected = correctedLine(context.store.get());
  if (corrected === null) return;
  const line = lineWithFollowing(context, corrected);
  takeBranch(context, line, { ply: line.length, pause: false });
}
