/** What is kept of the visitor's mistakes; those of two tabs become one list. Pure. */

import type { Side, Square } from "../../../reversi-rules.js";
import type { Seen } from "../../floor/base/erased-parts.ts";
import type { GameText } from "../../play/game/session.ts";
import type { Scheduled } from "../exercises/schedule.ts";

/**
 * A game that waits for its review: the visitor's side, the other player, the opening by its
 * moves, and when it ended, in milliseconds since 1970.
 */
export type Waiting = Pick<GameText, "setup" | "transcript"> & {
  side: Side;
  opponent: string;
  opening: string;
  time: number;
};

/**
 * The costs of the visitor's moves of a reviewed game, in discs, and their number: one entry
 * for each phase.
 */
export interface Reviewed {
  opponent: string;
  opening: string;
  time: number;
  phases: readonly { moves: number; lost: number }[];
}

/** A mistake, with the best move in its place. */
export type Mistake = Scheduled & { position: string; square: Square; best: Square; loss: number };

export interface Lists {
  waiting: readonly Waiting[];
  games: readonly Reviewed[];
  list: readonly Mistake[];
}

/** What was erased and waits for its way back. */
export type ErasedMistakes = Lists & Seen;

/** `on` is whether finished games are added. */
export interface KeptMistakes extends Lists {
  on: boolean;
  erased: ErasedMistakes | null;
}

export const NO_LISTS: Lists = { waiting: [], games: [], list: [] };

export const NOTHING_KEPT: KeptMistakes = { on: false, ...NO_LISTS, erased: null };

/** The mistakes of two tabs. */
export function mergedMistakes(own: KeptMistakes, other: KeptMistakes): KeptMistakes {
  const [erased, others] = [own.erased, other.erased];
  return {
    on: own.on,
    ...mergedLists(own, other),
    erased: erased && others ? mergedErased(erased, others) : (erased ?? others),
  };
}

/** What two tabs have erased, which waits for as long as what was erased last. */
function mergedErased(own: ErasedMistakes, other: ErasedMistakes): ErasedMistakes {
  const isLater = own.day > other.day || (own.day === other.day && own.seen < other.seen);
  return { ...(isLater ? own : other), ...mergedLists(own, other) };
}

/**
 * The games of both, where one that is reviewed in either waits in none, and of a mistake what the
 * later answer has made of it.
 * @returns new lists
 */
export function mergedLists(own: Lists, other: Lists): Lists {
  const games = byName([...other.games, ...own.games], gameName);
  const waiting = byName([...other.waiting, ...own.waiting], ({ transcript }) => transcript);
  const isLater = (one: Mistake, than: Mistake) =>
    (one.due ?? Number.POSITIVE_INFINITY) > (than.due ?? Number.POSITIVE_INFINITY);
  const list = byName([...other.list, ...own.list], ({ position }) => position, isLater);
  return {
    waiting: [...waiting.values()].filter((game) => !games.has(gameName(game))),
    games: [...games.values()],
    list: [...list.values()],
  };
}

const gameName = ({ opponent, opening, time }: Pick<Waiting, "opponent" | "opening" | "time">) =>
  `${time} ${opening} ${opponent}`;

/** Values by their names, of two with the same name the first one unless the other replaces it. */
function byName<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
  replaces: (value: T, first: T) => boolean = () => false,
) {
  const named: Map<string, T> = new Map();
  for (const value of values) {
    const first = named.get(nameOf(value));
    if (first === undefined || replaces(value, first)) named.set(nameOf(value), value);
  }
  return named;
}
