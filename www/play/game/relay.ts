/**
 * A game of a file that somebody rewrites while it is played: the board follows its moves. Who has
 * stepped back stays there, and who has played something else keeps that. What is wrong with the
 * file is said, and the board stays as it was. Pure.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Source } from "./read-collection.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { FIRST_GAME } from "../games/index.ts";

/**
 * Why the board does not show what is in the file: there is none, it or its game cannot be read, or
 * the game has fewer moves than before.
 */
export type RelayFault = "missing" | "unread" | "shorter";

/**
 * `good` is when the file last was as it should be, in milliseconds since 1970; `number` is that of
 * the game that the board follows, null before the first one.
 */
export interface Relay {
  good: number;
  fault: RelayFault | null;
  number: number | null;
}

/** Whether files are those of the address that the board follows already. */
export function isRenewal(
  { collection: { relay, source: knownSource } }: Pick<Core, "collection">,
  source: Source | null,
) {
  return relay !== null && source?.relay === true && knownSource?.address === source.address;
}

/** The game of the list that the board follows. */
export function followedGame({ collection: { games, relay } }: Core) {
  return games.find(({ number }) => number === relay?.number);
}

/** Whether the board holds the game that it follows, with the moves that came and no others. */
export function holdsFollowed(state: Core) {
  const { game, collection } = state;
  const { relay, current, placed } = collection;
  return (
    relay !== null &&
    relay.number === current &&
    game.game === FIRST_GAME.id &&
    game.line.join("") === placed?.transcript &&
    holdsOwnGame(state)
  );
}

/** Whether the board shows the last move of the game that it follows. */
export function isLive(state: Core) {
  const { ply, line } = state.game;
  return holdsFollowed(state) && ply === line.length;
}

/** Whether there is a game to go back to that the board follows. */
export function canGoLive(state: Core) {
  const { relay, games } = state.collection;
  return relay !== null && !isLive(state) && games.some(({ number }) => number === relay.number);
}
