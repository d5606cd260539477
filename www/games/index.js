/**
 * The games that the page can play, by their names in the rules modules.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 *
 * @typedef {object} GameDescriptor
 * @property {string} id the game's name in snapshots, settings, storage and addresses
 * @property {"reversi" | "side-games"} module the module that holds its rules and its players
 * @property {{start?: string[], first?: Side[]}} setup the fields that describe a new game, with
 *   their values, the usual one first
 * @property {"square" | "column"} entry what a press on the board chooses
 * @property {"turn" | "fall" | "draw"} motion how the discs of a move come to rest
 * @property {string[]} bots opponents with a name and a fixed rule
 * @property {string[]} levels strengths of the engine, the weakest first
 * @property {Readonly<Record<string, number>>} elo strength of each bot and level on one scale, on
 *   which random moves have 0; empty where it was not measured
 * @property {string} usual the opponent of a visitor who has chosen none
 * @property {string} strongest the level that plays best
 * @property {string} random the opponent that plays any legal move
 * @property {"discs" | "moves" | "result"} score what the score of a move says: a lead in discs,
 *   how soon the winner wins, or only who wins
 * @property {boolean} counts whether disc counts decide the game
 * @property {boolean} passes whether a side may have to pass
 * @property {boolean} time whether the strongest level takes the time that it is given
 * @property {boolean} study whether the engine analyses the game: review, openings
 * @property {boolean} legal whether legal moves have marks: none where every empty square is legal
 * @property {boolean} groups whether its positions are valued by groups of squares
 * @property {boolean} selftest whether the engine has known endgames to check itself
 * @property {GuideStep[]} guide the steps through a first game
 * @property {{rules: HelpText[], advice: HelpText[]}} help
 *
 * @typedef {"play" | "reply" | "corners" | "pass" | "tools"} GuideStep
 *
 * The parts that only some games have.
 * @typedef {"counts" | "passes" | "time" | "study" | "legal" | "groups" | "selftest"} Feature
 *
 * A sentence of help by its key; `rows` draws it as a board, with the signs of help-picture.js, and
 * `after` the board after the move.
 * @typedef {{text: string, rows?: string[], after?: string[]}} HelpText
 */

import { connectFour } from "./connect-four.js";
import { reversi } from "./reversi.js";
import { ticTacToe } from "./tic-tac-toe.js";

/** @type {GameDescriptor[]} */
export const GAMES = [reversi, ticTacToe, connectFour];

/** The game of a new page. */
export const FIRST_GAME = reversi;

/** @param {unknown} id */
export function isGame(id) {
  return GAMES.some((game) => game.id === id);
}

/** The game of this name; the first one if there is none. @param {unknown} id */
export function gameNamed(id) {
  return GAMES.find((game) => game.id === id) ?? FIRST_GAME;
}

/**
 * Whether a game has what something on the page is about; `undefined` is about every game.
 * @param {GameDescriptor} game
 * @param {Feature | undefined} feature
 */
export function hasFeature(game, feature) {
  return feature === undefined || game[feature];
}

/**
 * The opponents of a game, the weakest first.
 * @param {GameDescriptor} game
 */
export function opponentsOf({ bots, levels, elo }) {
  return [...bots, ...levels].sort((a, b) => (elo[a] ?? 0) - (elo[b] ?? 0));
}

/** @param {{game: Snapshot}} state */
export function gameOf({ game }) {
  return gameNamed(game.game);
}
