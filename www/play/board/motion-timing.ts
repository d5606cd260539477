/**
 * Durations of a move on the board, and how long a computer's reply waits until it rests. In
 * Reversi the placed disc lands, then the discs of each line turn one at a time; in Connect
 * Four a disc falls, in Tic-Tac-Toe a piece is drawn. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Animation } from "../settings/settings.ts";
import type { Core } from "../../floor/base/page.ts";
import { gameOf } from "../games/index.ts";
import { bearing } from "../games/squares.ts";

/**
 * Milliseconds: a disc's landing, the delay from one disc of a line to the next, a disc's turn; the
 * bounces of a fallen disc, its fall past one row; the drawing of a piece.
 */
interface Motion {
  landing: number;
  step: number;
  turn: number;
  bounce: number;
  row: number;
  draw: number;
}

type Moved = Pick<Core, "game" | "point" | "settings">;

/** Milliseconds of a disc's turn. */
const TURN_MS = { off: 0, slow: 950, normal: 420, fast: 200 };
/** The other durations as shares of a turn. */
const LANDING = 0.4;
const STEP = 0.17;
const BOUNCE = 0.7;
const ROW = 0.16;
const DRAW = 1.2;
/** The part of a fall, with its bounces, after which the disc first meets the bottom: `fall` in
 * rack.css. */
const LANDS = 0.58;
/** Milliseconds to read that a side must pass. */
const PASS_MS = 2500;

export function motionOf(animation: Animation): Motion {
  const turn = TURN_MS[animation];
  return {
    landing: turn * LANDING,
    step: turn * STEP,
    turn,
    bounce: turn * BOUNCE,
    row: turn * ROW,
    draw: turn * DRAW,
  };
}

/** Milliseconds from a move until its last disc rests; 0 where no move has just been played. */
export function restTime(state: Moved) {
  const { game, point, settings } = state;
  const { placed } = point;
  if (placed === null) return 0;
  const motion = motionOf(settings.current.animation);
  switch (gameOf(state).motion) {
    case "turn": {
      const farthest = Math.max(...game.changed.map((square) => distance(game, placed, square)));
      return motion.landing + motion.step * (farthest - 1) + motion.turn;
    }
    case "fall":
      return motion.bounce + motion.row * (Math.floor(placed / game.columns) + 1);
    case "draw":
      return motion.draw;
  }
}

/**
 * Milliseconds from a move until its disc meets the bottom of its column, before it bounces; 0
 * where discs do not fall.
 */
export function fallTime(state: Moved) {
  return gameOf(state).motion === "fall" ? restTime(state) * LANDS : 0;
}

/**
 * Milliseconds that the announcement of a forced pass stays: long enough to be read once the discs
 * rest. 0 where the move that has just been played forces none.
 */
export function passTime(state: Moved) {
  const { passed, changed } = state.game;
  return passed === null || changed.length === 0 ? 0 : restTime(state) + PASS_MS;
}

function distance(game: Snapshot, from: Square, to: Square) {
  return bearing(game, from, to).distance;
}
