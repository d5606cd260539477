/**
 * What the rules leave out of a text that they read as a game of Reversi: variations in round
 * brackets, and marks of moves such as `$1`. Pure.
 */

/** Comments, and the tags and values of records, where brackets and marks mean nothing. */
const FOREIGN = /\{[^}]*\}|\[[^\]]*\]/g;

/** A variation of a record, a square in round brackets, or a mark. */
const LEFT_OUT = /\(;|\([^()]*[a-h][1-8]|\$\d/i;

/**
 * @param {string} text one game
 */
export function leavesSomethingOut(text) {
  // The first bracket of a record opens the game.
  return LEFT_OUT.test(text.replace(FOREIGN, "").replace("(;", ""));
}
