/**
 * What the rules leave out of a text that they read as a game of Reversi: variations in round
 * brackets, and marks of moves such as `$1`. Pure.
 */

/** Comments, and the tags and values of records, where brackets and marks mean nothing. */
const FOREIGN = /\{[^}]*\}|\[(?:\\.|[^\]\\])*\]/gs;

/** A second branch of a record, a square in round brackets, or a mark. */
const LEFT_OUT = /\)\s*\(;|\([^()]*[a-h][1-8]|\$\d/i;

/**
 * @param {string} text one game
 */
export function leavesSomethingOut(text) {
  return LEFT_OUT.test(text.replace(FOREIGN, ""));
}
