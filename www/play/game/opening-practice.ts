/** Practice of an opening: the computer plays its moves as long as the game follows it. Pure. */

import type { Opening, Side, Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { playerOf } from "../board/seats.ts";
import { otherSide } from "../games/sides.ts";
import { squareIndex, SYMMETRIES } from "../games/squares.ts";

/**
 * `lines` are the moves of the opening as they may be played: one line for each symmetry of the
 * usual start.
 */
export interface Practice {
  opening: Opening;
  lines: readonly (readonly string[])[];
}

/**
 * Where the game stands: in the opening, with the squares that follow; past its last move; or
 * elsewhere since the move of a number, in whose place one of the squares was due.
 */
type PracticePoint =
  | { kind: "within"; squares: string[] }
  | { kind: "done" }
  | { kind: "left"; number: number; squares: string[] };

/** The symmetries that leave the first four discs as they are. */
export const OF_START = SYMMETRIES.slice(0, 4);

/** Whether a game begins as usual. */
export function isUsual({ setup }: Pick<Snapshot, "setup">) {
  return "start" in setup && setup.start === "diagonal" && setup.first === "black";
}

/** @returns null without a practice, and after another start */
export function practicePoint({
  game,
  openings: { practice },
}: Pick<Core, "game" | "openings">): PracticePoint | null {
  if (practice === null || !isUsual(game)) return null;
  const length = practice.lines[0].length;
  const followed = (plies: number) =>
    practice.lines.filter(
      (line) => game.line.slice(0, plies).join() === line.slice(0, plies).join(),
    );
  for (let number = 1; number <= Math.min(game.ply, length); number += 1)
    if (followed(number).length === 0)
      return { kind: "left", number, squares: squaresAt(followed(number - 1), number - 1) };
  if (game.ply >= length) return { kind: "done" };
  return { kind: "within", squares: squaresAt(followed(game.ply), game.ply) };
}

function squaresAt(lines: readonly (readonly string[])[], ply: number) {
  return [...new Set(lines.map((line) => line[ply]))].sort();
}

/**
 * The number of the visitor's next move among those in a practised opening, and how many they are.
 */
export function ownMoves(state: Core, { lines: [line] }: Practice) {
  const { movers, ply, turn } = state.game;
  const isOwn = (side: Side | null) => playerOf(state, side) === "human";
  const number = movers.slice(0, ply).filter(isOwn).length + 1;
  const rest = turn === null ? [] : line.slice(ply + 1);
  const later = rest.filter((_, index) => isOwn(sideAfter(turn, index + 1)));
  return { number, total: number + later.length };
}

/** The side to move after `moves` moves without a pass. */
function sideAfter(side: Side | null, moves: number) {
  return side === null || moves % 2 === 0 ? side : otherSide(side);
}

/**
 * The point at which a practice stops for a choice: right after the move that has left the opening,
 * and at the opening's last one. The computer waits there. Null elsewhere.
 */
export function practiceStop(state: Pick<Core, "game" | "openings">) {
  const point = practicePoint(state);
  if (point === null || point.kind === "within") return null;
  const last = point.kind === "left" ? point.number : state.openings.practice?.lines[0].length;
  return state.game.ply === last ? point : null;
}

/** Whether the game on the board is in a practice that does not stop for a choice. */
export function isPractising(state: Pick<Core, "game" | "openings" | "mode">) {
  return holdsOwnGame(state) && practicePoint(state) !== null && practiceStop(state) === null;
}

/** The squares to which the opening leads in place of the move that has just left it. */
export function missedSquares(state: Pick<Core, "game" | "openings">) {
  const stop = practiceStop(state);
  if (stop?.kind !== "left") return [];
  return stop.squares.flatMap((name) => squareIndex(state.game, name) ?? []);
}

/** The square that the computer plays to stay in the opening; null where it chooses by itself. */
export function practisedReply(state: Core) {
  const point = practicePoint(state);
  return point?.kind === "within" ? squareIndex(state.game, point.squares[0]) : null;
}
