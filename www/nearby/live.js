/**
 * A live game: moves of this page go to the other one, and what comes from there is taken as if it
 * were a link. Every message is checked; whatever is none is dropped.
 *
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Consent, Message } from "./messages.js"
 * @import { NearbyNotice } from "./nearby.js"
 */

import { hasFriend, sentPlies } from "../board/friend-game.js";
import { jump, startGame } from "../game/game-steps.js";
import { otherSide } from "../games/sides.js";
import { acceptInvitation, receive } from "../links/receive-steps.js";
import { fragmentOf, tieGame } from "../links/send-steps.js";
import { readMessage, writeMessage } from "./messages.js";

/**
 * @param {Context} context
 * @param {(text: string) => boolean} send
 * @param {() => void} bye ends the connection
 * @param {() => void} show shows what has changed here
 */
export function createLive(context, send, bye, show) {
  const { store } = context;
  /** @type {{what: Consent, ply: number} | null} what the other side asks for */
  let asked = null;
  /** @type {{what: Consent, ply: number} | null} what this side has asked for */
  let asking = null;
  /** The link that the other side has. */
  let known = "";
  /** While a message is taken, what changes here is no move of this side. */
  let isTaking = false;
  /** What has come is taken in turn. */
  let taking = Promise.resolve();

  const say = (/** @type {NearbyNotice} */ key) => store.dispatch({ type: "nearby-said", key });
  const post = (/** @type {Message} */ message) => send(writeMessage(message));

  /** The game goes over if it has moves that the other side does not have. @param {State} state */
  function sendGame(state) {
    if (isTaking || !hasFriend(state.settings.current)) return;
    tieGame(context);
    const now = store.get();
    if (now.friend === null) return;
    const link = fragmentOf(context, now);
    if (link === known || !post({ type: "game", link })) return;
    known = link;
    const agreed = Math.max(now.friend.agreed, sentPlies(now));
    if (agreed > now.friend.agreed)
      store.dispatch({ type: "friend-tied", friend: { ...now.friend, agreed } });
    store.dispatch({ type: "friend-sheet", sheet: null });
  }

  /** @param {string} link */
  async function takeGame(link) {
    await receive(context, link);
    const { sheet } = store.get().friends;
    if (sheet?.kind === "received" && sheet.received.kind === "invitation") {
      const mine = store.get().friend;
      await acceptInvitation(context, sheet.received.incoming, mine?.names[mine.mine] ?? "");
    }
    const state = store.get();
    if (state.friend !== null) known = fragmentOf(context, state);
  }

  /** @param {number} ply */
  function takeBack(ply) {
    const { friend, game } = store.get();
    if (friend === null || ply >= game.ply) return;
    store.dispatch({ type: "friend-tied", friend: { ...friend, agreed: ply } });
    jump(context, ply, false);
    known = fragmentOf(context, store.get());
  }

  /** A new game in which this side has the other colour. */
  function startAgain() {
    const { friend } = store.get();
    if (friend === null) return;
    const mine = otherSide(friend.mine);
    const choices = { [mine]: "human", [otherSide(mine)]: "friend" };
    store.dispatch({ type: "chosen", choices });
    startGame(context);
    tieGame(context);
    const tied = store.get().friend;
    if (tied) store.dispatch({ type: "friend-tied", friend: { ...tied, names: friend.names } });
    known = "";
    isTaking = false;
    sendGame(store.get());
  }

  /** @param {Message} message */
  async function take(message) {
    isTaking = true;
    if (message.type === "game") await takeGame(message.link);
    else if (message.type === "ask") asked = { what: message.what, ply: message.ply };
    else if (message.type === "resign") say("resigned");
    else if (message.type === "bye") bye();
    else if (asking?.what === message.what) {
      const { what, ply } = asking;
      asking = null;
      if (!message.yes) say("refused");
      else if (what === "undo") takeBack(ply);
      else startAgain();
    }
    isTaking = false;
    show();
  }

  return {
    asked: () => asked,
    sendGame,
    /** @param {unknown} data */
    received(data) {
      const message = readMessage(data);
      if (message !== null)
        taking = taking
          .then(() => take(message))
          .catch(() => {
            isTaking = false;
          });
    },
    /** Asks for the last own move back, or for another game. @param {Consent} what */
    ask(what) {
      const { game, friend } = store.get();
      const last = game.movers.slice(0, game.ply).lastIndexOf(friend?.mine ?? "black");
      if (what === "undo" && last < 0) return;
      asking = { what, ply: Math.max(last, 0) };
      if (post({ type: "ask", ...asking })) say("asked");
    },
    /** @param {boolean} yes */
    answer(yes) {
      if (asked === null) return;
      const { what, ply } = asked;
      asked = null;
      if (yes && what === "undo") takeBack(ply);
      post({ type: "answer", what, yes });
      show();
    },
    resign() {
      if (post({ type: "resign" })) say("resign-sent");
    },
    leave: () => post({ type: "bye" }),
  };
}
