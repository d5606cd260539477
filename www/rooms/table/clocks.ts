/**
 * The two clocks of a game at one device: the time control, what each side has left, whose clock
 * runs and whose time is up. Each step is given the time at which it happens: the clocks need no
 * timer, and go on through a reload. Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import { fieldsOf } from "../../floor/base/browser-values.ts";

/**
 * How time is given: `base` milliseconds for the whole game, and `bonus` milliseconds a move. An
 * increment is added after each move of a side; a delay passes before each move takes time; with
 * sudden death there is no bonus.
 */
type Method = "sudden-death" | "increment" | "delay";

export interface TimeControl {
  method: Method;
  base: number;
  bonus: number;
}

/**
 * `left` and `delay` are milliseconds at the time `since`: what each side has for the game, and
 * what is left of the delay before the running clock takes time. `begun` is whether a clock has
 * ever run, and `credited` the number of the last move that has had its increment: a move that is
 * taken back and played again has none.
 */
export interface Clocks {
  control: TimeControl;
  left: Readonly<Record<Side, number>>;
  delay: number;
  /** The side whose clock runs; null while both stand. */
  running: Side | null;
  since: number;
  begun: boolean;
  credited: number;
  /** The side whose time is up. */
  fallen: Side | null;
}

export const METHODS: readonly Method[] = ["sudden-death", "increment", "delay"];

/** The limits of a time control: minutes of the game, and seconds a move. */
export const MAX_MINUTES = 180;
export const MAX_ADDED_SECONDS = 60;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * @param minutes for the game
 * @param seconds a move, which sudden death leaves out
 */
export function timeControl(method: Method, minutes: number, seconds: number): TimeControl {
  const bonus = method === "sudden-death" ? 0 : seconds * SECOND;
  return { method, base: minutes * MINUTE, bonus };
}

/** Clocks that stand, with the whole time on both. */
export function newClocks(control: TimeControl): Clocks {
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

/** The milliseconds that a side has left. */
export function timeLeft({ left, delay, running, since }: Clocks, side: Side, now: number) {
  if (running !== side) return left[side];
  const elapsed = Math.max(0, now - since);
  return Math.max(0, left[side] - Math.max(0, elapsed - delay));
}

/** When the running clock is at its end, if nobody presses it; null while both stand. */
export function timeOfFall({ left, delay, running, since }: Clocks) {
  return running === null ? null : since + delay + left[running];
}

/** The clocks at a later time: a side whose time is up has lost, and both stand. */
export function clocksAt(clocks: Clocks, now: number): Clocks {
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
 */
export function takenUp(clocks: Clocks, now: number) {
  return { ...clocks, since: Math.min(clocks.since, now) };
}

const STANDING = { running: null, delay: 0 } as const;

/**
 * A side has moved, which presses its clock. The first press begins the game on the clocks; clocks
 * that were stopped go on standing. A move that ends the game on the board does so, though the time
 * was up: nobody had said so before.
 * @param move `next` is the side to move, null at the end of the game; `number` is that of the
 *   move, from 1
 */
export function afterClockPress(
  clocks: Clocks,
  { mover, next, number }: { mover: Side; next: Side | null; number: number },
  now: number,
): Clocks {
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
 * @param side null where the game is over
 */
export function handedOver(clocks: Clocks, side: Side | null, now: number): Clocks {
  if (clocks.running === null || clocks.running === side) return clocks;
  const after = clocksAt(clocks, now);
  // A delay is for a move, which nobody has made.
  return after.fallen === null ? { ...started(after, side, now), delay: 0 } : after;
}

/**
 * The clocks are set going.
 * @param side the side to move
 */
export function goOn(clocks: Clocks, side: Side | null, now: number): Clocks {
  const mayRun = clocks.running === null && clocks.fallen === null && side !== null;
  return mayRun ? started(clocks, side, now) : clocks;
}

export function stopped(clocks: Clocks, now: number): Clocks {
  return { ...clocksAt(clocks, now), ...STANDING };
}

function started(clocks: Clocks, running: Side | null, now: number): Clocks {
  const { method, bonus } = clocks.control;
  const delay = method === "delay" && running !== null ? bonus : 0;
  return { ...clocks, running, delay, since: now, begun: true };
}

/**
 * The valid part of stored clocks.
 * @returns null if it is none
 */
export function clocksOf(value: unknown): Clocks | null {
  const { left, delay, running, since, begun, credited, fallen, ...fields } = fieldsOf(value);
  const control = timeControlOf(fields.control);
  const { black, white } = fieldsOf(left);
  if (control === null || !isAmount(black) || !isAmount(white)) return null;
  if (!isAmount(delay) || !isAmount(since) || !isAmount(credited)) return null;
  if (!isSideOrNull(running) || !isSideOrNull(fallen) || typeof begun !== "boolean") return null;
  return { control, left: { black, white }, delay, running, since, begun, credited, fallen };
}

/** @returns null if it is none */
export function timeControlOf(value: unknown): TimeControl | null {
  const { base, bonus, ...fields } = fieldsOf(value);
  const method = METHODS.find((knownMethod) => knownMethod === fields.method);
  if (method === undefined || !isAmount(base) || !isAmount(bonus)) return null;
  return { method, base, bonus };
}

function isAmount(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

function isSideOrNull(value: unknown): value is Side | null {
  return value === null || value === "black" || value === "white";
}
