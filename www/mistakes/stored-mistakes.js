/**
 * The visitor's mistakes as the browser keeps them, and the valid part of a stored value. Pure.
 *
 * @import { KeptMistakes, Mistake, MistakesSlice, Reviewed, Waiting } from "./mistakes.js"
 */

import { fieldsOf, isSquare } from "../base/browser-values.js";
import { NOTHING_KEPT } from "./mistakes.js";

/** The number changes with the shape of what is stored. */
export const MISTAKES_KEY = "reversi.mistakes.1";

const POSITION = /^[XO-]{64} [XO]$/;
const MOVES = /^(?:[a-h][1-8])*$/;
const PHASE_COUNT = 3;

/** @param {MistakesSlice} mistakes @returns {KeptMistakes} */
export function keptForm({ on, waiting, games, list }) {
  return { on, waiting, games, list };
}

/** The valid part of a stored value. @param {unknown} value @returns {KeptMistakes} */
export function keptIn(value) {
  const { on, waiting, games, list } = fieldsOf(value);
  return {
    ...NOTHING_KEPT,
    on: on === true,
    waiting: soundIn(waiting, waitingIn),
    games: soundIn(games, gameIn),
    list: soundIn(list, mistakeIn),
  };
}

/**
 * @template T
 * @param {unknown} values
 * @param {(value: unknown) => T | null} check
 * @returns {T[]}
 */
function soundIn(values, check) {
  const checked = Array.isArray(values) ? values.map(check) : [];
  return checked.filter((value) => value !== null);
}

/** @param {unknown} value @returns {Waiting | null} */
function waitingIn(value) {
  const { setup, transcript, side, ...facts } = fieldsOf(value);
  const named = factsIn(facts);
  if (named === null || (side !== "black" && side !== "white")) return null;
  if (typeof transcript !== "string" || !MOVES.test(transcript)) return null;
  return { setup: /** @type {Waiting["setup"]} */ (fieldsOf(setup)), transcript, side, ...named };
}

/** @param {unknown} value @returns {Reviewed | null} */
function gameIn(value) {
  const { phases, ...facts } = fieldsOf(value);
  const named = factsIn(facts);
  const sound = soundIn(phases, (phase) => {
    const { moves, lost } = fieldsOf(phase);
    return isCount(moves) && isNumber(lost) && lost >= 0 ? { moves, lost } : null;
  });
  return named === null || sound.length !== PHASE_COUNT ? null : { ...named, phases: sound };
}

/** @param {Record<string, unknown>} facts */
function factsIn({ opponent, opening, time }) {
  if (typeof opponent !== "string" || typeof opening !== "string" || !isNumber(time)) return null;
  return { opponent, opening, time };
}

/** @param {unknown} value @returns {Mistake | null} */
function mistakeIn(value) {
  const { position, square, best, loss, due, step } = fieldsOf(value);
  if (typeof position !== "string" || !POSITION.test(position)) return null;
  if (!isSquare(square) || !isSquare(best) || !isNumber(loss) || !isCount(step)) return null;
  if (due !== null && !isCount(due)) return null;
  return { position, square, best, loss, due, step };
}

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === "number" && Number.isFinite(value);
/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
