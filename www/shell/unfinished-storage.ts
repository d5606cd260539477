/**
 * What is unfinished beside the games, as long as its tab: where it stands, what belongs to the
 * games of other kinds that wait, and which game the tab shows. A position that was set up and a
 * text of exercises outlive it.
 */

import type { Kept } from "../floor/kept/kept.ts";
import type { Choices } from "../play/settings/settings.ts";
import type { House } from "./house.ts";
import type { State } from "../floor/base/page.ts";
import { fieldsOf, isTable } from "../floor/base/browser-values.ts";
import { declared, parse, whole } from "../floor/kept/thing.ts";
import { type GameDescriptor, FIRST_GAME, gameOf, isGame } from "../play/games/index.ts";
import { isUnfinished } from "./unfinished.ts";

/** The parts of rooms, by their names: each room checks its own. */
const areParts = whole<Record<string, unknown> | null>(
  (stored) => (isTable(stored) ? fieldsOf(stored) : null),
  null,
);

export const UNFINISHED = declared({ key: "reversi.unfinished.1", place: "tab", check: areParts });
/** Of two tabs, the one that has begun something last. */
export const LASTING = declared({ key: "reversi.lasting.1", place: "visitor", check: areParts });
/** The parts of games of other kinds, which wait while the tab shows one. */
const WAITING = declared({ key: "reversi.waiting.1", place: "tab", lasts: true, check: areParts });
/** Which of the page's games the tab has on its board. */
export const TAB_GAME = declared<string | null>({
  key: "reversi.tab-game.1",
  place: "tab",
  check: whole((stored) => (isGame(stored) ? String(stored) : null), null),
});

/** @param parts of the rooms */
export function createUnfinishedStorage(parts: House["unfinished"], kept: Kept) {
  const lasting = createLasting(parts, kept);

  /** The unfinished parts of the tab; in a new one, those that outlived the last to begin any. */
  const unfinished = () => kept.find(UNFINISHED).value ?? lasting.find();

  /**
   * The stored form of what belongs to the game of a kind that has waited; in a new tab, what
   * outlived the last one.
   */
  const waitingForm = ({ id }: GameDescriptor) =>
    fieldsOf(fieldsOf(kept.find(WAITING).value)[id] ?? lasting.waiting()[id]);

  return {
    /** Whether the tab, or the last one, has left something unfinished. */
    has: () => isUnfinished(unfinished()),
    read: () => parts.check(unfinished()),
    /** The parts that outlive the tab that has stored them last. */
    readLasting: () => parts.check(lasting.find()),
    /** Whether the tab has kept a review of the game on its board. */
    isReviewed: () =>
      fieldsOf(fieldsOf(kept.find(UNFINISHED).value).review).transcript !== undefined,
    /** Whether something is there that outlives the tab. */
    isLasting: lasting.isThere,

    waitingForm,

    /** The parts of the game of a kind that has waited. */
    waitingParts: (game: GameDescriptor) => parts.checkParts(waitingForm(game)),

    /** The choices, with the game that this tab shows: the choice of another tab is for its own. */
    withTabGame(stored: Choices) {
      const { value } = kept.find(TAB_GAME);
      return value !== null && value !== chosenIn(stored) ? { ...stored, game: value } : stored;
    },

    /** The parts that another tab has started stay until this one begins something. */
    save(shownState: State, before: State | null) {
      if (before !== null && gameOf(shownState) !== gameOf(before)) lasting.noteWaiting(before);
      if (before !== null && !parts.isProgress(shownState, before)) return;
      kept.put(UNFINISHED, parts.form(shownState));
      lasting.save(shownState);
    },

    saveTabGame({ settings: { stored } }: State, before: State | null) {
      if (before && chosenIn(stored) === chosenIn(before.settings.stored)) return;
      kept.put(TAB_GAME, chosenIn(stored));
    },

    /** Keeps what belongs to a game beside it, while a game of another kind is on the board. */
    saveWaiting(state: State, before: State | null) {
      if (before === null || gameOf(state) === gameOf(before)) return;
      kept.put(WAITING, {
        ...kept.find(WAITING).value,
        [gameOf(before).id]: parts.partsOfGame(before),
      });
    },
  };
}

/** The game that the visitor has chosen. */
function chosenIn(stored: Choices) {
  return String(stored.game ?? FIRST_GAME.id);
}

/** The parts that outlive the tab: of the game that it shows, and of those that wait. */
function createLasting(parts: House["unfinished"], kept: Kept) {
  /** as the last state had it */
  let last: string | null = null;
  /** what outlives the tab of the games that wait */
  let ofWaiting: Record<string, unknown> | null = null;
  const find = () => kept.find(LASTING).value;

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
      const lasting = parts.lastingPartsOfGame(before);
      const { [gameOf(before).id]: _, ...others } = waiting();
      ofWaiting = isUnfinished(lasting) ? { ...others, [gameOf(before).id]: lasting } : others;
    },
    /** The parts of another tab stay until this one changes them. */
    save(shownState: State) {
      const waits = waiting();
      const text = JSON.stringify({
        ...parts.lastingForm(shownState),
        waiting: Object.keys(waits).length > 0 ? waits : null,
      });
      if (last !== null && last !== text) kept.put(LASTING, JSON.parse(text));
      last = text;
    },
  };
}
