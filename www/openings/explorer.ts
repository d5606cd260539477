/**
 * The explorer: while the panel of openings is open, that of the database or that of the book, the
 * visitor moves both sides on the board, and every move shows its value. Pure.
 */

import type { State } from "../app/state.ts";
import { hasFriend } from "../board/friend-game.ts";
import { isSameGame } from "../board/move-glyphs.ts";
import { type ModeRules, enter, leave, modeOf } from "../board/owner.ts";
import { gameOf } from "../games/index.ts";
import { setPaused } from "../game/reduce-search.ts";

/** Both sides are the visitor's, and the computer is silent. */
const EXPLORING: ModeRules = {
  tools: "learn",
  values: true,
  player: () => "human",
};

/** The database has its tools among the games. */
const SEARCHING: ModeRules = { ...EXPLORING, tools: "games" };

/**
 * Whether one of them is open with nothing else to do on the board: a practice, a review or an
 * exercise would be given away, and a friend plays no move here.
 */
function isDue(state: State) {
  const { game, host, settings, study } = state;
  return (
    isBesideTools(state) &&
    !hasFriend(settings.current) &&
    study.practice === null &&
    study.review === null &&
    gameOf({ game }).study &&
    !host.locks.includes("hint") &&
    !host.locks.includes("board")
  );
}

/** Whether the panel of one of them shows, or none where they are a strip. */
function isBesideTools({ book, database, panels, study }: State) {
  const isInLearn = study.explorer || book.open;
  if (panels.open === null) return isInLearn || database.open;
  return panels.open === "games" ? database.open : panels.open === "learn" && isInLearn;
}

export function isExploring(state: Pick<State, "mode">) {
  return modeOf(state, "explore") !== null;
}

/**
 * Begins and ends the exploration with what is open. A computer that is to move afterwards waits if
 * the board shows another point than before.
 */
export function followPanel(state: State): State {
  const due = isDue(state);
  const exploring = modeOf(state, "explore");
  if (exploring !== null && !due) {
    const left = leave(state);
    const { from } = exploring;
    const isBack = isSameGame(from, state.game) && from.ply === state.game.ply;
    return isBack ? left : setPaused(left, true);
  }
  if (state.mode.kind !== "play" || !due) return state;
  const rules = state.database.open && state.panels.open !== "learn" ? SEARCHING : EXPLORING;
  return enter(state, { kind: "explore", rules, from: state.game });
}

/** Closes the panels beside which moves are explored. */
export function exploringEnded(state: State): State {
  const { book, database, study } = state;
  return {
    ...state,
    book: { ...book, open: false },
    database: { ...database, open: false },
    study: { ...study, explorer: false },
  };
}
