/**
 * The beginning of a game in a text up to its first wrong move: a slip near the end of a scoresheet
 * leaves the moves before it. Pure.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Game } from "./session.js"
 */

import { problemBehind, problemOf } from "../base/problems.js";

/** The fewest moves that are worth another game's place on the board. */
const FEWEST_MOVES = 4;

/** Characters of the longest text whose beginnings are tried, each read by itself. */
const MOST_CHARACTERS = 8_000;

/**
 * Reads a game, or null where there is none. One with a move that the rules do not allow is read up
 * to there.
 * @template {Game | null} Found
 * @param {string} text
 * @param {(text: string) => Found} read
 * @returns {{game: Found, text: string, problem: Problem | null}} the game, its part
 *   of the text, and what ends that part
 * @throws what `read` throws, if there is no such part
 */
export function readGoodBeginning(text, read) {
  try {
    return { game: read(text), text, problem: null };
  } catch (error) {
    const found = beginningBefore(text, read, problemOf(error));
    if (found === null) throw error;
    return { ...found, problem: problemBehind("stopped", error) };
  }
}

/**
 * The longest beginning of a text that has all moves before a wrong one.
 * @template {Game | null} Found
 * @param {string} text
 * @param {(text: string) => Found} read
 * @param {Problem} wrong
 * @returns {{game: Found, text: string} | null}
 */
function beginningBefore(text, read, { code, detail }) {
  const moves = Number.parseInt(detail, 10) - 1;
  if (code !== "illegal-move" || moves < FEWEST_MOVES || text.length > MOST_CHARACTERS) return null;
  for (let end = text.length - 1; end >= moves; end--) {
    const part = text.slice(0, end);
    try {
      const game = read(part);
      if (game?.snapshot().line.length === moves) return { game, text: part };
      game?.free();
    } catch {
      // The part ends within a word or a comment, or still has the wrong move.
    }
  }
  return null;
}
