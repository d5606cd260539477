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
 * @returns {GameText | null}
 */
export function gameLostTo(stored, game) {
  const lost = [stored, stored.previousGame].find((text) => text && !contains(game, text));
  if (!lost) return null;
  const { setup, transcript, ply, comments = [] } = lost;
  return withComments({ setup, transcript, ply }, comments);
}

/**
 * Whether undo or redo leads to every move of a text.
 * @param {Snapshot} game
 * @param {GameText} text
 */
function contains({ setup, line }, text) {
  const same = JSON.stringify(setup) === JSON.stringify(text.setup);
  return text.transcript === "" || (same && line.join("").startsWith(text.transcript));
}
