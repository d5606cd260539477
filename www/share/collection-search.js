/**
 * Looks through the games of a collection: those that the fields want, in their order.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Fields } from "./collection-fields.js"
 */

import { nextTask } from "../base/clock.js";
import { createSorter, filtered, prepareSearch } from "./collection-model.js";
import { knownGames, usualGames } from "./known-games.js";

/** Games that a search looks through before presses come first. */
export const STEP = 5_000;
/** Games that are made ready for a search between two presses. */
const PREPARED = 500;
/** @type {readonly CollectedGame[]} */
const NO_GAMES = [];
/** @type {Snapshot | null} */
const NO_PLACE = null;

/**
 * Gives the numbers of the lines whose games reach a position, from 0; games are a line each.
 * @typedef {(place: Snapshot, games: string) => Promise<Iterable<number>>} Find
 */

/**
 * @param {Find} find
 * @param {Pick<Actions, "report" | "listGamesHere">} actions
 * @param {(games: CollectedGame[]) => void} show
 */
export function createCollectionSearch(find, actions, show) {
  const inOrder = createSorter();
  /** The search that runs; a later one ends it. @type {object | undefined} */
  let running;
  /** The last position that was looked for, with the numbers of its games. */
  let found = { place: NO_PLACE, of: NO_GAMES, numbers: new Set() };

  /**
   * The numbers of the games that reach a position; every game's, if the engine fails.
   * @param {Snapshot} place
   * @param {readonly CollectedGame[]} of
   */
  async function numbersWith(place, of) {
    if (found.place === place && found.of === of) return found.numbers;
    const usual = usualGames(of);
    try {
      const lines = [...(await find(place, knownGames(usual)))];
      found = { place, of, numbers: new Set(lines.map((line) => usual[line].number)) };
      return found.numbers;
    } catch (error) {
      actions.report(/** @type {Problem} */ (error));
      actions.listGamesHere(false);
      return null;
    }
  }

  /**
   * Looks through games in steps, between which presses come first.
   * @param {readonly CollectedGame[]} all
   * @param {Snapshot | null} place
   * @param {Fields} fields
   * @param {Lang} lang
   */
  return async (all, place, fields, lang) => {
    const search = {};
    running = search;
    const { filter: words, player, opponent, opening, result, sort: by, descending } = fields;
    const players = [player, opponent].filter((name) => name !== "");
    const every = inOrder(all, { by, descending }, lang);
    const numbers = place === null ? null : await numbersWith(place, all);
    const left = [];
    for (let from = 0; from < every.length; from += STEP) {
      if (from > 0) await nextTask();
      if (running !== search) return;
      const part = every.slice(from, from + STEP);
      left.push(...filtered(part, { words, players, opening, result, numbers }, lang));
    }
    show(left);
  };
}

/**
 * Makes games ready for a search for words, in separate tasks, while they are wanted.
 * @param {readonly CollectedGame[]} all
 * @param {Lang} lang
 * @param {() => boolean} areWanted
 */
export async function prepareInSteps(all, lang, areWanted) {
  for (let from = 0; from < all.length; from += PREPARED) {
    await nextTask();
    if (!areWanted()) return;
    prepareSearch(all.slice(from, from + PREPARED), lang);
  }
}
