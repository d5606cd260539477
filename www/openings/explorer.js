/**
 * The explorer: while the panel of openings is open, that of the database or that of the book, the
 * visitor moves both sides on the board, and every move shows its value. Pure.
 *
 * @import { ModeRules } from "../board/owner.js"
 * @import { State } from "../app/state.js"
 */

import { hasFriend } from "../board/friend-game.js";
import { isSameGame } from "../board/move-glyphs.js";
import { enter, leave, modeOf } from "../board/owner.js";
import { gameOf } from "../games/index.js";
import { setPaused } from "../game/reduce-search.js";

/**
 * Both sides are the visitor's, and the computer is silent.
 * @type {ModeRules}
 */
const EXPLORING = {
  tools: "study",
  values: true,
  player: () => "human",
};

/** The panels beside which the openings show: their own, or none where they are a strip. */
const BESIDE = ["study", null];

/**
 * Whether one of them is open with nothing else to do on the board: a practice, a review or an
 * exercise would be given away, and a friend plays no move here.
 * @param {State} state
 */
function isDue(state) {
  const { book, database, game, host, panels, settings, study } = state;
  return (
    (study.explorer || database.open || book.open) &&
    !hasFriend(settings.current) &&
    study.practice === null &&
    study.review === null &&
    BESIDE.includes(panels.open) &&
    gameOf({ game }).study &&
    !host.locks.includes("hint") &&
    !host.locks.includes("board")
  );
}

/** Whether moves are explored. @param {Pick<State, "mode">} state */
export function isExploring(state) {
  return modeOf(state, "explore") !== null;
}

/**
 * Begins and ends the exploration with what is open. A computer that is to move afterwards waits if
 * the board shows another point than before.
 * @param {State} state
 * @returns {State}
 */
export function followPanel(state) {
  const due = isDue(state);
  const exploring = modeOf(state, "explore");
  if (exploring !== null && !due) {
    const left = leave(state);
    const { from } = exploring;
    const isBack = isSameGame(from, state.game) && from.ply === state.game.ply;
    return isBack ? left : setPaused(left, true);
  }
  if (state.mode.kind !== "play" || !due) return state;
  return enter(state, { kind: "explore", rules: EXPLORING, from: state.game });
}

/**
 * Closes the panels beside which moves are explored.
 * @param {State} state
 * @returns {State}
 */
export function exploringEnded(state) {
  const { book, database, study } = state;
  return {
    ...state,
    book: { ...book, open: false },
    database: { ...database, open: false },
    study: { ...study, explorer: false },
  };
}
