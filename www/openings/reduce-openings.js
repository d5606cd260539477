/**
 * How practice and exploration of openings change the state. Pure.
 *
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 */

import { linesOf } from "./opening-practice.js";
import { moved, replaceGame } from "../game/reduce-game.js";
import { setPaused } from "../game/reduce-search.js";

/**
 * Begins a game in which an opening is practised.
 * @param {State} state
 * @param {PageEvent & {type: "practice-started"}} event
 * @returns {State}
 */
export function practiceStarted(state, { opening, game }) {
  const after = setPaused(replaceGame(state, game, { kind: "started" }), false);
  const practice = { opening, lines: linesOf(opening.moves) };
  return { ...after, study: { ...after.study, practice } };
}

/**
 * @param {State} state
 * @returns {State}
 */
export function practiceEnded(state) {
  if (state.study.practice === null) return state;
  return { ...state, study: { ...state.study, practice: null } };
}

/**
 * A move that the visitor plays for whichever side it is; the computer waits, and the game counts
 * for no record.
 * @param {State} state
 * @param {PageEvent & {type: "explored"}} event
 * @returns {State}
 */
export function explored(state, { game, side, square }) {
  /** @type {State} */
  const uncounted = { ...state, record: { ...state.record, counted: "never" } };
  return moved(uncounted, { type: "moved", game, side, square, found: null, pause: true });
}
