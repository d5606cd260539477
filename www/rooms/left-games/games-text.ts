/**
 * The list of games as a text, for another device: a line that says so, and a line for each game.
 * Pure.
 */

import type { LeftGame, LeftGameForm } from "../../play/game/left-games.ts";
import { parse } from "../../floor/kept/thing.ts";

/** The first line; the number changes with the shape of what follows. */
const HEADER = "Reversi games 1";

/** Games of a text at most: more than a list holds. */
const MAX_LINES = 200;

/** @param forms newest first */
export function writeGames(forms: readonly LeftGameForm[]) {
  return [HEADER, ...forms.map((form) => JSON.stringify(form))].join("\n");
}

/** Whether a text is such a list. */
export function holdsGames(text: string) {
  return text.trimStart().startsWith(HEADER);
}

/** @returns `damaged` counts the lines that are no game */
export function readGames(
  text: string,
  check: (form: unknown) => LeftGame | null,
): { games: LeftGame[]; damaged: number } {
  const lines = text.trim().split("\n").slice(1);
  const filled = lines.filter((line) => line.trim() !== "");
  const games = filled.slice(0, MAX_LINES).flatMap((line) => check(parse(line).value) ?? []);
  return { games, damaged: filled.length - games.length };
}
