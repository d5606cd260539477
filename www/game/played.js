/**
 * A played game and all that belongs to it, as one value: what an exercise takes off the board and
 * gives back, what the storage compares and keeps, and what can be put on the board again whole.
 * `playedOf` takes it out of a state, `withPlayed` puts it in, `playedFrom` makes it of a game that
 * was stored, linked or started; `storedFormOf` (stored-game.js) writes it. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Header } from "../board/header.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { FirstGame } from "./initial-game.js"
 * @import { GameText } from "./session.js"
 * @import { Players } from "./stored-game.js"
 * @import { Line } from "./branches.js"
 * @import { CommentsSlice } from "./comments.js"
 * @import { Review } from "../review/review.js"
 * @import { Point, Search, State } from "../app/state.js"
 * @import { Counted } from "../players/win-loss-record.js"
 *
 * @typedef {object} Played
 * @property {Snapshot} game
 * @property {GameText | null} previousGame the game that this one replaced
 * @property {FriendGame | null} friend what ties it to a friend's device
 * @property {readonly Line[]} branches
 * @property {CommentsSlice} comments
 * @property {Header} header
 * @property {Counted} counted whether the game is in the record
 * @property {readonly string[]} helped the transcripts up to its helped moves
 * @property {Players | null} seated who have played it, once it has ended
 * @property {Search["paused"]} paused
 * @property {Point} point what has happened at the point shown
 * @property {Review | null} review of this game, or of one that it goes on from
 */

import { branchesBeside } from "./branches.js";
import { firstComments } from "./comments.js";
import { NO_HEADER } from "../board/header.js";
import { FRESH } from "../board/point.js";
import { countedOf } from "../players/win-loss-record.js";

/**
 * The game on the board, with all that belongs to it.
 * @param {State} state
 * @returns {Played}
 */
export function playedOf({ game, previousGame, friend, branches, comments, header, ...state }) {
  const { record, search, point, study } = state;
  const { counted, helped, seated } = record;
  const { paused } = search;
  const { review } = study;
  const own = { game, previousGame, friend, branches, comments, header };
  return { ...own, counted, helped, seated, paused, point, review };
}

/**
 * The visitor's own game, also while the mode of the board keeps it.
 * @param {State} state
 * @returns {Played}
 */
export function ownPlayed(state) {
  return "kept" in state.mode ? state.mode.kept : playedOf(state);
}

/**
 * The state with a game on the board in place of the one that is there.
 * @param {State} state
 * @param {Played} played
 * @returns {State}
 */
export function withPlayed(state, { counted, helped, seated, paused, review, ...own }) {
  return {
    ...state,
    ...own,
    record: { ...state.record, counted, helped, seated },
    search: { ...state.search, paused },
    study: { ...state.study, review },
  };
}

/**
 * A game that comes from the storage or a link, or that begins.
 * @param {Omit<FirstGame, "resumed" | "linked" | "paused">} first
 * @returns {Played}
 */
export function playedFrom({ game, previousGame, friend = null, branches, comments, ...facts }) {
  const { counted, helped, seated = null, passDone, text, textLine, header = NO_HEADER } = facts;
  return {
    game,
    previousGame,
    friend,
    branches: branchesBeside(branches, game.line),
    comments: firstComments(game, branches, comments, text, textLine),
    header,
    counted: countedOf(counted, helped, game),
    helped,
    seated,
    paused: null,
    point: { ...FRESH, passDone },
    review: null,
  };
}

/**
 * Whether nothing has changed that is stored with a game.
 * @param {Played} played
 * @param {Played} before
 */
export function isStoredAlike(played, before) {
  return (
    played.game === before.game &&
    played.previousGame === before.previousGame &&
    played.friend === before.friend &&
    played.branches === before.branches &&
    played.comments.list === before.comments.list &&
    played.comments.source === before.comments.source &&
    played.header === before.header &&
    played.paused === before.paused &&
    played.counted === before.counted &&
    played.helped === before.helped &&
    played.seated === before.seated &&
    played.point.passDone === before.point.passDone
  );
}
