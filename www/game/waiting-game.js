/**
 * The visitor's own game, which waits while the board has another one: an exercise, or an ending
 * that is played out. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Played } from "./played.js"
 * @import { State } from "../app/state.js"
 */

import { NO_HEADER } from "../board/header.js";
import { PLAY, leave } from "../board/owner.js";
import { FRESH } from "../board/point.js";
import { NO_COMMENTS, withComments } from "./comments.js";
import { playedOf, withPlayed } from "./played.js";

/**
 * Another game takes the place of the visitor's own, which the mode of the board has to keep.
 * @param {State} state
 * @param {Snapshot} game
 * @returns {{state: State, kept: Played}}
 */
export function withOtherGame(state, game) {
  const before = leave(state);
  const played = playedOf(withComments(before, { writing: null }));
  const kept = { ...played, point: { ...played.point, line: null } };
  const after = withPlayed(before, {
    ...kept,
    game,
    previousGame: null,
    branches: [],
    comments: NO_COMMENTS,
    header: NO_HEADER,
    counted: "never",
    paused: null,
    point: FRESH,
  });
  return { state: after, kept };
}

/**
 * The state with the visitor's own game on the board.
 * @param {State} state
 * @returns {State}
 */
export function withOwnGame(state) {
  if (!("kept" in state.mode)) return state;
  return { ...withPlayed(state, state.mode.kept), mode: PLAY };
}

/**
 * The state in which the visitor's own game, if it has started, is left out of the record. Another
 * one on the board counts for none.
 * @param {State} state
 * @returns {State}
 */
export function leftOutOfRecord(state) {
  const { game, mode, record } = state;
  if (!("kept" in mode))
    return game.ply === 0 || record.counted
      ? state
      : { ...state, record: { ...record, counted: "never" } };
  const { kept } = mode;
  if (kept.game.ply === 0) return state;
  return { ...state, mode: { ...mode, kept: { ...kept, counted: "never" } } };
}
