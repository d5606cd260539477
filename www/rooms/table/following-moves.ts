/**
 * The moves that followed one that was entered wrongly: after the right move in its place they are
 * taken over, up to the first that is illegal there. The line that was left stays as a branch.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Context, StateOf } from "../../floor/base/page.ts";
import type { Line } from "../../play/game/branches.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { takeBranch } from "../../play/game/game-steps.ts";
import { squareIndex } from "../../play/games/squares.ts";

/**
 * The line that the last move of the game has left, if that goes on beyond it; null if there is
 * none.
 */
export function correctedLine(state: StateOf<"table">): Line | null {
  const { branches, game, table } = state;
  const { line, ply } = game;
  if (table.game === null || !holdsOwnGame(state) || ply === 0 || ply < line.length) return null;
  const isLeft = (branch: Line) =>
    branch.length > ply &&
    branch[ply - 1] !== line[ply - 1] &&
    branch.slice(0, ply - 1).every((move, index) => move === line[index]);
  return branches.findLast(isLeft) ?? null;
}

/**
 * The game with the moves that followed the corrected one: each is played by the side that played
 * it before, or ends the line.
 */
export function lineWithFollowing({ store, session }: Context, corrected: Line): Line {
  const { setup, line, ply } = store.get().game;
  const [before, after] = [corrected, line].map((moves) =>
    session.restore({ setup, transcript: moves.join(""), ply: moves.length }),
  );
  try {
    const { movers } = before.snapshot();
    for (let number = ply; number < corrected.length; number += 1) {
      const shownGame = after.snapshot();
      const square = squareOf(shownGame, corrected[number]);
      if (shownGame.turn !== movers[number] || square === null) break;
      after.play(square);
    }
    return after.snapshot().line;
  } finally {
    before.free();
    after.free();
  }
}

/** The square of a move; null if it is illegal. */
function squareOf(game: Snapshot, name: string) {
  const square = squareIndex(game, name);
  return game.moves.some((move) => move.square === square) ? square : null;
}

export function keepFollowing(context: Context<"table">) {
  const corrected = correctedLine(context.store.get());
  if (corrected === null) return;
  const line = lineWithFollowing(context, corrected);
  takeBranch(context, line, { ply: line.length, pause: false });
}
