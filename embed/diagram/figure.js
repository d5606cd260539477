/**
 * The content of a diagram, read from the texts of its element. Pure.
 *
 * @import { Board, Disc } from "./flips.js"
 */

import { flipsOf, other, turnOf } from "./flips.js";

/**
 * A position with what is drawn on it; squares are numbers from 0 at a1 by rows.
 * @typedef {object} Figure
 * @property {Board} board
 * @property {Disc | null} turn the side to move; null where the position names none or the game is
 *   over
 * @property {boolean} over whether moves have led to the end of the game
 * @property {Map<number, number>} numbers of the moves by their squares; empty by default
 * @property {number[]} circles
 * @property {{from: number, to: number}[]} arrows
 * @property {Map<number, string>} letters by their squares
 *
 * The texts of an element; null where it has none.
 * @typedef {object} FigureSource
 * @property {string | null} position
 * @property {string | null} moves
 * @property {string | null} ply
 * @property {string | null} marks
 * @property {boolean} numbers whether each move's disc has its number, in the colour of its mover
 *
 * @typedef {"character" | "squares" | "no-square" | "illegal" | "no-pass" | "ply" | "mark"} Fault
 */

/** A text that is no diagram: `code` says what is wrong, `parts` where. */
export class FigureError extends Error {
  /**
   * @param {Fault} code
   * @param {Record<string, string | number>} parts of the sentence; `about` is the offending text
   */
  constructor(code, parts) {
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
const MARK = /^(?:G|R|B|Y)?([a-h][1-8])(?:(?:-|->)?([a-h][1-8])|=(\p{L}|\d))?$/u;

/**
 * @param {string} name such as "f5"
 * @returns {number}
 */
const squareNamed = (name) => {
  const [file, rank] = name.toLowerCase();
  return 8 * (Number(rank) - 1) + "abcdefgh".indexOf(file);
};

/** @param {number} square @returns {string} */
export const nameOf = (square) => "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);

/**
 * @param {FigureSource} source
 * @returns {Figure}
 * @throws {FigureError}
 */
export function readFigure({ position, moves, ply, marks, numbers }) {
  const text = withPlainDashes(`${position ?? ""} ${moves ?? ""}`).trim();
  const { board, side, rest } = POSITION.test(text)
    ? readPosition(text)
    : { board: readBoard(START), side: /** @type {Disc} */ ("X"), rest: text };
  const line = play(board, side, readMoves(rest));
  const shown = line.slice(0, readPly(ply, line.length));
  const at = shown.at(-1) ?? { board, turn: side && turnOf(board, side) };
  return {
    board: numbers ? placedOn(board, shown) : at.board,
    turn: at.turn,
    over: at.turn === null && (side !== null || shown.length > 0),
    numbers: new Map(numbers ? shown.map(({ square }, index) => [square, index + 1]) : []),
    ...readMarks(marks ?? ""),
  };
}

/**
 * A text with the dashes and dots as they were typed, before an editor of a content system made
 * long dashes and an ellipsis of them.
 * @param {string} text
 */
const withPlainDashes = (text) =>
  text.replaceAll("\u2014", "---").replaceAll("\u2013", "--").replaceAll("\u2026", "...");

/**
 * A board with the disc of each move in the colour in which it was placed, as on a game's record.
 * @param {Board} initial
 * @param {ReturnType<typeof play>} line
 * @returns {Board}
 */
function placedOn(initial, line) {
  const board = [...initial];
  for (const { square, mover } of line) board[square] = mover;
  return board;
}

/** @param {string} text of 64 characters @returns {Board} */
function readBoard(text) {
  return [...text].map((character) =>
    character === "X" || character === "O" ? character : /** @type {const} */ ("-"),
  );
}

/**
 * A position at the beginning of a text: its squares, over any number of lines, and the side to
 * move if it is named.
 * @param {string} text
 * @returns {{board: Board, side: Disc | null, rest: string}}
 */
function readPosition(text) {
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

/**
 * @param {string} text such as "f5d6c3" or "1. f5 d6 2. c3"
 * @returns {(number | "pass")[]}
 */
function readMoves(text) {
  /** @type {(number | "pass")[]} */
  const moves = [];
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

/**
 * @param {string | null} text
 * @param {number} last number of moves
 * @returns {number}
 */
function readPly(text, last) {
  if (text === null || text.trim() === "") return last;
  const ply = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(ply <= last)) throw new FigureError("ply", { about: text.trim(), last });
  return ply;
}

/**
 * Plays moves. All of them have to be legal, also those behind the point that shows.
 * @param {Board} initial
 * @param {Disc | null} side to move as the position names it; Black plays the first move of others
 * @param {(number | "pass")[]} moves
 * @returns {{board: Board, turn: Disc | null, square: number, mover: Disc}[]} what each move of a
 *   disc leads to
 */
function play(initial, side, moves) {
  const board = [...initial];
  let waiting = side ?? "X";
  let turn = turnOf(board, waiting);
  let mayPass = turn !== waiting;
  /** @type {ReturnType<typeof play>} */
  const played = [];
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

/**
 * @param {string} text such as "c3 f5-d6 c4=A"
 * @returns {Pick<Figure, "circles" | "arrows" | "letters">}
 */
function readMarks(text) {
  /** @type {Pick<Figure, "circles" | "arrows" | "letters">} */
  const marks = { circles: [], arrows: [], letters: new Map() };
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const found = MARK.exec(word);
    if (found === null) throw new FigureError("mark", { about: word.slice(0, QUOTED) });
    const [from, to, letter] = [squareNamed(found[1]), found[2], found[3]];
    if (letter) marks.letters.set(from, letter);
    else if (to && squareNamed(to) !== from) marks.arrows.push({ from, to: squareNamed(to) });
    else marks.circles.push(from);
  }
  return marks;
}
