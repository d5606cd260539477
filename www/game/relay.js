/**
 * A game of a file that somebody rewrites while it is played: the board follows its moves. Who has
 * stepped back stays there, and who has played something else keeps that. What is wrong with the
 * file is said, and the board stays as it was. Pure.
 *
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 *
 * Why the board does not show what is in the file: there is none, it or its game cannot be read, or
 * the game has fewer moves than before.
 * @typedef {"missing" | "unread" | "shorter"} RelayFault
 *
 * `good` is when the file last was as it should be, in milliseconds since 1970; `number` is that of
 * the game that the board follows, null before the first one.
 * @typedef {{good: number, fault: RelayFault | null, number: number | null}} Relay
 */

import { holdsOwnGame } from "../board/shown-game.js";
import { FIRST_GAME } from "../games/index.js";
import { linesOf } from "./previous-game.js";

/**
 * Whether files are those of the address that the board follows already.
 * @param {Pick<State, "collection">} state
 * @param {import("./read-collection.js").Source | null} source
 */
export function isRenewal({ collection: { relay, source: known } }, source) {
  return relay !== null && source?.relay === true && known?.address === source.address;
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "relay-checked"}} event
 * @returns {State}
 */
export function relayHeard(state, { fault, added = 0, follows = false, time }) {
  const { collection, notice } = state;
  const { relay } = collection;
  if (relay === null) return state;
  const good = fault === null ? time : relay.good;
  const placed = follows ? linesOf(state) : collection.placed;
  const after = {
    ...state,
    collection: { ...collection, placed, relay: { ...relay, good, fault } },
  };
  if (fault !== null && fault !== relay.fault)
    return { ...after, notice: { kind: "relay", fault, time: good } };
  if (added > 0) return { ...after, notice: { kind: "relay-ahead", count: added } };
  const isBack = fault === null && relay.fault !== null && notice.kind === "relay";
  return isBack ? { ...after, notice: { kind: "relay-back" } } : after;
}

/**
 * Whether the board holds the game that it follows, with the moves that came and no others.
 * @param {State} state
 */
export function holdsFollowed(state) {
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

/** Whether the board shows the last move of the game that it follows. @param {State} state */
export function isLive(state) {
  const { ply, line } = state.game;
  return holdsFollowed(state) && ply === line.length;
}

/** Whether there is a game to go back to that the board follows. @param {State} state */
export function canGoLive(state) {
  const { relay, games } = state.collection;
  return relay !== null && !isLive(state) && games.some(({ number }) => number === relay.number);
}
