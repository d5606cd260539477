/** Whose decision is next: a human's, a computer's, or a pass that a human has to press. Pure. */

import type { Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { isSameGame } from "./move-glyphs.ts";
import { modeRules } from "./owner.ts";
import { followedPoint, holdsOwnGame, holdsOtherGame, seeksMove, explores } from "./shown-game.ts";
import { playerOf } from "./seats.ts";
import { forfeitHere, winnerOf } from "./game-end.ts";
import { isBeforeAgreed } from "./fair-play.ts";

/** Whether a human who must pass still has to press "Pass". */
export function passWaits(state: Core) {
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
 */
export function sideToAct(state: Core): Side | null {
  const shownGame = modeRules(state).shownGame?.(state) ?? followedPoint(state);
  if (shownGame) return shownGame.turn;
  if (winnerOf(state) !== null) return null;
  return passWaits(state) ? state.game.passed : state.game.turn;
}

/** Whether a human may place a disc. */
export function humanToMove(state: Core) {
  if (passWaits(state) || isBeforeAgreed(state) || followedPoint(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return modeRules(state).opens?.(state) ?? playerOf(state, state.game.turn) === "human";
}

/** Whether a human may play a move of the game, which neither a second try nor an exercise is. */
export function humanToPlay(state: Core) {
  return humanToMove(state) && !seeksMove(state);
}

/** Whether the visitor may place a disc. */
export function boardOpen(state: Core) {
  return humanToMove(state) && !state.host.locks.includes("board");
}

/** Whether the decision is a computer's, paused or not. */
export function computerToMove(state: Core) {
  if (!holdsOwnGame(state) || followedPoint(state)) return false;
  if (playerOf(state, state.game.turn) === "friend" || isBeforeAgreed(state)) return false;
  if (forfeitHere(state) !== null) return false;
  return state.game.turn !== null && !passWaits(state) && !humanToMove(state);
}

/** Whether "Stop" says "Continue", or "Play on from here" at an earlier point of the game. */
export function canContinue(state: Core) {
  return (
    state.search.paused !== null && computerToMove(state) && !state.host.locks.includes("board")
  );
}

/**
 * Whether *Continue* is offered as the next thing to do: neither at an earlier point of the game
 * nor while that is under review, which is there to be looked at.
 */
export function offersToContinue(state: Core) {
  const { open: review } = state.review;
  const isReviewed = review !== null && isSameGame(review.game, state.game);
  return canContinue(state) && !isReviewed && !isBehindEnd(state);
}

/** Whether the board shows an earlier point of the game: a move there makes another line. */
export function isBehindEnd({ game }: Pick<Core, "game">) {
  return game.ply < game.line.length;
}
