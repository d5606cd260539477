/** The games that the page can play, by their names in the rules modules. */

import type { GameId, Snapshot } from "../../../reversi-rules.js";
import { connectFour } from "./connect-four.ts";
import { reversi } from "./reversi.ts";
import { ticTacToe } from "./tic-tac-toe.ts";
import type { Feature, GameTraits } from "./descriptor.ts";

export const GAMES = [reversi, ticTacToe, connectFour] as const;

/** An opponent of the computer, by the name that the engine gives it. */
export type Level =
  | (typeof GAMES)[number]["bots" | "levels"][number]
  | (typeof GAMES)[number]["random"];

export type GameDescriptor = GameTraits<Level>;

/** The game of a new page. */
export const FIRST_GAME: GameDescriptor = reversi;

export function isGame(id: unknown): id is GameId {
  return GAMES.some((game) => game.id === id);
}

/** The game of this name; the first one if there is none. */
export function gameNamed(id: unknown): GameDescriptor {
  return GAMES.find((game) => game.id === id) ?? FIRST_GAME;
}

/** Whether a game has what something on the page is about; `undefined` is about every game. */
export function hasFeature(game: GameDescriptor, feature: Feature | undefined) {
  return feature === undefined || game[feature];
}

/** The opponents of a game, the weakest first. */
export function opponentsOf({ bots, levels, elo }: GameDescriptor) {
  return [...bots, ...levels].sort((a, b) => (elo[a] ?? 0) - (elo[b] ?? 0));
}

export function gameOf({ game }: { game: Snapshot }) {
  return gameNamed(game.game);
}
