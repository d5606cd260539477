/** The sheets of a game with a friend, in one view: the link that is sent, and what has arrived. */

import type { Actions, Context, StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { query } from "../../floor/base/dom.ts";
import { createReceivedView } from "./received-view.ts";
import { createSendView } from "./send-view.ts";
import { receive } from "../../play/links/receive-steps.ts";

export function createFriendsView(root: Document, actions: Actions, context: Context<"friends">) {
  const { store } = context;
  const dialog = (id: string) => query(root, `dialog#${id}`, HTMLDialogElement);
  const views = [
    createSendView(dialog("send"), actions, context),
    createReceivedView(dialog("received"), actions, context),
  ];

  return {
    update(state: StateOf<"friends">, _before: StateOf<"friends"> | null, texts: Texts) {
      const { arrived } = state.friends;
      if (arrived !== null && arrived === store.get().friends.arrived) {
        store.dispatch({ type: "friend-taken" });
        void receive(context, arrived);
        return;
      }
      for (const view of views) view.update(state, texts);
    },
  };
}
