/**
 * The games that the page holds, the visitor's own and the imported ones, as the fields leave them.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { OwnRow } from "./own-rows.ts";
import { showsShelf } from "../../play/ui/library-shelves.ts";
import { type Find, createSearch, prepareInSteps } from "./search.ts";

export type Memory = ReturnType<typeof createMemory>;

const NO_GAMES: readonly CollectedGame[] = [];

/** @param changed called with what was found */
export function createMemory(
  find: Find,
  actions: Pick<Actions, "report" | "listGamesHere">,
  changed: () => void,
) {
  let all: readonly CollectedGame[] = [];
  let parts: readonly (readonly CollectedGame[])[] = [];
  let found: readonly CollectedGame[] = [];
  const search = createSearch(find, actions, (games) => {
    found = games;
    changed();
  });

  return {
    all: () => all,
    found: () => found,
    take(state: StateOf<"library">, own: readonly OwnRow[], lang: Lang) {
      const { collection, library } = state;
      const mine = showsShelf(state, "mine") ? own : NO_GAMES;
      const imported = showsShelf(state, "imported") ? collection.games : NO_GAMES;
      if (parts[0] !== mine || parts[1] !== imported) {
        parts = [mine, imported];
        all = [...mine, ...imported];
        const { games } = collection;
        void prepareInSteps(games, lang, () => parts[1] === games);
      }
      void search(all, collection.place, library.fields, lang);
    },
  };
}
