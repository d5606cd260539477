/**
 * Previous games as texts: the game that another one replaces, or that another tab or a link
 * displaces. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { StoredGame } from "../state/stored-game.js"
 * @import { GameText } from "./session.js"
 */

/**
 * @param {Snapshot} game
 * @returns {GameText}
 */
export function gameTextOf({ setup, line, ply }) {
  return { setup, transcript: line.join(""), ply };
}

/**
 * The stored game or its own previous game: the first one that the new game does not contain.
 * @param {StoredGame} stored
 * @param {Snapshot} game that takes its place
 * @returns {GameText | null}
 */
export function gameLostTo(stored, game) {
  const lost = [stored, stored.previousGame].find((text) => text && !contains(game, text));
  return lost ? { setup: lost.setup, transcript: lost.transcript, ply: lost.ply } : null;
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
