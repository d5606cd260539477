/**
 * Where the visitor is in the exercise on the board. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Exercise as Content } from "../../reversi-wasm.js"
 * @import { State } from "../app/state.js"
 * @import { Exercise, Stage } from "./exercise.js"
 */

import { modeOf } from "../board/owner.js";
import { squareIndex } from "../games/squares.js";

/** How far the exercise on the board is. @param {Pick<State, "mode">} state */
export function runOf(state) {
  return modeOf(state, "exercise");
}

/** The side that solves an exercise. @param {Pick<Content, "position">} exercise @returns {Side} */
export function solverOf({ position }) {
  return position.endsWith("X") ? "black" : "white";
}

/**
 * The rest of the accepted lines after the first moves of the game on the board.
 * @param {Exercise} exercise
 * @param {Snapshot} game
 * @param {number} count of moves
 */
export function restsAfter({ lines }, game, count) {
  const played = game.line.slice(0, count).map((name) => squareIndex(game, name));
  return lines
    .filter((line) => played.every((square, index) => square === line[index]))
    .map((line) => [...line].slice(count));
}

/**
 * @param {Pick<State, "game" | "mode">} state
 * @returns {Stage | null} null without an exercise
 */
export function stageOf(state) {
  const { game } = state;
  const run = runOf(state);
  if (run === null) return null;
  const rests = restsAfter(run.exercise, game, game.ply);
  if (rests.length === 0) return "wrong";
  if (rests.every((rest) => rest.length === 0)) return "solved";
  return game.turn === solverOf(run.exercise) ? "find" : "reply";
}
