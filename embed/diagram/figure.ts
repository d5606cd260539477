/** The content of a diagram, read from the texts of its element. Pure. */

import { readMarks, squareNamed } from "../host-page/marks.ts";
import { type Board, type Disc, flipsOf, other, turnOf } from "./flips.ts";

/** A position with what is drawn on it; squares are numbers from 0 at a1 by rows. */
export interface Figure {
  board: Board;
  /** The side to move; null where the position names none or the game is over. */
  turn: Disc | null;
  /** Whether moves have led to the end of the game. */
  over: boolean;
  /** Of the moves by their squares; empty by default. */
  numbers: Map<number, number>;
  circles: number[];
  arrows: { from: number; to: number }[];
  /** By their squares. */
  letters: Map<number, string>;
}

/** The texts of an element; null where it has none. */
export interface FigureSource {
  position: string | null;
  moves: string | null;
  ply: string | null;
  marks: string | null;
  /** Whether each move's disc has its number, in the colour of its mover. */
  numbers: boolean;
}

export type Fault = "character" | "squares" | "no-square" | "illegal" | "no-pass" | "ply" | "mark";

/** A text that is no diagram: `code` says what is wrong, `parts` where. */
export class FigureError extends Error {
  declare code: Fault;
  /** Of the sentence; `about` is the offending text. */
  declare parts: Record<string, string | number>;

  constructor(code: Fault, parts: Record<string, string | number>) {
    super(`${code}: ${parts.about}`);
    this.code = code;
    this.parts = parts;
  }
}

const SQUARES = 64;
/** So much of an unreadable text is quoted. */
const QUOTED = 12;
/** Black's and White's discs and the empty square as texts write them. */
const START = "---------------------------OX------XO---------------------------";
/** A text that begins so is a position: no move has these characters. */
const POSITION = /^[XO.-]/i;
/** A square or a pass, with the number before it and the separators after it. */
const MOVE = /(?:\d+\s*\.+\s*)?(?:([a-h][1-8])|--|pass\b|pa\b)[\s,;]*/iy;

export const nameOf = (square: number): string =>
  "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);

/** @throws {FigureError} */
export function readFigure({ position, moves, ply, marks, numbers }: FigureSource): Figure {
  const text = withPlainDashes(`${position ?? ""} ${moves ?? ""}`).trim();
  const { board, side, rest } = POSITION.test(text)
    ? readPosition(text)
    : ({ board: readBoard(START), side: "X", rest: text } as const);
  const line = play(board, side, readMoves(rest));
  const shownMoves = line.slice(0, readPly(ply, line.length));
  const at = shownMoves.at(-1) ?? { board, turn: side && turnOf(board, side) };
  return {
    board: numbers ? placedOn(board, shownMoves) : at.board,
    turn: at.turn,
    over: at.turn === null && (side !== null || shownMoves.length > 0),
    numbers: new Map(numbers ? shownMoves.map(({ square }, index) => [square, index + 1]) : []),
    ...drawnMarks(marks ?? ""),
  };
}

/**
 * A text with the dashes and dots as they were typed, before an editor of a content system made
 * long dashes and an ellipsis of them.
 */
const withPlainDashes = (text: string) =>
  text.replaceAll("\u2014", "---").replaceAll("\u2013", "--").replaceAll("\u2026", "...");

/**
 * A board with the disc of each move in the colour in which it was placed, as on a game's record.
 */
function placedOn(initial: Board, line: ReturnType<typeof play>): Board {
  const board = [...initial];
  for (const { square, mover } of line) board[square] = mover;
  return board;
}

/** @param text of 64 characters */
function readBoard(text: string): Board {
  return [...text].map((character) =>
    character === "X" || character === "O" ? character : ("-" as const),
  );
}

/**
 * A position at the beginning of a text: its squares, over any number of lines, and the side to
 * move if it is named.
 */
function readPosition(text: string): { board: Board; side: Disc | null; rest: string } {
  let squares = "";
  let end = 0;
  for (; end < text.length && squares.length < SQUARES; end++) {
    const character = text[end].toUpperCase();
    if (/\s/.test(character)) continue;
    if (!POSITION.test(character))
      throw new FigureError("character", { about: text[end], place: squares.length + 1 });
    squares += character;
  }
  if (squares.length < SQUARES)
    throw new FigureError("squares", { about: text.slice(0, QUOTED), count: squares.length });
  const [named, letter] = /^\s*([XO])(?=\s|$)/i.exec(text.slice(end)) ?? ["", ""];
  return {
    board: readBoard(squares),
    side: letter === "" ? null : letter.toUpperCase() === "X" ? "X" : "O",
    rest: text.slice(end + named.length).trim(),
  };
}

/** @param text such as "f5d6c3" or "1. f5 d6 2. c3" */
function readMoves(text: string): (number | "pass")[] {
  const moves: (number | "pass")[] = [];
  MOVE.lastIndex = 0;
  while (MOVE.lastIndex < text.length) {
    const at = MOVE.lastIndex;
    const found = MOVE.exec(text);
    if (found === null) {
      const about = text.slice(at, at + QUOTED).split(/\s/)[0];
      const number = moves.filter((move) => move !== "pass").length + 1;
      throw new FigureError("no-square", { about, number });
    }
    moves.push(found[1] ? squareNamed(found[1]) : "pass");
  }
  return moves;
}

/** @param last number of moves */
function readPly(text: string | null, last: number): number {
  if (text === null || text.trim() === "") return last;
  const ply = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(ply <= last)) throw new FigureError("ply", { about: text.trim(), last });
  return ply;
}

/**
 * Plays moves. All of them have to be legal, also those behind the point that shows.
 * @param side to move as the position names it; Black plays the first move of others
 * @returns what each move of a disc leads to
 */
function play(
  initial: Board,
  side: Disc | null,
  moves: (number | "pass")[],
): { board: Board; turn: Disc | null; square: number; mover: Disc }[] {
  const board = [...initial];
  let waiting = side ?? "X";
  let turn = turnOf(board, waiting);
  let mayPass = turn !== waiting;
  const played: ReturnType<typeof play> = [];
  for (const move of moves) {
    const number = played.length + 1;
    if (move === "pass") {
      if (!mayPass) throw new FigureError("no-pass", { about: "pass", number });
      mayPass = false;
      continue;
    }
    const mover = turn;
    const flips = mover === null ? [] : flipsOf(board, move, mover);
    if (mover === null || flips.length === 0)
      throw new FigureError("illegal", { about: nameOf(move), number });
    for (const square of [move, ...flips]) board[square] = mover;
    waiting = other(mover);
    turn = turnOf(board, waiting);
    mayPass = turn !== waiting;
    played.push({ board: [...board], turn, square: move, mover });
  }
  return played;
}

/** @param text such as "c3 f5-d6 c4=A" */
function drawnMarks(text: string): Pick<Figure, "circles" | "arrows" | "letters"> {
  const { marks, unknown } = readMarks(text);
  if (unknown.length > 0) throw new FigureError("mark", { about: unknown[0].slice(0, QUOTED) });
  const drawn: Pick<Figure, "circles" | "arrows" | "letters"> = {
    circles: [],
    arrows: [],
    letters: new Map(),
  };
  for (const { from, to, letter } of marks) {
    if (letter !== null) drawn.letters.set(from, letter);
    else if (to !== null) drawn.arrows.push({ from, to });
    else drawn.circles.push(from);
  }
  return drawn;
}
