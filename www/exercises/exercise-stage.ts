/** Where the visitor is in the exercise on the board. Pure. */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { Exercise as Content } from "../../reversi-wasm.js";
import type { State } from "../base/page.ts";
import type { Stage } from "./exercise.ts";
import type { Exercise } from "./exercise-content.ts";
import { modeOf } from "../board/owner.ts";
import { squareIndex } from "../games/squares.ts";

/** How far the exercise on the board is. */
export function runOf(state: Pick<State, "mode">) {
  return modeOf(state, "exercise");
}

export function solverOf({ position }: Pick<Content, "position">): Side {
  return position.endsWith("X") ? "black" : "white";
}

/**
 * The rest of the accepted lines after the first moves of the game on the board.
 * @param count of moves
 */
export function restsAfter({ lines }: Exercise, game: Snapshot, count: number) {
  const played = game.line.slice(0, count).map((name) => squareIndex(game, name));
  return lines
    .filter((line) => played.every((square, index) => square === line[index]))
    .map((line) => [...line].slice(count));
}

/** @returns null without an exercise */
export function stageOf(state: Pick<State, "game" | "mode">): Stage | null {
  const { game } = state;
  const run = runOf(state);
  if (run === null) return null;
  const rests = restsAfter(run.exercise, game, game.ply);
  if (rests.length === 0) return "wrong";
  if (rests.every((rest) => rest.length === 0)) return "solved";
  return game.turn === solverOf(run.exercise) ? "find" : "reply";
}
