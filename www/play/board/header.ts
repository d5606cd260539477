/**
 * The header of the game on the board: what the text or the file that it came from says of it. It
 * is stored with the game, and stays until another game is on the board. Pure.
 */

import type { GameRecord } from "../../../reversi-wasm.js";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { visibleLine } from "./friend-game.ts";

/**
 * Texts are empty if unknown. `result` is Black's final count after the moves of a transcript: a
 * game that is not over may have been resigned.
 */
export type Header = Readonly<
  Record<(typeof FIELDS)[number], string> & { result: { moves: string; discs: number } | null }
>;

/** The parts of a record that its header is made of. */
export type Headed = Partial<Pick<GameRecord, (typeof FIELDS)[number]>> & {
  black_discs?: number | null;
};

const FIELDS = ["black", "white", "event", "date"] as const;

/** Characters of a text at most. */
const MAX_TEXT = 100;

export const NO_HEADER: Header = { black: "", white: "", event: "", date: "", result: null };

/**
 * The header of a record.
 * @param line of its game
 */
export function headerOf(
  { black_discs: discs = null, ...texts }: Headed,
  line: readonly string[],
): Header {
  return checkHeader({ ...texts, result: discs === null ? null : { moves: line.join(""), discs } });
}

/** The valid part of a stored value, each text in one line and cut where it is long. */
export function checkHeader(value: unknown): Header {
  const fields = fieldsOf(value);
  const [black, white, event, date] = FIELDS.map((name) => {
    const text = fields[name];
    return typeof text === "string" ? visibleLine(text, MAX_TEXT) : "";
  });
  const header = { black, white, event, date, result: resultOf(fields.result) };
  return header.result === null && !isNamed(header) ? NO_HEADER : header;
}

function resultOf(value: unknown): Header["result"] {
  const { moves, discs } = fieldsOf(value);
  const isCount = Number.isInteger(discs) && Number(discs) >= 0 && Number(discs) <= 64;
  return typeof moves === "string" && isCount ? { moves, discs: Number(discs) } : null;
}

/** Whether a header has a text. */
export function isNamed(header: Header) {
  return FIELDS.some((name) => header[name] !== "");
}

/** A header as it is written with a game of this line. */
export function recordNames({ result, ...texts }: Header, line: readonly string[]): Headed {
  return { ...texts, black_discs: result?.moves === line.join("") ? result.discs : null };
}
