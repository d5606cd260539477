/** The games that the page can play, by their names in the rules modules. */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { Keys } from "../words/keys.js";
import { connectFour } from "./connect-four.ts";
import { reversi } from "./reversi.ts";
import { ticTacToe } from "./tic-tac-toe.ts";

export interface GameDescriptor {
  /** The game's name in snapshots, settings, storage and addresses. */
  id: string;
  /** The module that holds its rules and its players. */
  module: "reversi" | "side-games";
  /** The fields that describe a new game, with their values, the usual one first. */
  setup: { start?: string[]; first?: Side[] };
  /** What a press on the board chooses. */
  entry: "square" | "column";
  /** How the discs of a move come to rest. */
  motion: "turn" | "fall" | "draw";
  /** Opponents with a name and a fixed rule. */
  bots: string[];
  /** Strengths of the engine, the weakest first. */
  levels: string[];
  /**
   * Strength of each bot and level on one scale, on which random moves have 0; empty where it was
   * not measured.
   */
  elo: Readonly<Record<string, number>>;
  /** The opponent of a visitor who has chosen none. */
  usual: string;
  /** The level that plays best. */
  strongest: string;
  /** The opponent that plays any legal move. */
  random: string;
  /** What the score of a move says: a lead in discs, how soon the winner wins, or only who wins. */
  score: "discs" | "moves" | "result";
  /** Whether disc counts decide the game. */
  counts: boolean;
  /** Whether a side may have to pass. */
  passes: boolean;
  /** Whether the strongest level takes the time that it is given. */
  time: boolean;
  /** Whether the engine analyses the game: review, openings. */
  study: boolean;
  /** Whether legal moves have marks: none where every empty square is legal. */
  legal: boolean;
  /** Whether its positions are valued by groups of squares. */
  groups: boolean;
  /** Whether the engine has known endgames to check itself. */
  selftest: boolean;
  /** The steps through a first game. */
  guide: GuideStep[];
  help: { rules: HelpText[]; advice: HelpText[] };
}

export type GuideStep = "play" | "reply" | "corners" | "pass" | "tools";

/** The parts that only some games have. */
export type Feature = "counts" | "passes" | "time" | "study" | "legal" | "groups" | "selftest";

/**
 * A sentence of help by its key; `rows` draws it as a board, with the signs of help-picture.ts, and
 * `after` the board after the move.
 */
export interface HelpText {
  text: Keys["help"];
  rows?: string[];
  after?: string[];
}

export const GAMES: GameDescriptor[] = [reversi, ticTacToe, connectFour];

/** The game of a new page. */
export const FIRST_GAME = reversi;

export function isGame(id: unknown) {
  return GAMES.some((game) => game.id === id);
}

/** The game of this name; the first one if there is none. */
export function gameNamed(id: unknown) {
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
