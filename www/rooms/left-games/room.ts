/** The list of the games that the visitor has left, as the page takes it in. */

import type { Context, Core } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { leave } from "../../play/board/owner.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { GONE } from "../../floor/base/erased-parts.ts";
import { type Problem, problem } from "../../floor/base/problems.ts";
import {
  contains,
  isLeftGame,
  isWorthKeeping,
  leftGameOf,
  notRunning,
} from "../../play/game/left-games.ts";
import { holdsGames, readGames, writeGames } from "./games-text.ts";
import { endOf, openLeftGame, openRunningGame, runningGames } from "./left-games-steps.ts";

export const room = {
  handlers: {
    "left-games-shown": (state, { list, read }) => {
      const shownState = openGames({ ...state, leftGames: { list } }, true);
      return read === undefined
        ? shownState
        : { ...shownState, notice: { kind: "left-games-read", count: read } };
    },
    "left-games-closed": (state) => openGames(state, false),
    "left-game-forgotten": (state, { left }) => {
      const list = state.leftGames.list.filter((other) => other !== left);
      const { previousGame: previous } = state;
      // The running game would bring it back into the list with its next start.
      const isPrevious = previous !== null && isLeftGame(left, state.game.game, previous);
      const previousGame = isPrevious ? null : previous;
      return withErased({ ...state, previousGame, leftGames: { list } }, "left-game", left.form);
    },
    "left-game-restored": (state, { list }) => ({
      ...state,
      leftGames: { list },
      notice: { kind: "restored", name: "left-game" },
    }),
    "own-game-shown": (state) => openGames(leave(state), false),
  },
  erases: {
    "left-game": {
      check: (value) => leftGameOf(value, (parts) => parts)?.form,
      putBack: ({ store, storage }, value) => {
        const left = storage.leftGames.check(value);
        if (left === null) return GONE;
        storage.leftGames.putBack(left.form);
        store.dispatch({ type: "left-game-restored", list: storage.leftGames.read() });
        return null;
      },
    },
  },
  says: { "left-games-read": ({ t }, _, { count }) => t("said-left-games-read", { count }) },
  actions: (context) => {
    const { store, storage } = context;
    return {
      openLeftGame: (left) => openLeftGame(context, left),
      runningGames: () => runningGames(context),
      openRunningGame: (left) => openRunningGame(context, left),
      forgetLeftGame(left) {
        storage.leftGames.remove(left);
        store.dispatch({ type: "left-game-forgotten", left });
      },
      writeGames: () => {
        const running = runningGames(context);
        const others = notRunning(storage.leftGames.read(), running);
        const forms = [...running.filter(isWorthKeeping), ...others].map(({ form }) => form);
        // An earlier version of the page has stored games without a time.
        return writeGames(
          forms.map((form) => ({ ...form, time: form.time || storage.leftGames.stamp() })),
        );
      },
      endOf: (left) => endOf(context, left),
    };
  },
  takes: (context, text) => (holdsGames(text) ? Promise.resolve(takeGames(context, text)) : null),
} satisfies Room<"leftGames">;

/**
 * Adds the games of a text to the list, and shows it.
 * @returns that some of its games are damaged
 */
function takeGames({ store, storage }: Context, text: string): Problem | null {
  const { games, damaged } = readGames(text, storage.leftGames.check);
  // The oldest first: a game of two devices stays as its newer one.
  for (const { form } of games.toReversed()) storage.leftGames.add(form);
  const list = storage.leftGames.read();
  const read = games.filter((left) => list.some((other) => contains(other, left))).length;
  store.dispatch({ type: "left-games-shown", list, read });
  if (damaged === 0) return null;
  const found = problem("damaged-games", String(damaged), "games of the text are damaged");
  store.dispatch({ type: "problems", problems: [found] });
  return found;
}

function isGamesOpen({ panels }: Pick<Core, "panels">) {
  return panels.open === "games";
}

/** The page with its tab *Games* open, or with none in its place. */
function openGames<S extends Core>(state: S, open: boolean): S {
  if (isGamesOpen(state) === open) return state;
  return { ...state, panels: { ...state.panels, open: open ? "games" : null } };
}
