/**
 * A live game with another device. Every message is checked, and taken in turn; whatever is none is
 * dropped.
 *
 * @import { Context } from "../app/context.js"
 * @import { Consent, Message } from "./messages.js"
 * @import { NearbyNotice } from "./nearby.js"
 */

import { createLiveGame } from "./live-game.js";
import { createLiveRequests } from "./live-requests.js";
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
  const say = (/** @type {NearbyNotice} */ key) => store.dispatch({ type: "nearby-said", key });
  const post = (/** @type {Message} */ message) => send(writeMessage(message));
  const live = createLiveGame(context, {
    ...{ post, say, name },
    sending: () => requests.dropIncomingAfterEnd(),
    sent: () => requests.dropOutgoing(),
    taken: () => requests.dropAnswered(),
  });
  const requests = createLiveRequests(context, { post, say, live });
  /** The message that is being taken. */
  let taking = Promise.resolve();

  /** @param {Message} message */
  async function take(message) {
    if (message.type === "game") await live.take(message.link);
    else if (message.type === "ask") requests.receive(message);
    else if (message.type === "answer") requests.receiveAnswer(message);
    else bye();
    show();
  }

  return {
    request: requests.incoming,
    sendGame: live.send,
    /** A new connection: no request waits on either side. @param {boolean} isGuest */
    begin(isGuest) {
      requests.clear();
      live.begin(isGuest);
    },
    /** @param {unknown} data */
    received(data) {
      const message = readMessage(data);
      // A message that cannot be taken is dropped.
      if (message !== null) taking = taking.then(() => take(message)).catch(() => {});
    },
    ask: (/** @type {Consent} */ what) => requests.ask(what),
    answer(/** @type {boolean} */ yes) {
      requests.answer(yes);
      show();
    },
    leave: () => post({ type: "bye" }),
  };
}
