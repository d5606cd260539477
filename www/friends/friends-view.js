/**
 * The sheets of a game with a friend, in one view: the link that is sent, and what has arrived.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { query } from "../base/dom.js";
import { createReceivedView } from "./received-view.js";
import { createSendView } from "./send-view.js";
import { receive } from "../links/receive-steps.js";

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {Context} context
 */
export function createFriendsView(root, actions, context) {
  const { store } = context;
  const dialog = (/** @type {string} */ id) => query(root, `dialog#${id}`, HTMLDialogElement);
  const views = [
    createSendView(dialog("send"), actions, context),
    createReceivedView(dialog("received"), actions, context),
  ];

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} texts
     */
    update(state, _before, texts) {
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
