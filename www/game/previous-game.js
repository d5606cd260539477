/**
 * Previous games as texts: the game that another one replaces, or that another tab or a link
 * displaces. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Comment } from "../state/comments.js"
 * @import { StoredGame } from "../state/stored-game.js"
 * @import { GameText } from "./session.js"
 *
 * @typedef {Pick<GameText, "setup" | "transcript">} Moves
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
 * @param {Moves} game that takes its place
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
 * Whether a stored game has every line and every comment of another one.
 * @param {StoredGame} stored
 * @param {Pick<StoredGame, "setup" | "transcript" | "branches" | "comments">} other
 */
export function holdsGame(stored, { setup, transcript, branches, comments = [] }) {
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
 * Whether undo or redo leads to every move of a text, and every comment on it is known.
 * @param {Moves} game
 * @param {readonly Comment[]} known
 * @param {Pick<GameText, "setup" | "transcript" | "comments">} text
 */
function contains(game, known, { setup, transcript, comments = [] }) {
  if (transcript === "" && comments.length === 0) return true;
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
