/** What the page needs of a game beyond its snapshots. No code. */

import type { GameId, Side } from "../../../reversi-rules.js";
import type { Keys } from "../words/keys.js";

/** Those of a game whose opponents bear names of a type. */
export interface GameTraits<Name extends string = string> {
  /** The game's name in snapshots, settings, storage and addresses. */
  id: GameId;
  /** The module that holds its rules and its players. */
  module: "reversi" | "side-games";
  /** The fields that describe a new game, with their values, the usual one first. */
  setup: { start?: readonly string[]; first?: readonly Side[] };
  /** A small board that stands for the game: x is the first side's disc, o the second one's. */
  picture: readonly string[];
  /** What a press on the board chooses. */
  entry: "square" | "column";
  /** How the discs of a move come to rest. */
  motion: "turn" | "fall" | "draw";
  /** Opponents with a name and a fixed rule. */
  bots: readonly Name[];
  /** Strengths of the engine, the weakest first. */
  levels: readonly Name[];
  /**
   * Strength of each bot and level on one scale, on which random moves have 0; empty where it was
   * not measured.
   */
  elo: Readonly<Partial<Record<Name, number>>>;
  /** The opponent of a visitor who has chosen none. */
  usual: Name;
  /** The level that plays best. */
  strongest: Name;
  /** The opponent that plays any legal move. */
  random: Name;
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
  guide: readonly GuideStep[];
  help: { rules: readonly HelpText[]; advice: readonly HelpText[] };
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
  rows?: readonly string[];
  after?: readonly string[];
}
