/**
 * Durations of a move on the board: the placed disc lands, then the discs of each line turn one
 * after the other, and a computer's reply waits until they rest. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Animation } from "./settings.js"
 * @import { State } from "./state.js"
 *
 * Milliseconds: a disc's landing, the delay from one disc of a line to the next, a disc's turn.
 * @typedef {{landing: number, step: number, turn: number}} Motion
 */

import { bearing } from "../game/squares.js";

/** Milliseconds of a disc's turn. */
const TURN_MS = { off: 0, slow: 950, normal: 420, fast: 200 };
/** Landing and delay as shares of a turn. */
const LANDING = 0.4;
const STEP = 0.17;
/** Milliseconds to read that a side must pass. */
const PASS_MS = 2500;

/**
 * @param {Animation} animation
 * @returns {Motion}
 */
export function motionOf(animation) {
  const turn = TURN_MS[animation];
  return { landing: turn * LANDING, step: turn * STEP, turn };
}

/**
 * Milliseconds from a move until its last disc rests; 0 where no move has just been played.
 * @param {Pick<State, "game" | "settings">} state
 */
export function restTime({ game, settings }) {
  const { last, changed } = game;
  if (last === null || changed.length === 0) return 0;
  const { landing, step, turn } = motionOf(settings.current.animation);
  const farthest = Math.max(...changed.map((square) => distance(game, last, square)));
  return landing + step * (farthest - 1) + turn;
}

/**
 * Milliseconds that the announcement of a forced pass stays: long enough to be read once the discs
 * rest. 0 where the move that has just been played forces none.
 * @param {Pick<State, "game" | "settings">} state
 */
export function passTime(state) {
  const { passed, changed } = state.game;
  return passed === null || changed.length === 0 ? 0 : restTime(state) + PASS_MS;
}

/**
 * @param {Snapshot} game
 * @param {number} from
 * @param {number} to
 */
function distance(game, from, to) {
  return bearing(game, from, to).distance;
}
