/**
 * Links that are opened while the page runs. Each adds an entry to the history of the browser:
 * *Back* leads to what the link has replaced, or out of the page if the link's game is no longer on
 * the board or has other moves; *Forward* opens the link again. From a link to another of the
 * page's games *Back* leads to the game before whatever was played: each waits as it was left.
 *
 * @import { GameSession, GameText } from "../game/session.js"
 * @import { Context } from "../app/context.js"
 *
 * The effect of a link: the names of its game and of the one before it, its moves, and the game
 * that it has replaced. A link to another of the page's games, whose rules may still be loading,
 * has null for its moves.
 * @typedef {{from: string, to: string, line: string | null, replaced: GameText | null,
 *   loading: boolean}} Opened
 */

import { PageError } from "../base/problems.js";
import { problemInLink } from "../game/initial-game.js";
import { isOffered } from "../settings/club-settings.js";
import { arrivalOf, gameInFragment } from "../start/fragment.js";
import { fieldsOf } from "../base/browser-values.js";
import { forgetFragment, unknownFragment } from "./address.js";
import { chooseGame } from "../game/choose-game.js";
import { readGoodBeginning } from "../game/good-beginning.js";
import { loadGame, returnTo } from "../game/game-steps.js";
import { isFieldLocked } from "../settings/host-locks.js";

/** @param {GameSession} session @param {string} fragment */
function readLinked(session, fragment) {
  return readGoodBeginning(fragment, (part) => session.readLink(part));
}

/** The link of an entry in the history. @param {unknown} state of the entry */
function entryOf(state) {
  const { link, fragment } = fieldsOf(state);
  return { number: Number(link) || 0, fragment: typeof fragment === "string" ? fragment : "" };
}

/** @param {Context} context */
export function createOpenedLinks(context) {
  const { store } = context;
  let { number } = entryOf(history.state);
  const reader = createLinkReader(context);
  /** @type {Map<number, Opened>} by the numbers of their entries in the history */
  const opened = new Map();
  const report = (/** @type {unknown} */ error) =>
    store.dispatch({ type: "problems", problems: [problemInLink(error)] });

  /** Gives the entry of a link its number, in place of the fragment. @param {string} fragment */
  function enter(fragment) {
    number += 1;
    forgetFragment({ link: number, fragment });
  }

  /**
   * Opens the game of a link, which is another one than that on the board.
   * @param {string} to
   * @param {string} fragment
   */
  function openOther(to, fragment) {
    const { game, host } = store.get();
    if (isFieldLocked(host.locks, "game")) {
      report(new PageError("locked"));
      return;
    }
    /** @type {Opened} */
    const link = { from: game.game, to, line: null, replaced: null, loading: true };
    const entry = number;
    opened.set(entry, link);
    loadOther(context, to, fragment)
      .catch((error) => {
        opened.delete(entry);
        report(error);
      })
      .finally(() => {
        link.loading = false;
      });
  }

  /**
   * Loads the game of a fragment.
   * @param {string} fragment
   * @param {() => void} arrive called if the fragment is a link
   */
  async function open(fragment, arrive) {
    reader.giveUp();
    const id = gameInFragment(fragment);
    if (id !== null && isOffered(id) && id !== store.get().game.game) {
      arrive();
      openOther(id, fragment);
      return;
    }
    try {
      const link = await reader.load(fragment);
      if (link === null) return;
      arrive();
      opened.set(number, link);
    } catch (error) {
      arrive();
      report(error);
    }
  }

  return {
    /** Loads the game of a new fragment. @param {string} fragment */
    open(fragment) {
      const arrival = arrivalOf(fragment);
      const unknown = unknownFragment(fragment);
      if (unknown !== null) {
        forgetFragment({ link: number, fragment: "" });
        store.dispatch({ type: "problems", problems: [unknown] });
        return;
      }
      if (arrival === null) {
        void open(fragment, () => enter(fragment));
        return;
      }
      // The address goes on naming the game of a list that is on the board.
      if (arrival.type !== "collection-wanted") forgetFragment();
      store.dispatch(arrival);
    },
    /**
     * Goes back from a link, or from several at once, or forward to one.
     * @param {unknown} state of the entry that the browser has gone to
     */
    goTo(state) {
      if (location.hash !== "") return;
      reader.giveUp();
      const gone = number;
      const entry = entryOf(state);
      number = entry.number;
      if (number > gone) void open(entry.fragment, () => {});
      if (number >= gone) return;
      const [first, last] = [opened.get(number + 1), opened.get(gone)];
      for (let left = number + 1; left <= gone; left++) opened.delete(left);
      const { game } = store.get();
      const isHere = last?.to === game.game && [null, game.line.join()].includes(last.line);
      const leads = first && (first.line === null || first.replaced !== null);
      if (last && leads && (isHere || last.loading)) void takeBack(context, first, last);
      else history.back();
    },
  };
}

/**
 * Reads the links to games of the kind on the board. One that waits for its reader gives way to a
 * later link, and to a step in the history.
 * @param {Context} context
 */
function createLinkReader(context) {
  const { session, store } = context;
  /** Numbers the link that may wait. */
  let current = 0;
  return {
    giveUp() {
      current += 1;
    },
    /**
     * Puts the game of a link on the board.
     * @param {string} fragment
     * @returns {Promise<Opened | null>} null if the fragment is no link, or has given way
     */
    async load(fragment) {
      const number = current;
      const { previousGame } = store.get();
      await session.prepareToOpen(fragment);
      if (number !== current) return null;
      const { game, ...facts } = readLinked(session, fragment);
      if (game === null) return null;
      loadGame(context, game, facts);
      const after = store.get();
      const replaced = after.previousGame === previousGame ? null : after.previousGame;
      const to = after.game.game;
      return { from: to, to, line: after.game.line.join(), replaced, loading: false };
    },
  };
}

/**
 * Puts the game of a link to another of the page's games on the board.
 * @param {Context} context
 * @param {string} to
 * @param {string} fragment
 */
async function loadOther(context, to, fragment) {
  await chooseGame(context, to, async (session) => {
    await session.prepareToOpen(fragment);
    return readLinked(session, fragment);
  });
}

/**
 * Puts back what a link and those after it have replaced.
 * @param {Context} context
 * @param {Opened} first
 * @param {Opened} last whose game is on the board, or still loading
 */
async function takeBack(context, first, last) {
  const isElsewhere = () => first.from !== context.store.get().game.game;
  if (last.loading || isElsewhere()) await chooseGame(context, first.from);
  if (first.replaced !== null && !isElsewhere()) returnTo(context, first.replaced);
}
