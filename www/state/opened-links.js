/**
 * Links that are opened while the page runs. Each adds an entry to the history of the browser:
 * *Back* leads to what the link has replaced, or out of the page if that is no longer there.
 *
 * @import { GameText } from "../game/session.js"
 * @import { Context } from "./context.js"
 *
 * The last link: its number in the history, the name of the game before it and of its own, its
 * moves, and the game that it has replaced.
 * @typedef {{number: number, from: string, to: string, line: string,
 *   replaced: GameText | null}} Opened
 */

import { PageError } from "../base/problems.js";
import { problemInLink } from "../game/initial-game.js";
import { isGame } from "../games/index.js";
import { gameInFragment } from "../start/linked-game.js";
import { fieldsOf } from "./browser-values.js";
import { forgetFragment } from "./address.js";
import { chooseGame } from "./choose-game.js";
import { loadGame, returnToPreviousGame } from "./game-steps.js";
import { isFieldLocked } from "./host-locks.js";

/** @param {Context} context */
export function createOpenedLinks(context) {
  const { store } = context;
  const numberIn = (/** @type {unknown} */ state) => Number(fieldsOf(state).link) || 0;
  let number = numberIn(history.state);
  /** @type {Opened | null} */
  let last = null;
  const report = (/** @type {unknown} */ error) =>
    store.dispatch({ type: "problems", problems: [problemInLink(error)] });

  /** Gives the entry of a link its number, in place of the fragment. */
  function enter() {
    number += 1;
    last = null;
    forgetFragment({ link: number });
  }

  /**
   * Opens the game of a link, which is another one than that on the board.
   * @param {string} to
   * @param {string} fragment
   */
  function openOther(to, fragment) {
    const { game, host } = store.get();
    enter();
    if (isFieldLocked(host.locks, "game")) {
      report(new PageError("locked"));
      return;
    }
    last = { number, from: game.game, to, line: "", replaced: null };
    chooseGame(context, to, (session) => session.readLink(fragment), { text: fragment }).catch(
      report,
    );
  }

  return {
    /** Loads the game of a new fragment. @param {string} fragment */
    open(fragment) {
      const id = gameInFragment(fragment);
      const { game: before, previousGame } = store.get();
      if (id !== null && isGame(id) && id !== before.game) {
        openOther(id, fragment);
        return;
      }
      try {
        const game = context.session.readLink(fragment);
        if (game === null) return;
        loadGame(context, game, { text: fragment });
        enter();
        const after = store.get();
        const replaced = after.previousGame === previousGame ? null : after.previousGame;
        const to = after.game.game;
        last = { number, from: to, to, line: after.game.line.join(), replaced };
      } catch (error) {
        enter();
        report(error);
      }
    },
    /**
     * Goes back from a link: to what it has replaced, as long as that is the previous game and the
     * link's own game has got no other moves; otherwise out of the page.
     * @param {unknown} state of the entry that the browser has gone to
     */
    goTo(state) {
      if (location.hash !== "") return;
      const gone = number;
      number = numberIn(state);
      if (number >= gone) return;
      const { game, previousGame } = store.get();
      const link = last?.number === gone && last.to === game.game ? last : null;
      last = null;
      if (link !== null && link.from !== link.to) void chooseGame(context, link.from);
      else if (
        link !== null &&
        link.replaced !== null &&
        link.replaced === previousGame &&
        link.line === game.line.join()
      )
        returnToPreviousGame(context);
      else history.back();
    },
  };
}
