/** The comment that is being typed, its judgement and its drawing. Pure. */

import type { Mark } from "../../../embed/host-page/marks.ts";
import type { Core } from "../../floor/base/page.ts";
import { begins } from "./branches.ts";
import { squareIndex } from "../games/squares.ts";
import { followedPoint, holdsOwnGame } from "../board/shown-game.ts";
import { type Comment, commentOn, commentShown, shownMoves } from "./comments.ts";

/** The comment that the visitor types or would type, on the position shown or on one before it. */
export function commentTyped(state: Core): Comment {
  return commentOn(state, state.comments.writing ?? shownMoves(state.game));
}

/**
 * Whether the visitor may set a glyph on the move before the point that the board shows: one of the
 * game or of a branch.
 */
export function mayJudge(state: Pick<Core, "game" | "branches" | "host" | "mode" | "point">) {
  const { game, branches, host } = state;
  const { line, ply } = followedPoint(state) ?? game;
  const path = line.slice(0, ply);
  const isHeld = [game.line, ...branches].some((own) => begins(own, path));
  return ply > 0 && isHeld && !host.locks.includes("board") && holdsOwnGame(state);
}

/**
 * The marks of the position shown and those of the host page; the point of another line that lies
 * on the board has none.
 */
export function marksShown(state: Core): Mark[] {
  if (followedPoint(state) !== null) return [];
  const square = (name: string) => squareIndex(state.game, name);
  const ofComment = commentShown(state).marks.flatMap((mark) => {
    const from = square(mark.slice(0, 2));
    const to = mark.length > 2 ? square(mark.slice(2)) : null;
    return from === null ? [] : [{ from, to, letter: null }];
  });
  return state.game.game === "reversi" ? [...ofComment, ...state.host.marks] : ofComment;
}
