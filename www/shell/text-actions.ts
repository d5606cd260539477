/** What the views report of texts: those that are pasted, read, and shared. */

import type { Actions, AllRooms, Context } from "../floor/base/page.ts";
import { problemBehind } from "../floor/base/problems.ts";
import { readCollection } from "../play/game/read-collection.ts";
import { loadText, ofGame, otherGameIn } from "../play/game/choose-game.ts";
import { firstGameOf } from "../play/game/session.ts";
import { gameNamed, gameOf } from "../play/games/index.ts";
import { LOCKED, isFieldLocked, mayLoad } from "../play/settings/host-locks.ts";
import { readGoodBeginning } from "../play/game/good-beginning.ts";
import { loadGame } from "../play/game/game-steps.ts";

/** Characters of the longest text that is looked through for something else than games. */
const MAX_CHARACTERS = 1_000_000;

/** The content of a text: a game, several, or what a room takes. */
export function textActions(context: Context<AllRooms>) {
  const { store } = context;
  const beforeFault = (text: string) => context.session.beforeFault(text);
  const load: Actions["load"] = (text, record) => {
    if (!mayLoad(store.get().host.locks)) return LOCKED;
    try {
      if (context.session.holdsSeveral(text)) {
        readCollection(context, [{ name: "", bytes: new TextEncoder().encode(text) }]);
        return null;
      }
      const { first, others } = firstGameOf(text, gameOf(store.get()));
      const read = (part: string) => ofGame(context.session.read(part), store.get().game.game);
      const { game, ...facts } = readGoodBeginning(first, read, beforeFault);
      loadGame(context, game, { ...facts, record, others });
      return facts.stopped ?? null;
    } catch (error) {
      return problemBehind("load", error);
    }
  };
  return {
    load,
    take: async (text) => {
      if (!mayLoad(store.get().host.locks)) return LOCKED;
      const isGames = text.length > MAX_CHARACTERS;
      // Without the rooms, a text that is a game can still be read.
      await context.rooms().catch(() => {});
      for (const { takes } of isGames ? [] : context.house.here().rooms) {
        const taken = takes?.(context, text) ?? null;
        if (taken !== null) return taken;
      }
      try {
        await context.session.prepareToRead();
      } catch (error) {
        return problemBehind("load", error);
      }
      return load(text);
    },
    findGame: async (text) => {
      const { locks } = store.get().host;
      return isFieldLocked(locks, "game") || !mayLoad(locks) ? null : otherGameIn(context, text);
    },
    loadAs: async (id, text) => {
      const { first, others } = firstGameOf(text, gameNamed(id));
      return loadText(context, id, (session) => {
        const found = readGoodBeginning(first, (part) => session.read(part), beforeFault);
        return { ...found, others };
      });
    },
    startFrom: (text) => {
      if (!mayLoad(store.get().host.locks)) return;
      const { session } = context;
      store.dispatch({ type: "started-from", game: session.show(session.read(text)) });
    },
  } satisfies Partial<Actions>;
}
