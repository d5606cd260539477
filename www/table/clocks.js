/**
 * The two clocks of a game at one device: the time control, what each side has left, whose clock
 * runs and whose time is up. Each step is given the time at which it happens: the clocks need no
 * timer, and go on through a reload. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 *
 * How time is given: `base` milliseconds for the whole game, and `bonus` milliseconds a move. An
 * increment is added after each move of a side; a delay passes before each move takes time; with
 * sudden death there is no bonus.
 * @typedef {"sudden-death" | "increment" | "delay"} Method
 * @typedef {{method: Method, base: number, bonus: number}} TimeControl
 *
 * `left` and `delay` are milliseconds at the time `since`: what each side has for the game, and
 * what is left of the delay before the running clock takes time. `begun` is whether a clock has
 * ever run, and `credited` the number of the last move that has had its increment: a move that is
 * taken back and played again has none.
 * @typedef {object} Clocks
 * @property {TimeControl} control
 * @property {Readonly<Record<Side, number>>} left
 * @property {number} delay
 * @property {Side | null} running the side whose clock runs; null while both stand
 * @property {number} since
 * @property {boolean} begun
 * @property {number} credited
 * @property {Side | null} fallen the side whose time is up
 */

import { fieldsOf } from "../base/browser-values.js";

/** @type {readonly Method[]} */
export const METHODS = ["sudden-death", "increment", "delay"];

/** The limits of a time control: minutes of the game, and seconds a move. */
export const MAX_MINUTES = 180;
export const MAX_ADDED_SECONDS = 60;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * @param {Method} method
 * @param {number} minutes for the game
 * @param {number} seconds a move, which sudden death leaves out
 * @returns {TimeControl}
 */
export function timeControl(method, minutes, seconds) {
  const bonus = method === "sudden-death" ? 0 : seconds * SECOND;
  return { method, base: minutes * MINUTE, bonus };
}

/**
 * Clocks that stand, with the whole time on both.
 * @param {TimeControl} control
 * @returns {Clocks}
 */
export function newClocks(control) {
  const { base } = control;
  return {
    control,
    left: { black: base, white: base },
    delay: 0,
    running: null,
    since: 0,
    begun: false,
    credited: 0,
    fallen: null,
  };
}

/**
 * The milliseconds that a side has left.
 * @param {Clocks} clocks
 * @param {Side} side
 * @param {number} now
 */
export function timeLeft({ left, delay, running, since }, side, now) {
  if (running !== side) return left[side];
  const elapsed = Math.max(0, now - since);
  return Math.max(0, left[side] - Math.max(0, elapsed - delay));
}

/**
 * When the running clock is at its end, if nobody presses it; null while both stand.
 * @param {Clocks} clocks
 */
export function timeOfFall({ left, delay, running, since }) {
  return running === null ? null : since + delay + left[running];
}

/**
 * The clocks at a later time: a side whose time is up has lost, and both stand.
 * @param {Clocks} clocks
 * @param {number} now
 * @returns {Clocks}
 */
export function clocksAt(clocks, now) {
  const { running, since, delay } = clocks;
  if (running === null || now <= since) return clocks;
  const left = { ...clocks.left, [running]: timeLeft(clocks, running, now) };
  if (left[running] === 0) {
    const fell = since + delay + clocks.left[running];
    return { ...clocks, left, ...STANDING, since: fell, fallen: running };
  }
  return { ...clocks, left, delay: Math.max(0, delay - (now - since)), since: now };
}

/**
 * Clocks that a page takes up from its storage. Where the device's clock was set back since, they
 * run from now on.
 * @param {Clocks} clocks
 * @param {number} now
 */
export function takenUp(clocks, now) {
  return { ...clocks, since: Math.min(clocks.since, now) };
}

const STANDING = /** @type {const} */ ({ running: null, delay: 0 });

/**
 * A side has moved, which presses its clock. The first press begins the game on the clocks; clocks
 * that were stopped go on standing. A move that ends the game on the board does so, though the time
 * was up: nobody had said so before.
 * @param {Clocks} clocks
 * @param {{mover: Side, next: Side | null, number: number}} move `next` is the side to move, null
 *   at the end of the game; `number` is that of the move, from 1
 * @param {number} now
 * @returns {Clocks}
 */
export function afterClockPress(clocks, { mover, next, number }, now) {
  const { control, begun, credited } = clocks;
  if (begun && clocks.running === null) return clocks;
  const after = clocksAt(clocks, now);
  if (after.fallen !== null) return next === null ? { ...after, fallen: null } : after;
  const gains = begun && control.method === "increment" && number > credited;
  const left = gains ? { ...after.left, [mover]: after.left[mover] + control.bonus } : after.left;
  return started({ ...after, left, credited: Math.max(credited, number) }, next, now);
}

/**
 * Another side is to move without a press: a move was taken back, or another line is on the board.
 * Clocks that stand go on standing.
 * @param {Clocks} clocks
 * @param {Side | null} side null where the game is over
 * @param {number} now
 * @returns {Clocks}
 */
export function handedOver(clocks, side, now) {
  if (clocks.running === null || clocks.running === side) return clocks;
  const after = clocksAt(clocks, now);
  // A delay is for a move, which nobody has made.
  return after.fallen === null ? { ...started(after, side, now), delay: 0 } : after;
}

/**
 * The clocks are set going.
 * @param {Clocks} clocks
 * @param {Side | null} side the side to move
 * @param {number} now
 * @returns {Clocks}
 */
export function goOn(clocks, side, now) {
  const mayRun = clocks.running === null && clocks.fallen === null && side !== null;
  return mayRun ? started(clocks, side, now) : clocks;
}

/**
 * Both clocks are stopped.
 * @param {Clocks} clocks
 * @param {number} now
 * @returns {Clocks}
 */
export function stopped(clocks, now) {
  return { ...clocksAt(clocks, now), ...STANDING };
}

/**
 * @param {Clocks} clocks
 * @param {Side | null} running
 * @param {number} now
 * @returns {Clocks}
 */
function started(clocks, running, now) {
  const { method, bonus } = clocks.control;
  const delay = method === "delay" && running !== null ? bonus : 0;
  return { ...clocks, running, delay, since: now, begun: true };
}

/**
 * The valid part of stored clocks.
 * @param {unknown} value
 * @returns {Clocks | null} null if it is none
 */
export function clocksOf(value) {
  const { left, delay, running, since, begun, credited, fallen, ...fields } = fieldsOf(value);
  const control = timeControlOf(fields.control);
  const { black, white } = fieldsOf(left);
  if (control === null || !isAmount(black) || !isAmount(white)) return null;
  if (!isAmount(delay) || !isAmount(since) || !isAmount(credited)) return null;
  if (!isSideOrNull(running) || !isSideOrNull(fallen) || typeof begun !== "boolean") return null;
  return { control, left: { black, white }, delay, running, since, begun, credited, fallen };
}

/**
 * @param {unknown} value
 * @returns {TimeControl | null} null if it is none
 */
export function timeControlOf(value) {
  const { base, bonus, ...fields } = fieldsOf(value);
  const method = METHODS.find((known) => known === fields.method);
  if (method === undefined || !isAmount(base) || !isAmount(bonus)) return null;
  return { method, base, bonus };
}

/** @param {unknown} value @returns {value is number} */
function isAmount(value) {
  return Number.isFinite(value) && Number(value) >= 0;
}

/** @param {unknown} value @returns {value is Side | null} */
function isSideOrNull(value) {
  return value === null || value === "black" || value === "white";
}
