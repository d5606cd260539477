/**
 * The beginning of a game in a text up to its first wrong move or unreadable word: a slip near the
 * end of a scoresheet leaves the moves before it. Pure.
 */

import type { Game } from "./session.ts";
import { type Problem, problem, problemOf } from "../../floor/base/problems.ts";

/**
 * Reads a game, or null where there is none. One with a wrong move, or with a word that is no move,
 * is read up to there.
 * @param beforeFault the part of a text before its fault
 * @returns the game, its part of the text, and what ends that part
 * @throws what `read` throws, if there is no such part
 */
export function readGoodBeginning<Found extends Game | null>(
  text: string,
  read: (text: string) => Found,
  beforeFault: (text: string) => string | undefined,
): { game: Found; text: string; stopped?: Problem } {
  try {
    return { game: read(text), text };
  } catch (error) {
    const part = beforeFault(text);
    if (part === undefined) throw error;
    const game = read(part);
    const wrong = problemOf(error);
    const moves = `${game?.snapshot().line.length}`;
    return {
      game,
      text: part,
      stopped: { ...problem("stopped", moves, wrong.message), cause: wrong },
    };
  }
}

/** Whether a problem means that a game was loaded up to a wrong move. */
export function isStopped({ code }: Problem) {
  return code === "stopped";
}
