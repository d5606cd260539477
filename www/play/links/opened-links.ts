/**
 * Links that are opened while the page runs. Each adds an entry to the history of the browser:
 * *Back* leads to what the link has replaced, or out of the page if the link's game is no longer on
 * the board or has other moves; *Forward* opens the link again. From a link to another of the
 * page's games *Back* leads to the game before whatever was played: each waits as it was left.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { GameSession, GameText } from "../game/session.ts";
import type { Context } from "../../floor/base/page.ts";
import { PageError } from "../../floor/base/problems.ts";
import { problemInLink } from "../game/initial-game.ts";
import { isOffered } from "../settings/club-settings.ts";
import { arrivalOf, gameInFragment } from "../../floor/start/fragment.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { forgetFragment, unknownFragment } from "./address.ts";
import { chooseGame } from "../game/choose-game.ts";
import { readGoodBeginning } from "../game/good-beginning.ts";
import { loadGame, returnTo } from "../game/game-steps.ts";
import { isFieldLocked } from "../settings/host-locks.ts";

/**
 * The effect of a link: the names of its game and of the one before it, its moves, and the game
 * that it has replaced. A link to another of the page's games, whose rules may still be loading,
 * has null for its moves.
 */
interface Opened {
  from: GameId;
  to: GameId;
  line: string | null;
  replaced: GameText | null;
  loading: boolean;
}

function readLinked(session: GameSession, fragment: string) {
  return readGoodBeginning(
    fragment,
    (part) => session.readLink(part),
    (part) => session.beforeFault(part),
  );
}

/** The link of an entry in the history. @param state of the entry */
function entryOf(state: unknown) {
  const { link, fragment } = fieldsOf(state);
  return { number: Number(link) || 0, fragment: typeof fragment === "string" ? fragment : "" };
}

/** The links of the entries in the history, by their numbers, and the entry that is shown. */
interface Entries {
  opened: Map<number, Opened>;
  number: number;
}

export function createOpenedLinks(context: Context) {
  const { store } = context;
  const entries: Entries = { opened: new Map(), number: entryOf(history.state).number };
  const { giveUp, open } = createOpening(context, entries);

  /** Gives the entry of a link its number, in place of the fragment. */
  function enter(fragment: string) {
    entries.number += 1;
    forgetFragment({ link: entries.number, fragment });
  }

  return {
    /** Loads the game of a new fragment. */
    open(fragment: string) {
      const arrival = arrivalOf(fragment);
      const unknown = unknownFragment(fragment);
      if (unknown !== null) {
        forgetFragment({ link: entries.number, fragment: "" });
        store.dispatch({ type: "problems", problems: [unknown] });
      } else if (arrival === null) void open(fragment, () => enter(fragment));
      else {
        // The address goes on naming the game of a list that is on the board.
        if (arrival.type !== "collection-wanted") forgetFragment();
        store.dispatch(arrival);
      }
    },
    /**
     * Goes back from a link, or from several at once, or forward to one.
     * @param state of the entry that the browser has gone to
     */
    goTo(state: unknown) {
      if (location.hash !== "") return;
      giveUp();
      const gone = entries.number;
      const { number, fragment } = entryOf(state);
      entries.number = number;
      if (number > gone) void open(fragment, () => {});
      else if (number < gone) leave(context, entries, gone);
    },
  };
}

/** Opens games of links: one of the kind on the board, or another one of the page's. */
function createOpening(context: Context, entries: Entries) {
  const { store } = context;
  const reader = createLinkReader(context);
  const report = (error: unknown) =>
    store.dispatch({ type: "problems", problems: [problemInLink(error)] });

  /** Opens the game of a link, which is another one than that on the board. */
  function openOther(to: GameId, fragment: string) {
    const { game, host } = store.get();
    if (isFieldLocked(host.locks, "game")) {
      report(new PageError("locked"));
      return;
    }
    const link: Opened = { from: game.game, to, line: null, replaced: null, loading: true };
    const { number } = entries;
    entries.opened.set(number, link);
    loadOther(context, to, fragment)
      .catch((error) => {
        entries.opened.delete(number);
        report(error);
      })
      .finally(() => {
        link.loading = false;
      });
  }

  /**
   * Loads the game of a fragment.
   * @param arrive called if the fragment is a link
   */
  async function open(fragment: string, arrive: () => void) {
    reader.giveUp();
    const id = gameInFragment(fragment);
    if (isOffered(id) && id !== store.get().game.game) {
      arrive();
      openOther(id, fragment);
      return;
    }
    try {
      const link = await reader.load(fragment);
      if (link === null) return;
      arrive();
      entries.opened.set(entries.number, link);
    } catch (error) {
      arrive();
      report(error);
    }
  }

  return { giveUp: reader.giveUp, open };
}

/** Takes back the links between the entry that is shown and a later one, or leads on. */
function leave(context: Context, { opened, number }: Entries, gone: number) {
  const [first, last] = [opened.get(number + 1), opened.get(gone)];
  for (let leftNumber = number + 1; leftNumber <= gone; leftNumber++) opened.delete(leftNumber);
  const { game } = context.store.get();
  const isHere = last?.to === game.game && [null, game.line.join()].includes(last.line);
  const leads = first && (first.line === null || first.replaced !== null);
  if (last && leads && (isHere || last.loading)) void takeBack(context, first, last);
  else history.back();
}

/**
 * Reads the links to games of the kind on the board. One that waits for its reader gives way to a
 * later link, and to a step in the history.
 */
function createLinkReader(context: Context) {
  const { session, store } = context;
  /** Numbers the link that may wait. */
  let current = 0;
  return {
    giveUp() {
      current += 1;
    },
    /**
     * Puts the game of a link on the board.
     * @returns null if the fragment is no link, or has given way
     */
    async load(fragment: string): Promise<Opened | null> {
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

/** Puts the game of a link to another of the page's games on the board. */
async function loadOther(context: Context, to: GameId, fragment: string) {
  await chooseGame(context, to, async (session) => {
    await session.prepareToOpen(fragment);
    return readLinked(session, fragment);
  });
}

/**
 * Puts back what a link and those after it have replaced.
 * @param last whose game is on the board, or still loading
 */
async function takeBack(context: Context, first: Opened, last: Opened) {
  const isElsewhere = () => first.from !== context.store.get().game.game;
  if (last.loading || isElsewhere()) await chooseGame(context, first.from);
  if (first.replaced !== null && !isElsewhere()) returnTo(context, first.replaced);
}
