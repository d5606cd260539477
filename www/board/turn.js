/**
 * Whose decision is next: a human's, a computer's, or a pass that a human has to press. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 */

import { isSameGame } from "./move-glyphs.js";
import { modeRules } from "./owner.js";
import { followedPoint, holdsOwnGame, holdsOtherGame, seeksMove, explores } from "./shown-game.js";
import { playerOf } from "./seats.js";
import { forfeitHere, winnerOf } from "./game-end.js";
import { isBeforeAgreed } from "./fair-play.js";

/** Whether a human who must pass still has to press "Pass". @param {State} state */
export function passWaits(state) {
  const { game, point, settings } = state;
  return (
    !point.passDone &&
    !holdsOtherGame(state) &&
    !explores(state) &&
    settings.current["manual-pass"] &&
    game.turn !== null &&
    playerOf(state, game.passed) === "human"
  );
}

/**
 * The side whose decision is next, a manual pass included; in the position editor the side to move.
 * @param {State} state
 * @returns {Side | null}
 */
export function sideToAct(state) {
  const shown = modeRules(state).shown?.(state) ?? followedPoint(state);
  if (shown) return shown.turn;
  if (winnerOf(state) !== null) return null;
  return passWaits(state) ? state.game.passed : state.game.turn;
}

/** Whether a human may place a disc. @param {State} state */
export function humanToMove(state) {
  if (passWaits(state) || isBeforeAgreed(state) || followedPoint(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return modeRules(state).opens?.(state) ?? playerOf(state, state.game.turn) === "human";
}

/**
 * Whether a human may play a move of the game, which neither a second try nor an exercise is.
 * @param {State} state
 */
export function humanToPlay(state) {
  return humanToMove(state) && !seeksMove(state);
}

/** Whether the visitor may place a disc. @param {State} state */
export function boardOpen(state) {
  return humanToMove(state) && !state.host.locks.includes("board");
}

/** Whether the decision is a computer's, paused or not. @param {State} state */
export function computerToMove(state) {
  if (!holdsOwnGame(state) || followedPoint(state)) return false;
  if (playerOf(state, state.game.turn) === "friend" || isBeforeAgreed(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return state.game.turn !== null && !passWaits(state) && !humanToMove(state);
}

/** Whether "Stop" says "Continue". @param {State} state */
export function canContinue(state) {
  return (
    state.search.paused !== null && computerToMove(state) && !state.host.locks.includes("board")
  );
}

/**
 * Whether *Continue* is offered as the next thing to do: not while the game on the board is under
 * review, which is there to be looked at.
 * @param {State} state
 */
export function offersToContinue(state) {
  const { review } = state.study;
  return canContinue(state) && (review === null || !isSameGame(review.game, state.game));
}
