/** The fields of a collection: the values that they have, and the choices that they offer. */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { Lang } from "../base/languages.ts";
import type { Result } from "./game-result.ts";
import { type Column, openingsOf, opponentNames, playerNames } from "./collection-model.ts";

/** a field that takes any text */
export type Choice = "player" | "opponent" | "opening";

/** The values of the fields, by their names. */
export interface Fields {
  filter: string;
  player: string;
  opponent: string;
  opening: string;
  result: Result | "";
  sort: Column;
  descending: boolean;
}

/** The choices of the fields: values with their texts, and their language. */
export type Offered = Record<Choice, string[][]>;

/** Players that a field offers; words that are looked for find every name. */
const MAX_PLAYERS = 1_000;
/** The fields of another collection at first. */
const EVERY_GAME: Fields = {
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
  let source: { games: readonly CollectedGame[]; lang: Lang } = { games: [], lang: "en" };
  let offered: Offered = { player: [], opponent: [], opening: [] };

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
    want(fields: Partial<Fields>) {
      const { player } = wanted;
      wanted = { ...wanted, ...fields };
      if (wanted.player !== player) offerOpponents();
    },
    /** Wants every game of another collection. */
    reset() {
      wanted = EVERY_GAME;
    },
    /** Offers the players and the openings of a collection. */
    offer(games: readonly CollectedGame[], lang: Lang) {
      source = { games, lang };
      offered = { ...offered, ...choicesIn(games, lang) };
      offerOpponents();
    },
  };
}

/** The players and the openings of a collection. */
function choicesIn(games: readonly CollectedGame[], lang: Lang) {
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

/** A name with the count of its games. */
function counted({ name, count }: { name: string; count: number }) {
  return [name, `${name} (${count})`];
}
