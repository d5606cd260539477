/** Looks through the games that the page holds: those that the fields want. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions } from "../../floor/base/page.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { Fields } from "../../play/ui/library.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { filtered, prepareSearch } from "./model.ts";
import { knownGames, usualGames } from "../share/known-games.ts";
import { problemOf } from "../../floor/base/problems.ts";

/** Games that a search looks through before presses come first. */
const STEP = 5_000;
/** Games that are made ready for a search between two presses. */
const PREPARED = 500;
const NO_GAMES: readonly CollectedGame[] = [];
const NO_PLACE: Snapshot | null = null;

/** Gives the numbers of the lines whose games reach a position, from 0; games are a line each. */
export type Find = (place: Snapshot, games: string) => Promise<Iterable<number>>;

export function createSearch(
  find: Find,
  actions: Pick<Actions, "report" | "listGamesHere">,
  show: (games: CollectedGame[]) => void,
) {
  /** The search that runs; a later one ends it. */
  let running: object | undefined;
  /** The last position that was looked for, with the numbers of its games. */
  let found = { place: NO_PLACE, of: NO_GAMES, numbers: new Set<number>() };

  /** The numbers of the games that reach a position; every game's, if the engine fails. */
  async function numbersWith(place: Snapshot, of: readonly CollectedGame[]) {
    if (found.place === place && found.of === of) return found.numbers;
    const usual = usualGames(of);
    try {
      const lines = [...(await find(place, knownGames(usual)))];
      found = { place, of, numbers: new Set(lines.map((line) => usual[line].number)) };
      return found.numbers;
    } catch (error) {
      actions.report(problemOf(error));
      actions.listGamesHere(false);
      return null;
    }
  }

  /** Looks through games in steps, between which presses come first. */
  return async (
    all: readonly CollectedGame[],
    place: Snapshot | null,
    fields: Fields,
    lang: Lang,
  ) => {
    const search = {};
    running = search;
    const numbers = place === null ? null : await numbersWith(place, all);
    const gamesLeft = [];
    for (let from = 0; from < all.length; from += STEP) {
      if (from > 0) await nextTask();
      if (running !== search) return;
      const part = all.slice(from, from + STEP);
      gamesLeft.push(...filtered(part, { ...fields, numbers }, lang));
    }
    show(gamesLeft);
  };
}

/** Makes games ready for a search for words, in separate tasks, while they are wanted. */
export async function prepareInSteps(
  all: readonly CollectedGame[],
  lang: Lang,
  areWanted: () => boolean,
) {
  for (let from = 0; from < all.length; from += PREPARED) {
    await nextTask();
    if (!areWanted()) return;
    prepareSearch(all.slice(from, from + PREPARED), lang);
  }
}
