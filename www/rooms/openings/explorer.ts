/**
 * The explorer: while the panel of openings or that of the book is open, or the library looks for
 * the position, the visitor moves both sides on the board, and every move shows its value. Pure.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { hasFriend } from "../../play/board/friend-game.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { type ModeRules, enter, leave, modeOf } from "../../play/board/owner.ts";
import { gameOf } from "../../play/games/index.ts";
import { setPaused } from "../../play/game/reduce-search.ts";
import { followsBoard } from "../../play/ui/library-shelves.ts";

/** Both sides are the visitor's, and the computer is silent. */
const EXPLORING: ModeRules = {
  tools: "learn",
  values: true,
  player: () => "human",
};

/** The library has its tools among the games. */
const SEARCHING: ModeRules = { ...EXPLORING, tools: "games" };

/**
 * Whether one of them is open with nothing else to do on the board: a practice, a review or an
 * exercise would be given away, and a friend plays no move here.
 */
function isDue(state: Core) {
  const { game, host, openings, review, settings } = state;
  return (
    isBesideTools(state) &&
    !hasFriend(settings.current) &&
    openings.practice === null &&
    review.open === null &&
    gameOf({ game }).study &&
    !host.locks.includes("hint") &&
    !host.locks.includes("board")
  );
}

/** Whether the panel of one of them shows, or none where they are a strip. */
function isBesideTools(state: Core) {
  const { book, openings, panels } = state;
  const isInLearn = openings.explorer || book.open;
  if (followsBoard(state)) return true;
  return isInLearn && (panels.open === null || panels.open === "learn");
}

export function isExploring(state: Pick<Core, "mode">) {
  return modeOf(state, "explore") !== null;
}

/**
 * Begins and ends the exploration with what is open. A computer that is to move afterwards waits if
 * the board shows another point than before.
 */
export function followPanel<S extends Core>(state: S): S {
  const due = isDue(state);
  const exploring = modeOf(state, "explore");
  if (exploring !== null && !due) {
    const left = leave(state);
    const { from } = exploring;
    const isBack = isSameGame(from, state.game) && from.ply === state.game.ply;
    return isBack ? left : setPaused(left, true);
  }
  if (state.mode.kind !== "play" || !due) return state;
  const rules = followsBoard(state) ? SEARCHING : EXPLORING;
  return enter(state, { kind: "explore", rules, from: state.game });
}

/**
 * The point at which the exploration of a running game has begun, where its end leaves the board at
 * another one of that game or its branches; null where it goes on, or another game is there.
 */
export function leftPoint({ mode, game, branches }: Core, before: Core): Snapshot | null {
  const exploring = modeOf(before, "explore");
  if (exploring === null || mode.kind !== "play") return null;
  const { from } = exploring;
  if (isSameGame(from, game)) return from.ply === game.ply ? null : from;
  const moves = from.line.join("");
  const isBranch = moves !== "" && branches.some((line) => line.join("") === moves);
  return isBranch && isSameSetup(from, game) ? from : null;
}

function isSameSetup(one: Snapshot, other: Snapshot) {
  return one.game === other.game && one.initial === other.initial;
}

/** Closes the panels beside which moves are explored. */
export function exploringEnded<S extends Core>(state: S): S {
  const { book, collection, openings } = state;
  return {
    ...state,
    book: { ...book, open: false },
    collection: { ...collection, place: null },
    openings: { ...openings, explorer: false },
  };
}
