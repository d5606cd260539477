/**
 * An evening as a table of text (CSV, RFC 4180), for spreadsheets and for another device: its
 * rules, its players, its games and the standings, each below a row that names the columns. The
 * columns have English names in every language: files are the same everywhere. Pure.
 */

import { ALL_DISCS } from "../../play/games/reversi.ts";
import {
  type Evening,
  type Pairing,
  type Player,
  NO_EVENING,
  playerNamed,
  tidied,
} from "./evening.ts";
import { afterStep, withPlayers, withTables } from "./evening-changes.ts";
import { readResult } from "./result-text.ts";
import { standingsOf } from "./standings.ts";

/** The unreadable part, and the line in which it stands. */
interface FileProblem {
  key: "problem-file-row" | "problem-file-player";
  line: number;
  text: string;
}

/** The first cell of every file: by it a text is known as an evening. */
const HEADER = "Reversi evening";

const PLAYERS = ["Player", "From round", "Until round"];
const GAMES = ["Round", "Table", "Black", "White", "Black discs", "White discs"];
const STANDINGS = ["Place", "Name", "Points", "Brightwell quotient", "Disc difference"];

/** The cells by which a heading is known: a spreadsheet may lack those after them. */
const KNOWN_BY = 2;

export function writeEvening(evening: Evening) {
  const { title, system, rounds, tieBreak, players, paired } = evening;
  const name = (number: number) => players[number].name;
  return [
    [HEADER, title],
    ["System", system],
    ["Rounds", rounds],
    ["Equal points", tieBreak],
    [],
    PLAYERS,
    ...players.map(({ name, from, until }) => [name, from, until ?? ""]),
    [],
    GAMES,
    ...paired.flatMap((tables, round) =>
      tables.map(({ black, white, discs }, table) => [
        round + 1,
        table + 1,
        name(black),
        white === null ? "" : name(white),
        ...(discs === null ? ["", ""] : [discs, ALL_DISCS - discs]),
      ]),
    ),
    [],
    STANDINGS,
    ...standingsOf(evening).map(({ rank, player, points, brightwell, difference }) => [
      rank,
      name(player),
      points,
      brightwell,
      difference,
    ]),
  ]
    .map((cells) => `${cells.map((cell) => quoted(String(cell))).join(",")}\r\n`)
    .join("");
}

/**
 * A cell. One that begins with a sign, of full width as well, is a formula for spreadsheets: a
 * blank goes before it.
 */
function quoted(cell: string) {
  const plain = /^[=+@\t]|^-(?!\d+$)/.test(cell.normalize("NFKC")) ? ` ${cell}` : cell;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Whether a text is such a table. */
export function holdsEvening(text: string) {
  return text.replace(/^\uFEFF?\s*"?/, "").startsWith(HEADER);
}

/** @param text with commas, semicolons or tabs between the cells */
export function readEvening(text: string): { evening: Evening } | { problem: FileProblem } {
  let evening: Evening = NO_EVENING;
  let section: Section = "rules";
  for (const { line, cells, isOpen } of rowsOf(text)) {
    if (isOpen) return { problem: { ...row(tidied(cells.join(", "))), line } };
    if (cells.every((cell) => cell === "")) continue;
    const next = sectionOf(cells);
    if (next !== null) {
      section = next;
      continue;
    }
    const read = READERS[section](evening, cells);
    if ("key" in read) return { problem: { ...read, line } };
    evening = read;
  }
  return { evening };
}

type Section = "rules" | "players" | "games" | "standings";

function sectionOf(cells: readonly string[]): Section | null {
  const begins = (heading: string[]) =>
    heading.slice(0, KNOWN_BY).every((name, index) => cells[index] === name);
  if (begins(PLAYERS)) return "players";
  if (begins(GAMES)) return "games";
  return begins(STANDINGS) ? "standings" : null;
}

const READERS: Record<
  Section,
  (evening: Evening, cells: readonly string[]) => Evening | Omit<FileProblem, "line">
> = {
  rules: (evening, [name, value = ""]) => {
    const field = RULES.get(name);
    if (field === undefined) return row(name);
    const rules = { [field]: field === "rounds" ? Number(value) : value };
    return afterStep(evening, { type: "ruled", rules }) ?? row(value);
  },
  players: (evening, [name, from = "1", until = ""]) => {
    const player: Player = {
      name: tidied(name),
      from: Number(from || 1),
      until: until === "" ? null : Number(until),
    };
    return withPlayers(evening, [...evening.players, player]) ?? row(name);
  },
  games: (evening, [round, , black = "", white = "", discs = "", others = ""]) => {
    const first = playerNamed(evening, black);
    const second = white === "" ? null : playerNamed(evening, white);
    if (first < 0) return { key: "problem-file-player", text: black };
    if (second === -1) return { key: "problem-file-player", text: white };
    const number = Number(round);
    const { length } = evening.paired;
    if (number !== length && number !== length + 1) return row(round);
    const result = readResult(others === "" ? discs : `${discs}-${others}`);
    if (result === undefined)
      return row([discs, others].filter((count) => count !== "").join(", "));
    const pairing: Pairing = { black: first, white: second, discs: result };
    const tables = [...(evening.paired[number - 1] ?? []), pairing];
    return (
      withTables(evening, number - 1, tables) ??
      row([black, white].filter((name) => name !== "").join(" – "))
    );
  },
  // They follow from the games.
  standings: (evening) => evening,
};

const RULES: ReadonlyMap<string, "title" | "system" | "rounds" | "tieBreak"> = new Map([
  [HEADER, "title"],
  ["System", "system"],
  ["Rounds", "rounds"],
  ["Equal points", "tieBreak"],
]);

/** The bounds of a table, beyond those of the largest evening. */
const MAX_CELL = 1_000;
const MAX_CELLS = 100;
const MAX_LINES = 20_000;

function row(text: string): Omit<FileProblem, "line"> {
  return { key: "problem-file-row", text };
}

/**
 * The rows of a table with the lines in which they begin. A quotation mark within a cell stands for
 * itself, unless the cell begins with one. `isOpen` is of a row whose last such cell has no end, or
 * that stands beyond the bounds of a table.
 */
function* rowsOf(text: string) {
  const plain = text.replace(/^\uFEFF/, "");
  // The sign after the first cell.
  const separator = /[\t;,]/.exec(plain)?.[0] ?? ",";
  let [line, began] = [1, 1];
  let [cell, isQuoted] = ["", false];
  let cells: string[] = [];
  let hasEnded = false;
  for (const [part] of `${plain}\n`.matchAll(/"|\r?\n|[\t;,]|[^"\r\n\t;,]+|\r/g)) {
    if (cell.length > MAX_CELL || cells.length > MAX_CELLS || line > MAX_LINES) {
      yield { line: began, cells: [...cells, cell], isOpen: true };
      return;
    }
    const isEnd = part.endsWith("\n");
    if (isEnd) line += 1;
    const isDoubled = part === '"' && hasEnded;
    hasEnded = part === '"' && isQuoted;
    if (isDoubled) {
      cell += '"';
      isQuoted = true;
    } else if (hasEnded) isQuoted = false;
    else if (isQuoted) cell += part;
    else if (part === '"' && cell.trim() === "") isQuoted = true;
    else if (part === separator || isEnd) {
      cells.push(cell.trim());
      cell = "";
      if (!isEnd) continue;
      yield { line: began, cells, isOpen: false };
      cells = [];
      began = line;
    } else cell += part;
  }
  if (isQuoted) yield { line: began, cells: [...cells, cell], isOpen: true };
}
