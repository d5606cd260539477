/**
 * The beginning of a game in a text up to its first wrong move or unreadable word: a slip near the
 * end of a scoresheet leaves the moves before it. Pure.
 */

import type { Game } from "./session.ts";
import { type Problem, problem, problemOf } from "../../floor/base/problems.ts";

/** The fewest moves that are worth another game's place on the board. */
const MIN_MOVES = 4;

/** Characters before a wrong move that may have to go with it, such as an open bracket. */
const STEPS_BACK = 24;

/** The errors whose detail begins with the number of a move. */
const IN_MOVE = ["illegal-move", "no-such-square", "pass-not-forced", "other-side"];

/**
 * Reads a game, or null where there is none. One with a wrong move, or with a word that is no move,
 * is read up to there.
 * @returns the game, its part of the text, and what ends that part
 * @throws what `read` throws, if there is no such part
 */
export function readGoodBeginning<Found extends Game | null>(
  text: string,
  read: (text: string) => Found,
): { game: Found; text: string; stopped?: Problem } {
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

/** Whether a problem means that a game was loaded up to a wrong move. */
export function isStopped({ code }: Problem) {
  return code === "stopped";
}

/** The number of the move that an error is about. */
function moveNumber({ detail }: Problem) {
  return Number.parseInt(detail, 10);
}

/**
 * The longest beginning of a text, of at most `moves` moves and before a wrong one. The place where
 * it ends is found by halving: what is wrong with a part says on which side of that place it ends.
 */
function beginningWith<Found extends Game | null>(
  moves: number,
  text: string,
  read: (text: string) => Found,
): { game: Found; text: string } | null {
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
 * @param number of the wrong move
 */
function reaches(number: number, part: string, read: (text: string) => Game | null) {
  try {
    read(part)?.free();
    return false;
  } catch (error) {
    const wrong = problemOf(error);
    return IN_MOVE.includes(wrong.code) && moveNumber(wrong) >= number;
  }
}
