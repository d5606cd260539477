/**
 * The games of a collection as the engine counts them: those from the usual start, a line each.
 * Pure.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import { isCorrected } from "../../play/games/squares.ts";

/** The games from the usual start, whose board nobody has corrected. */
export function usualGames(games: readonly CollectedGame[]) {
  return games.filter(({ text }) => !text.includes(" ") && !isCorrected(text));
}

/** A line for each game from the usual start: its moves and, if it is over, Black's final count. */
export function knownGames(games: readonly CollectedGame[]) {
  const lines = usualGames(games).map(({ text, black_discs: discs }) =>
    discs === null ? text : `${text} ${discs}`,
  );
  return lines.join("\n");
}
