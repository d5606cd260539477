/** Where the visitor is in the exercise on the board. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { Exercise as Content } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import { restsAfter } from "./exercise-content.ts";
import { modeOf } from "../../play/board/owner.ts";

/**
 * Where the visitor is: to find a move, to wait for the accepted reply, beside the accepted lines,
 * or at the end of one.
 */
export type Stage = "find" | "reply" | "wrong" | "solved";

/** How far the exercise on the board is. */
export function runOf(state: Pick<Core, "mode">) {
  return modeOf(state, "exercise");
}

export function solverOf({ position }: Pick<Content, "position">): Side {
  return position.endsWith("X") ? "black" : "white";
}

/** @returns null without an exercise */
export function stageOf(state: Pick<Core, "game" | "mode">): Stage | null {
  const { game } = state;
  const run = runOf(state);
  if (run === null) return null;
  const rests = restsAfter(run.exercise, game, game.ply);
  if (rests.length === 0) return "wrong";
  if (rests.every((rest) => rest.length === 0)) return "solved";
  return game.turn === solverOf(run.exercise) ? "find" : "reply";
}
