/**
 * The games that the page can play, by their names in the rules module.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 *
 * @typedef {object} GameDescriptor
 * @property {string} id the game's name in snapshots and in the address of an embedded board
 * @property {string[]} starts the arrangements of the first discs
 * @property {string[]} bots opponents with a name and a fixed rule
 * @property {string[]} levels strengths of the engine, the weakest first
 * @property {string} usual the opponent of a visitor who has chosen none
 * @property {string} strongest the level that takes the time it is given
 * @property {string} random the opponent that plays any legal move
 * @property {boolean} study whether the engine analyses the game: values, review, openings
 * @property {{rules: string[], advice: string[]}} help keys of texts
 */

import { reversi } from "./reversi.js";

/** @type {Record<string, GameDescriptor>} */
const GAMES = { [reversi.id]: reversi };

/** The game of a new page. */
export const FIRST_GAME = reversi;

/** @param {unknown} id */
export function isGame(id) {
  return typeof id === "string" && Object.hasOwn(GAMES, id);
}

/**
 * @param {{game: Snapshot}} state
 * @returns {GameDescriptor}
 */
export function gameOf({ game }) {
  return GAMES[game.game];
}
