/**
 * Practice of an opening: the computer plays its moves as long as the game follows it. Pure.
 *
 * @import { Opening, Side, Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 *
 * `lines` are the moves of the opening as they may be played: one line for each symmetry of the
 * usual start.
 * @typedef {{opening: Opening, lines: readonly (readonly string[])[]}} Practice
 *
 * Where the game stands: in the opening, with the squares that follow; past its last move; or
 * elsewhere since the move of a number, in whose place one of the squares was due.
 * @typedef {{kind: "within", squares: string[]} | {kind: "done"}
 *   | {kind: "left", number: number, squares: string[]}} PracticePoint
 */

import { holdsOwnGame } from "../board/shown-game.js";
import { playerOf } from "../board/seats.js";
import { BOARD } from "../games/reversi.js";
import { otherSide } from "../games/sides.js";
import { imageOf, squareIndex, squareName, SYMMETRIES } from "../games/squares.js";

/** The symmetries that leave the first four discs as they are. */
const OF_START = SYMMETRIES.slice(0, 4);

/**
 * The moves of an opening in the four symmetries that leave the first four discs as they are.
 * @param {string} moves such as "f5d6c3"
 */
export function symmetricLines(moves) {
  const names = moves.match(/../g) ?? [];
  const squares = names.map((name) => squareIndex(BOARD, name) ?? 0);
  return OF_START.map((symmetry) =>
    squares.map((square) => squareName(BOARD, imageOf(BOARD, square, symmetry))),
  );
}

/**
 * The line that is practised, in the symmetry in which the game has started, and how many of its
 * moves are on the board.
 * @param {Pick<State, "game" | "study">} state
 * @returns {{moves: readonly string[], done: number}}
 */
export function practisedLine({ game, study: { practice } }) {
  const lines = practice?.lines ?? [[]];
  const common = (/** @type {readonly string[]} */ line) => {
    const differs = line.findIndex((move, index) => index >= game.ply || move !== game.line[index]);
    return differs < 0 ? line.length : differs;
  };
  const [moves] = [...lines].sort((a, b) => common(b) - common(a));
  return { moves, done: common(moves) };
}

/**
 * The squares that the practised line still has, the next one first; none once the game is past its
 * last move or elsewhere.
 * @param {Pick<State, "game" | "study">} state
 */
export function practisedRest(state) {
  if (practicePoint(state)?.kind !== "within") return [];
  const { moves, done } = practisedLine(state);
  return moves.slice(done).flatMap((name) => squareIndex(state.game, name) ?? []);
}

/** Whether a game begins as usual. @param {Pick<Snapshot, "setup">} game */
export function isUsual({ setup }) {
  return "start" in setup && setup.start === "diagonal" && setup.first === "black";
}

/**
 * @param {Pick<State, "game" | "study">} state
 * @returns {PracticePoint | null} null without a practice, and after another start
 */
export function practicePoint({ game, study: { practice } }) {
  if (practice === null || !isUsual(game)) return null;
  const length = practice.lines[0].length;
  const followed = (/** @type {number} */ plies) =>
    practice.lines.filter(
      (line) => game.line.slice(0, plies).join() === line.slice(0, plies).join(),
    );
  for (let number = 1; number <= Math.min(game.ply, length); number += 1)
    if (followed(number).length === 0)
      return { kind: "left", number, squares: squaresAt(followed(number - 1), number - 1) };
  if (game.ply >= length) return { kind: "done" };
  return { kind: "within", squares: squaresAt(followed(game.ply), game.ply) };
}

/**
 * @param {readonly (readonly string[])[]} lines
 * @param {number} ply
 */
function squaresAt(lines, ply) {
  return [...new Set(lines.map((line) => line[ply]))].sort();
}

/**
 * The number of the visitor's next move among those in a practised opening, and how many they are.
 * @param {State} state
 * @param {Practice} practice
 */
export function ownMoves(state, { lines: [line] }) {
  const { movers, ply, turn } = state.game;
  const isOwn = (/** @type {Side | null} */ side) => playerOf(state, side) === "human";
  const number = movers.slice(0, ply).filter(isOwn).length + 1;
  const rest = turn === null ? [] : line.slice(ply + 1);
  const later = rest.filter((_, index) => isOwn(sideAfter(turn, index + 1)));
  return { number, total: number + later.length };
}

/**
 * The side to move after `moves` moves without a pass.
 * @param {Side | null} side
 * @param {number} moves
 */
function sideAfter(side, moves) {
  return side === null || moves % 2 === 0 ? side : otherSide(side);
}

/**
 * The point at which a practice stops for a choice: right after the move that has left the opening,
 * and at the opening's last one. The computer waits there. Null elsewhere.
 * @param {Pick<State, "game" | "study">} state
 */
export function practiceStop(state) {
  const point = practicePoint(state);
  if (point === null || point.kind === "within") return null;
  const last = point.kind === "left" ? point.number : state.study.practice?.lines[0].length;
  return state.game.ply === last ? point : null;
}

/**
 * Whether the game on the board is in a practice that does not stop for a choice.
 * @param {Pick<State, "game" | "study" | "mode">} state
 */
export function isPractising(state) {
  return holdsOwnGame(state) && practicePoint(state) !== null && practiceStop(state) === null;
}

/**
 * The squares to which the opening leads in place of the move that has just left it.
 * @param {Pick<State, "game" | "study">} state
 */
export function missedSquares(state) {
  const stop = practiceStop(state);
  if (stop?.kind !== "left") return [];
  return stop.squares.flatMap((name) => squareIndex(state.game, name) ?? []);
}

/**
 * The square that the computer plays to stay in the opening; null where it chooses by itself.
 * @param {State} state
 */
export function practisedReply(state) {
  const point = practicePoint(state);
  return point?.kind === "within" ? squareIndex(state.game, point.squares[0]) : null;
}
