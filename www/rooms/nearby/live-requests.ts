/** Requests between the players of a live game: their last move back, or another game. */

import type { Side } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import type { createLiveGame } from "./live-game.ts";
import type { Consent, Message } from "./messages.ts";
import type { NearbyNotice } from "./nearby.ts";
import { ownPlayed } from "../../play/game/played.ts";
import { otherSide } from "../../play/games/sides.ts";

interface Request {
  what: Consent;
  ply: number;
}

interface Talk {
  post: (message: Message) => boolean;
  say: (key: NearbyNotice) => void;
  live: Pick<ReturnType<typeof createLiveGame>, "resume" | "takeBack" | "startAgain" | "awaitGame">;
}

export function createLiveRequests({ store }: Context, { post, say, live }: Talk) {
  let incoming: Request | null = null;
  let outgoing: Request | null = null;

  return {
    incoming: () => incoming,
    /** Puts a request to the visitor, or refuses one that cannot be granted. */
    receive({ what, ply }: Request) {
      if (canGrant(store.get(), { what, ply })) {
        incoming = { what, ply };
        live.resume();
      } else post({ type: "answer", what, yes: false });
    },
    receiveAnswer({ what, yes }: Extract<Message, { type: "answer" }>) {
      if (outgoing?.what !== what) return;
      const { ply } = outgoing;
      outgoing = null;
      if (!yes) say("refused");
      else if (what === "undo") live.takeBack(ply);
      else live.startAgain();
    },
    /** Asks for the last own move back, or for another game. */
    ask(what: Consent) {
      const { game, friend } = store.get();
      const last = lastMoveOf(game, friend?.mine ?? "black");
      if (what === "undo" && last < 0) return;
      outgoing = { what, ply: Math.max(last, 0) };
      if (post({ type: "ask", ...outgoing })) say("asked");
    },
    answer(yes: boolean) {
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

/** Whether the other side may ask for this: of its moves, its last one alone comes back. */
function canGrant(state: Core, { what, ply }: Request) {
  const { friend, game } = ownPlayed(state);
  if (friend === null) return false;
  if (what === "again") return true;
  return !friend.resigned && ply === lastMoveOf(game, otherSide(friend.mine));
}

/** The number of moves before the last one of a side; -1 if it has none. */
function lastMoveOf({ movers, ply }: Core["game"], side: Side) {
  return movers.slice(0, ply).lastIndexOf(side);
}
