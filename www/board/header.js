/**
 * The header of the game on the board: what the text or the file that it came from says of it. It
 * is stored with the game, and stays until another game is on the board. Pure.
 *
 * @import { GameRecord } from "../../reversi-wasm.js"
 *
 * Texts are empty if unknown. `result` is Black's final count after the moves of a transcript: a
 * game that is not over may have been resigned.
 * @typedef {Readonly<Record<typeof FIELDS[number], string>
 *   & {result: {moves: string, discs: number} | null}>} Header
 *
 * The parts of a record that its header is made of.
 * @typedef {Partial<Pick<GameRecord, typeof FIELDS[number]>>
 *   & {black_discs?: number | null}} Headed
 */

import { fieldsOf } from "../base/browser-values.js";
import { visibleLine } from "./friend-game.js";

const FIELDS = /** @type {const} */ (["black", "white", "event", "date"]);

/** Characters of a text at most. */
const MAX_TEXT = 100;

/** @type {Header} */
export const NO_HEADER = { black: "", white: "", event: "", date: "", result: null };

/**
 * The header of a record.
 * @param {Headed} record
 * @param {readonly string[]} line of its game
 * @returns {Header}
 */
export function headerOf({ black_discs: discs = null, ...texts }, line) {
  return checkHeader({ ...texts, result: discs === null ? null : { moves: line.join(""), discs } });
}

/**
 * The valid part of a stored value, each text in one line and cut where it is long.
 * @param {unknown} value
 * @returns {Header}
 */
export function checkHeader(value) {
  const fields = fieldsOf(value);
  const [black, white, event, date] = FIELDS.map((name) => {
    const text = fields[name];
    return typeof text === "string" ? visibleLine(text, MAX_TEXT) : "";
  });
  const header = { black, white, event, date, result: resultOf(fields.result) };
  return header.result === null && !isNamed(header) ? NO_HEADER : header;
}

/** @param {unknown} value @returns {Header["result"]} */
function resultOf(value) {
  const { moves, discs } = fieldsOf(value);
  const isCount = Number.isInteger(discs) && Number(discs) >= 0 && Number(discs) <= 64;
  return typeof moves === "string" && isCount ? { moves, discs: Number(discs) } : null;
}

/** Whether a header has a text. @param {Header} header */
export function isNamed(header) {
  return FIELDS.some((name) => header[name] !== "");
}

/**
 * A header as it is written with a game of this line.
 * @param {Header} header
 * @param {readonly string[]} line
 * @returns {Headed}
 */
export function recordNames({ result, ...texts }, line) {
  return { ...texts, black_discs: result?.moves === line.join("") ? result.discs : null };
}
