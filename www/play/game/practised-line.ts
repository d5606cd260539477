/** The line of an opening that is practised, as it lies on the board. Pure. */

import type { Core } from "../../floor/base/page.ts";
import { BOARD } from "../games/reversi.ts";
import { imageOf, squareIndex, squareName } from "../games/squares.ts";
import { OF_START, practicePoint } from "./opening-practice.ts";

/**
 * The moves of an opening in the four symmetries that leave the first four discs as they are.
 * @param moves such as "f5d6c3"
 */
export function symmetricLines(moves: string) {
  const names = moves.match(/../g) ?? [];
  const squares = names.flatMap((name) => squareIndex(BOARD, name) ?? []);
  return OF_START.map((symmetry) =>
    squares.map((square) => squareName(BOARD, imageOf(BOARD, square, symmetry))),
  );
}

/**
 * The line that is practised, in the symmetry in which the game has started, and how many of its
 * moves are on the board.
 */
export function practisedLine({ game, openings: { practice } }: Pick<Core, "game" | "openings">): {
  moves: readonly string[];
  done: number;
} {
  const lines = practice?.lines ?? [[]];
  const common = (line: readonly string[]) => {
    const differs = line.findIndex((move, index) => index >= game.ply || move !== game.line[index]);
    return differs < 0 ? line.length : differs;
  };
  const [moves] = [...lines].sort((a, b) => common(b) - common(a));
  return { moves, done: common(moves) };
}

/**
 * The squares that the practised line still has, the next one first; none once the game is past its
 * last move or elsewhere.
 */
export function practisedRest(state: Pick<Core, "game" | "openings">) {
  if (practicePoint(state)?.kind !== "within") return [];
  const { moves, done } = practisedLine(state);
  return moves.slice(done).flatMap((name) => squareIndex(state.game, name) ?? []);
}
