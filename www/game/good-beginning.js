/**
 * The beginning of a game in a text up to its first wrong move or unreadable word: a slip near the
 * end of a scoresheet leaves the moves before it. Pure.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Game } from "./session.js"
 */

import { problem, problemOf } from "../base/problems.js";

/** The fewest moves that are worth another game's place on the board. */
const MIN_MOVES = 4;

/** Characters before a wrong move that may have to go with it, such as an open bracket. */
const STEPS_BACK = 24;

/** The errors whose detail begins with the number of a move. */
const IN_MOVE = ["illegal-move", "no-such-square", "pass-not-forced"];

/**
 * Reads a game, or null where there is none. One with a wrong move, or with a word that is no move,
 * is read up to there.
 * @template {Game | null} Found
 * @param {string} text
 * @param {(text: string) => Found} read
 * @returns {{game: Found, text: string, stopped?: Problem}} the game, its part of the text, and
 *   what ends that part
 * @throws what `read` throws, if there is no such part
 */
export function readGoodBeginning(text, read) {
  try {
    return { game: read(text), text };
  } catch (error) {
    const wrong = problemOf(error);
    const moves = IN_MOVE.includes(wrong.code) ? moveNumber(wrong) - 1 : 0;
    const found = moves < MIN_MOVES ? null : beginningWith(moves, text, read);
    if (found === null) throw error;
    return {
      ...found,
      stopped: { ...problem("stopped", `${moves}`, wrong.message), cause: wrong },
    };
  }
}

/** Whether a problem means that a game was loaded up to a wrong move. @param {Problem} found */
export function isStopped({ code }) {
  return code === "stopped";
}

/** The number of the move that an error is about. @param {Problem} wrong */
function moveNumber({ detail }) {
  return Number.parseInt(detail, 10);
}

/**
 * The longest beginning of a text, of at most `moves` moves and before a wrong one. The place where
 * it ends is found by halving: what is wrong with a part says on which side of that place it ends.
 * @template {Game | null} Found
 * @param {number} moves
 * @param {string} text
 * @param {(text: string) => Found} read
 * @returns {{game: Found, text: string} | null}
 */
function beginningWith(moves, text, read) {
  let [before, after] = [0, text.length];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (reaches(moves + 1, text.slice(0, middle), read)) after = middle;
    else before = middle;
  }
  for (let end = before; end > Math.max(before - STEPS_BACK, 0); end--) {
    const part = text.slice(0, end);
    try {
      const game = read(part);
      if (game?.snapshot().line.length === moves) return { game, text: part };
      game?.free();
    } catch {
      // The part ends within a word or a bracket.
    }
  }
  return null;
}

/**
 * Whether a part of a text reaches a wrong move, or its first letter.
 * @param {number} number of the wrong move
 * @param {string} part
 * @param {(text: string) => Game | null} read
 */
function reaches(number, part, read) {
  try {
    read(part)?.free();
    return false;
  } catch (error) {
    const wrong = problemOf(error);
    return IN_MOVE.includes(wrong.code) && moveNumber(wrong) >= number;
  }
}
