/**
 * The games of a collection that its fields leave: the values of the fields, and the search for the
 * games. It draws nothing: the dialog draws when its listener is called.
 */

import type { CollectedGame } from "../../reversi-wasm.js";
import type { Actions } from "../app/actions.ts";
import type { Lang } from "../base/languages.ts";
import type { CollectionSlice } from "./collection.ts";
import { nextTask } from "../base/clock.ts";
import { type Fields, createCollectionFields } from "./collection-fields.ts";
import { type Find, createCollectionSearch, prepareInSteps, STEP } from "./collection-search.ts";

export type FoundGames = ReturnType<typeof createFoundGames>;

export type Source = Pick<CollectionSlice, "games" | "place" | "open">;

/** @param listener called with the games of a search, and when the fields offer other choices */
export function createFoundGames(
  find: Find,
  actions: Pick<Actions, "report" | "listGamesHere">,
  { onFound, onOffered }: { onFound: (games: CollectedGame[]) => void; onOffered: () => void },
) {
  const fields = createCollectionFields();
  const search = createCollectionSearch(find, actions, onFound);
  let source: Source = { games: [], place: null, open: false };
  let lang: Lang = "en";

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
    /** Looks for what fields want as well. */
    want(wanted: Partial<Fields>) {
      fields.want(wanted);
      look();
    },
    /** Takes the games in which it looks; another collection begins with every game. */
    take(next: Source, spoken: Lang) {
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

/** Runs steps in turn as long as they are wanted; each in its own task where they take long. */
async function inTasks(isLong: boolean, isWanted: () => boolean, steps: readonly (() => void)[]) {
  for (const step of steps) {
    if (isLong) await nextTask();
    if (!isWanted()) return;
    step();
  }
}
