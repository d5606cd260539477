/**
 * How practice and exploration of openings change the state. Pure.
 *
 * @import { Opening } from "../../reversi-rules.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 */

import { symmetricLines } from "../game/opening-practice.js";
import { isExploring } from "./explorer.js";
import { replaceGame } from "../game/reduce-game.js";
import { setPaused } from "../game/reduce-search.js";
import { replaceFriend } from "../players/seats.js";
import { choose } from "../settings/reduce-settings.js";

/**
 * Begins a game in which an opening is practised, on this device alone: a computer takes the seat
 * of a friend.
 * @param {State} state
 * @param {PageEvent & {type: "practice-started"}} event
 * @returns {State}
 */
export function practiceStarted(state, { opening, game }) {
  const alone = choose(state, replaceFriend(state.settings.current));
  const after = setPaused(replaceGame(alone, game, { kind: "started" }), false);
  return withPractice(after, opening);
}

/**
 * Goes on, after a reload, with the practice in the game on the board.
 * @param {State} state
 * @param {PageEvent & {type: "practice-resumed"}} event
 * @returns {State}
 */
export function practiceResumed(state, { opening }) {
  return withPractice(state, opening);
}

/**
 * @param {State} state
 * @param {Opening} opening
 * @returns {State}
 */
function withPractice(state, opening) {
  const practice = { opening, lines: symmetricLines(opening.moves) };
  return { ...state, study: { ...state.study, practice } };
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
 * A game in which moves have been explored counts for no record.
 * @param {State} state
 * @returns {State}
 */
export function exploredMove(state) {
  if (!isExploring(state)) return state;
  return { ...state, record: { ...state.record, counted: "never" } };
}
