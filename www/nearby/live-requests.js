/**
 * Requests between the players of a live game: their last move back, or another game.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { createLiveGame } from "./live-game.js"
 * @import { Consent, Message } from "./messages.js"
 * @import { NearbyNotice } from "./nearby.js"
 *
 * @typedef {{what: Consent, ply: number}} Request
 */

import { ownPlayed } from "../game/played.js";
import { otherSide } from "../games/sides.js";

/**
 * @param {Context} context
 * @param {object} side
 * @param {(message: Message) => boolean} side.post
 * @param {(key: NearbyNotice) => void} side.say
 * @param {Pick<ReturnType<typeof createLiveGame>,
 *   "resume" | "takeBack" | "startAgain" | "awaitGame">} side.live
 */
export function createLiveRequests({ store }, { post, say, live }) {
  /** @type {Request | null} */
  let incoming = null;
  /** @type {Request | null} */
  let outgoing = null;

  return {
    incoming: () => incoming,
    /**
     * Puts a request to the visitor, or refuses one that cannot be granted.
     * @param {Request} request
     */
    receive({ what, ply }) {
      if (canGrant(store.get(), { what, ply })) {
        incoming = { what, ply };
        live.resume();
      } else post({ type: "answer", what, yes: false });
    },
    /** @param {Extract<Message, {type: "answer"}>} answer */
    receiveAnswer({ what, yes }) {
      if (outgoing?.what !== what) return;
      const { ply } = outgoing;
      outgoing = null;
      if (!yes) say("refused");
      else if (what === "undo") live.takeBack(ply);
      else live.startAgain();
    },
    /** Asks for the last own move back, or for another game. @param {Consent} what */
    ask(what) {
      const { game, friend } = store.get();
      const last = lastMoveOf(game, friend?.mine ?? "black");
      if (what === "undo" && last < 0) return;
      outgoing = { what, ply: Math.max(last, 0) };
      if (post({ type: "ask", ...outgoing })) say("asked");
    },
    /** @param {boolean} yes */
    answer(yes) {
      if (incoming === null) return;
      const { what, ply } = incoming;
      incoming = null;
      if (yes && what === "undo") live.takeBack(ply);
      if (yes && what === "again") live.awaitGame();
      post({ type: "answer", what, yes });
    },
    /** Nothing is taken back in a game that is over. */
    dropIncomingAfterEnd() {
      if (store.get().friend?.resigned && incoming?.what === "undo") incoming = null;
    },
    /** A request was about the moves before those that have gone over. */
    dropOutgoing() {
      outgoing = null;
    },
    /** The game that has come answers a request to take a move back, or is about another move. */
    dropAnswered() {
      const { friend, game } = store.get();
      if (friend === null) return;
      if (friend.resigned && outgoing?.what === "undo") outgoing = null;
      const isLast = incoming?.ply === lastMoveOf(game, otherSide(friend.mine));
      if (incoming?.what === "undo" && (friend.resigned || !isLast)) incoming = null;
    },
    /** A new connection has no requests. */
    clear() {
      incoming = null;
      outgoing = null;
    },
  };
}

/**
 * Whether the other side may ask for this: of its moves, its last one alone comes back.
 * @param {State} state
 * @param {Request} request
 */
function canGrant(state, { what, ply }) {
  const { friend, game } = ownPlayed(state);
  if (friend === null) return false;
  if (what === "again") return true;
  return !friend.resigned && ply === lastMoveOf(game, otherSide(friend.mine));
}

/**
 * The number of moves before the last one of a side; -1 if it has none.
 * @param {State["game"]} game
 * @param {Side} side
 */
function lastMoveOf({ movers, ply }, side) {
  return movers.slice(0, ply).lastIndexOf(side);
}
