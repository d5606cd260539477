/**
 * The list of games as a text, for another device: a line that says so, and a line for each game.
 * Pure.
 *
 * @import { LeftGame, LeftGameForm } from "../game/left-games.js"
 */

import { parse } from "../base/browser-values.js";

/** The first line; the number changes with the shape of what follows. */
const HEADER = "Reversi games 1";

/** Games of a text at most: more than a list holds. */
const MAX_LINES = 200;

/**
 * @param {readonly LeftGameForm[]} forms newest first
 */
export function writeGames(forms) {
  return [HEADER, ...forms.map((form) => JSON.stringify(form))].join("\n");
}

/** Whether a text is such a list. @param {string} text */
export function holdsGames(text) {
  return text.trimStart().startsWith(HEADER);
}

/**
 * @param {string} text
 * @param {(form: unknown) => LeftGame | null} check
 * @returns {{games: LeftGame[], damaged: number}} `damaged` counts the lines that are no game
 */
export function readGames(text, check) {
  const lines = text.trim().split("\n").slice(1);
  const filled = lines.filter((line) => line.trim() !== "");
  const games = filled.slice(0, MAX_LINES).flatMap((line) => check(parse(line).value) ?? []);
  return { games, damaged: filled.length - games.length };
}
