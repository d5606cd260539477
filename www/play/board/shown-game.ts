/**
 * The content of the board: the game, a point of a shown line, or what the mode has there. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { modeRules } from "./owner.ts";

/** The content of the board: the game, unless the visitor does something else there. */
export function shownGame(state: Core) {
  return modeRules(state).shownGame?.(state) ?? followedPoint(state) ?? state.game;
}

/**
 * The point of a shown line that lies on the board in place of the point of the game; null if that
 * one does.
 */
export function followedPoint({ point: { line, followed } }: Pick<Core, "point">): Snapshot | null {
  return line?.[followed - 1]?.after ?? null;
}

/** Whether the steps lead along a line that shows; the reply to a wrong move is looked at alone. */
export function canFollow({ point }: Pick<Core, "point">) {
  return point.line?.[0]?.after != null;
}

/** Whether the board shows a point of a game. */
export function showsPoint(state: Pick<Core, "mode">) {
  return modeRules(state).shownGame === undefined;
}

export function holdsOwnGame(state: Pick<Core, "mode">) {
  return showsPoint(state) && !holdsOtherGame(state);
}

export function holdsOtherGame(state: Pick<Core, "mode">) {
  return modeRules(state).otherGame === true;
}

/** Whether the visitor looks for a move, which nothing gives away. */
export function seeksMove(state: Pick<Core, "mode">) {
  return modeRules(state).seeks === true;
}

export function takesAnySquare(state: Pick<Core, "mode">) {
  return modeRules(state).free === true;
}

/** Whether the visitor explores: the moves show their values, and both sides are the visitor's. */
export function explores(state: Pick<Core, "mode">) {
  return modeRules(state).values === true;
}
