/**
 * The games of a collection that its fields leave: the values of the fields, and the search for the
 * games. It draws nothing: the dialog draws when its listener is called.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Lang } from "../base/languages.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { Fields } from "./collection-fields.js"
 * @import { Find } from "./collection-search.js"
 *
 * @typedef {ReturnType<typeof createFoundGames>} FoundGames
 */

import { nextTask } from "../base/clock.js";
import { createCollectionFields } from "./collection-fields.js";
import { createCollectionSearch, prepareInSteps, STEP } from "./collection-search.js";

/** @typedef {Pick<CollectionSlice, "games" | "place" | "open">} Source */

/**
 * @param {Find} find
 * @param {Pick<Actions, "report" | "listGamesHere">} actions
 * @param {{onFound: (games: CollectedGame[]) => void, onOffered: () => void}} listener called with
 *   the games of a search, and when the fields offer other choices
 */
export function createFoundGames(find, actions, { onFound, onOffered }) {
  const fields = createCollectionFields();
  const search = createCollectionSearch(find, actions, onFound);
  /** @type {Source} */
  let source = { games: [], place: null, open: false };
  /** @type {Lang} */
  let lang = "en";

  /** Looks for the games that the fields want. */
  function look() {
    void search(source.games, source.place, fields.wanted(), lang);
  }

  /** Makes the texts in which words are looked for, while the list shows. */
  function prepare() {
    const { games } = source;
    const spoken = lang;
    const isWanted = () => source.games === games && source.open && lang === spoken;
    void prepareInSteps(games, lang, isWanted);
  }

  return {
    wanted: fields.wanted,
    offered: fields.offered,
    look,
    /** Looks for what fields want as well. @param {Partial<Fields>} wanted */
    want(wanted) {
      fields.want(wanted);
      look();
    },
    /**
     * Takes the games in which it looks; another collection begins with every game.
     * @param {Source} next
     * @param {Lang} spoken
     */
    take(next, spoken) {
      if (next.games !== source.games) fields.reset();
      source = next;
      lang = spoken;
    },
    /** Offers what another collection has, and looks in it. */
    renew() {
      const { games } = source;
      void inTasks(games.length > STEP, () => source.games === games, [
        () => fields.offer(games, lang),
        onOffered,
        () => {
          look();
          prepare();
        },
      ]);
    },
  };
}

/**
 * Runs steps in turn as long as they are wanted; each in its own task where they take long.
 * @param {boolean} isLong
 * @param {() => boolean} isWanted
 * @param {readonly (() => void)[]} steps
 */
async function inTasks(isLong, isWanted, steps) {
  for (const step of steps) {
    if (isLong) await nextTask();
    if (!isWanted()) return;
    step();
  }
}
