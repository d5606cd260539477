/**
 * A game as text and as a link: "#m=f5d6&ply=2", with start, first or pos where it does not begin
 * the usual way. Also finds out what a pasted text is. Pure.
 *
 * @import { GameText, Setup, Snapshot } from "../state/types.js"
 */

import { STANDARD, setupOf } from "./setups.js";
import { PageError } from "../base/problems.js";

/** 64 squares and the side to move; blanks anywhere. */
const POSITION = /^((?:[XO.-]\s*){64}[XO])(?![a-z0-9])/i;
/** What begins with this many squares of a board is meant as a position. */
const SQUARES_FIRST = /^(?:[XO.*-]\s*){8}/i;
const GGF_MOVE = /(?<![a-z])[BW]\[([a-h][1-8])/gi;
const MOVES_BEHIND = /^\s+((?:[a-h][1-8]\s*)+)$/i;

/**
 * @param {Snapshot} game
 * @returns {string} the moves, behind the position they begin at unless that is the usual one
 */
export function gameText({ setup, initialPosition, line }) {
  const moves = line.join("");
  return isStandard(setup) ? moves : `${initialPosition}\n${moves}`.trim();
}

/** @param {Setup} setup */
function isStandard(setup) {
  return !("position" in setup) && setup.start === STANDARD.start && setup.first === STANDARD.first;
}

/**
 * @param {Snapshot} game
 * @returns {string} the fragment with its "#"; nothing where the usual game has not begun
 */
export function shareFragment({ setup, initialPosition, line, ply }) {
  if (line.length === 0 && isStandard(setup)) return "";
  const parts = new URLSearchParams({ m: line.join("") });
  if (line.length > 0) parts.set("ply", String(ply));
  if ("position" in setup) {
    parts.set("pos", initialPosition);
  } else {
    if (setup.start !== "diagonal") parts.set("start", setup.start);
    if (setup.first !== "black") parts.set("first", setup.first);
  }
  return `#${parts}`;
}

/**
 * @param {string} fragment with or without "#"
 * @returns {GameText | null} null where the fragment holds no game
 * @throws {PageError} where it names a beginning or a ply that cannot be
 */
export function parseFragment(fragment) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const position = parts.get("pos");
  const transcript = parts.get("m");
  if (transcript === null && position === null) return null;
  // A link inside a message may have signs of the message behind it.
  const ply = parts.get("ply")?.match(/^\d+/)?.[0] ?? parts.get("ply");
  if (ply !== null && !/^\d{1,2}$/.test(ply)) throw new PageError("bad-ply", ply);
  const point = { ply: ply === null ? null : Number(ply) };
  // In place of the moves there may be a position, with or without moves from there.
  if (transcript !== null && SQUARES_FIRST.test(transcript))
    return { ...parsePasted(transcript), ...point };
  return {
    setup: position === null ? namedSetup(parts) : setupOf(position),
    transcript: transcript ?? "",
    ...point,
  };
}

/**
 * @param {URLSearchParams} parts
 * @returns {Setup}
 */
function namedSetup(parts) {
  const start = parts.get("start") ?? "diagonal";
  const first = parts.get("first") ?? "black";
  if (start !== "diagonal" && start !== "parallel")
    throw new PageError("bad-address", `start=${start}`);
  if (first !== "black" && first !== "white") throw new PageError("bad-address", `first=${first}`);
  return { start, first };
}

/**
 * Reads what people paste: a link, a transcript, a position (with scores behind it, as in endgame
 * collections), or a position and the moves from there. What is wrong inside, the engine says.
 * @param {string} pasted
 * @returns {GameText}
 * @throws {PageError}
 */
export function parsePasted(pasted) {
  const text = pasted.trim();
  if (text === "") throw new PageError("empty");
  const link = text.includes("#") ? parseFragment(text.slice(text.indexOf("#"))) : null;
  if (link) return link;
  const position = POSITION.exec(text)?.[0];
  const moves =
    position === undefined ? undefined : MOVES_BEHIND.exec(text.slice(position.length))?.[1];
  if (position !== undefined && moves !== undefined)
    return { setup: setupOf(position), transcript: moves, ply: null };
  if (/GM\[(?:Othello|Reversi)\]/i.test(text)) return parseGgf(text);
  if (SQUARES_FIRST.test(text)) return { setup: setupOf(text), transcript: "", ply: null };
  return { setup: STANDARD, transcript: plainMoves(text), ply: null };
}

/**
 * A game in the General Game Format: the position it begins at, `BO[8 … *]` with * for Black, and a
 * field a move, `B[F5//0.1]`. Passes are recorded as moves and left out.
 * @param {string} text
 * @returns {GameText}
 */
function parseGgf(text) {
  const board = /BO\[8([^\]]*)\]/i.exec(text)?.[1];
  const setup =
    board === undefined
      ? STANDARD
      : setupOf(
          board
            .replaceAll("*", "X")
            .replace(/\s/g, "")
            .replace(/(?=.$)/, " "),
        );
  const transcript = [...text.matchAll(GGF_MOVE)].map(([, square]) => square).join("");
  if (board === undefined && transcript === "") throw new PageError("empty");
  return { setup, transcript, ply: null };
}

/**
 * The moves without what people and programs write around them: numbers, commas, dashes, "pass".
 * @param {string} text
 */
function plainMoves(text) {
  return text
    .replace(/(?<![a-h])\d{1,2}\s*\.+/gi, " ")
    .replace(/\bpass\b/gi, "--")
    .replace(/[.,;|]|(?<=[1-8])\s*[-–]\s*(?=[a-h])/gi, " ");
}
