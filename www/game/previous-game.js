/**
 * Previous games as texts: the game that another one replaces, or that another tab or a link
 * displaces. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Comment } from "./comments.js"
 * @import { FriendGame } from "../board/friend-game.js"
 * @import { State } from "../app/state.js"
 * @import { StoredGame } from "./stored-game.js"
 * @import { GameText } from "./session.js"
 * @import { Setup } from "../../reversi-rules.js"
 * @import { Header } from "../board/header.js"
 *
 * @typedef {Pick<GameText, "setup" | "transcript">} Moves
 *
 * A game with its other lines, its comments, and what ties it to a friend's.
 * @typedef {Moves & {branches?: readonly string[] | null, comments?: readonly Comment[],
 *   friend?: FriendGame | null}} Lines
 */

import { NO_HEADER } from "../board/header.js";

/**
 * @param {Snapshot} game
 * @param {readonly Comment[]} [comments]
 * @param {boolean} [given] whether it comes from elsewhere and nobody has played in it here
 * @param {Header} [header]
 * @returns {GameText}
 */
export function gameTextOf({ setup, line, ply }, comments, given, header) {
  return gameText({ setup, transcript: line.join(""), ply }, comments, given, header);
}

/**
 * A game with its branches and its previous game.
 * @param {Pick<State, "game" | "previousGame" | "friend" | "branches" | "comments">} state
 */
export function linesOf({ game, previousGame, friend, branches, comments }) {
  const lines = branches.map((line) => line.join(""));
  return { ...gameTextOf(game, comments.list), previousGame, friend, branches: lines };
}

/**
 * A game without its branches and its previous game.
 * @param {GameText & Partial<Pick<StoredGame, "counted">>} text
 * @returns {GameText}
 */
function textOf({ setup, transcript, ply, comments, given, counted, header }) {
  return gameText({ setup, transcript, ply }, comments, given || counted === "given", header);
}

/**
 * A game with an empty value for each part that it lacks.
 * @param {Pick<GameText, "setup" | "transcript" | "ply">} text
 * @param {readonly Comment[]} [comments]
 * @param {boolean} [given]
 * @param {Header} [header]
 * @returns {GameText}
 */
export function gameText(text, comments = [], given = false, header = NO_HEADER) {
  return {
    ...text,
    ...(comments.length > 0 && { comments }),
    ...(given && { given }),
    ...(header !== NO_HEADER && { header }),
  };
}

/**
 * The stored game, or its own previous game where another one has none, if that other game takes
 * its place without one of its lines: neither on the board nor in a branch nor as the previous
 * game.
 * @param {Pick<StoredGame, "previousGame"> & GameText & Lines} stored
 * @param {Lines & {previousGame?: GameText | null}} game that takes its place
 * @returns {GameText | null}
 */
export function gameLostTo(stored, game) {
  const { previousGame = null } = game;
  const games = [stored, previousGame ? null : stored.previousGame];
  const holders = previousGame ? [game, previousGame] : [game];
  const lost = games.find((other) => other && !holders.some((holder) => holdsGame(holder, other)));
  return lost ? textOf(lost) : null;
}

/**
 * Whether a game has every line and every comment of another one. A game with a friend is no part
 * of any other.
 * @param {Lines} stored
 * @param {Lines} other
 */
export function holdsGame(stored, { setup, transcript, branches, comments = [], friend }) {
  if (friend && stored.friend?.g !== friend.g) return false;
  const lines = [transcript, ...(branches ?? [])];
  return lines.every((line) =>
    [stored.transcript, ...(stored.branches ?? [])].some((kept) =>
      contains({ setup: stored.setup, transcript: kept }, stored.comments ?? [], {
        setup,
        transcript: line,
        comments,
      }),
    ),
  );
}

/**
 * Whether a visitor has started a new game in place of another one, which is its previous game, and
 * has not played in it yet. A position of a link counts for no record, so it is none.
 * @param {StoredGame} stored
 * @param {GameText} game
 */
export function isStartedAfter({ transcript, counted, previousGame }, game) {
  const isNew = transcript === "" && !counted;
  return isNew && previousGame !== null && holdsGame(previousGame, textOf(game));
}

/** Whether a game begins with a position that was set up. @param {Setup} setup */
export function isSetUp(setup) {
  return "position" in setup;
}

/**
 * Whether a game has anything that was entered: a move, a comment, or a position that was set up.
 * @param {Pick<GameText, "setup" | "transcript" | "comments">} text
 */
export function isTouched({ setup, transcript, comments = [] }) {
  return transcript !== "" || comments.length > 0 || isSetUp(setup);
}

/**
 * Whether undo or redo leads to every move of a text, and every comment on it is known.
 * @param {Moves} game
 * @param {readonly Comment[]} known
 * @param {Pick<GameText, "setup" | "transcript" | "comments">} text
 */
function contains(game, known, text) {
  if (!isTouched(text)) return true;
  const { setup, transcript, comments = [] } = text;
  const same = JSON.stringify(game.setup) === JSON.stringify(setup);
  return same && game.transcript.startsWith(transcript) && hasComments(known, comments);
}

/**
 * @param {readonly Comment[]} known
 * @param {readonly Comment[]} comments
 */
function hasComments(known, comments) {
  return comments.every((comment) => known.some((other) => isSame(comment, other)));
}

/**
 * @param {Comment} one
 * @param {Comment} other
 */
function isSame(one, other) {
  const parts = (/** @type {Comment} */ { moves, text, marks }) => [moves, text, ...marks].join();
  return parts(one) === parts(other);
}
