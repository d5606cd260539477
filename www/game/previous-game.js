/**
 * Previous games as texts: the game that another one replaces, or that another tab or a link
 * displaces. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Comment } from "../state/comments.js"
 * @import { StoredGame } from "../state/stored-game.js"
 * @import { GameText } from "./session.js"
 */

/**
 * @param {Snapshot} game
 * @param {readonly Comment[]} [comments]
 * @returns {GameText}
 */
export function gameTextOf({ setup, line, ply }, comments = []) {
  return withComments({ setup, transcript: line.join(""), ply }, comments);
}

/**
 * @param {GameText} text
 * @param {readonly Comment[]} comments
 * @returns {GameText}
 */
function withComments(text, comments) {
  return comments.length === 0 ? text : { ...text, comments };
}

/**
 * The stored game or its own previous game: the first one that the new game does not contain.
 * @param {StoredGame} stored
 * @param {Snapshot} game that takes its place
 * @param {readonly Comment[]} [known] comments on it
 * @returns {GameText | null}
 */
export function gameLostTo(stored, game, known = []) {
  const lost = [stored, stored.previousGame].find((text) => text && !contains(game, known, text));
  if (!lost) return null;
  const { setup, transcript, ply, comments = [] } = lost;
  return withComments({ setup, transcript, ply }, comments);
}

/**
 * Whether undo or redo leads to every move of a text, and every comment on it is known.
 * @param {Snapshot} game
 * @param {readonly Comment[]} known
 * @param {GameText} text
 */
function contains({ setup, line }, known, { setup: begun, transcript, comments = [] }) {
  if (transcript === "" && comments.length === 0) return true;
  const same = JSON.stringify(setup) === JSON.stringify(begun);
  const isKnown = (/** @type {Comment} */ comment) => known.some((other) => isSame(comment, other));
  return same && line.join("").startsWith(transcript) && comments.every(isKnown);
}

/**
 * @param {Comment} one
 * @param {Comment} other
 */
function isSame(one, other) {
  const parts = (/** @type {Comment} */ { moves, text, marks }) => [moves, text, ...marks].join();
  return parts(one) === parts(other);
}
