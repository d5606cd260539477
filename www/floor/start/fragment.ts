/** Fragments of addresses: what each holds. Pure; also for a page that has not started. */

import { gameNumberIn } from "../../../embed/host-page/game-number.ts";

/** The game of links without a name: they are older than the other games. */
const UNNAMED_GAME = "reversi";

/** A fragment with a game has at least one of these: moves, a position, or how the game begins. */
export const HOLD_GAME = ["m", "pos", "start", "first"];

/** The parts of a link from one person to another: the name of the game, or its result. */
const PERSONAL = ["g", "r"];

/** The fragment of a club's evening. */
const EVENING = "evening";

/** The parts of a link of a live game: the code of one of both devices. */
const NEARBY = ["offer", "answer"];

/**
 * Whether a fragment is more than a game: it is read beside what is on the board.
 * @param fragment such as "#m=f5&g=k7q2x9"
 */
export function isReadBeside(fragment: string) {
  return arrivalOf(fragment) !== null;
}

/**
 * The event with which a link from another person arrives, or one to a game of a list; null for any
 * other fragment.
 */
export function arrivalOf(
  fragment: string,
):
  | { type: "friend-arrived" | "nearby-arrived"; fragment: string }
  | { type: "collection-wanted"; number: number }
  | { type: "evening-open"; open: true }
  | null {
  const number = gameNumberIn(fragment);
  if (number !== null) return { type: "collection-wanted", number };
  const parameters = new URLSearchParams(fragment.slice(1));
  const has = (name: string) => parameters.has(name);
  if (fragment === `#${EVENING}`) return { type: "evening-open", open: true };
  if (PERSONAL.some(has)) return { type: "friend-arrived", fragment };
  return NEARBY.some(has) ? { type: "nearby-arrived", fragment } : null;
}

/**
 * The name of the game that a fragment holds; null if it names none.
 * @param fragment such as "#game=connect-four&m=4453"
 */
export function gameInFragment(fragment: string) {
  const parameters = new URLSearchParams(fragment.slice(1));
  const holdsGame = HOLD_GAME.some((name) => parameters.has(name));
  return parameters.get("game") ?? (holdsGame ? UNNAMED_GAME : null);
}
