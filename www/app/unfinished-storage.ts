/**
 * Storage of what is unfinished beside the games, as long as its tab: where it stands, what belongs
 * to the games of other kinds that wait, and which game the tab shows. A position that was set up
 * and a text of exercises outlive it.
 */

import type { Choices } from "../settings/settings.ts";
import type { House } from "./house.ts";
import type { SharedValues } from "./shared-values.ts";
import type { State } from "./state.ts";
import { fieldsOf, parse, read, write } from "../base/browser-values.ts";
import { type GameDescriptor, FIRST_GAME, gameOf, isGame } from "../games/index.ts";
import { isUnfinished } from "./unfinished.ts";

/** The number in the keys changes with the shape of what is stored. */
export const UNFINISHED_KEY = "reversi.unfinished.1";
export const LASTING_KEY = "reversi.lasting.1";
/** Which of the page's games the tab has on its board. */
export const TAB_GAME_KEY = "reversi.tab-game.1";
/** The parts of games of other kinds, which wait while the tab shows one. */
const WAITING_KEY = "reversi.waiting.1";

export function createUnfinishedStorage(
  kept: House["kept"],
  provideInTab: () => Storage,
  values: SharedValues,
) {
  const lasting = createLasting(kept, values);
  /** what waits, for a tab that stores nothing */
  const waiting: Map<string, string> = new Map();

  const inTab = () => parse(read(provideInTab, UNFINISHED_KEY)).value;

  /** The unfinished parts of the tab; in a new one, those that outlived the last to begin any. */
  function unfinished() {
    const value = inTab();
    return value === undefined ? lasting.find() : value;
  }

  /**
   * The stored form of what belongs to the game of a kind that has waited; in a new tab, what
   * outlived the last one.
   */
  function waitingForm({ id }: GameDescriptor) {
    const { value } = parse(read(provideInTab, WAITING_KEY, waiting));
    return fieldsOf(fieldsOf(value)[id] ?? lasting.waiting()[id]);
  }

  return {
    /** Whether the tab, or the last one, has left something unfinished. */
    has: () => isUnfinished(unfinished()),
    read: () => kept.check(unfinished()),
    /** The parts that outlive the tab that has stored them last. */
    readLasting: () => kept.check(lasting.find()),
    /** Whether the tab has kept a review of the game on its board. */
    isReviewed: () => fieldsOf(fieldsOf(inTab()).review).transcript !== undefined,
    /** Whether something is there that outlives the tab. */
    isLasting: lasting.isThere,

    waitingForm,

    /** The parts of the game of a kind that has waited. */
    waitingParts: (game: GameDescriptor) => kept.checkParts(waitingForm(game)),

    /** The choices, with the game that this tab shows: the choice of another tab is for its own. */
    withTabGame(stored: Choices) {
      const { value } = parse(read(provideInTab, TAB_GAME_KEY));
      const isOwn = isGame(value) && value !== chosenIn(stored);
      return isOwn ? { ...stored, game: String(value) } : stored;
    },

    /** The parts that another tab has started stay until this one begins something. */
    save(shown: State, before: State | null) {
      if (before !== null && gameOf(shown) !== gameOf(before)) lasting.noteWaiting(before);
      if (before !== null && !kept.isProgress(shown, before)) return;
      write(provideInTab, UNFINISHED_KEY, kept.form(shown));
      lasting.save(shown);
    },

    saveTabGame({ settings: { stored } }: State, before: State | null) {
      if (before && chosenIn(stored) === chosenIn(before.settings.stored)) return;
      write(provideInTab, TAB_GAME_KEY, chosenIn(stored));
    },

    /** Keeps what belongs to a game beside it, while a game of another kind is on the board. */
    saveWaiting(state: State, before: State | null) {
      if (before === null || gameOf(state) === gameOf(before)) return;
      const { value } = parse(read(provideInTab, WAITING_KEY, waiting));
      const form = { ...fieldsOf(value), [gameOf(before).id]: kept.partsOfGame(before) };
      waiting.set(WAITING_KEY, JSON.stringify(form));
      write(provideInTab, WAITING_KEY, form);
    },
  };
}

/** The game that the visitor has chosen. */
function chosenIn(stored: Choices) {
  return stored.game ?? FIRST_GAME.id;
}

/** The parts that outlive the tab: of the game that it shows, and of those that wait. */
function createLasting(kept: House["kept"], values: SharedValues) {
  /** as the last state had it */
  let last: string | null = null;
  /** what outlives the tab of the games that wait */
  let ofWaiting: Record<string, unknown> | null = null;
  const find = () => values.find(LASTING_KEY).value;

  function waiting() {
    ofWaiting ??= { ...fieldsOf(fieldsOf(find()).waiting) };
    return ofWaiting;
  }

  return {
    find,
    waiting,
    isThere: () => isUnfinished(parse(last).value),
    /** Notes what outlives the tab of a game that begins to wait. */
    noteWaiting(before: State) {
      const parts = kept.lastingPartsOfGame(before);
      const { [gameOf(before).id]: _, ...others } = waiting();
      ofWaiting = isUnfinished(parts) ? { ...others, [gameOf(before).id]: parts } : others;
    },
    /** The parts of another tab stay until this one changes them. */
    save(shown: State) {
      const waits = waiting();
      const text = JSON.stringify({
        ...kept.lastingForm(shown),
        waiting: Object.keys(waits).length > 0 ? waits : null,
      });
      if (last !== null && last !== text) values.keep(LASTING_KEY, JSON.parse(text));
      last = text;
    },
  };
}
