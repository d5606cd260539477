/**
 * A live game with another device. Every message is checked, and taken in turn; whatever is none is
 * dropped.
 */

import type { Context } from "../../floor/base/page.ts";
import type { NearbyNotice } from "./nearby.ts";
import { createLiveGame } from "./live-game.ts";
import { createLiveRequests } from "./live-requests.ts";
import { type Consent, type Message, readMessage, writeMessage } from "./messages.ts";

export function createLive(
  context: Context<"friends">,
  {
    send,
    bye,
    show,
    name,
  }: {
    send: (text: string) => boolean;
    bye: () => void;
    show: () => void;
    /** The visitor's. */
    name: () => string;
  },
) {
  const { store } = context;
  const say = (key: NearbyNotice) => store.dispatch({ type: "nearby-said", key });
  const post = (message: Message) => send(writeMessage(message));
  const live = createLiveGame(context, {
    ...{ post, say, name },
    sending: () => requests.dropIncomingAfterEnd(),
    sent: () => requests.dropOutgoing(),
    taken: () => requests.dropAnswered(),
  });
  const requests = createLiveRequests(context, { post, say, live });
  /** The message that is being taken. */
  let taking = Promise.resolve();

  async function take(message: Message) {
    if (message.type === "game") await live.take(message.link);
    else if (message.type === "ask") requests.receive(message);
    else if (message.type === "answer") requests.receiveAnswer(message);
    else bye();
    show();
  }

  return {
    request: requests.incoming,
    sendGame: live.send,
    /** A new connection: no request waits on either side. */
    begin(isGuest: boolean) {
      requests.clear();
      live.begin(isGuest);
    },
    received(data: unknown) {
      const message = readMessage(data);
      // A message that cannot be taken is dropped.
      if (message !== null) taking = taking.then(() => take(message)).catch(() => {});
    },
    ask: (what: Consent) => requests.ask(what),
    answer(yes: boolean) {
      requests.answer(yes);
      show();
    },
    leave: () => post({ type: "bye" }),
  };
}
