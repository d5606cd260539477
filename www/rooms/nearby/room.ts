/**
 * A live game between two devices in one network, as the page takes it in. The connection loads
 * when the dialog is first opened, or a code has arrived.
 */

import type { Room } from "../../play/ui/room.ts";
import type { StateOf } from "../../floor/base/page.ts";
import type { NearbySlice } from "./nearby.ts";
import { next } from "../../play/game/status-text.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { query } from "../../floor/base/dom.ts";

const loadNearby = panelLoader("friends", ["friends", "nearby"], () => import("./nearby-view.ts"));

export const room = {
  handlers: {
    // A seat is the friend's in the invitation for which it was chosen, and in no later one.
    "nearby-open": (state, { open, seat = null }) => {
      const shownState = withNearby(state, { open, seat });
      // The code stays valid, but the visitor plays on meanwhile.
      return !open && isWaiting(state)
        ? { ...shownState, notice: { kind: "withdrawn" } }
        : shownState;
    },
    "nearby-arrived": (state, { fragment }) => withNearby(state, { arrived: fragment }),
    "nearby-taken": (state) =>
      state.nearby.arrived === null ? state : withNearby(state, { arrived: null }),
    "nearby-contact": (state, { contact }) => withNearby(state, { contact }),
    "nearby-said": (state, { key }) => ({ ...state, notice: { kind: "nearby", key } }),
  },
  // The steps that a lost contact leaves fill the line.
  says: {
    nearby: (texts, state, { key }) =>
      texts.sentences(texts.t(`said-nearby-${key}`), key === "lost" ? "" : next(state, texts)),
  },
  part: {
    wants: ({ nearby }) => nearby.open || nearby.arrived !== null,
    load: async ({ root, actions, context }) => {
      const dialog = query(root, "dialog#nearby", HTMLDialogElement);
      return (await loadNearby()).createNearbyView(dialog, actions, context);
    },
  },
  actions: ({ store }) => ({
    openNearby: (seat) => store.dispatch({ type: "nearby-open", open: true, seat }),
    closeNearby: () => {
      if (store.get().nearby.open) store.dispatch({ type: "nearby-open", open: false });
    },
  }),
} satisfies Room<"friends" | "nearby">;

/** Whether the sentence says that the other device is awaited. */
function isWaiting({ notice }: StateOf<"friends">) {
  return notice.kind === "nearby" && notice.key === "waiting";
}

function withNearby<S extends StateOf<"friends" | "nearby">>(
  state: S,
  changes: Partial<NearbySlice>,
): S {
  return { ...state, nearby: { ...state.nearby, ...changes } };
}
