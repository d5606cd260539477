/**
 * The content of the board: the game, a point of a shown line, or what the mode has there. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 */

import { modeRules } from "./owner.js";

/**
 * The content of the board: the game, unless the visitor does something else there.
 * @param {State} state
 */
export function shownGame(state) {
  return modeRules(state).shown?.(state) ?? followedPoint(state) ?? state.game;
}

/**
 * The point of a shown line that lies on the board in place of the point of the game; null if that
 * one does.
 * @param {Pick<State, "point">} state
 * @returns {Snapshot | null}
 */
export function followedPoint({ point: { line, followed } }) {
  return line?.[followed - 1]?.after ?? null;
}

/**
 * Whether the steps lead along a line that shows; the reply to a wrong move is looked at alone.
 * @param {Pick<State, "point">} state
 */
export function canFollow({ point }) {
  return point.line?.[0]?.after != null;
}

/** Whether the board shows a point of a game. @param {Pick<State, "mode">} state */
export function showsPoint(state) {
  return modeRules(state).shown === undefined;
}

/** Whether the visitor's game is on the board. @param {Pick<State, "mode">} state */
export function holdsOwnGame(state) {
  return showsPoint(state) && !holdsOtherGame(state);
}

/**
 * Whether the game on the board is not the visitor's.
 * @param {Pick<State, "mode">} state
 */
export function holdsOtherGame(state) {
  return modeRules(state).otherGame === true;
}

/**
 * Whether the visitor looks for a move, which nothing gives away.
 * @param {Pick<State, "mode">} state
 */
export function seeksMove(state) {
  return modeRules(state).seeks === true;
}

/** Whether every square takes a press. @param {Pick<State, "mode">} state */
export function takesAnySquare(state) {
  return modeRules(state).free === true;
}

/**
 * Whether the visitor explores: the moves show their values, and both sides are the visitor's.
 * @param {Pick<State, "mode">} state
 */
export function explores(state) {
  return modeRules(state).values === true;
}
