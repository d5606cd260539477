/**
 * Playing with a friend by links, as the page takes it in. What is needed for it loads when the
 * first link is sent or has arrived.
 */

import type { Room, Stored } from "../../play/ui/room.ts";
import type { StateOf } from "../../floor/base/page.ts";
import type { FriendsSlice } from "./friends.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { leave } from "../../play/board/owner.ts";
import { mayResign } from "../../play/board/fair-play.ts";
import { playerOf } from "../../play/board/seats.ts";
import { maySend } from "../../play/board/forfeit.ts";
import { owesMoves } from "../../play/board/friend-game.ts";
import { arrivalOf } from "../../floor/start/fragment.ts";
import { next } from "../../play/game/status-text.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

/** Fragments of links inside a text. */
const FRAGMENTS = /#\S+/g;

/** A link that waits for an answer, as it is stored: a reload and the next tab ask again. */
const storedLink: Stored<"friends"> = {
  form: (state) => ({ link: unansweredIn(state) }),
  lasting: (state) => ({ link: unansweredIn(state) }),
  differs: (state, before) => unansweredIn(state) !== unansweredIn(before),
  check: ({ link }) => ({ link: linkIn(link) }),
  prepare: ({ store }, { link }) => {
    if (typeof link === "string") store.dispatch({ type: "friend-arrived", fragment: link });
  },
};

const loadFriends = panelLoader(
  "friends",
  ["friends", "nearby"],
  () => import("./friends-view.ts"),
);

export const room = {
  handlers: {
    "friend-arrived": (state, { fragment }) => withFriends(state, { arrived: fragment }),
    "friend-taken": (state) =>
      state.friends.arrived === null ? state : withFriends(state, { arrived: null }),
    "friend-tied": (state, { friend }) => ({ ...state, friend }),
    "friend-continues": (state, { friend }) => ({ ...leave(state), friend }),
    "friend-sheet": (state, { sheet }) => withFriends(state, { sheet }),
    "friend-unanswered": (state) => withErased(closeSheet(state), "link", unansweredIn(state)),
    "friend-said": (state, { key }) => ({ ...state, notice: { kind: "friend", key } }),
  },
  moved: (state, before, event) => {
    if (event.type !== "moved") return state;
    if (playerOf(before, event.side) === "friend") return closeSheet(state);
    return offerLink(state);
  },
  // The visitor may have moved before this room was here.
  joined: (state) => (state.notice.kind === "moved" ? offerLink(state) : state),
  replaced: closeSheet,
  settled: (state) => {
    const kind = state.friends.sheet?.kind;
    const isPast = (kind === "send" && !maySend(state)) || (kind === "resign" && !mayResign(state));
    return isPast ? closeSheet(state) : state;
  },
  erases: {
    link: {
      check: linkIn,
      putBack: ({ store }, value) => {
        store.dispatch({ type: "friend-arrived", fragment: String(value) });
        return null;
      },
    },
  },
  unfinished: storedLink,
  says: {
    friend: (texts, state, { key }) =>
      texts.sentences(key === "resigned" ? "" : texts.t(`said-friend-${key}`), next(state, texts)),
  },
  part: {
    wants: ({ friends }) => friends.sheet !== null || friends.arrived !== null,
    load: async ({ root, actions, context }) =>
      (await loadFriends()).createFriendsView(root, actions, context),
  },
  actions: ({ store }) => ({
    receive: (fragment) => store.dispatch({ type: "friend-arrived", fragment }),
    // A dialog that closes says so later: another one may be open by then.
    closeFriendSheet: (kind) => {
      if (store.get().friends.sheet?.kind !== kind) return;
      if (kind === "received") store.dispatch({ type: "friend-unanswered" });
      else store.dispatch({ type: "friend-sheet", sheet: null });
    },
  }),
  takes: ({ store }, text) => {
    const arrival = text
      .match(FRAGMENTS)
      ?.map(arrivalOf)
      .find((found) => found !== null);
    if (!arrival) return null;
    store.dispatch(arrival);
    return Promise.resolve(null);
  },
} satisfies Room<"friends">;

/** Opens the sheet with the link once the visitor's move is complete. */
function offerLink<S extends StateOf<"friends">>(state: S): S {
  const { turn } = state.game;
  const isComplete = turn === null || playerOf(state, turn) === "friend";
  return isComplete && owesMoves(state) ? withFriends(state, { sheet: { kind: "send" } }) : state;
}

/** The link that waits for an answer; null if none does. */
function unansweredIn({ friends: { sheet, arrived } }: StateOf<"friends">) {
  return sheet?.kind === "received" ? sheet.received.incoming.link : arrived;
}

/** @returns null if it is no link of a friend */
function linkIn(value: unknown): string | null {
  return typeof value === "string" && arrivalOf(value)?.type === "friend-arrived" ? value : null;
}

function closeSheet<S extends StateOf<"friends">>(state: S): S {
  return state.friends.sheet === null ? state : withFriends(state, { sheet: null });
}

function withFriends<S extends StateOf<"friends">>(state: S, changes: Partial<FriendsSlice>): S {
  return { ...state, friends: { ...state.friends, ...changes } };
}
