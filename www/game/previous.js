/**
 * Which game stays to be fetched back when one of the browser's storage gives way to another: the
 * running one of another tab, or of the last visit. Pure.
 *
 * @import { GameText, Snapshot } from "../state/types.js"
 * @import { StoredGame } from "../state/storage.js"
 */

/**
 * The stored game, or else the one stored as its former, as far as the new one does not hold it.
 * @param {StoredGame} stored
 * @param {Snapshot} game that takes its place
 * @returns {GameText | null}
 */
export function gameLostTo(stored, game) {
  const lost = [stored, stored.former].find((text) => text && !holds(game, text));
  return lost ? { opening: lost.opening, transcript: lost.transcript, ply: lost.ply } : null;
}

/**
 * Whether all moves of a text are in a game, where undo leads to them.
 * @param {Snapshot} game
 * @param {GameText} text
 */
function holds({ opening, line }, text) {
  const same = JSON.stringify(opening) === JSON.stringify(text.opening);
  return text.transcript === "" || (same && line.join("").startsWith(text.transcript));
}
