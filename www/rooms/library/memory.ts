/**
 * The games that the page holds, the visitor's own and the imported ones, as the fields leave them.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import { madeOnce } from "../../floor/base/once.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { OwnRow } from "./own-rows.ts";
import { showsShelf } from "../../play/ui/library-shelves.ts";
import { type Find, createSearch, prepareInSteps } from "./search.ts";

export type Memory = ReturnType<typeof createMemory>;

const NO_GAMES: readonly CollectedGame[] = [];

/** The games that the visitor has played, and those of texts and links without a move since. */
const origins = madeOnce((own: readonly OwnRow[]) => {
  const given = own.filter(({ left }) => left.game.counted === "given");
  const played = own.filter((row) => !given.includes(row));
  return { played, given, left: given.filter(({ place }) => place === null) };
});

/** Games without those of a list: a game of it that is looked at stands there. */
function notIn(games: readonly CollectedGame[], list: readonly CollectedGame[]) {
  const texts = new Set(list.map(({ text }) => text));
  return games.filter(({ text }) => !texts.has(text));
}

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
      const { played, given, left } = origins(own);
      const mine = showsShelf(state, "mine") ? played : NO_GAMES;
      const isImported = showsShelf(state, "imported");
      const imported = isImported ? collection.games : NO_GAMES;
      // A text on the board is imported once it has left it, and a host page lists its games alone.
      const textsHere = library.shelf === null ? given : left;
      const texts = isImported && state.host.controls === null ? textsHere : NO_GAMES;
      const shown = [mine, texts, imported];
      if (shown.some((part, index) => part !== parts[index])) {
        parts = shown;
        all = [...mine, ...notIn(texts, imported), ...imported];
        const { games } = collection;
        void prepareInSteps(games, lang, () => parts[2] === games);
      }
      void search(all, collection.place, library.fields, lang);
    },
  };
}
