/**
 * The fields of a collection: the values that they have, and the choices that they offer.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Lang } from "../base/languages.js"
 * @import { Column } from "./collection-model.js"
 * @import { Result } from "./game-result.js"
 *
 * @typedef {"player" | "opponent" | "opening"} Choice a field that takes any text
 *
 * The values of the fields, by their names.
 * @typedef {{filter: string, player: string, opponent: string, opening: string,
 *   result: Result | "", sort: Column, descending: boolean}} Fields
 *
 * The choices of the fields: values with their texts, and their language.
 * @typedef {Record<Choice, string[][]>} Offered
 */

import { openingsOf, opponentNames, playerNames } from "./collection-model.js";

/** Players that a field offers; words that are looked for find every name. */
const MAX_PLAYERS = 1_000;
/** The fields of another collection at first. @type {Fields} */
const EVERY_GAME = {
  filter: "",
  player: "",
  opponent: "",
  opening: "",
  result: "",
  sort: "number",
  descending: false,
};

export function createCollectionFields() {
  let wanted = EVERY_GAME;
  /** The games that the fields offer choices of, and the language of their names. */
  let source = {
    games: /** @type {readonly CollectedGame[]} */ ([]),
    lang: /** @type {Lang} */ ("en"),
  };
  /** @type {Offered} */
  let offered = { player: [], opponent: [], opening: [] };

  /** Offers the opponents of the chosen player. */
  function offerOpponents() {
    const { player, opponent } = wanted;
    const opponents = player === "" ? [] : opponentNames(source.games, player, source.lang);
    offered = { ...offered, opponent: opponents.map(counted) };
    if (!opponents.some(({ name }) => name === opponent)) wanted = { ...wanted, opponent: "" };
  }

  return {
    wanted: () => wanted,
    offered: () => offered,
    /** @param {Partial<Fields>} fields */
    want(fields) {
      const { player } = wanted;
      wanted = { ...wanted, ...fields };
      if (wanted.player !== player) offerOpponents();
    },
    /** Wants every game of another collection. */
    reset() {
      wanted = EVERY_GAME;
    },
    /**
     * Offers the players and the openings of a collection.
     * @param {readonly CollectedGame[]} games
     * @param {Lang} lang
     */
    offer(games, lang) {
      source = { games, lang };
      offered = { ...offered, ...choicesIn(games, lang) };
      offerOpponents();
    },
  };
}

/**
 * The players and the openings of a collection.
 * @param {readonly CollectedGame[]} games
 * @param {Lang} lang
 */
function choicesIn(games, lang) {
  const openings = openingsOf(games, lang);
  return {
    player: playerNames(games, lang, MAX_PLAYERS).map(counted),
    opening: openings.map(({ moves, name, lang: spoken, count }) => [
      moves,
      `${name} (${count})`,
      spoken,
    ]),
  };
}

/**
 * A name with the count of its games.
 * @param {{name: string, count: number}} player
 */
function counted({ name, count }) {
  return [name, `${name} (${count})`];
}
