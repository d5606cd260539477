/**
 * A live game: moves of this page go to the other one, and what comes from there is taken as if it
 * were a link. Every message is checked; whatever is none is dropped.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Consent, Message } from "./messages.js"
 * @import { NearbyNotice } from "./nearby.js"
 */

import { hasFriend, sentPlies } from "../board/friend-game.js";
import { holdsOwnGame } from "../board/selectors.js";
import { jump, startGame } from "../game/game-steps.js";
import { ownPlayed } from "../game/played.js";
import { otherSide } from "../games/sides.js";
import { acceptInvitation, receive } from "../links/receive-steps.js";
import { fragmentOf, tieGame } from "../links/send-steps.js";
import { readMessage, writeMessage } from "./messages.js";

/**
 * @param {Context} context
 * @param {object} side
 * @param {(text: string) => boolean} side.send
 * @param {() => void} side.bye ends the connection
 * @param {() => void} side.show shows what has changed here
 * @param {() => string} side.name the visitor's
 */
export function createLive(context, { send, bye, show, name }) {
  const { store } = context;
  /** @type {{what: Consent, ply: number} | null} what the other side asks for */
  let asked = null;
  /** @type {{what: Consent, ply: number} | null} what this side has asked for */
  let asking = null;
  /** The link that the other side has. */
  let known = "";
  /** Whether a game that is unknown here is the one that both sides are about to play. */
  let awaitsGame = false;
  /** While a message is taken, what changes here is no move of this side. */
  let isTaking = false;
  /** What has come is taken in turn. */
  let taking = Promise.resolve();

  const say = (/** @type {NearbyNotice} */ key) => store.dispatch({ type: "nearby-said", key });
  const post = (/** @type {Message} */ message) => send(writeMessage(message));

  /**
   * The game goes over if it has moves that the other side does not have; an exercise that is on
   * the board in its place does not.
   * @param {State} state
   */
  function sendGame(state) {
    if (isTaking || awaitsGame || !hasFriend(state.settings.current)) return;
    if (!holdsOwnGame(state)) return;
    tieGame(context);
    const now = store.get();
    if (now.friend === null) return;
    // Nothing is taken back in a game that is over.
    if (now.friend.resigned && asked?.what === "undo") asked = null;
    const link = fragmentOf(context, now);
    if (link === known || !post({ type: "game", link })) return;
    known = link;
    // What was asked was about the moves before this one.
    asking = null;
    const agreed = Math.max(now.friend.agreed, sentPlies(now));
    if (agreed > now.friend.agreed)
      store.dispatch({ type: "friend-tied", friend: { ...now.friend, agreed } });
    store.dispatch({ type: "friend-sheet", sheet: null });
  }

  /** @param {string} link */
  async function takeGame(link) {
    const { friend: before } = store.get();
    const sent = sentIn(link);
    // The other side moves for itself alone.
    if (before?.g === sent.g && before.mine[0] === sent.by) return;
    await receive(context, link);
    const { friends, notice } = store.get();
    const { sheet } = friends;
    const isAsked = sheet?.kind === "received";
    if (awaitsGame && isAsked && sheet.received.kind === "invitation")
      await acceptInvitation(context, sheet.received.incoming, name());
    else if (notice.kind === "friend" && ["same", "older"].includes(notice.key)) say("connected");
    const { friend, game } = store.get();
    if (friend?.g !== sent.g) return;
    awaitsGame = false;
    // The end of the game is the answer.
    if (friend.resigned && asking?.what === "undo") asking = null;
    const isAskedLast = asked?.ply === lastMoveOf(game, otherSide(friend.mine));
    if (asked?.what === "undo" && (friend.resigned || !isAskedLast)) asked = null;
    known = fragmentOf(context, store.get());
    const own = sentIn(known);
    const lacksMoves = own.moves.startsWith(sent.moves) && own.moves !== sent.moves;
    const lacks = lacksMoves || (own.result !== "" && sent.result === "");
    if (!lacks && own[friend.mine] === sent[friend.mine]) return;
    known = "";
    isTaking = false;
    sendGame(store.get());
  }

  /** A question or an answer leads back to the game, as a move of the other side does. */
  function showGame() {
    const { friend } = store.get();
    if (friend !== null && !holdsOwnGame(store.get()))
      store.dispatch({ type: "friend-continues", friend });
  }

  /**
   * Puts a request to the visitor, or refuses one that cannot be granted and leaves the board as it
   * is.
   * @param {Extract<Message, {type: "ask"}>} message
   */
  function consider({ what, ply }) {
    if (!canGrant(what, ply)) {
      post({ type: "answer", what, yes: false });
      return;
    }
    asked = { what, ply };
    showGame();
  }

  /**
   * Whether the other side may ask for this: of its moves, its last one alone comes back.
   * @param {Consent} what
   * @param {number} ply
   */
  function canGrant(what, ply) {
    const { friend, game } = ownPlayed(store.get());
    if (friend === null) return false;
    if (what === "again") return true;
    return !friend.resigned && ply === lastMoveOf(game, otherSide(friend.mine));
  }

  /** @param {number} ply */
  function takeBack(ply) {
    showGame();
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
    else if (message.type === "ask") consider(message);
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
    /** A new connection: nothing is asked, and nothing is there. @param {boolean} isGuest */
    begin(isGuest) {
      asked = null;
      asking = null;
      known = "";
      awaitsGame = isGuest;
    },
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
      const last = lastMoveOf(game, friend?.mine ?? "black");
      if (what === "undo" && last < 0) return;
      asking = { what, ply: Math.max(last, 0) };
      if (post({ type: "ask", ...asking })) say("asked");
    },
    /** @param {boolean} yes */
    answer(yes) {
      if (asked === null) return;
      const { what, ply } = asked;
      asked = null;
      isTaking = true;
      if (yes && what === "undo") takeBack(ply);
      isTaking = false;
      if (yes && what === "again") awaitsGame = true;
      post({ type: "answer", what, yes });
      show();
    },
    leave: () => post({ type: "bye" }),
  };
}

/**
 * The number of moves before the last one of a side; -1 if it has none.
 * @param {State["game"]} game
 * @param {Side} side
 */
function lastMoveOf({ movers, ply }, side) {
  return movers.slice(0, ply).lastIndexOf(side);
}

/** What a link says of its game. @param {string} link */
function sentIn(link) {
  const parts = new URLSearchParams(link.slice(1));
  const text = (/** @type {string} */ name) => parts.get(name) ?? "";
  const [g, by, moves, result, black, white] = ["g", "by", "m", "r", "b", "w"].map(text);
  return { g, by, moves, result, black, white };
}
